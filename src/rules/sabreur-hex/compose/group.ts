/** SH-GROUP, SH-ORDERS-06. Who is woken together, at what cost, and who of them acts first. */
import { type Composing, filled, type Press, type PressRow, spoken } from '../../../kernel/compose.ts';
import { awaited, type Draft, press, type Scope as ScopeOf } from '../../../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { companions, comrades } from '../candidates/mover.ts';
import { friendsOf } from '../field/engage.ts';
import { areAdjacent, hexesOf } from '../field/place.ts';
import { parse } from '../language/index.ts';
import { shownWord } from '../language/vocabulary.ts';
import { isAnyOpen } from '../look/orders-open.ts';
import { isPanicked, type State, type Unit, unitOf } from '../state.ts';
import { shortClauses } from '../tell/dice.ts';
import { activationCost } from '../turn/group.ts';

type Scope = ScopeOf<State>;

type Group = { readonly members: readonly Unit[]; readonly extras: readonly Unit[] };

/** `45L 57L +3G`, with its colon or not yet. Undefined: the draft is no group. */
export function groupStep(scope: Scope, draft: string): Composing | Refusal | undefined {
  const order = /[ :]/.test(draft) && parse(draft.replace(/:?$/, ':'));
  if (!order || order instanceof Refusal || order.kind !== 'act' || !order.group || order.unit) return undefined;
  const named = (ids: readonly string[]) => ids.map((id) => scope.now.units.find((unit) => unit.id === id));
  const { members, extras } = order.group;
  const group = { members: named(members), extras: named(extras) };
  const isThere = ![...group.members, ...group.extras].includes(undefined);
  return isThere ? composeGroup(scope, group as Group) : new Refusal('SH-LOSS-05', phrase('compose-gone'));
}

function composeGroup(scope: Scope, group: Group): Composing {
  const all = [...group.members, ...group.extras];
  const opening = `${textOf(group)}:`;
  const barred = scope.whyNot(opening);
  const first = barred ? [] : all.map((unit) => memberPress(scope, `${opening} `, unit));
  return {
    asks: phrase('compose-asks-group', { units: spoken({ en: opening, fr: opening }) }),
    lines: barred
      ? [phrase('compose-why-not', { why: barred.says, clause: shortClauses([barred.clause]) })]
      : [costLine(scope, group.members), phrase('compose-group-open')],
    rows: filled([{ says: phrase('compose-row-first'), presses: first }, together(scope, group)]),
    marks: awaited(all.flatMap(hexesOf)),
    ...(!barred && { whole: opening }),
  };
}

/** Whether an order to this unit alone wakes it. */
export function needsActivation(now: State, { text, id }: Draft): boolean {
  const unit = unitOf(now, id);
  return text === id && !now.group.includes(id) && !unit.activated && !isPanicked(unit);
}

export function joining(scope: Scope, draft: Draft): PressRow {
  const members = [unitOf(scope.now, draft.id)];
  return needsActivation(scope.now, draft) ? together(scope, { members, extras: [] }) : { presses: [] };
}

/** Friends beside it, who may join or may not, and the scouts and guns that go along for nothing. */
function together({ now, whyNot, isOwn }: Scope, { members, extras }: Group): PressRow {
  const isNamed = (unit: Unit) => [...members, ...extras].includes(unit);
  const free = comrades(now, members);
  const beside = friendsOf(now, members[0]!).filter(
    (unit) => !free.includes(unit) && members.some((member) => areAdjacent(member, unit)),
  );
  const joined = (group: Group, says: Phrase): Press => press(textOf(group), says, whyNot(`${textOf(group)}:`));
  const own = (units: readonly Unit[]) => units.filter((unit) => isOwn(unit.id) && !isNamed(unit));
  return {
    says: phrase('compose-row-together'),
    presses: [
      ...own([...free, ...beside]).map((unit) => joined({ members: [...members, unit], extras }, memberSays(unit))),
      ...own(companions(now, members)).map((unit) =>
        joined({ members, extras: [...extras, unit] }, phrase('compose-companion', { unit: unit.name, id: unit.id })),
      ),
    ],
  };
}

function memberPress({ now, whyNot }: Scope, opening: string, unit: Unit): Press {
  const isOpen = isAnyOpen(now, unit, (text) => whyNot(opening + text));
  const refusal = isOpen ? undefined : whyNot(`${opening}${unit.id} ${shownWord('turnAbout', 'en')}`);
  return press(opening + unit.id, memberSays(unit), refusal);
}

function memberSays({ id, name }: Unit): Phrase {
  return phrase('compose-member', { unit: name, id });
}

function textOf({ members, extras }: Group): string {
  return [...members.map(({ id }) => id), ...extras.map(({ id }) => `+${id}`)].join(' ');
}

/** SH-ORDERS-06, -07, -14. */
export function costLine({ now, isAhead }: Scope, members: readonly Unit[]): Phrase {
  const { cost, reasons } = activationCost(
    now,
    members.map(({ id }) => id),
  );
  const points = isAhead ? 'none' : now.orderPoints;
  if (reasons.length === 0) return phrase('compose-cost', { cost, points });
  return phrase('compose-cost-why', { cost, points, clause: shortClauses(reasons) });
}
