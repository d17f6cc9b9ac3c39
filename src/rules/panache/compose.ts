/** The texts for building an order with buttons; of the hexes, a few useful ones, each with its cost. */
import { distance, type Hex } from '../../hex/grid.ts';
import { type Composing, type Press, spoken } from '../../kernel/compose.ts';
import type { Branch } from '../../kernel/grammar/branch.ts';
import { composeIn, lastWord, type PanelWords, type Scope, tail } from '../../kernel/grammar/panel.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { enemyOf, type Refusal, type Side } from '../../kernel/play.ts';
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

/** `whyNot` tries an order on a position. In the enemy's turn it is as if the side's next one had begun. */
export function compose(
  now: State,
  by: Side,
  draft: string,
  isOwn: Scope<State>['isOwn'],
  whyNot: (text: string, now: State, by: Side) => Refusal | undefined,
): Composing | Refusal {
  return composeIn(WORDS, { now, by, isOwn, whyNot }, draft);
}

const WORDS: PanelWords<State> = {
  branches: grammar.branches,
  begun: (now, by) => (now.active === by ? now : turnOf(now, { side: enemyOf(by) })),
  gone: 'PA-ACT-01',
  asksUnit: phrase('pa-compose-asks-unit'),
  noun: nounOf,
  at: (now, id) => onTable(now, id)?.at,
  about: (now, id) => {
    const unit = onTable(now, id);
    return unit ? [...allowanceLines(unit), ...conditionLines(unit)] : [];
  },
  /** PA-ACT, PA-TOK, PA-RES. Why it cannot move or enter. */
  tried: (now, id) => {
    const reserve = now.reserves.find(({ unit }) => unit.id === id);
    if (reserve) return `${id} ${shownWord('enter', 'en')} ${reserve.entries[0]!.at}`;
    return `${id} ${shownWord('move', 'en')} ${onTable(now, id)?.at ?? ''}`;
  },
  asksSlot: (now, id) => phrase('pa-compose-asks-place', { unit: nounOf(now, id), id }),
  presses: placePresses,
  typed: phrase('compose-type-hex'),
  place,
  /** PA-GAP-07, PA-RES-03, PA-OFF-05. */
  row: (slot) => phrase(slot === 'with' ? 'pa-compose-row-along' : 'pa-compose-row-further'),
};

function onTable(now: State, id: string): Unit | undefined {
  return now.units.find((each) => each.id === id);
}

function placePresses({ now }: Scope<State>, id: string, node: Branch, open: readonly Branch[]): Press[] {
  return suggested(now, open, onTable(now, id)).map(({ each, whys }): Press => {
    const at = lastWord(each);
    const ground = now.map.hexes[at] === undefined ? [] : [groundOf(now, at)];
    const all = [...whys, ...spokenNote(each), ...ground];
    const says = all.length === 0 ? tail(each, node) : phrase('compose-end', { at, whys: all });
    return { text: each.grown.canonical, says, place: { at, what: 'end' } };
  });
}

/** The growing order's own note, such as the cost of a path. */
function spokenNote({ note }: Branch): Phrase[] {
  const [en, fr] = [note('en'), note('fr')];
  return en === '' ? [] : [spoken({ en, fr })];
}

/** In turn: toward the enemy, the farthest, the nearest to the enemy that still fights; then the cheapest. */
function suggested(now: State, open: readonly Branch[], unit: Unit | undefined) {
  const by = (worth: (hex: Hex) => number) => open.toSorted((a, b) => worth(lastWord(b)) - worth(lastWord(a)));
  const foes = now.units.filter((each) => each.side !== unit?.side && !isCharacter(each));
  const near = (hex: Hex) => -Math.min(99, ...foes.map(({ at }) => distance(at, hex)));
  const far = unit ? by((hex) => distance(unit.at, hex))[0] : undefined;
  const [toward] = unit && foes.length > 0 ? by(near) : [];
  const withoutCombat = shownWord('withoutCombat', 'en');
  const fights = unit ? by(near).find((each) => !each.note('en').includes(withoutCombat)) : undefined;
  const told: readonly (readonly [string, Branch | undefined])[] = [
    ['far', far],
    ['enemy', toward],
    ...(unit && !isCharacter(unit) ? [['fights', fights] as const] : []),
  ];
  const list = [...new Set([...told.flatMap(([, each]) => each ?? []), ...open])].slice(0, PLACES);
  return list.map((each) => ({
    each,
    whys: told.flatMap(([why, which]) => (which === each ? [phrase(`compose-end-${why}`)] : [])),
  }));
}
