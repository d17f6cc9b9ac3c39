/** SH-SHOCK, SH-MELEE. A close combat at a real table: both blows, saves, losses, tests, and what follows. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Play, Roll, Table } from '../../../kernel/play.ts';
import type { Said, Throw } from '../../../kernel/throwing.ts';
import { mayAssault } from '../attack/assault.ts';
import { type Declared, declare } from '../attack/attack.ts';
import { blowHits } from '../attack/blow.ts';
import { isCounterDoubled, isDoubled, mayChargeWhom } from '../attack/charge.ts';
import { combatFactor } from '../losses/factor.ts';
import type { Fact } from '../facts.ts';
import { melee as fight } from '../attack/melee.ts';
import { DOUBLING_FROM } from '../losses/modifiers.ts';
import { NERVE } from '../questions/nerve.ts';
import { type SaveContext, saveClause, saveScore } from '../losses/save.ts';
import { shock } from '../attack/shock.ts';
import { isThere, type State, unitOf } from '../state.ts';
import { pursuitLength } from '../tables.ts';
import { isClear } from '../field/terrain.ts';
import { numberIn, reckoning } from '../tell/dice.ts';
import { aheadOf } from './ahead.ts';
import { enact, type Enacted, type Scene } from './enact.ts';
import { lossesAhead } from './loss-chances.ts';
import { meleeFields } from './melee-fields.ts';
import { DECLARED_AT, meleePosition } from './melee-field.ts';
import { meleeNow } from './melee-now.ts';
import { namesIn, type Names } from './roles.ts';
import { hear, type Heard } from './said.ts';
import { type Sequel, sequel, toldFight, transferDue } from './told.ts';

interface Described extends Scene {
  readonly names: Names;
  readonly heard: Heard;
  readonly isCharge: boolean;
}

function sceneOf(said: Said): Described {
  const heard = hear(meleeFields(said), said);
  const names = namesIn('melee', said['who']);
  const isCharge = heard.one('how') === 'charge';
  return {
    before: meleePosition(heard, names),
    names,
    heard,
    isCharge,
    procedure: (table) => fought(table, names, heard),
    answer: ({ kind, unit }) => {
      const field = unit === names.own ? 'failing' : 'enemyFailing';
      return kind === NERVE.kind && heard.one(field) === 'flee' ? 'flee' : undefined;
    },
  };
}

/** SH-CHARGE-18, SH-MELEE-01. The fight, once the target has stood. */
function* fought(table: Table<State>, names: Names, heard: Heard): Play<Fact> {
  if (heard.one('how') === 'charge') yield* chargeHome(table, names, heard);
  else yield* assaultHome(table, names, heard);
}

/** SH-SHOCK-01. The shock of a charge. */
function* chargeHome(table: Table<State>, names: Names, heard: Heard): Play<Fact> {
  const { own: charger, enemy: target } = names;
  const barred = mayChargeWhom(table.now, unitOf(table.now, charger), unitOf(table.now, target));
  if (barred) throw barred;
  const attack = declaredOf(table.now, names, 'charge', heard);
  yield* shock(table, {
    charger,
    target,
    attack,
    doubled: doubles(table.now, names, heard),
    counterDoubled: counterDoubles(table.now, names, heard),
    lostBefore: heard.number('lost'),
    shotBefore: heard.number('before'),
  });
}

/** SH-FACTOR-07 to -12. */
function doubles(now: State, { own, enemy }: Names, heard: Heard): boolean {
  const run = { attacker: own, target: enemy, distance: heard.number('distance') };
  const clear = !heard.has('modifiers', 'unclear') && isClear(now.map, unitOf(now, own).at);
  return isDoubled(
    now,
    run,
    { clear },
    { countercharged: heard.has('modifiers', 'countercharged') ? 'friend' : undefined },
  );
}

