/** A unit as described at a real table, slot by slot; and the readings of the rules. */
import { any, type Heard, number, one, type Patch, type Row, type Slot } from '../../../kernel/table-dice/slots.ts';
import { type Steadiness, steadiness } from '../morale/morale.ts';
import { RECOMMENDED, type RulingName, RULINGS } from '../options/rulings.ts';
import { FOOT_FORMATIONS, type Formation, isArtillery, isInfantry, QUALITIES, type Skill, SKILLS } from '../state.ts';
import { type Unit, UNIT_TYPES, type UnitType } from '../state.ts';
import { demoralisationThreshold, musterStrength, T1, T3, T4 } from '../tables.ts';
import type { Described, Scene, Seen, Who } from './scene.ts';

/** Which values a unit may have in such a roll. */
interface May {
  /** The usual one first. */
  readonly types: readonly UnitType[];
  readonly type?: (type: UnitType, heard: Heard) => boolean;
  readonly formation?: (formation: Formation, heard: Heard) => boolean;
  readonly skill: (skill: Skill, formation: Formation) => boolean;
}

/** Infantry first: it is the most common. */
export const FOOT_FIRST: readonly UnitType[] = [
  ...UNIT_TYPES.filter((type) => isInfantry({ type })),
  ...UNIT_TYPES.filter((type) => !isInfantry({ type })),
];
const FORMATIONS: readonly Formation[] = ['mounted', 'battery', ...FOOT_FORMATIONS, 'horde'];

/** SH-MORALE-06, -09, SH-QUALITY-04 to -06. The clause for the number of dice in a test. */
export const DICE_CLAUSES: Readonly<Record<Steadiness, string>> = {
  ordinary: 'SH-MORALE-06',
  elite: 'SH-QUALITY-04',
  recruit: 'SH-QUALITY-05',
  besideElite: 'SH-QUALITY-06',
  extendedLine: 'SH-MORALE-09',
};

/** `enemy` and `strength`: `enemyStrength`. */
function named(prefix: string, name: string): string {
  return prefix === '' ? name : prefix + name[0]!.toUpperCase() + name.slice(1);
}

export function typeIn(heard: Heard, prefix: string): UnitType {
  return (heard.one(named(prefix, 'type')) ?? 'lineInfantry') as UnitType;
}

export function formationIn(heard: Heard, prefix: string): Formation {
  return (heard.one(named(prefix, 'formation')) ?? 'line') as Formation;
}

function skillsIn(heard: Heard, prefix: string): Skill[] {
  return SKILLS.filter((skill) => heard.has(named(prefix, 'skills'), skill));
}

function rows<T extends string>(names: readonly T[], of: (name: T) => Row<Scene, Seen>) {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

function putOn(who: Who): (what: Partial<Described>) => Patch<Scene> {
  return (what) => (who === 'actor' ? { actor: what } : { target: what });
}

/** Its slots. The names of their fields begin with the prefix. */
export function unitSlots(who: Who, prefix: string, { types, type, formation, skill }: May) {
  const put = putOn(who);
  return {
    type: one<Scene, Seen>(
      'type',
      rows(types, (each) => [undefined, put({ type: each }), { when: (heard) => type?.(each, heard) ?? true }]),
      { isAlwaysTold: true, seen: (now) => now[who].type },
    ),
    formation: one<Scene, Seen>(
      'throw-formation',
      rows(FORMATIONS, (each) => [
        undefined,
        put({ formation: each }),
        { when: (heard) => isOpen(typeIn(heard, prefix), each) && (formation?.(each, heard) ?? true) },
      ]),
      { seen: (now) => now[who].formation },
    ),
    skills: any<Scene, Seen>(
      'skill',
      rows(SKILLS, (each) => [
        `SH-SKILL-${each.toUpperCase()}-01`,
        put({ skills: [each] }),
        {
          when: (heard) =>
            T3[each].reservedTo.includes(typeIn(heard, prefix)) && skill(each, formationIn(heard, prefix)),
        },
      ]),
      { seen: (now) => now[who].skills },
    ),
    /** SH-LOSS-01. Its present strength. */
    strength: number<Scene, Seen>(
      (heard) => {
        const { max } = musterStrength({ type: typeIn(heard, prefix), skills: skillsIn(heard, prefix) });
        return [1, max, max];
      },
      (n) => put({ strength: n }),
      { seen: (now) => now[who].strength },
    ),
    ...nerveSlots(who),
  };
}

/** Table T1, SH-FORM-10, SH-FORM-03. The formations of its type; guns that have to flee are lost instead. */
function isOpen(type: UnitType, formation: Formation): boolean {
  if (formation === 'horde') return !isArtillery({ type });
  return formation === 'extendedLine' ? type === 'lineInfantry' : formation in T1[type];
}

/** SH-QUALITY-07. At this strength an Elite unit is not demoralised yet, but others are. */
export function isOnEdge(heard: Heard, prefix: string): boolean {
  const unit = { type: typeIn(heard, prefix), skills: skillsIn(heard, prefix) };
  const strength = heard.number(named(prefix, 'strength'));
  const isShaken = (quality: Unit['quality']) => strength <= demoralisationThreshold({ ...unit, quality });
  return isShaken('ordinary') && !isShaken('elite');
}

const RATINGS = [
  Math.min(...QUALITIES.map((each) => T4[each].min)),
  Math.max(...QUALITIES.map((each) => T4[each].max)),
  T4.ordinary.norm,
] as const;

/** Table T4, SH-MORALE-06, -07, -20. On what its tests depend, and what it does if it fails one. */
export function nerveSlots(who: Who) {
  const put = putOn(who);
  return {
    command: number<Scene, Seen>(RATINGS, (n) => put({ command: n }), { seen: (now) => now[who].command }),
    quality: one<Scene, Seen>(
      'quality',
      {
        ordinary: [DICE_CLAUSES.ordinary],
        elite: [DICE_CLAUSES.elite, put({ quality: 'elite' })],
        recruit: [DICE_CLAUSES.recruit, put({ quality: 'recruit' })],
        besideElite: [DICE_CLAUSES.besideElite, put({ besideElite: true }), { says: 'throw-quality-beside-elite' }],
      },
      { seen: (now) => steadiness(now.now, now[who], 'losses') },
    ),
    failing: one<Scene, Seen>('throw-failing', {
      stay: ['SH-MORALE-20'],
      flee: ['SH-MORALE-20', put({ flees: true })],
    }),
  };
}

/** If the rules can be read in two ways: the readings other than the recommended ones, as `coverLimitsFire-no`. */
export function readings(...names: readonly RulingName[]): Slot<Scene, Seen> {
  const others = names.flatMap((name) =>
    RULINGS[name].values
      .filter((value) => value !== RECOMMENDED[name])
      .map((value): [string, Row<Scene, Seen>] => [
        `${name}-${value}`,
        [RULINGS[name].clause, { rulings: { [name]: value } }, { seen: ({ now }) => now.rulings[name] === value }],
      ]),
  );
  return any('ruling', Object.fromEntries(others));
}
