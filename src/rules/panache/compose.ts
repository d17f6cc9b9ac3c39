/** The texts for building an order with buttons; of the hexes, a few useful ones, each with its cost. */
import { distance, type Hex } from '../../hex/grid.ts';
import type { Press } from '../../kernel/compose.ts';
import { type Branch, isOpen, lastWord } from '../../kernel/grammar/branch.ts';
import { noteOf } from '../../kernel/grammar/offered.ts';
import { composeBy, type Panel } from '../../kernel/grammar/panel.ts';
import { type Draft, type Scope, tail, telling } from '../../kernel/grammar/panel-step.ts';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf } from '../../kernel/play.ts';
import { grammar } from './language/grammar.ts';
import { shownWord } from './language/vocabulary.ts';
import { allowanceLines } from './look/allowance-lines.ts';
import { groundOf } from './look/ground.ts';
import { place } from './look/index.ts';
import { turnOf } from './look/threats.ts';
import { conditionLines } from './look/unit-card.ts';
import { nounOf } from './noun.ts';
import { isCharacter, type State, type Unit } from './state.ts';

/** The most hexes offered. */
const PLACES = 6;

const PANEL: Panel<State> = {
  branches: grammar.branches,
  begun: (now, by) => (now.active === by ? now : turnOf(now, { side: enemyOf(by) })),
  noun: nounOf,
  spots: ({ units }, id) => units.filter((each) => each.id === id).map(({ at }) => at),
  typed: phrase('compose-type-hex'),
  place,
  asksUnit: phrase('pa-compose-asks-unit'),
  unitSays: (now, id) => phrase('compose-member', { unit: nounOf(now, id), id }),
  whyIdle: ({ now, whyNot }, unit) =>
    isOpen(unit, (text) => !whyNot(text)) ? undefined : whyNot(tried(now, unit.grown.canonical)),
  about: ({ now }, { id }) => {
    const unit = onTable(now, id);
    return unit ? [...allowanceLines(unit), ...conditionLines(unit)] : [];
  },
  values: (scope, draft, open) => ({
    asks: phrase('pa-compose-asks-place', { unit: nounOf(scope.now, draft.id), id: draft.id }),
    lines: [phrase('compose-ends', { n: open.length })],
    rows: [{ presses: placePresses(scope, draft, open) }],
    isPlace: true,
  }),
  rows: [
    /** PA-RES-03, PA-OFF-05. */
    { says: phrase('pa-compose-row-further'), slots: ['to', 'at'] },
    /** PA-GAP-07. */
    { says: phrase('pa-compose-row-along'), slots: ['with'] },
  ],
  onward: placePresses,
};

export const compose = composeBy(PANEL);

function onTable(now: State, id: string): Unit | undefined {
  return now.units.find((each) => each.id === id);
}

/** PA-ACT, PA-TOK, PA-RES. The order whose refusal best explains why it cannot move or enter. */
function tried(now: State, id: string): string {
  const reserve = now.reserves.find(({ unit }) => unit.id === id);
  if (reserve) return `${id} ${shownWord('enter', 'en')} ${reserve.entries[0]!.at}`;
  return `${id} ${shownWord('move', 'en')} ${onTable(now, id)?.at ?? ''}`;
}

function placePresses({ now }: Scope<State>, { id, node }: Draft, open: readonly Branch[]): Press[] {
  return suggested(now, open, onTable(now, id)).map(({ each, whys }): Press => {
    const at = lastWord(each);
    const ground = now.map.hexes[at] === undefined ? [] : [groundOf(now, at)];
    const price = noteOf(each);
    const all = [...whys, ...(price ? [price] : []), ...ground];
    const says = all.length === 0 ? tail(each, node) : phrase('compose-end', { at, whys: all });
    return { text: each.grown.canonical, says, place: { at, what: 'end' } };
  });
}

/** In turn: toward the enemy, the farthest, the nearest to the enemy that still fights; then the cheapest. */
function suggested(now: State, open: readonly Branch[], unit: Unit | undefined) {
  const by = (worth: (hex: Hex) => number) => open.toSorted((a, b) => worth(lastWord(b)) - worth(lastWord(a)));
  const foes = now.units.filter((each) => each.side !== unit?.side && !isCharacter(each));
  const near = (hex: Hex) => -Math.min(99, ...foes.map(({ at }) => distance(at, hex)));
  const withoutCombat = shownWord('withoutCombat', 'en');
  const best = {
    far: unit ? by((hex) => distance(unit.at, hex))[0] : undefined,
    enemy: unit && foes.length > 0 ? by(near)[0] : undefined,
    fights: unit && !isCharacter(unit) ? by(near).find((each) => !each.note('en').includes(withoutCombat)) : undefined,
  };
  return telling(open, best, PLACES);
}
