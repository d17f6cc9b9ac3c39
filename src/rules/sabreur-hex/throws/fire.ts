/** SH-FIRE, SH-FACTOR, SH-SAVE. A shot at a real table, as described: hits, saves, losses, and the test. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Play, Refusal, type Roll, type Table } from '../../../kernel/play.ts';
import type { Said, Throw } from '../../../kernel/throwing.ts';
import { firesOpen } from '../fire/defensive-fire.ts';
import type { Shot } from '../losses/factor.ts';
import type { Fact } from '../facts.ts';
import { fireHits, mayFire, mayTarget, shoot } from '../fire/fire.ts';
import { NERVE } from '../questions/nerve.ts';
import { mayReturnFire } from '../fire/riposte.ts';
import { saveClause, saveScore } from '../losses/save.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { aheadOf } from './ahead.ts';
import { enact, type Scene } from './enact.ts';
import { fireFields, GIVEN } from './fire-fields.ts';
import { fireNow } from './fire-now.ts';
import { lossesAhead } from './loss-chances.ts';
import { beyond, bystander, demoralised, type Land, meeting, MIDDLE, muster } from './muster.ts';
import { OF_FIRE, rulingsOf } from './readings.ts';
import { namesIn, type Names } from './roles.ts';
import { hear, type Heard } from './said.ts';
import { noTest, testDue, toldFight, transferDue } from './told.ts';
import { troop } from './troops.ts';

/** A shot as described: its position, and the procedure played on it. */
interface Described extends Scene {
  readonly shot: Shot;
  readonly names: Names;
  readonly heard: Heard;
}

function sceneOf(said: Said): Described {
  const heard = hear(fireFields(said), said);
  const names = namesIn('fire', said['who']);
  const before = positionOf(heard, names);
  const shot = shotOf(heard);
  const given = heard.number('dice');
  return {
    before,
    shot,
    names,
    heard,
    procedure: (table) => fireAt(table, names, shot, heard),
    answer: ({ kind }) => (kind === NERVE.kind && heard.one('failing') === 'flee' ? 'flee' : undefined),
    ...(given > 0 && { as: (roll) => withDice(roll, given) }),
    isEnd: ({ why }) => why === 'morale' && heard.one('test') === 'later',
  };
}

function shotOf(heard: Heard): Shot {
  const shot = heard.one('shot');
  return shot === 'return' || shot === 'defensive' ? shot : 'fire';
}

/** A factor that the players worked out themselves. */
function withDice(roll: Roll, dice: number): Roll {
  if (roll.why !== 'fire') return roll;
  const { base: _own, ...rest } = roll;
  return { ...rest, dice, ledger: [] };
}

/** SH-PROC-08. The shot, if the rules allow it. */
function* fireAt(table: Table<State>, names: Names, shot: Shot, heard: Heard): Play<Fact> {
  const barred = barredShot(table.now, names, shot);
  if (barred) throw barred;
  yield* shoot(table, names.own, names.enemy, shot, {
    before: heard.number('before'),
    ...attackOf(names, shot, heard),
  });
}

/** SH-OUTFLANK-05. Defensive fire is aimed at an attack under way. */
function attackOf({ enemy }: Names, shot: Shot, heard: Heard): Parameters<typeof shoot>[4] {
  if (shot !== 'defensive') return {};
  const outflanked = heard.has('modifiers', 'enemyOutflanked');
  return { attack: { kind: 'charge', attacker: enemy, from: { at: MIDDLE }, outflanked } };
}

/** SH-FIRE-01, -02, -07, SH-RIPOSTE-05, -08, SH-DEFFIRE-11. */
function barredShot(now: State, names: Names, shot: Shot): Refusal | undefined {
  const [firer, target] = [unitOf(now, names.own), unitOf(now, names.enemy)];
  if (shot === 'return') return mayReturnFire(now, firer, target);
  if (shot === 'fire') return mayFire(now, firer) ?? mayTarget(now, firer, target);
  if (firesOpen(now, firer, { attacker: names.enemy, engagedBefore: [] }).length > 0) return undefined;
  return new Refusal('SH-DEFFIRE-11', phrase('throw-refuse-defensive', { unit: firer.name }));
}

/** The target is in the middle and faces north, towards the firer; if enfiladed, it faces away. */
function positionOf(heard: Heard, names: Names): State {
  const target = targetOf(heard, names);
  const firer = firerOf(heard, names);
  const rear = target.facing === 0 ? ([3, 0] as const) : ([1, 4] as const);
  const units = [
    firer,
    target,
    ...(heard.has('modifiers', 'enemyOutflanked')
      ? [bystander('outflanker', 'red', beyond(MIDDLE, rear[0]), rear[1])]
      : []),
    ...(heard.one('enemyQuality') === 'besideElite'
      ? [bystander('elite', 'blue', beyond(MIDDLE, 4), 3, { quality: 'elite' })]
      : []),
  ];
  const ground = heard.one('enemyGround');
  const hexes: Land['hexes'] = {
    ...((ground === 'wood' || ground === 'village') && { [target.at]: ground }),
    ...(heard.one('ground') === 'rough' && { [firer.at]: 'difficult' as const }),
  };
  const sides: Land['sides'] = heard.has('modifiers', 'apart') ? [[target.at, 0, 'impassable']] : [];
  return meeting(units, { hexes, sides }, rulingsOf(heard, OF_FIRE));
}

function targetOf(heard: Heard, { enemy }: Names): Unit {
  const facing = heard.has('modifiers', 'enfilade') ? 3 : 0;
  return troop(heard, { prefix: 'enemy' }, { id: enemy, side: 'blue', at: MIDDLE, facing });
}

/** Straight north of its target, facing south towards it. */
function firerOf(heard: Heard, { own }: Names): Unit {
  const shot = heard.one('shot');
  const at = beyond(MIDDLE, 0, shot === 'defensive' ? 1 : heard.number('distance'));
  const where = { id: own, side: 'red', facing: 3, at } as const;
  if (shot === 'muskets' || shot === 'guns') return muster({ ...where, type: GIVEN[shot] });
  const unit = troop(heard, { prefix: '' }, where);
  return heard.has('modifiers', 'demoralised') ? demoralised(unit) : unit;
}

/** SH-SAVE-01. The target's saving score, and the possible losses. */
function prospects({ before, names, shot, heard }: Described, roll: Roll): Phrase[] {
  const target = unitOf(before, names.enemy);
  const { attack } = { attack: undefined, ...attackOf(names, shot, heard) };
  const clause = saveClause(before, target, unitOf(before, names.own), 'fire', {
    outflanked: attack?.outflanked === true,
  });
  return lossesAhead({
    dice: roll.dice,
    hits: (die) => fireHits([die], target),
    saves: clause && { clause, need: saveScore(target, 'fire') },
    before: heard.number('before'),
    strength: target.strength,
  });
}

export const fire: Throw<State> = {
  kind: 'fire',
  fields: fireFields,
  ahead: (said) => {
    const scene = sceneOf(said);
    return aheadOf(scene, { more: (roll) => prospects(scene, roll) });
  },
  play: function* (said) {
    const scene = sceneOf(said);
    const enacted = yield* enact(scene);
    const { enemy } = scene.names;
    return toldFight(enacted, [...transferDue(enacted, enemy), ...testDue(enacted), ...noTest(enacted, enemy)]);
  },
  now: fireNow,
};
