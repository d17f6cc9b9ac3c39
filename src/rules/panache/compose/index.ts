/**
 * Composing an order by pressing, step by step. What may be pressed comes from the branches of the growing order; whether
 * it may is found out by playing it, as everywhere.
 */
import { type Composing, filled, type Press } from '../../../kernel/compose.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../../kernel/play.ts';
import { nodeAt } from '../../../kernel/text/grow.ts';
import { turnOf } from '../look/threats.ts';
import { type Branch, isOpen } from '../language/branch.ts';
import { sown } from '../language/grown.ts';
import { shownWord } from '../language/vocabulary.ts';
import { allowanceLines } from '../look/allowance-lines.ts';
import { conditionLines } from '../look/unit-card.ts';
import { nounOf } from '../noun.ts';
import type { State } from '../state.ts';
import { composePlaces } from './places.ts';
import { awaited, type Scope, verb } from './scope.ts';
import { composeWhole } from './whole.ts';

/** `whyNot` tries an order on a position. In the enemy's turn it is as if the next one of its own had begun. */
export function compose(
  now: State,
  by: Side,
  draft: string,
  isOwn: Scope['isOwn'],
  whyNot: (text: string, now: State, by: Side) => Refusal | undefined,
): Composing | Refusal {
  const then = now.active === by ? now : turnOf(now, { side: enemyOf(by) });
  return stepOf({ now: then, by, isOwn, whyNot: (text) => whyNot(text, then, by) }, draft);
}

/** A draft is the beginning of an order, as the growing order has it: `3L`, `3L move`, `3L move 0805`. */
function stepOf(scope: Scope, draft: string): Composing | Refusal {
  if (draft === '') return composeUnits(scope);
  if (!scope.whyNot(draft)) return composeWhole(scope, draft);
  const node = nodeAt(sown(scope.now, scope.by), draft);
  if (!node) return scope.whyNot(draft) ?? new Refusal('PA-ACT-01', phrase('compose-gone'));
  const [unit, word] = draft.split(' ');
  return word === undefined ? composeVerbs(scope, unit!, node) : composePlaces(scope, draft, node);
}

/** Who moves; who cannot, says why. */
function composeUnits({ now, by, whyNot, isOwn }: Scope): Composing {
  const may = (text: string) => !whyNot(text);
  const all = sown(now, by).filter(({ grown, isWhole }) => isWhole || isOwn(grown.canonical));
  const units = all.filter(({ isWhole }) => !isWhole);
  const ends = all.filter(({ isWhole }) => isWhole);
  const presses = units.map((each): Press => {
    const text = each.grown.canonical;
    const says = phrase('pa-compose-unit', { unit: nounOf(now, text), id: text });
    const refusal = isOpen(each, may) ? undefined : whyIdle(now, text, whyNot);
    return { text, says, ...(refusal && { refusal }) };
  });
  const legal = presses.filter(({ refusal }) => !refusal);
  const ids = legal.map(({ text }) => text);
  return {
    asks: phrase('pa-compose-asks-unit'),
    lines: [],
    rows: filled([
      { says: phrase('compose-row-units'), presses: legal },
      { says: phrase('compose-row-barred'), presses: presses.filter(({ refusal }) => refusal) },
      { says: phrase('compose-row-end'), presses: ends.map((each) => endPress(each, whyNot)) },
    ]),
    marks: now.units.filter(({ id }) => ids.includes(id)).map(awaited),
  };
}

/** PA-ACT, PA-TOK, PA-RES. Why it neither moves nor leaves, or does not come. */
function whyIdle(now: State, id: string, whyNot: Scope['whyNot']): Refusal | undefined {
  const reserve = now.reserves.find(({ unit }) => unit.id === id);
  if (reserve) return whyNot(`${id} ${shownWord('enter', 'en')} ${reserve.entries[0]!.at}`);
  const unit = now.units.find((each) => each.id === id)!;
  return whyNot(`${id} ${shownWord('move', 'en')} ${unit.at}`);
}

function endPress({ grown }: Branch, whyNot: Scope['whyNot']): Press {
  const refusal = whyNot(grown.canonical);
  return { text: grown.canonical, says: phrase('compose-end-turn'), ...(refusal && { refusal }) };
}

/** What it is to do. */
function composeVerbs({ now, whyNot }: Scope, id: string, node: Branch): Composing | Refusal {
  const unit = now.units.find((each) => each.id === id);
  const may = (text: string) => !whyNot(text);
  const presses = node.grown.branches().map((each): Press => {
    const text = each.grown.canonical;
    const refusal = isOpen(each, may) ? undefined : whyNot(text);
    return { text, says: verb(each, node), ...(refusal && { refusal }) };
  });
  if (presses.length === 0) return whyIdle(now, id, whyNot) ?? new Refusal('PA-ACT-01', phrase('compose-gone'));
  return {
    asks: phrase('pa-compose-asks-verb', { unit: nounOf(now, id), id }),
    lines: unit ? [...allowanceLines(unit), ...conditionLines(unit)] : [],
    rows: filled([
      { presses: presses.filter(({ refusal }) => !refusal) },
      { says: phrase('compose-row-barred'), presses: presses.filter(({ refusal }) => refusal) },
    ]),
    marks: unit ? [awaited(unit)] : [],
  };
}
