/** SH-FIRE, SH-FACTOR, SH-SAVE. A shot at a real table, as described: hits, saves, losses, and the test. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { any, type Heard, number, one, only, type Slots } from '../../../kernel/table-dice/slots.ts';
import { type Seen as Found, tableRollFrom } from '../../../kernel/table-dice/table-roll.ts';
import type { Fact } from '../facts.ts';
import { isOutflanked } from '../field/engage.ts';
import { HALVES, isExtended } from '../field/extended.ts';
import { inCover, inRough, sideBetween } from '../field/terrain.ts';
import { firesOpen } from '../fire/defensive-fire.ts';
import { marksmen, mayFire, mayFireAt, shoot, type ShotContext } from '../fire/fire.ts';
import { mayTarget } from '../fire/target.ts';
import { mayReturnFire } from '../fire/riposte.ts';
import { aim, isEnfilade, type Shot } from '../losses/factor.ts';
import { FIRE, LIMITS } from '../losses/modifiers.ts';
import { isWalled, SHAKEN_BY } from '../morale/morale.ts';
import { type Formation, isArtillery, isCavalry, isSquare, type State, type Unit, unitOf } from '../state.ts';
import { isDemoralised, T1 } from '../tables.ts';
import { blowAhead } from './ahead.ts';
import { COMMON, MIDDLE, pairNamed, type Scene, sceneWith, type Seen } from './scene.ts';
import { report, testDue, transferDue } from './told.ts';
import { commandSlot, failingSlot, formationIn, isOnEdge, kindSlots, qualitySlot, readings } from './unit-slots.ts';
import { strengthSlot, unitIn } from './unit-slots.ts';

interface Shooting extends Scene {
  readonly shot: Shot;
  /** A number of dice that the players worked out themselves. */
  readonly dice?: number;
  /** SH-MORALE-03. Earlier losses of the target that count towards a test. */
  readonly before: number;
  readonly test: 'later' | 'now';
}

/** A shot seen in a battle, along the line with the most dice (SH-FIRE-22). */
interface Aimed extends Seen {
  readonly eye: Hex;
  readonly mark: Hex;
}

const MOST_DICE = 20;
/** SH-FIRE-07. The longest range there is. */
const FARTHEST = Math.max(...Object.values(T1).flatMap((row) => Object.values(row).map(([, , range]) => range)));

const OWN = { shot: 'fire return defensive' };
const AT_RANGE = { shot: 'fire return muskets guns' };
const isShot = (heard: Heard, ...shots: readonly string[]) => shots.includes(heard.one('shot') ?? '');
const isAdjacent = (heard: Heard) => heard.number('distance') === 1;
/** SH-ENFILADE-03. */
const hasFlanks = (heard: Heard) => !isSquare({ formation: formationIn(heard, 'enemy') });
const isFlanked = (heard: Heard) => (isAdjacent(heard) || isShot(heard, 'defensive')) && hasFlanks(heard);

/** SH-ENFILADE-04. A number of dice that was given already includes it: then it only affects saves. */
const enfilading = (heard: Heard) => (isShot(heard, 'muskets', 'guns') ? 'SH-ENFILADE-04' : FIRE.enfilade);

/** SH-FACTOR-17, -18. */
const ownLimit = (heard: Heard) =>
  isArtillery(unitIn(heard, '')) ? LIMITS.ownTerrainOfOthers : LIMITS.ownTerrainOfInfantry;

/** SH-SKILL-CONTROLLEDFIRE-02, -04. Only in line and in column. */
const DRILLED: readonly Formation[] = ['line', 'extendedLine', 'column'];

/** SH-FIRE-01. Infantry and artillery fire; panicked units and warriors never do. */
const firer = kindSlots('actor', '', {
  type: (type) => !isCavalry({ type }),
  formation: (formation) => formation !== 'horde',
  skill: (skill, formation) =>
    skill === 'controlledFire' ? DRILLED.includes(formation) : ['obsoleteFirearm', 'bombard'].includes(skill),
});

/** SH-SAVE, SH-LOSS-07. Skills that affect saves or the demoralisation threshold. */
const STRUCK = 'cuirassier halfCuirass feudalCavalry harassing linearOrder stubborn largeBattalion irregular'.split(
  ' ',
);

/** SH-DEFFIRE-01. Defensive fire is aimed at attackers, so never at guns, squares or panicked units. */
const target = kindSlots('target', 'enemy', {
  type: (type, heard) =>
    !(isArtillery({ type }) && isShot(heard, 'defensive')) && !(isCavalry({ type }) && isShot(heard, 'return')),
  formation: (formation, heard) =>
    !(isSquare({ formation }) && isShot(heard, 'defensive')) &&
    !(formation === 'horde' && isShot(heard, 'defensive', 'return')),
  skill: (skill) => STRUCK.includes(skill),
});

const ground: Slots<Shooting, Aimed>[string] = one('table-dice-ground', {
  open: [],
  rough: [ownLimit, { actor: { terrain: 'difficult' } }, {}, ({ now, eye, mark }) => inRough(now.map, eye, mark)],
});

