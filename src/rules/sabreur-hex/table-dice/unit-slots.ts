/** A unit as described at a real table, slot by slot; and the readings of the rules. */
import { any, type Heard, number, one, type Patch, type Row, type Slots } from '../../../kernel/table-dice/slots.ts';
import { type Steadiness, steadiness } from '../morale/morale.ts';
import { RECOMMENDED, type RulingName, RULINGS } from '../options/rulings.ts';
import { FOOT_FORMATIONS, type Formation, isArtillery, isInfantry, QUALITIES, type Skill, SKILLS } from '../state.ts';
import { type Unit, UNIT_TYPES, type UnitType } from '../state.ts';
import { demoralisationThreshold, strengthLimits, T1, T3, T4 } from '../tables.ts';
import type { Described, Scene, Seen, Who } from './scene.ts';

type UnitSlots = Slots<Scene, Seen>;

/** Which values a unit may have in such a roll. */
interface May {
  readonly type: (type: UnitType, heard: Heard) => boolean;
  readonly formation: (formation: Formation, heard: Heard) => boolean;
  readonly skill: (skill: Skill, formation: Formation) => boolean;
}

/** Infantry first: it is the most common. */
const FOOT_FIRST = UNIT_TYPES.toSorted((a, b) => Number(isInfantry({ type: b })) - Number(isInfantry({ type: a })));
const FORMATIONS: readonly Formation[] = ['mounted', 'battery', ...FOOT_FORMATIONS, 'horde'];
const RATINGS = [
  Math.min(...QUALITIES.map((each) => T4[each].min)),
  Math.max(...QUALITIES.map((each) => T4[each].max)),
  T4.ordinary.norm,
] as const;

/** SH-MORALE-06, -09, SH-QUALITY-04 to -06. The clause for the number of dice in a test. */
export const DICE_CLAUSES: Readonly<Record<Steadiness, string>> = {
  ordinary: 'SH-MORALE-06',
  elite: 'SH-QUALITY-04',
  recruit: 'SH-QUALITY-05',
  besideElite: 'SH-QUALITY-06',
  extendedLine: 'SH-MORALE-09',
};

export function on(who: Who, what: Partial<Described>): Patch<Scene> {
  return who === 'actor' ? { actor: what } : { target: what };
}

/** `enemy` and `strength`: `enemyStrength`. */
function named(prefix: string, name: string): string {
  return prefix === '' ? name : prefix + name[0]!.toUpperCase() + name.slice(1);
}

function prefixed(prefix: string, slots: UnitSlots): UnitSlots {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [named(prefix, name), slot]));
}

/** What was said of a unit. */
export function unitIn(heard: Heard, prefix: string) {
  return {
    type: (heard.one(named(prefix, 'type')) ?? 'lineInfantry') as UnitType,
    skills: SKILLS.filter((skill) => heard.has(named(prefix, 'skills'), skill)),
  };
}

export function formationIn(heard: Heard, prefix: string): Formation {
  return (heard.one(named(prefix, 'formation')) ?? 'line') as Formation;
}

function rows<T extends string>(names: readonly T[], of: (name: T) => Row<Scene, Seen>) {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

/** Its type, its formation if there is a choice, its skills if any matter. The names of the fields begin with the prefix. */
export function kindSlots(who: Who, prefix: string, may: May, types: readonly UnitType[] = FOOT_FIRST): UnitSlots {
  const type = rows(types, (each) => [undefined, on(who, { type: each }), (heard) => may.type(each, heard)]);
  const formation = rows(FORMATIONS, (each) => [
    undefined,
    on(who, { formation: each }),
    (heard) => mayForm(unitIn(heard, prefix).type, each) && may.formation(each, heard),
  ]);
  const skills = rows(SKILLS, (each) => [
    `SH-SKILL-${each.toUpperCase()}-01`,
    on(who, { skills: [each] }),
    (heard) => T3[each].reservedTo.includes(unitIn(heard, prefix).type) && may.skill(each, formationIn(heard, prefix)),
  ]);
  return prefixed(prefix, {
    type: one('type', type, { isAlwaysTold: true, seen: (now) => now[who].type }),
    formation: one('table-dice-formation', formation, { seen: (now) => now[who].formation }),
    skills: any('skill', skills, { seen: (now) => now[who].skills }),
  });
}

/** Table T1, SH-FORM-10, SH-FORM-03. The formations of its type; guns that have to flee are lost instead. */
function mayForm(type: UnitType, formation: Formation): boolean {
  if (formation === 'horde') return !isArtillery({ type });
  return formation === 'extendedLine' ? type === 'lineInfantry' : formation in T1[type];
}

/** SH-LOSS-01. Its present strength. */
export function strengthSlot(who: Who, prefix: string): UnitSlots {
  const limits = (heard: Heard) => {
    const { max } = strengthLimits(unitIn(heard, prefix));
    return [1, max, max] as const;
  };
  const seen = (now: Seen) => now[who].strength;
  return prefixed(prefix, { strength: number(limits, (strength) => on(who, { strength }), { seen }) });
}

/** SH-QUALITY-07. At this strength an Elite unit is not demoralised yet, but others are. */
export function isOnEdge(heard: Heard, prefix: string): boolean {
  const strength = heard.number(named(prefix, 'strength'));
  const isShaken = (quality: Unit['quality']) =>
    strength <= demoralisationThreshold({ ...unitIn(heard, prefix), quality });
  return isShaken('ordinary') && !isShaken('elite');
}

/** Table T4, SH-MORALE-06. */
export function commandSlot(who: Who, prefix: string): UnitSlots {
  const seen = (now: Seen) => now[who].command;
  return prefixed(prefix, { command: number(RATINGS, (command) => on(who, { command }), { seen }) });
}

/** SH-MORALE-07. */
export function qualitySlot(who: Who, prefix: string): UnitSlots {
  const qualities = {
    ordinary: [DICE_CLAUSES.ordinary],
    elite: [DICE_CLAUSES.elite, on(who, { quality: 'elite' })],
    recruit: [DICE_CLAUSES.recruit, on(who, { quality: 'recruit' })],
    besideElite: [DICE_CLAUSES.besideElite, on(who, { besideElite: true })],
  } as const;
  const seen = (now: Seen) => steadiness(now.now, now[who], 'losses');
  return prefixed(prefix, { quality: one('table-dice-quality', qualities, { seen }) });
}

/** SH-MORALE-20. The choice of its player. */
export function failingSlot(who: Who, prefix: string): UnitSlots {
  const choices = { stay: ['SH-MORALE-20'], flee: ['SH-MORALE-20', on(who, { flees: true })] } as const;
  return prefixed(prefix, { failing: one('table-dice-failing', choices) });
}

/** If the rules can be read in two ways: the readings other than the recommended ones, as `coverLimitsFire-no`. */
export function readings(...names: readonly RulingName[]): UnitSlots {
  const others = names.flatMap((name) => RULINGS[name].values.map((value) => ({ name, value })));
  const choices = others
    .filter(({ name, value }) => value !== RECOMMENDED[name])
    .map(({ name, value }): [string, Row<Scene, Seen>] => [
      `${name}-${value}`,
      [RULINGS[name].clause, { rulings: { [name]: value } }, {}, ({ now }) => now.rulings[name] === value],
    ]);
  return { readings: any('ruling', Object.fromEntries(choices)) };
}
