/** Where to: a few hexes worth going to, each with what the way costs, or a hex that is typed. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Composing, type Press, spoken, type Typed } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Branch } from '../language/branch.ts';
import { shownWord } from '../language/vocabulary.ts';
import { groundOf } from '../look/ground.ts';
import { placeLook } from '../look/index.ts';
import { nounOf } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { awaited, hexIn, type Scope, tail } from './scope.ts';

/** So many hexes at most. */
const PLACES = 6;

export function composePlaces(scope: Scope, draft: string, node: Branch): Composing | Refusal {
  const { now, whyNot } = scope;
  const [id = ''] = draft.split(' ');
  const unit = now.units.find((each) => each.id === id);
  const open = node.grown.branches().flatMap((each) => (each.isAside ? [] : nearest(scope, each)));
  const [first] = open;
  if (!first) return whyNot(draft)!;
  const presses = placePresses(scope, node, open, unit);
  return {
    asks: phrase('pa-compose-asks-place', { unit: nounOf(now, id), id }),
    lines: [phrase('compose-ends', { n: open.length })],
    rows: [{ presses }],
    typed: typedHex(now, draft, hexIn(first)),
    marks: unit ? [awaited(unit)] : [],
  };
}

/** PA-RES-03. Where one may not stop at the edge, the hexes behind it. */
function nearest({ whyNot }: Scope, each: Branch): Branch[] {
  const { canonical, branches } = each.grown;
  if (!whyNot(canonical)) return [each];
  const behind = branches().flatMap(({ grown }) => grown.branches());
  return behind.filter(({ grown }) => !whyNot(grown.canonical));
}

export function placePresses({ now }: Scope, node: Branch, open: readonly Branch[], unit: Unit | undefined): Press[] {
  return suggested(now, open, unit).map(({ each, whys }): Press => {
    const at = hexIn(each);
    const notes = spokenNote(each);
    const ground = now.map.hexes[at] === undefined ? [] : [groundOf(now, at)];
    const all = [...whys, ...notes, ...ground];
    const says = all.length === 0 ? tail(each, node) : phrase('compose-end', { at, whys: all });
    return { text: each.grown.canonical, says, place: { at, what: 'end' } };
  });
}

/** The growing order's own note, such as what the way costs. */
function spokenNote({ note }: Branch): Phrase[] {
  const [en, fr] = [note('en'), note('fr')];
  return en === '' ? [] : [spoken({ en, fr })];
}

/** In turn: toward the enemy, the farthest, the nearest to the enemy that still fights; then the cheapest. */
function suggested(now: State, open: readonly Branch[], unit: Unit | undefined) {
  const by = (worth: (hex: Hex) => number) => open.toSorted((a, b) => worth(hexIn(b)) - worth(hexIn(a)));
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

function typedHex(now: State, draft: string, example: Hex): Typed {
  return {
    says: phrase('compose-type-hex'),
    example,
    take: (word) => {
      const hex = placeLook(now, word);
      return hex instanceof Refusal ? new Refusal(hex.clause, hex.says) : `${draft} ${hex}`;
    },
  };
}
