/** SH-MORALE. A morale test at a table: the unit as it is described, the dice, and what comes of it. */
import type { Ledger } from '../../../kernel/ledger.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { type Play, Refusal, type Table } from '../../../kernel/play.ts';
import type { Said, Throw, ThrowChoice, ThrowField } from '../../../kernel/throwing.ts';
import { counterModifiers } from '../countercharge.ts';
import { mustFlee } from '../failure.ts';
import type { Fact } from '../facts.ts';
import { MORALE } from '../modifiers.ts';
import { firingModifiers, type Keep, moraleModifiers, moraleTest, type Reason, type TestResult } from '../morale.ts';
import { rollLength } from '../rout.ts';
import { QUALITIES, type State, unitOf, type UnitType } from '../state.ts';
import { shortClauses, textIn } from '../tell/dice.ts';
import { aheadOf } from './ahead.ts';
import { enact, type Scene } from './enact.ts';
import { moraleNow } from './morale-now.ts';
import { toldTest } from './morale-told.ts';
import { beyond, bystander, demoralised, type Land, meeting, MIDDLE, muster, namesIn } from './muster.ts';
import { choice, fieldsOf, hear, type Heard, oneOf } from './said.ts';
import { COMMANDS, STEADINESS } from './steadiness.ts';

const ASK = fieldsOf('morale');

const ARM = ASK.one(
  'arm',
  ['infantry', 'cavalry', 'artillery'].map((arm) => choice(arm, phrase(`throw-arm-${arm}`))),
);

/** Why a test is taken, and who takes one for it. */
const REASONS: readonly (readonly [reason: Reason, clause: string, arms: string])[] = [
  ['losses', 'SH-MORALE-01', 'infantry cavalry artillery'],
  ['reaction', 'SH-REACT-12', 'infantry cavalry artillery'],
  ['rally', 'SH-RALLY-02', 'infantry cavalry artillery'],
  ['formation', 'SH-FORM-21', 'infantry'],
  ['activation', 'SH-ORDERS-16', 'infantry'],
  ['restraint', 'SH-ORDERS-19', 'infantry cavalry'],
  ['initiative', 'SH-ORDERS-20', 'infantry cavalry artillery'],
  ['support', 'SH-REACT-15', 'infantry cavalry artillery'],
  ['transfer', 'SH-ARTLOSS-03', 'infantry cavalry'],
];

const COMMAND = ASK.number('command', COMMANDS.least, COMMANDS.most, COMMANDS.usual);
const QUALITY = ASK.one('quality', STEADINESS);

/** Grave are those tests whose failure costs men, or the field (SH-MORALE-20, -21). */
function isGrave(reason: string): boolean {
  return reason === 'losses' || reason === 'reaction';
}

/** What must be known, given what is known so far. */
export function moraleFields(said: Said): readonly ThrowField[] {
  const arm = oneOf(ARM, said);
  const reasons = ASK.one(
    'reason',
    REASONS.filter(([, , arms]) => arms.includes(arm)).map(([reason, clause]) =>
      choice(reason, phrase(`throw-reason-${reason}`), clause),
    ),
  );
  const reason = oneOf(reasons, said);
  const grounds = ASK.one('ground', groundsFor(arm, reason));
  const ground = oneOf(grounds, said);
  const others = traits(arm, reason, ground);
  return [
    reasons,
    COMMAND,
    QUALITY,
    ASK.any('modifiers', weights(arm, reason, ground)),
    grounds,
    ARM,
    ...(others.length > 0 ? [ASK.any('traits', others)] : []),
  ];
}

/** SH-MORALE-10, -11, -13, SH-TERRAIN-10, -17. */
function groundsFor(arm: string, reason: string): ThrowChoice[] {
  const walls = arm === 'cavalry' ? undefined : MORALE.cover;
  return [
    choice('open', phrase('throw-ground-open')),
    choice('village', phrase('throw-ground-village'), walls?.clause ?? 'SH-MORALE-10', walls?.n),
    choice('wood', phrase('throw-ground-wood'), 'SH-MORALE-10'),
    ...(reason === 'reaction' ? [choice('woodSide', phrase('throw-ground-wood-side'), 'SH-TERRAIN-10')] : []),
  ];
}