const slots: Slots<Shooting, Aimed> = {
  shot: one('table-dice-shot', {
    fire: ['SH-FACTOR-02', {}, {}, () => true],
    return: ['SH-RIPOSTE-01', { shot: 'return' }],
    defensive: ['SH-DEFFIRE-01', { shot: 'defensive', distance: 1 }],
    // The unit with the longest range of its arm stands for a given number of dice.
    muskets: ['SH-FACTOR-02', { actor: { type: 'lightInfantry' } }],
    guns: ['SH-FACTOR-02', { actor: { type: 'heavyFootBattery' } }],
  }),
  dice: number([1, MOST_DICE, 6], (dice) => ({ dice }), { when: { shot: 'muskets guns' } }),
  ...only(OWN, { ...firer, ground }),
  distance: number([1, FARTHEST, 2], (n) => ({ distance: n }), {
    when: AT_RANGE,
    seen: ({ eye, mark }) => distance(eye, mark),
  }),
  ...target,
  ...strengthSlot('target', 'enemy'),
  enemyGround: one(
    'table-dice-cover',
    {
      open: [],
      wood: [LIMITS.enemyCover, { target: { terrain: 'wood' } }],
      village: [LIMITS.enemyCover, { target: { terrain: 'village' } }],
    },
    { seen: coverOf },
  ),
  modifiers: any('table-dice-fire', {
    enfilade: [enfilading, { target: { facing: 3 } }, hasFlanks, (at) => isEnfilade(at.eye, at.target)],
    demoralised: [FIRE.demoralised, { actor: { demoralised: true } }, OWN, ({ actor }) => isDemoralised(actor)],
    apart: ['SH-GAP-14', { between: 'impassable' }, isAdjacent, isApart],
    enemyOutflanked: [
      'SH-OUTFLANK-06',
      { target: { outflanked: true } },
      isFlanked,
      (at) => isOutflanked(at.now, at.target),
    ],
  }),
  before: number([0, SHAKEN_BY - 1, 0], (before) => ({ before })),
  test: one('table-dice-test', { later: ['SH-MORALE-01'], now: ['SH-MORALE-06', { test: 'now' }, {}, () => true] }),
  ...only({ test: 'now' }, commandSlot('target', 'enemy')),
  ...only((heard) => heard.one('test') === 'now' || isOnEdge(heard, 'enemy'), qualitySlot('target', 'enemy')),
  ...only({ test: 'now' }, failingSlot('target', '')),
  ...readings('coverLimitsFire', 'squaresEngage', 'panickedEngage', 'saves'),
};

function isApart({ now, eye, mark }: Aimed): boolean {
  return sideBetween(now.map, eye, mark) === 'impassable';
}

/** SH-FACTOR-16, SH-MORALE-11, SH-Q-06. Of two halves, the one hit. */
function coverOf({ now, target: unit, mark, eye }: Aimed): string {
  if (!inCover(now.map, mark, eye)) return 'open';
  return isWalled(now, unit, { struck: mark }) ? 'village' : 'wood';
}

/** Without a target, the nearest enemy at which it may fire. */
function aimed(now: State, name: string, at?: string): Found<Aimed> | Refusal {
  const pair = pairNamed(now, name, at, 'SH-FIRE-06', (unit, enemy) => !mayFireAt(now, unit, enemy));
  if (pair instanceof Refusal) return pair;
  const [unit, struck] = pair;
  const barred = mayFireAt(now, unit, struck);
  const actor = barred ? halfThatMay(now, unit, struck) : unit;
  if (barred && !actor) return barred;
  const { eye, mark } = aim(now, actor!, struck, 'fire');
  return { who: [unit.id, struck.id], seen: { now, actor: actor!, target: struck, eye, mark } };
}

/** SH-FIRE-17. If an extended line may not fire as a whole, the half that may. */
function halfThatMay(now: State, unit: Unit, struck: Unit): Unit | undefined {
  const half = isExtended(unit) ? HALVES.find((each) => !mayFireAt(now, unit, struck, { half: each })) : undefined;
  return half && marksmen(unit, half);
}

/** SH-PROC-08. The shot, if the rules allow it. */
function* play(table: Table<State>, scene: Shooting): Play<Fact> {
  insist(barredShot(table.now, scene));
  yield* shoot(table, scene.actor.id, scene.target.id, scene.shot, contextOf(scene));
}

/** SH-FIRE-01, -02, -07, SH-RIPOSTE-05, -08, SH-DEFFIRE-11. */
function barredShot(now: State, { actor, target: struck, shot }: Shooting): Refusal | undefined {
  const [from, at] = [unitOf(now, actor.id), unitOf(now, struck.id)];
  if (shot === 'return') return mayReturnFire(now, from, at);
  if (shot === 'fire') return mayFire(now, from) ?? mayTarget(now, from, at);
  if (firesOpen(now, from, { attacker: at.id, engagedBefore: [] }).length > 0) return undefined;
  return new Refusal('SH-DEFFIRE-11', phrase('table-dice-refuse-defensive', { unit: from.name }));
}

/** SH-DEFFIRE-01, SH-MORALE-10, -11. Defensive fire is aimed at an attack under way, and its target tests as such. */
function contextOf({ target: { id, outflanked }, shot, dice, before }: Shooting): ShotContext {
  const attack = { kind: 'charge', attacker: id, from: { at: MIDDLE }, outflanked: outflanked === true } as const;
  return {
    before,
    ...(dice !== undefined && { factor: { base: dice, ledger: [], dice } }),
    ...(shot === 'defensive' && { attack }),
  };
}

export const fire = tableRollFrom<State, Fact, Shooting, Aimed>({
  ...COMMON,
  kind: 'fire',
  words: 'table-dice-fire',
  slots,
  roles: ['firer', 'target'],
  usual: (own, enemy) => ({ ...sceneWith(own, enemy), shot: 'fire', before: 0, test: 'later' }),
  play,
  ends: (roll, { test }) => (roll.why === 'morale' && test === 'later' ? 'before' : COMMON.ends(roll)),
  ahead: ({ before, scene }, roll) => {
    const outflanked = contextOf(scene).attack?.outflanked === true;
    return blowAhead(before, roll, scene.before, { outflanked });
  },
  told: (enacted) => ({ sentences: report(enacted), follows: [...transferDue(enacted), ...testDue(enacted)] }),
  now: aimed,
});
