/** SH-MORALE. A morale test at a real table: the unit as described, the dice, and the result. */
import type { Ledger } from '../../../kernel/ledger.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Play, Refusal, type Roll, type Table } from '../../../kernel/play.ts';
import type { Said, Throw } from '../../../kernel/throwing.ts';
import { counterModifiers } from '../attack/countercharge.ts';
import { mustFlee } from '../morale/nerve.ts';
import type { Fact } from '../facts.ts';
import {
  firingModifiers,
  type Keep,
  moraleModifiers,
  moraleTest,
  type Reason,
  type Steadiness,
  type TestResult,
} from '../morale/morale.ts';
import { rollLength } from '../morale/rout.ts';
import { QUALITIES, type State, unitOf, type UnitType } from '../state.ts';
import { shortClauses, textIn } from '../tell/dice.ts';
import { aheadOf } from './ahead.ts';
import { enact, type Scene } from './enact.ts';
import { isGrave, moraleFields } from './morale-fields.ts';
import { moraleNow } from './morale-now.ts';
import { toldTest } from './morale-told.ts';
import { beyond, bystander, demoralised, type Land, meeting, MIDDLE, muster } from './muster.ts';
import { namesIn } from './roles.ts';
import { hear, type Heard } from './said.ts';
import { STEADINESS } from './steadiness.ts';

/** The test, on the position described. */
function sceneOf(said: Said): Scene & { readonly unit: string; readonly reason: Reason } {
  const heard = hear(moraleFields(said), said);
  const reason = heard.one('reason') as Reason;
  const { own } = namesIn('morale', said['who']);
  const before = positionOf(heard, own, reason);
  return { before, unit: own, reason, procedure: (table) => test(table, own, reason, heard) };
}

/** SH-MORALE-06, -16, -17, -20, -22, -24. The test; a unit that must flee also rolls for the length. */
function* test(table: Table<State>, id: string, reason: Reason, heard: Heard): Play<Fact> {
  const barred = barredReaction(heard);
  if (barred) throw barred;
  const modifiers = weightOn(table.now, id, reason, heard);
  const result: TestResult = yield* moraleTest(table, id, reason, { modifiers });
  if (!result.passed && isGrave(reason) && mustFlee(unitOf(table.now, id))) {
    yield* rollLength(unitOf(table.now, id));
  }
}

/** SH-REACT-01, -06. One reaction only; and infantry countercharges only in column. */
function barredReaction(heard: Heard): Refusal | undefined {
  if (!heard.has('modifiers', 'countercharge')) return undefined;
  if (heard.has('modifiers', 'defensiveFire')) return new Refusal('SH-REACT-01', phrase('throw-refuse-two-reactions'));
  const isLoose = heard.has('modifiers', 'nonDense') || heard.has('traits', 'extendedLine');
  return isLoose ? new Refusal('SH-REACT-06', phrase('throw-refuse-loose-counter')) : undefined;
}

function weightOn(now: State, id: string, reason: Reason, heard: Heard): Ledger {
  const unit = unitOf(now, id);
  if (reason !== 'reaction') return moraleModifiers(now, unit, reason, { charging: heard.has('traits', 'charging') });
  const attack = { attacker: CHARGER, from: unitOf(now, CHARGER) };
  return [
    ...moraleModifiers(now, unit, reason, { attack }),
    ...(heard.has('modifiers', 'defensiveFire') ? firingModifiers(now, unit, attack) : []),
    ...(heard.has('modifiers', 'countercharge') ? counterModifiers(now, unit, attack) : []),
  ];
}

const CHARGER = 'charger';

/** The unit faces north; the charger is in front of it, an Elite friend and the outflanking unit behind it. */
function positionOf(heard: Heard, own: string, reason: Reason): State {
  const charger = muster({
    id: CHARGER,
    side: 'red',
    at: beyond(MIDDLE, 0),
    facing: 3,
    type: 'lightCavalry',
    skills: heard.has('modifiers', 'lancer') ? ['lancer'] : [],
  });
  const units = [
    testedUnit(heard, own),
    ...(reason === 'reaction' ? [charger] : []),
    ...(heard.has('modifiers', 'outflanked') ? [bystander('outflanker', 'red', beyond(MIDDLE, 3), 0)] : []),
    ...(heard.one('quality') === 'besideElite'
      ? [bystander('elite', 'blue', beyond(MIDDLE, 4), 3, { quality: 'elite' })]
      : []),
  ];
  return meeting(units, landOf(heard.one('ground')));
}

function landOf(ground: string | undefined): Land {
  if (ground === 'woodSide') return { sides: [[MIDDLE, 0, 'wood']] };
  return ground === 'wood' || ground === 'village' ? { hexes: { [MIDDLE]: ground } } : {};
}

function testedUnit(heard: Heard, id: string): State['units'][number] {
  const quality = QUALITIES.find((each) => each === heard.one('quality')) ?? 'ordinary';
  const unit = muster({
    id,
    side: 'blue',
    at: MIDDLE,
    facing: 0,
    quality,
    type: typeOf(heard),
    command: heard.number('command'),
    skills: (['stubborn', 'harassing', 'controlledFire', 'counterchargeSkill'] as const).filter((skill) =>
      heard.has('traits', skill),
    ),
    ...formationOf(heard),
  });
  return heard.has('modifiers', 'demoralised') ? demoralised(unit) : unit;
}

/** One type for each arm: no other difference matters in a test. */
function typeOf(heard: Heard): UnitType {
  const arm = heard.one('arm');
  if (arm === 'artillery') return 'mediumFootBattery';
  return arm === 'cavalry' ? 'lightCavalry' : 'lineInfantry';
}

function formationOf(heard: Heard): Partial<Pick<State['units'][number], 'formation'>> {
  if (heard.has('traits', 'panicked')) return { formation: 'horde' };
  if (heard.one('arm') !== 'infantry') return {};
  if (heard.has('traits', 'extendedLine')) return { formation: 'extendedLine' };
  return { formation: heard.has('modifiers', 'nonDense') ? 'line' : 'column' };
}

/** Why three dice are rolled, or two. */
function whyThose(heard: Heard): Steadiness {
  return heard.has('traits', 'extendedLine') ? 'extendedLine' : (heard.one('quality') as Steadiness);
}

/** SH-MORALE-06, -07, -09. The clause for the number of dice. */
function diceClause(heard: Heard, keep: Keep): string {
  if (heard.has('traits', 'extendedLine')) return 'SH-MORALE-09';
  if (keep === 'all') return 'SH-MORALE-06';
  return STEADINESS.find(({ name }) => name === heard.one('quality'))!.clause!;
}

export const morale: Throw<State> = {
  kind: 'morale',
  fields: moraleFields,
  ahead: (said) => {
    const heard = hear(moraleFields(said), said);
    const first = ({ about }: Roll): readonly Phrase[] => {
      const keep = textIn(about, 'keep') as Keep;
      return [phrase('throw-ahead-keep', { why: whyThose(heard), clause: shortClauses([diceClause(heard, keep)]) })];
    };
    return aheadOf(sceneOf(said), { first });
  },
  play: function* (said) {
    const scene = sceneOf(said);
    return toldTest(yield* enact(scene), scene.unit, scene.reason, diceClauses(said));
  },
  now: moraleNow,
};

function diceClauses(said: Said): (keep: Keep) => string {
  const heard = hear(moraleFields(said), said);
  return (keep) => diceClause(heard, keep);
}