/** SH-MORALE-10, -12 to -17. What may weigh on such a test, on such ground. */
function weights(arm: string, reason: string, ground: string): ThrowChoice[] {
  const isCharged = reason === 'reaction' && ground === 'open';
  const names = [
    ...(ground === 'wood' || ground === 'village' ? [] : (['outflanked'] as const)),
    'demoralised' as const,
    ...(isCharged && arm === 'infantry' ? (['nonDense'] as const) : []),
    ...(isCharged ? (['lancer'] as const) : []),
    ...(isCharged && arm === 'infantry' ? (['defensiveFire'] as const) : []),
    ...(isCharged && arm !== 'artillery' ? (['countercharge'] as const) : []),
  ];
  return names.map((name) => choice(name, phrase(`throw-weight-${name}`), MORALE[name].clause, MORALE[name].n));
}

/** SH-MORALE-09, -11, -22 to -24. What else tells of a test, or of what comes of it. */
function traits(arm: string, reason: string, ground: string): ThrowChoice[] {
  return [
    ...(arm === 'artillery' ? [] : [choice('panicked', phrase('throw-trait-panicked'), 'SH-MORALE-22')]),
    ...(arm === 'infantry' && reason === 'reaction'
      ? [choice('extendedLine', phrase('formation-extendedLine'), 'SH-MORALE-09')]
      : []),
    ...(arm !== 'cavalry' && reason === 'losses' && ground === 'village'
      ? [choice('charging', phrase('throw-trait-charging'), 'SH-MORALE-11')]
      : []),
    ...practice(arm, reason),
    ...(arm === 'infantry' && isGrave(reason) ? [choice('stubborn', phrase('skill-stubborn'), 'SH-MORALE-23')] : []),
    ...(arm === 'cavalry' && isGrave(reason) ? [choice('harassing', phrase('skill-harassing'), 'SH-MORALE-24')] : []),
  ];
}

/** SH-MORALE-16, -17. Who is spared what its reaction would cost. */
function practice(arm: string, reason: string): ThrowChoice[] {
  if (reason !== 'reaction' || arm === 'artillery') return [];
  return arm === 'infantry'
    ? [choice('controlledFire', phrase('skill-controlledFire'), 'SH-MORALE-16')]
    : [choice('counterchargeSkill', phrase('throw-trait-practised'), 'SH-MORALE-17')];
}

/** What is to be tested, on the position that was described. */
function sceneOf(said: Said): Scene & { readonly unit: string; readonly reason: Reason } {
  const heard = hear(moraleFields(said), said);
  const reason = heard.one('reason') as Reason;
  const { own } = namesIn(said['who']);
  const before = positionOf(heard, own, reason);
  return { before, unit: own, reason, procedure: (table) => test(table, own, reason, heard) };
}

/** SH-MORALE-06, -16, -17, -20, -22, -24. The test; who has no choice but to flee throws for its length. */
function* test(table: Table<State>, id: string, reason: Reason, heard: Heard): Play<Fact> {
  const barred = barredReaction(heard);
  if (barred) throw barred;
  const modifiers = weightOn(table.now, id, reason, heard);
  const result: TestResult = yield* moraleTest(table, id, reason, { modifiers });
  if (!result.passed && isGrave(reason) && mustFlee(unitOf(table.now, id))) {
    yield* rollLength(unitOf(table.now, id));
  }
}

/** SH-REACT-01, -06. One reaction; and infantry countercharges in column alone. */
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

/** The unit looks north; a charger is before it, an elite friend and whoever outflanks it behind. */
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

/** One type for each arm: in a test no other difference counts. */
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

/** SH-MORALE-06, -07, -09. The clause by which these dice are thrown. */
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
    return aheadOf(sceneOf(said), (roll) => {
      const keep = textIn(roll.about, 'keep') as Keep;
      return [phrase('throw-ahead-keep', { keep, clause: shortClauses([diceClause(heard, keep)]) })];
    });
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
