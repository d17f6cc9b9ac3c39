/** SH-MORALE. The fields of a morale test at a real table. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Said, ThrowChoice, ThrowField } from '../../../kernel/throwing.ts';
import { MORALE } from '../losses/modifiers.ts';
import { isReaction, type Reason } from '../morale/morale.ts';
import { choice, fieldsOf, oneOf, toldAlways } from './said.ts';
import { COMMANDS, STEADINESS } from './steadiness.ts';

const ASK = fieldsOf('morale');

const ARM = ASK.one(
  'arm',
  ['infantry', 'cavalry', 'artillery'].map((arm) => choice(arm, phrase(`arm-${arm}`))),
);

/** Why a test is taken, and by which arms. */
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

/** A test is grave if failing it costs strength or causes flight (SH-MORALE-20, -21). */
export function isGrave(reason: string): boolean {
  return reason === 'losses' || reason === 'reaction';
}

/** The fields needed, given what is known so far. */
export function moraleFields(said: Said): readonly ThrowField[] {
  const arm = oneOf(ARM, said);
  const reasons = toldAlways(
    ASK.one(
      'reason',
      REASONS.filter(([, , arms]) => arms.includes(arm)).map(([reason, clause]) =>
        choice(reason, phrase(`throw-reason-${reason}`), clause),
      ),
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

/** SH-MORALE-10, -12 to -17. Possible modifiers of such a test, in such terrain. */
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

/** SH-MORALE-09, -11, -22 to -24, SH-Q-24. Other traits that affect a test or its consequences. */
function traits(arm: string, reason: string, ground: string): ThrowChoice[] {
  return [
    ...(arm === 'artillery' ? [] : [choice('panicked', phrase('throw-trait-panicked'), 'SH-MORALE-22')]),
    ...(arm === 'infantry' && isReaction(reason)
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

/** SH-MORALE-16, -17. Units exempt from the modifier of their reaction. */
function practice(arm: string, reason: string): ThrowChoice[] {
  if (reason !== 'reaction' || arm === 'artillery') return [];
  return arm === 'infantry'
    ? [choice('controlledFire', phrase('skill-controlledFire'), 'SH-MORALE-16')]
    : [choice('counterchargeSkill', phrase('throw-trait-practised'), 'SH-MORALE-17')];
}
