/** SH-MORALE. A morale test at a real table: the unit as described, the dice, the result, and its consequence. */
import type { Ledger } from '../../../kernel/ledger.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { any, type Heard, one, type Row, type Slots, type When } from '../../../kernel/table-dice/slots.ts';
import { type Seen as Found, tableRollFrom } from '../../../kernel/table-dice/table-roll.ts';
import type { AskedNow } from '../../../kernel/table-dice/table-dice.ts';
import { isUnmoved, nerveFor } from '../attack/react.ts';
import type { Fact } from '../facts.ts';
import { inCover } from '../field/terrain.ts';
import { unitNamed } from '../language/looks.ts';
import { MORALE } from '../losses/modifiers.ts';
import { moraleModifiers, moraleTest, type Reason } from '../morale/morale.ts';
import { mustFlee } from '../morale/nerve.ts';
import { rollLength } from '../morale/rout.ts';
import { hasSkill, isArtillery, isCavalry, isPanicked, type Skill, type State, type Unit, unitOf } from '../state.ts';
import { moraleAhead } from './ahead.ts';
import { COMMON, type Described, type Scene, type Seen } from './scene.ts';
import { isGrave, toldTest } from './told.ts';
import { commandSlot, qualitySlot } from './unit-slots.ts';

interface Tested extends Scene {
  readonly reason: Reason;
  /** SH-REACT-01, -06. What it intends in reaction; in line or in skirmish order, it may not countercharge. */
  readonly reactions: readonly ('fire' | 'counter')[];
  readonly loose?: true;
  /** SH-MORALE-11. It is charging itself. */
  readonly charging?: true;
}

interface Shaken extends Seen {
  readonly reason: Reason;
  readonly modifiers: readonly string[];
}

/** Farther than any charger matters. */
const AFAR = 9;

const FOOT = { arm: 'infantry' };
const HORSE_AND_FOOT = { arm: 'infantry cavalry' };
/** SH-MORALE-13. A charge weighs only on units in the open. */
const CHARGED = { reason: 'reaction', ground: 'open' };
const GRAVE = { reason: 'losses reaction' };

/** SH-MORALE-10, -11. */
const behindWalls = (heard: Heard) => (heard.one('arm') === 'cavalry' ? 'SH-MORALE-10' : MORALE.cover);

/** SH-MORALE-17. They countercharge like the trained. */
const ARMOURED = ['cuirassier', 'halfCuirass'] as const;

/** A skill that matters to a test. */
function trained(clause: string, skill: Skill, when: When, ...alike: readonly Skill[]): Row<Tested, Shaken> {
  return [
    clause,
    on({ skills: [skill] }),
    when,
    ({ target }) => [skill, ...alike].some((each) => hasSkill(target, each)),
  ];
}

function on(target: Partial<Described>) {
  return { target };
}

const slots: Slots<Tested, Shaken> = {
  reason: one(
    'table-dice-reason',
    {
      losses: ['SH-MORALE-01'],
      reaction: ['SH-REACT-12', { reason: 'reaction', distance: 1 }],
      rally: ['SH-RALLY-02', { reason: 'rally' }],
      formation: ['SH-FORM-21', { reason: 'formation' }, FOOT],
      activation: ['SH-ORDERS-16', { reason: 'activation' }, FOOT],
      restraint: ['SH-ORDERS-19', { reason: 'restraint' }, HORSE_AND_FOOT],
      initiative: ['SH-ORDERS-20', { reason: 'initiative' }],
      support: ['SH-REACT-15', { reason: 'support' }],
      transfer: ['SH-ARTLOSS-03', { reason: 'transfer' }, HORSE_AND_FOOT],
    },
    { isAlwaysTold: true, seen: ({ reason }) => reason },
  ),
  ...commandSlot('target', ''),
  ...qualitySlot('target', ''),
  modifiers: any(
    'table-dice-weight',
    {
      outflanked: [MORALE.outflanked, on({ outflanked: true }), { ground: 'open woodSide' }],
      demoralised: [MORALE.demoralised, on({ demoralised: true })],
      nonDense: [MORALE.nonDense, { loose: true, ...on({ formation: 'line' }) }, { ...CHARGED, ...FOOT }],
      lancer: [MORALE.lancer, { actor: { skills: ['lancer'] } }, CHARGED],
      defensiveFire: [MORALE.defensiveFire, { reactions: ['fire'] }, { ...CHARGED, ...FOOT }],
      countercharge: [MORALE.countercharge, { reactions: ['counter'] }, { ...CHARGED, ...HORSE_AND_FOOT }],
    },
    { seen: ({ modifiers }) => modifiers.filter((name) => name !== MORALE.cover.name) },
  ),
  ground: one(
    'table-dice-ground',
    {
      open: [],
      village: [behindWalls, on({ terrain: 'village' })],
      wood: ['SH-MORALE-10', on({ terrain: 'wood' })],
      woodSide: ['SH-TERRAIN-10', { between: 'wood' }, { reason: 'reaction' }],
    },
    { seen: groundOf },
  ),
  arm: one(
    'arm',
    {
      infantry: [],
      cavalry: [undefined, on({ type: 'lightCavalry', formation: 'mounted' })],
      artillery: [undefined, on({ type: 'mediumFootBattery', formation: 'battery' })],
    },
    { seen: ({ target }) => (isCavalry(target) ? 'cavalry' : isArtillery(target) ? 'artillery' : 'infantry') },
  ),
  traits: any('table-dice-trait', {
    panicked: ['SH-MORALE-22', on({ panicked: true }), HORSE_AND_FOOT, ({ target }) => isPanicked(target)],
    extendedLine: [
      'SH-MORALE-09',
      { loose: true, ...on({ formation: 'extendedLine' }) },
      { ...FOOT, reason: 'reaction support' },
      ({ target }) => target.formation === 'extendedLine',
    ],
    charging: ['SH-MORALE-11', { charging: true }, { arm: 'infantry artillery', reason: 'losses', ground: 'village' }],
    controlledFire: trained('SH-MORALE-16', 'controlledFire', { ...FOOT, reason: 'reaction' }),
    counterchargeSkill: trained(
      'SH-MORALE-17',
      'counterchargeSkill',
      { arm: 'cavalry', reason: 'reaction' },
      ...ARMOURED,
    ),
    stubborn: trained('SH-MORALE-23', 'stubborn', { ...FOOT, ...GRAVE }),
    harassing: trained('SH-MORALE-24', 'harassing', { arm: 'cavalry', ...GRAVE }),
  }),
};

