/** What decides a battle on a table, as lines of its scenario: objectives, when a side breaks, what it has lost (SK-GAP-12, FB-GAP-12). */
import { type Side, SIDES } from '../../kernel/play.ts';
import {
  type Bit,
  blame,
  type Cursor,
  here,
  needFrom,
  needNumber,
  needQuoted,
  takes,
} from '../../kernel/text/lines.ts';
import { inQuotes } from '../../kernel/text/names.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { SIDE_OF, type Statements } from '../heading.ts';
import type { ChartedField, GroundDraft } from './ground.ts';

export interface AimsDraft extends GroundDraft {
  readonly objectives: {
    readonly name: Bit;
    readonly value: number;
    readonly holder: Side | undefined;
    readonly cursor: Cursor;
  }[];
  readonly breaks: Partial<Record<Side, number>>;
  readonly lost: Record<Side, number>;
}

export interface Objective {
  readonly ground: string;
  readonly value: number;
  readonly holder?: Side | undefined;
}

/** A side breaks when it has lost so many hundredths of its strength, unless its scenario says otherwise. */
const BREAKS_AT = 50;

export function aimsDraft(): Pick<AimsDraft, 'objectives' | 'breaks' | 'lost'> {
  return { objectives: [], breaks: {}, lost: { red: 0, blue: 0 } };
}

export const AIM_STATEMENTS: Statements<AimsDraft> = {
  /** `objective "the inn" value 3`, during a battle `held red`. */
  objective: (cursor, draft) => {
    const name = here(cursor);
    if (needQuoted(cursor, 30) === undefined || !name) return;
    const value = takes(cursor, 'value') ? needNumber(cursor, 1, 99) : 1;
    const holder = takes(cursor, 'held') ? needFrom(cursor, SIDE_OF) : undefined;
    if (value !== undefined) draft.objectives.push({ name, value, holder, cursor });
  },
  /** `breaks red at 40`. */
  breaks: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    takes(cursor, 'at');
    const share = side && needNumber(cursor, 1, 100);
    if (side && share !== undefined) draft.breaks[side] = share;
  },
  /** `lost red 3`: figures or stands out of action. */
  lost: (cursor, draft) => {
    const side = needFrom(cursor, SIDE_OF);
    draft.lost[side ?? 'red'] = (side && needNumber(cursor, 0, 999)) ?? 0;
  },
};

/** Each once, and something that a unit can stand in. */
export function checkObjectives(draft: AimsDraft): void {
  const seen = new Set<string>();
  for (const { name, cursor } of draft.objectives) {
    const ground = groundNamed(draft, name.text);
    if (ground === undefined) blame(cursor, name, 'fault-objective', { name: quoted(name.text) });
    else if (seen.has(ground)) blame(cursor, name, 'fault-objective-twice', { name: quoted(name.text) });
    else seen.add(ground);
  }
}

/** An area or a point by its name, in either language, or by what a position without names calls it. */
function groundNamed({ areas, points }: GroundDraft, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return [...areas, ...points].find(
    ({ id, name }) => name?.en.toLowerCase() === wanted || name?.fr.toLowerCase() === wanted || id === wanted,
  )?.id;
}

export function objectivesOf(draft: AimsDraft): Objective[] {
  return draft.objectives.map(({ name, value, holder }) => ({
    ground: groundNamed(draft, name.text)!,
    value,
    ...(holder && { holder }),
  }));
}

/** The armies, each with the share of its strength that it loses before it breaks. */
export function breakingArmies<A>({ breaks }: AimsDraft, armies: Readonly<Record<Side, A>>) {
  const withShare = (side: Side) => ({ ...armies[side], breaksAt: breaks[side] ?? BREAKS_AT });
  return { red: withShare('red'), blue: withShare('blue') };
}

interface Aims {
  readonly field: ChartedField;
  readonly armies: Readonly<Record<Side, { readonly breaksAt: number }>>;
  readonly objectives: readonly Objective[];
}

export function aimLines({ armies, objectives, field }: Aims): string[] {
  const called = (id: string): string =>
    [...field.areas, ...field.points].find((each) => each.id === id)?.name?.en ?? id;
  return [
    ...SIDES.filter((side) => armies[side].breaksAt !== BREAKS_AT).map(
      (side) => `breaks ${side} at ${armies[side].breaksAt}`,
    ),
    ...objectives.map(
      ({ ground, value, holder }) =>
        `objective ${inQuotes(called(ground))} value ${value}${holder ? ` held ${holder}` : ''}`,
    ),
  ];
}

export function lostLines(lost: Readonly<Record<Side, number>>): string[] {
  return SIDES.filter((side) => lost[side] > 0).map((side) => `lost ${side} ${lost[side]}`);
}
