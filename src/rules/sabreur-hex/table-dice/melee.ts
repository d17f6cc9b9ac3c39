/** SH-SHOCK, SH-MELEE. A close combat at a real table: both blows, saves, losses, tests, and what follows. */
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { run } from '../../../kernel/run.ts';
import { type Seen, type Sequel, tableRollFrom } from '../../../kernel/table-dice/table-roll.ts';
import { apply } from '../apply.ts';
import { approaches, assault, mayAssault } from '../attack/assault.ts';
import { declare } from '../attack/attack.ts';
import { charge, isCounterDoubled, isDoubled, mayChargeTarget } from '../attack/charge.ts';
import { melee as fight } from '../attack/melee.ts';
import { shock } from '../attack/shock.ts';
import type { Fact } from '../facts.ts';
import { outflankers } from '../field/engage.ts';
import { distanceBetween } from '../field/place.ts';
import { isClear } from '../field/terrain.ts';
import { combatFactor } from '../losses/factor.ts';
import { DOUBLING_FROM } from '../losses/modifiers.ts';
import { atEndOf } from '../movement/disengage.ts';
import { ATTACK } from '../questions/attack.ts';
import { isThere, type State, type Unit, unitOf } from '../state.ts';
import { pursuitLength } from '../tables.ts';
import { diceSum } from '../tell/dice.ts';
import { blowAhead } from './ahead.ts';
import { type Fighting, meleeSlots, type Struck } from './melee-slots.ts';
import { COMMON, DECLARED_AT, pairNamed, sceneWith } from './scene.ts';
import { type Enacted, report, sequel, transferDue } from './told.ts';

/** SH-CHARGE-18, SH-MELEE-01, SH-OUTFLANK-05. The fight, once the target has stood, if the rules allow the attack. */
function* play(table: Table<State>, scene: Fighting): Play<Fact> {
  const { how, before: shotBefore, lost: lostBefore, actor } = scene;
  const [attacker, struck] = [unitOf(table.now, actor.id), unitOf(table.now, scene.target.id)];
  insist((how === 'charge' ? mayChargeTarget : mayAssault)(table.now, attacker, struck));
  const outflanked = actor.outflanked === true && !actor.covered;
  const declared = declare(table.now, how, attacker, struck, { shotBefore });
  const attack = { ...declared, from: { at: DECLARED_AT }, outflanked };
  if (how === 'assault') return yield* fight(table, attack);
  const counterDoubled = doublesBack(table.now, scene);
  const [charger, target] = [attacker.id, struck.id];
  yield* shock(table, {
    charger,
    target,
    attack,
    doubled: doubles(table.now, scene),
    counterDoubled,
    lostBefore,
    shotBefore,
  });
}

/** SH-FACTOR-07 to -12. */
function doubles(now: State, { actor, target, ridden, unclear, countercharged }: Fighting): boolean {
  const clear = !unclear && isClear(now.map, unitOf(now, actor.id).at);
  const run = { attacker: actor.id, target: target.id, distance: ridden };
  return isDoubled(now, run, { clear }, { countercharged: countercharged && 'friend' });
}

/** SH-Q-28, SH-REACT-08. A countercharging unit was far enough away when the charge was declared. */
function doublesBack(now: State, { actor, target, ridden, ownCounter }: Fighting): boolean {
  const declared = { attacker: actor.id, target: target.id, distance: Math.max(DOUBLING_FROM, ridden) };
  return ownCounter === true && isCounterDoubled(now, declared, { countercharged: 'target' });
}

/** SH-SHOCK-06, SH-MELEE-07, -08, SH-PURSUIT-01, -02, SH-ASSAULT-07. What may be done next. */
function follows(enacted: Enacted<Fighting>): Sequel[] {
  const { before, scene } = enacted;
  const isCharge = scene.how === 'charge';
  if (hasLeft(enacted, scene.actor.id)) return [];
  if (!hasLeft(enacted, scene.target.id))
    return [sequel('table-dice-follows-goes-on', isCharge ? 'SH-SHOCK-06' : 'SH-MELEE-08')];
  const unit = unitOf(before, scene.actor.id);
  const args = { unit: unit.name, target: unitOf(before, scene.target.id).name };
  if (!isCharge) return [sequel('table-dice-follows-stays', 'SH-ASSAULT-07', args)];
  return [sequel('table-dice-follows-pursuit', 'SH-PURSUIT-01', { ...args, ...pursuitLength(unit) })];
}

