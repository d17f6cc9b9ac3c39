/** SH-TURN-04. What a unit might do after its first action, judged by where and how that leaves it. */
import { NOTHING, type Outcome, run } from '../../../kernel/run.ts';
import { actions, MARCHES, mayMarchThenFire } from '../turn/actions.ts';
import { mayAssault } from '../attack/assault.ts';
import { mayCharge } from '../attack/charge.ts';
import { mayFireTwice } from '../fire/double-fire.ts';
import { HALVES } from '../field/extended.ts';
import { apply } from '../apply.ts';
import type { Fact } from '../facts.ts';
import { mayFireAt } from '../fire/fire.ts';
import { mayFireThenAttack } from '../fire/fire-then-attack.ts';
import { type FormAction, mayMarchThenForm } from '../formation/form.ts';
import { mayFormThenFire } from '../formation/form-then-fire.ts';
import type { Action } from '../order.ts';
import { hasSkill, type State, type Unit, unitOf } from '../state.ts';
import { assaultsOn, chargesOn, enemiesNear } from './assaults.ts';
import { extensionsOf, formDeeds, targets } from './mover.ts';
import { type Deed, type Mover, shotsAt, type Thing } from './deed.ts';

type FireAction = Extract<Action, { do: 'fire' }>;

/** Whether anything may follow a march of this unit. */
export function mayFollow(now: State, unit: Unit, verb: string): boolean {
  return !MARCHES.includes(verb) || !mayMarchThenForm(unit) || mayMarchThenFire(now, unit, verb === 'forcedMarch');
}

export function secondDeeds({ now, unit }: Mover, first: Action): Deed[] {
  const found = MARCHES.includes(first.do)
    ? behindMarch(now, unit, first)
    : first.do === 'fire'
      ? behindShot(now, unit, first)
      : first.do === 'form'
        ? [behindForm(now, unit, first)]
        : [];
  return found.filter(({ things }) => things.length > 0);
}

/** SH-FIRE-08, -09, SH-FORM-17. A shot, or another formation, from where the march ends. */
function behindMarch(now: State, unit: Unit, first: Action): Deed[] {
  const fires = mayMarchThenFire(now, unit, first.do === 'forcedMarch');
  const forms = !mayMarchThenForm(unit);
  if (!fires && !forms) return [];
  const march = played(now, unit, [first]);
  const then = march.kind === 'done' ? march.state : now;
  const moved = then.units.find(({ id }) => id === unit.id);
  if (then === now || !moved) return [];
  return [
    ...(fires ? [{ verb: 'fire', things: targets(then, moved), isSure: true } as const] : []),
    ...(forms && leavesTime(now, unit, first)
      ? [...formDeeds(then, moved), { verb: 'extend', things: extensionsOf(then, moved), isSure: true } as const]
      : []),
  ];
}

/** SH-FORM-17. Is a part of the movement left for a change? Any will tell. */
function leavesTime(now: State, unit: Unit, first: Action): boolean {
  const formation = unit.formation === 'column' ? 'line' : 'column';
  return played(now, unit, [first, { do: 'form', formation }]).kind !== 'refused';
}

/** SH-FIRE-10, -11, -13, -17. The other half's shot; or the charge or assault on whom it has fired at. */
function behindShot(now: State, unit: Unit, first: FireAction): Deed[] {
  const enemy = unitOf(now, first.target);
  const attacks = !mayFireThenAttack(unit) && !mayFireAt(now, unit, enemy, { half: first.half });
  return [
    ...(mayFireTwice(unit) ? [] : [{ verb: 'fire', things: secondTargets(now, unit, first.target) } as const]),
    ...(attacks && !mayAssault(now, unit, enemy)
      ? [{ verb: 'assault', things: assaultsOn(now, unit, enemy) } as const]
      : []),
    ...(attacks && !mayCharge(now, unit, enemy)
      ? [{ verb: 'charge', things: chargesOn(now, unit, enemy) } as const]
      : []),
  ];
}

/** SH-FIRE-17. Whom the second half might fire at: which of them it may is found out by playing it. */
function secondTargets(now: State, unit: Unit, first: string): Thing[] {
  const able = enemiesNear(now, unit).filter((enemy) =>
    HALVES.some((half) => !mayFireAt(now, unit, enemy, { half, besides: first })),
  );
  const halves = HALVES.flatMap((half) => shotsAt(able, half));
  return [...shotsAt(able), ...halves.map((thing) => ({ ...thing, isBare: true }))];
}

/** SH-FIRE-12, SH-SKILL-TACTICALSENSE-02. */
function behindForm(now: State, unit: Unit, form: FormAction): Deed {
  if (!hasSkill(unit, 'tacticalSense')) return { verb: 'fire', things: [] };
  const near = enemiesNear(now, unit);
  const shots = [undefined, ...HALVES].flatMap((half) => shotsAt(near, half));
  const things = shots.filter(({ action }) => !mayFormThenFire(now, unit, form, action));
  return { verb: 'fire', things, isSure: true };
}

/** These actions, up to the first dice. */
function played(now: State, unit: Unit, list: readonly Action[]): Outcome<State, Fact> {
  const play = (table: { readonly now: State }) => actions(table, unit.id, list, unit.side);
  return run({ play, apply }, now, list, unit.side, [], NOTHING);
}