/** SH-Q-28, SH-REACT-08. A countercharging unit was far enough away when the charge was declared. */
function counterDoubles(now: State, { own, enemy }: Names, heard: Heard): boolean {
  const declared = { attacker: own, target: enemy, distance: Math.max(DOUBLING_FROM, heard.number('distance')) };
  return heard.has('modifiers', 'ownCounter') && isCounterDoubled(now, declared, { countercharged: 'target' });
}

/** SH-MELEE-01. The melee of an assault. */
function* assaultHome(table: Table<State>, names: Names, heard: Heard): Play<Fact> {
  const barred = mayAssault(table.now, unitOf(table.now, names.own), unitOf(table.now, names.enemy));
  if (barred) throw barred;
  yield* fight(table, declaredOf(table.now, names, 'assault', heard));
}

/** SH-OUTFLANK-05, SH-FLANKPROT-05. It was declared in sight of the unit that protects the flank. */
function declaredOf(now: State, { own, enemy }: Names, kind: Declared['kind'], heard: Heard): Declared {
  const declared = declare(now, kind, unitOf(now, own), unitOf(now, enemy), { shotBefore: heard.number('before') });
  const outflanked = heard.has('modifiers', 'outflanked') && !heard.has('modifiers', 'covered');
  return { ...declared, from: { at: DECLARED_AT }, outflanked };
}

/** SH-SAVE-01, SH-FACTOR-01. The target's saving score, its chance of being shaken, and its dice for the blow back. */
function prospects({ before, names, heard, isCharge }: Described, roll: Roll): Phrase[] {
  const [attacker, target] = [unitOf(before, names.own), unitOf(before, names.enemy)];
  const fray: SaveContext = isCharge ? {} : { strengths: { own: target.strength, enemy: attacker.strength } };
  const clause = saveClause(before, target, attacker, 'combat', fray);
  const sixes = numberIn(roll.about, 'sixesCount', 1);
  const back = combatFactor(before, target, attacker, {
    charging: false,
    doubled: isCharge && counterDoubles(before, names, heard),
    lostInCharge: isCharge ? heard.number('lost') : 0,
  });
  return [
    ...lossesAhead({
      dice: roll.dice,
      hits: (die) => blowHits([die], sixes),
      saves: clause && { clause, need: saveScore(target, 'combat') },
      before: heard.number('before'),
      strength: target.strength,
    }),
    phrase(isCharge ? 'throw-ahead-back-charge' : 'throw-ahead-back', { reckoning: reckoning(back) }),
  ];
}

/** SH-SHOCK-06, SH-MELEE-07, -08, SH-PURSUIT-01, -02, SH-ASSAULT-07. What may be done next. */
function follows(enacted: Enacted, { names, isCharge }: Described): Sequel[] {
  const { own, enemy } = names;
  if (hasLeft(enacted, own)) return [];
  const args = { unit: unitOf(enacted.before, own).name, target: unitOf(enacted.before, enemy).name };
  if (!hasLeft(enacted, enemy)) {
    return [sequel('throw-follows-goes-on', isCharge ? 'SH-SHOCK-06' : 'SH-MELEE-08')];
  }
  if (!isCharge) return [sequel('throw-follows-stays', 'SH-ASSAULT-07', args)];
  const { die, plus } = pursuitLength(unitOf(enacted.before, own));
  return [sequel('throw-follows-pursuit', 'SH-PURSUIT-01', { ...args, die, plus })];
}

/** It is eliminated or fleeing. */
function hasLeft({ after, transcript }: Enacted, id: string): boolean {
  const last = transcript.at(-1);
  return (
    !isThere(after, id) || (last !== undefined && 'roll' in last && last.roll.why === 'rout' && last.roll.unit === id)
  );
}

export const melee: Throw<State> = {
  kind: 'melee',
  fields: meleeFields,
  ahead: (said) => {
    const scene = sceneOf(said);
    return aheadOf(scene, { more: (roll) => prospects(scene, roll) });
  },
  play: function* (said) {
    const scene = sceneOf(said);
    const enacted = yield* enact(scene);
    return toldFight(enacted, [...transferDue(enacted, scene.names.enemy), ...follows(enacted, scene)]);
  },
  now: meleeNow,
};
