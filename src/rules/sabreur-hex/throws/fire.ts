/** SH-FIRE, SH-FACTOR, SH-SAVE. A shot at a real table, as described: hits, saves, losses, and the test. */
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { type Seen, throwFrom } from '../../../kernel/table-dice/table-throw.ts';
import type { Fact } from '../facts.ts';
import { enemiesOf } from '../field/engage.ts';
import { HALVES, isExtended } from '../field/extended.ts';
import { distanceBetween } from '../field/place.ts';
import { firesOpen } from '../fire/defensive-fire.ts';
import { marksmen, mayFire, mayFireAt, mayTarget, shoot, type ShotContext } from '../fire/fire.ts';
import { mayReturnFire } from '../fire/riposte.ts';
import { unitNamed } from '../language/looks.ts';
import { aim } from '../losses/factor.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { blowAhead } from './ahead.ts';
import { type Aimed, fireSlots, type Shooting } from './fire-slots.ts';
import { namesIn } from './names.ts';
import { COMMON, MIDDLE } from './scene.ts';
import { report, testDue, transferDue } from './told.ts';

/** SH-PROC-08. The shot, if the rules allow it. */
function* play(table: Table<State>, scene: Shooting): Play<Fact> {
  insist(barredShot(table.now, scene));
  yield* shoot(table, scene.actor.id, scene.target.id, scene.shot, contextOf(scene));
}

/** SH-FIRE-01, -02, -07, SH-RIPOSTE-05, -08, SH-DEFFIRE-11. */
function barredShot(now: State, { actor, target, shot }: Shooting): Refusal | undefined {
  const [from, at] = [unitOf(now, actor.id), unitOf(now, target.id)];
  if (shot === 'return') return mayReturnFire(now, from, at);
  if (shot === 'fire') return mayFire(now, from) ?? mayTarget(now, from, at);
  if (firesOpen(now, from, { attacker: at.id, engagedBefore: [] }).length > 0) return undefined;
  return new Refusal('SH-DEFFIRE-11', phrase('throw-refuse-defensive', { unit: from.name }));
}

/** SH-OUTFLANK-05. Defensive fire is aimed at an attack under way. */
function contextOf({ target, shot, dice, before }: Shooting): ShotContext {
  const outflanked = target.outflanked === true;
  const attack = { kind: 'charge', attacker: target.id, from: { at: MIDDLE }, outflanked } as const;
  return {
    before,
    ...(dice !== undefined && { factor: { base: dice, ledger: [], dice } }),
    ...(shot === 'defensive' && { attack }),
  };
}

/** Without a target, the nearest enemy at which it may fire. */
function aimed(now: State, name: string, at?: string): Seen<Aimed> | Refusal {
  const firer = unitNamed(name, now);
  if (firer instanceof Refusal) return firer;
  const target = at === undefined ? nearest(now, firer) : unitNamed(at, now);
  if (target instanceof Refusal) return target;
  const barred = mayFireAt(now, firer, target);
  const half = barred && halfThatMay(now, firer, target);
  if (barred && !half) return barred;
  const actor = half ?? firer;
  const { eye, mark } = aim(now, actor, target, 'fire');
  return { who: [firer.id, target.id], seen: { now, actor, target, eye, mark } };
}

/** SH-FIRE-17. If an extended line may not fire as a whole, the half that may. */
function halfThatMay(now: State, firer: Unit, target: Unit): Unit | undefined {
  const half = isExtended(firer) ? HALVES.find((each) => !mayFireAt(now, firer, target, { half: each })) : undefined;
  return half && marksmen(firer, half);
}

function nearest(now: State, firer: Unit): Unit | Refusal {
  const enemies = enemiesOf(now, firer).toSorted((a, b) => distanceBetween(firer, a) - distanceBetween(firer, b));
  const fair = enemies.find((enemy) => !mayFireAt(now, firer, enemy));
  return fair ?? enemies[0] ?? new Refusal('SH-FIRE-06', phrase('throw-refuse-nobody', { unit: firer.name }));
}

export const fire = throwFrom<State, Fact, Shooting, Aimed>({
  ...COMMON,
  kind: 'fire',
  slots: fireSlots,
  usual: (who) => {
    const [actor, target] = namesIn(who, 'firer', 'target');
    return { actor, target, distance: 1, rulings: {}, shot: 'fire', before: 0, test: 'later' };
  },
  play,
  ends: (roll, { test }) => (roll.why === 'morale' && test === 'later' ? 'before' : COMMON.ends(roll)),
  ahead: ({ before, scene }, roll) => {
    const outflanked = contextOf(scene).attack?.outflanked === true;
    return blowAhead(before, roll, scene.before, { outflanked });
  },
  told: (enacted) => ({ sentences: report(enacted), follows: [...transferDue(enacted), ...testDue(enacted)] }),
  now: aimed,
});
