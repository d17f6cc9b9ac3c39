/** SK-MOV-04, SK-Q-12. The die of an assault at a real table: how far it comes, and whether that is enough. */
import { CENTIMETRE, centimetres, type Length } from '../../../field/length.ts';
import { gapBetween } from '../../../field/several.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/ruleset.ts';
import { number, one, type Slots } from '../../../kernel/table-dice/slots.ts';
import { type Seen as Found, tableRollFrom } from '../../../kernel/table-dice/table-roll.ts';
import { blockOf } from '../../../march/block.ts';
import { apply } from '../apply.ts';
import { assault as rush } from '../moves/assault.ts';
import type { Fact } from '../facts.ts';
import { reachChance } from '../odds/chances.ts';
import { anchorOf, groundsOf, inBlock, isMarchColumn, taking } from '../position/squad.ts';
import type { State } from '../state.ts';
import { tell } from '../tell/index.ts';
import { aheadOf, ownUnit, pairNamed, placeUnit, positionWith, type Scene, staffOf } from './scene.ts';

interface Rushing extends Scene {
  readonly how: 'line' | 'column';
}

interface Rushed {
  readonly how: Rushing['how'];
  readonly distance: Length;
}

/** SK-MOV-04. Farther than the longest assault in millimetres nothing is rolled. */
const FARTHEST = 22;

const slots: Slots<Rushing, Rushed> = {
  how: one(
    'table-dice-sk-how',
    { line: ['SK-MOV-03'], column: ['SK-MOV-02', { how: 'column', variants: { assaultDie: 'all' } }] },
    { isAlwaysTold: true, seen: ({ how }) => how },
  ),
  distance: number([1, FARTHEST, 15], (cm) => ({ distance: cm * CENTIMETRE }), {
    isAlwaysTold: true,
    isMeasured: true,
    seen: ({ distance }) => Math.ceil(distance / CENTIMETRE),
  }),
};

function positionOf({ own, enemy, distance, led, how, variants }: Rushing): State {
  const loose = ownUnit(own, led);
  const files = how === 'column' ? 2 : own.count / 2;
  const unit = taking(loose, inBlock(loose, blockOf(anchorOf(loose), own.count, { files })));
  const target = placeUnit({ ...enemy, side: 'blue' }, [aheadOf(unit, distance, 2 * CENTIMETRE)]);
  return positionWith([unit, ...staffOf({ led }, unit), target], variants);
}

function* play(table: Table<State>, { own, enemy }: Rushing): Play<Fact> {
  yield* rush(table, { kind: 'assault', unit: own.id, target: enemy.id }, 'red');
}

function rushed(now: State, name: string, at?: string): Found<Rushed> | Refusal {
  const pair = pairNamed(now, name, at);
  if (pair instanceof Refusal) return pair;
  const [unit, enemy] = pair;
  const distance = gapBetween(groundsOf(unit), groundsOf(enemy));
  return { who: [unit.id, enemy.id], seen: { how: isMarchColumn(unit) ? 'column' : 'line', distance } };
}

/** A real table has no squares to name. */
function placeless({ says, ...rest }: Sentence): Sentence {
  const id = PLACELESS.get(says.id);
  return { ...rest, says: id === undefined ? says : phrase(id, says.args) };
}

const PLACELESS: ReadonlyMap<string, string> = new Map([
  ['sk-tell-assaulted', 'table-dice-sk-assaulted'],
  ['sk-tell-assaulted-short', 'table-dice-sk-assaulted-short'],
]);

export const assault = tableRollFrom<State, Fact, Rushing, Rushed>({
  kind: 'melee',
  words: 'table-dice-sk-melee',
  slots,
  roles: ['attacker', 'target'],
  usual: (own, enemy) => ({
    own: { id: own, count: 8, formation: 'close' },
    enemy: { id: enemy, count: 1 },
    distance: 15 * CENTIMETRE,
    led: true,
    how: 'line',
    variants: { fights: 'desk' },
  }),
  position: positionOf,
  apply,
  play,
  ahead: (_, roll) => {
    const { distance, rate } = roll.about as { distance: number; rate: number };
    return [
      phrase('table-dice-sk-ahead-assault', { distance: centimetres(distance, Math.ceil), rate: centimetres(rate) }),
      phrase('table-dice-sk-ahead-contact', { chance: percentOf(reachChance(roll)) }),
    ];
  },
  told: ({ before, after, transcript }) => {
    const touched = transcript.some((entry) => 'fact' in entry && entry.fact.type === 'touched');
    const facts = transcript.filter((entry) => !('fact' in entry && entry.fact.type === 'engaged'));
    const follows = touched ? [{ says: phrase('table-dice-sk-melee-follows'), clause: 'SK-GAP-06' }] : [];
    return { sentences: tell({ before, after, by: 'red', transcript: facts }).sentences.map(placeless), follows };
  },
  now: (now, unit, target) => rushed(now, unit, target),
});