/** It is eliminated or fleeing. */
function hasLeft({ after, transcript }: Enacted, id: string): boolean {
  const last = transcript.at(-1);
  const flees = last !== undefined && 'roll' in last && last.roll.why === 'rout' && last.roll.unit === id;
  return flees || !isThere(after, id);
}

/** Without a target, against the nearest enemy. Charges if possible; otherwise assaults. */
function struck(now: State, name: string, against?: string): Seen<Struck> | Refusal {
  const pair = pairNamed(now, name, against, 'SH-CHARGE-01');
  if (pair instanceof Refusal) return pair;
  const [actor, target] = pair;
  const found = (at: State, how: Fighting['how']): Seen<Struck> => {
    const both = { actor: unitOf(at, actor.id), target: unitOf(at, target.id) };
    const [behind, around] = [outflankers(at, both.actor), outflankers(at, both.target)];
    return {
      who: [actor.id, target.id],
      seen: { how, now: at, ...both, behind, around, declared: { now, actor, target } },
    };
  };
  const ridden = contact(now, pair, (table) => charge(table, actor.id, { do: 'charge', target: target.id, via: [] }));
  if (!(ridden instanceof Refusal)) return found(ridden, 'charge');
  // SH-ASSAULT-03. Of several hexes any will do.
  const [way] = approaches(now, actor, target);
  const order = { do: 'assault', target: target.id, ...(way && { from: atEndOf(actor, way).at }) } as const;
  const closed = contact(now, pair, (table) => assault(table, actor.id, order));
  if (!(closed instanceof Refusal)) return found(closed, 'assault');
  return distanceBetween(actor, target) > 2 ? ridden : closed;
}

/** The position at the moment of the blow, if the target does nothing and every test before it is passed. */
function contact(
  now: State,
  [{ id }, target]: readonly [Unit, Unit],
  attack: (table: Table<State>) => Play<Fact>,
): State | Refusal {
  const outcome = run<State, Fact, undefined>({ play: attack, apply }, now, undefined, now.active, [], {
    dice: ({ why, dice }) => (['shock', 'melee'].includes(why) ? undefined : Array.from({ length: dice }, () => 1)),
    answer: ({ kind, fallback }) => ({
      text: kind === ATTACK.kind ? ATTACK.choice.write({ say: 'attack' }, 'en') : fallback,
      by: { who: 'default' },
    }),
  });
  const isStruck = outcome.kind === 'rolls' && outcome.roll.unit === id && outcome.roll.about['target'] === target.id;
  if (isStruck) return outcome.state;
  if (outcome.kind === 'refused') return outcome.refusal;
  return new Refusal('SH-CHARGE-20', phrase('table-dice-refuse-no-fight'));
}

export const melee = tableRollFrom<State, Fact, Fighting, Struck>({
  ...COMMON,
  kind: 'melee',
  words: 'table-dice-melee',
  slots: meleeSlots,
  roles: ['attacker', 'target'],
  usual: (own, enemy) => ({ ...sceneWith(own, enemy), how: 'charge', ridden: 0, lost: 0, before: 0 }),
  play,
  ahead: ({ before, scene }, roll) => {
    const [actor, target] = [unitOf(before, scene.actor.id), unitOf(before, scene.target.id)];
    const isCharge = scene.how === 'charge';
    const doubled = isCharge && doublesBack(before, scene);
    const back = combatFactor(before, target, actor, { charging: false, doubled, lostInCharge: scene.lost });
    const strengths = { own: target.strength, enemy: actor.strength };
    return [
      ...blowAhead(before, roll, scene.before, isCharge ? {} : { strengths }),
      phrase(isCharge ? 'table-dice-ahead-back-charge' : 'table-dice-ahead-back', { reckoning: diceSum(back) }),
    ];
  },
  told: (enacted) => ({ sentences: report(enacted), follows: [...transferDue(enacted), ...follows(enacted)] }),
  now: struck,
});
