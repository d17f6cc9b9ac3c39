/** SK-FIR, SK-TAB-02, SK-SCR. A fire at a real table, as described: what counts, who is hit, the saves, the test. */
import { atLeast } from '../../../kernel/chances.ts';
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Asked, insist, type Play, Refusal, type Roll, type Table } from '../../../kernel/play.ts';
import { hitsAhead } from '../../../kernel/table-dice/ahead.ts';
import { type Seen as Found, tableRollFrom } from '../../../kernel/table-dice/table-roll.ts';
import type { Point } from '../../../field/point.ts';
import { aim } from '../fire/aim.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { rangePart, wayPart } from '../fire/words.ts';
import { fire as shoot } from '../fire/fire.ts';
import { fireChances, meanHits } from '../odds/chances.ts';
import type { State, Unit } from '../state.ts';
import { tell } from '../tell/index.ts';
import { type Aimed, MOST, type Shooting, slots } from './fire-slots.ts';
import { aheadOf, type Described, ownUnit, pairNamed, placeUnit, positionWith, staffOf } from './scene.ts';

/** SK-ISO, SK-GEO-05. A group two abreast in depth; one alone; or pairs of skirmishers, one behind the other. */
function targetPlaces(first: Point, stands: Shooting['stands']): Point[] {
  const across = 2 * CENTIMETRE;
  const back = stands === 'skirmish' ? 6.5 * CENTIMETRE : across;
  const count = stands === 'isolated' ? 1 : stands === 'skirmish' ? 20 : MOST;
  return Array.from({ length: count }, (_, each) => ({
    x: first.x + (each % 2) * across,
    y: first.y + Math.floor(each / 2) * back,
  }));
}

/** Beside the pairs of its screen, its nearest figure at a distance from where the fire is measured. */
function massPlaces(shooter: Unit, distance: Length): Point[] {
  const { x, y } = aheadOf(shooter, 0, 0);
  const aside = 4.2 * CENTIMETRE;
  const reach = distance + CENTIMETRE;
  const ahead = Math.floor(Math.sqrt(Math.max(0, reach * reach - aside * aside)));
  return targetPlaces({ x: x + aside, y: y + ahead }, 'group');
}

function positionOf({ own, enemy, stands, distance, mass, cover, led, variants }: Shooting): State {
  const shooter = ownUnit(own, led);
  const formation = stands === 'skirmish' ? 'skirmish' : 'loose';
  const blue = (described: Described, places: Point[]): Unit =>
    placeUnit({ row: 'light', ...described, side: 'blue', ...(cover === 'hard' && { sheltered: true }) }, places);
  const target = blue({ ...enemy, formation }, targetPlaces(aheadOf(shooter, distance, 2 * CENTIMETRE), stands));
  const behind = mass === undefined ? [] : [blue({ id: MASS, count: MOST }, massPlaces(shooter, mass))];
  const now = positionWith([shooter, ...staffOf({ led }, shooter), target, ...behind], variants);
  return cover === 'soft' ? { ...now, field: { ...now.field, areas: [woodOver(now)] } } : now;
}

/** The unit behind a screen. */
const MASS = 'mass';

/** SK-GAP-03. A wood that holds everybody hides nobody. */
function woodOver({ field: { wide, deep } }: State): State['field']['areas'][number] {
  const outline = [
    { x: 0, y: 0 },
    { x: 0, y: deep },
    { x: wide, y: deep },
    { x: wide, y: 0 },
  ];
  return { id: 'wood', kind: 'wood', level: 0, outline };
}

function* play(table: Table<State>, { own, enemy }: Shooting): Play<Fact> {
  yield* shoot(table, { kind: 'fire', unit: own.id, target: enemy.id, figures: [] }, 'red');
}

/** SK-STEP-03. Column, modifiers, several sixes, what is needed, and how likely it is. */
function ahead({ before, scene }: { readonly before: State; readonly scene: Shooting }, roll: Roll): Phrase[] {
  const { own, enemy } = scene;
  const { shooter, target } = insist(aim(before, { kind: 'fire', unit: own.id, target: enemy.id, figures: [] }, 'red'));
  const chances = fireChances(roll);
  return [
    phrase('tell-line', {
      parts: [rangePart(target.range, target.band), wayPart(shooter, target.capability.volley, target.kind)],
    }),
    ...hitsAhead(roll, target.needed),
    phrase(`table-dice-sk-ahead-${target.capability.severalSixes ? 'sixes' : 'disorder'}`),
    phrase('table-dice-sk-ahead-chance', {
      chance: percentOf(atLeast(chances, 1)),
      mean: meanHits(chances),
    }),
  ];
}

/** SK-ASK-01, -02. Elite fire as described. */
function answer({ kind }: Asked, { elite }: Shooting): string | undefined {
  if (!elite) return undefined;
  return { 'SK-ASK-01': 'elite', 'SK-ASK-02': '+1' }[kind];
}

function aimed(now: State, name: string, at?: string): Found<Aimed> | Refusal {
  const pair = pairNamed(now, name, at);
  if (pair instanceof Refusal) return pair;
  const [unit, enemy] = pair;
  const found = aim(now, { kind: 'fire', unit: unit.id, target: enemy.id, figures: [] }, unit.side);
  if (found instanceof Refusal) return found;
  const { target, mass } = found;
  const seen = { now, aim: found, kind: target.kind, mass: mass !== undefined };
  return { who: [unit.id, target.unit.id], seen };
}

export const fire = tableRollFrom<State, Fact, Shooting, Aimed>({
  kind: 'fire',
  words: 'table-dice-sk-fire-at',
  slots,
  roles: ['firer', 'target'],
  usual: (own, enemy) => ({
    own: { id: own, count: 8, formation: 'close' },
    enemy: { id: enemy, count: MOST, tested: true },
    distance: 20 * CENTIMETRE,
    led: true,
    stands: 'group',
    elite: false,
    variants: { fights: 'desk' },
  }),
  position: positionOf,
  apply,
  play,
  answer,
  ahead,
  told: ({ before, after, transcript }) => ({
    sentences: tell({ before, after, by: 'red', transcript }).sentences,
    follows: [],
  }),
  now: aimed,
});