/** SH-MORALE-10, -11, -13, SH-TERRAIN-10. */
function groundOf({ now, target, actor, modifiers }: Shaken): string {
  if (modifiers.includes(MORALE.cover.name)) return 'village';
  if (inCover(now.map, target)) return 'wood';
  return actor !== target && inCover(now.map, target, actor) ? 'woodSide' : 'open';
}

/** SH-MORALE-06, -16, -17, -20, -22, -24. The test; a unit that must flee also rolls for the length. */
function* play(table: Table<State>, scene: Tested): Play<Fact> {
  insist(barredReaction(scene));
  const unit = unitOf(table.now, scene.target.id);
  const test = yield* moraleTest(table, unit.id, scene.reason, { modifiers: modifiersOf(table.now, unit, scene) });
  if (!test.passed && isGrave(scene.reason) && mustFlee(unit)) yield* rollLength(unit);
}

/** SH-REACT-01, -06. One reaction only; and infantry countercharges only in column. */
function barredReaction({ reactions, loose }: Tested): Refusal | undefined {
  if (reactions.length > 1) return new Refusal('SH-REACT-01', phrase('table-dice-refuse-two-reactions'));
  const isBarred = loose && reactions.includes('counter');
  return isBarred ? new Refusal('SH-REACT-06', phrase('table-dice-refuse-loose-counter')) : undefined;
}

function modifiersOf(now: State, unit: Unit, { reason, actor, charging, reactions: [reaction] }: Tested): Ledger {
  if (reason !== 'reaction') return moraleModifiers(now, unit, reason, { charging: charging === true });
  const attack = { attacker: actor.id, target: unit.id, from: unitOf(now, actor.id) };
  const nerve = moraleModifiers(now, unit, reason, { attack });
  return reaction ? nerveFor(now, attack, nerve, { do: reaction }) : nerve;
}

/** With a target, charged by it; without, testing for losses, or rallying if panicked. */
function shaken(now: State, name: string, by?: string, { began = now }: AskedNow<State> = {}): Found<Shaken> | Refusal {
  const unit = unitNamed(name, now);
  if (unit instanceof Refusal) return unit;
  const charger = by === undefined ? undefined : unitNamed(by, now);
  if (charger instanceof Refusal) return charger;
  const barred = charger && barredCharge(now, unit, charger);
  if (barred) return barred;
  const reason = charger ? 'reaction' : isPanicked(unit) ? 'rally' : 'losses';
  // SH-FLANKPROT-05, SH-Q-64. Flank protection also depends on the charger's place when it declared.
  const attack = charger && { attacker: charger.id, from: unitOf(began, charger.id) };
  const modifiers = moraleModifiers(now, unit, reason, attack ? { attack } : {}).map((each) => each.name);
  return {
    who: [unit.id, ...(charger ? [charger.id] : [])],
    seen: { now, target: unit, actor: charger ?? unit, reason, modifiers },
  };
}

/** SH-CHARGE-01, SH-REACT-13. */
function barredCharge(now: State, unit: Unit, charger: Unit): Refusal | undefined {
  if (charger.side === unit.side) {
    return new Refusal('SH-CHARGE-01', phrase('refuse-charge-friend', { unit: charger.name, target: unit.name }));
  }
  if (!isUnmoved(now, unit, charger)) return undefined;
  return new Refusal('SH-REACT-13', phrase('table-dice-refuse-no-test', { unit: unit.name, charger: charger.name }));
}

export const morale = tableRollFrom<State, Fact, Tested, Shaken>({
  ...COMMON,
  kind: 'morale',
  words: 'table-dice-morale',
  slots,
  roles: ['unit', 'target'],
  usual: (own) => ({
    actor: { id: 'charger', type: 'lightCavalry' },
    target: { id: own, formation: 'column' },
    distance: AFAR,
    rulings: {},
    reason: 'losses',
    reactions: [],
  }),
  play,
  ahead: ({ before }, roll) => moraleAhead(before, roll),
  told: toldTest,
  now: shaken,
});
