/** SK-GAP-11, -12. Scenarios and positions of Skirmish as text. */
import { fieldDraft, fieldHeading, fieldReader, nameLines } from '../../../chart/field/frame.ts';
import { sayOf } from '../../../chart/lined.ts';
import { isOff } from '../../../field/free.ts';
import { overlaps } from '../../../field/gap.ts';
import { SIDES } from '../../../kernel/play.ts';
import { SIDE_OF } from '../../../chart/heading.ts';
import { blame, here, lexicon, needFrom, needNumber, needQuoted, takes } from '../../../kernel/text/lines.ts';
import { inQuotes, plainNoun } from '../../../kernel/text/names.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { isCommanded } from '../leaders.ts';
import { groundsOf } from '../squad.ts';
import type { State, Unit, Variants } from '../state.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { type Draft, readUnitLine, unitLine } from './unit-line.ts';

/** SK-GAP-11, -12. The variants a scenario may name, their words, the usual one first. */
const VARIANTS = {
  capabilities: { on: true, off: false },
  lightLooseDisorder: { off: false, on: true },
  assaultDie: { line: 'line', all: 'all' },
  screen: { automatic: 'automatic', ask: 'ask' },
  initiative: { first: 'first', die: 'die' },
  fights: { desk: 'desk', simple: 'simple' },
} as const satisfies { [V in keyof Variants]: Record<string, Variants[V]> };

type VariantName = keyof typeof VARIANTS;
const VARIANT_NAMES = Object.keys(VARIANTS) as VariantName[];

const reader = fieldReader<State, Unit, Draft>({
  rules: 'skirmish',
  draft: newDraft,
  statements: {
    /** `variant fights simple`. */
    variant: (cursor, draft) => {
      const name = needFrom(cursor, lexicon(...VARIANT_NAMES.map((each) => [each.toLowerCase(), each] as const)));
      const value =
        name && needFrom(cursor, lexicon(...Object.keys(VARIANTS[name]).map((each) => [each, each] as const)));
      if (name && value !== undefined) draft.variants[name] = value;
    },
    /** `objective "the inn" value 3`. */
    objective: (cursor, draft) => {
      const name = here(cursor);
      if (needQuoted(cursor, 30) === undefined || !name) return;
      const value = takes(cursor, 'value') ? needNumber(cursor, 1, 99) : 1;
      if (value !== undefined) draft.objectives.push({ name, value, cursor });
    },
    /** `breaks red at 40`. */
    breaks: (cursor, draft) => {
      const side = needFrom(cursor, SIDE_OF);
      takes(cursor, 'at');
      const share = side && needNumber(cursor, 1, 100);
      if (side && share !== undefined) draft.breaks[side] = share;
    },
  },
  unit: readUnitLine,
  check,
  state: (draft, { title, armies }) =>
    withVoices({
      format: STORED_FORMAT,
      title,
      field: {
        wide: draft.wide,
        deep: draft.deep,
        areas: draft.areas,
        lines: draft.lines,
        points: draft.points,
      } as State['field'],
      armies: {
        red: { ...armies.red, breaksAt: draft.breaks.red ?? 50 },
        blue: { ...armies.blue, breaksAt: draft.breaks.blue ?? 50 },
      },
      ...(draft.colours && { colours: draft.colours }),
      variants: variantsOf(draft.variants),
      objectives: draft.objectives.map(({ name, value }) => ({ ground: groundNamed(draft, name.text)!, value })),
      units: draft.units.map(({ unit }) => unit),
      gone: [],
      lost: { red: 0, blue: 0 },
      turn: draft.turn,
      lastTurn: draft.lastTurn,
      first: draft.first,
      active: draft.active ?? draft.first,
      eliteUsed: [],
      phase: draft.active ? 'acting' : 'opening',
    }),
});

export const { scenario: readScenario } = reader;

/** SK-GEO-08. In the position of a turn that has begun, leaders have been heard. */
function withVoices(now: State): State {
  if (now.phase !== 'acting') return now;
  return { ...now, units: now.units.map((unit) => ({ ...unit, led: isCommanded(now, unit) })) };
}

function newDraft(): Draft {
  return { ...fieldDraft<Unit>(), objectives: [], breaks: {}, variants: {} };
}

function variantsOf(said: Readonly<Record<string, string>>): Variants {
  const values = VARIANT_NAMES.map((name) => {
    const words: Readonly<Record<string, unknown>> = VARIANTS[name];
    return [name, words[said[name] ?? Object.keys(words)[0]!]];
  });
  return Object.fromEntries(values) as Variants;
}

function groundNamed({ areas, lines, points }: Draft, text: string): string | undefined {
  const all = [...areas, ...lines, ...points];
  return all.find(
    ({ name }) => name?.en.toLowerCase() === text.toLowerCase() || name?.fr.toLowerCase() === text.toLowerCase(),
  )?.id;
}

/** Nobody off the table or on another; leaders of a unit that is there; objectives that have a name on the table. */
function check(draft: Draft): void {
  for (const [each, lined] of draft.units.entries()) {
    const { unit } = lined;
    const say = sayOf(lined);
    const grounds = groundsOf(unit);
    if (grounds.some((ground) => isOff(ground, draft))) say('fault-sk-off', { unit: unit.id });
    const onto = draft.units.slice(0, each).find((other) => {
      const theirs = groundsOf(other.unit);
      return grounds.some((ground) => theirs.some((there) => overlaps(ground, there)));
    });
    if (onto) say('fault-sk-onto', { unit: unit.id, other: onto.unit.id });
    if (unit.of !== undefined && !draft.units.some((other) => other.unit.id === unit.of)) {
      say('fault-no-such-unit', { unit: unit.of });
    }
  }
  for (const { name, cursor } of draft.objectives) {
    if (groundNamed(draft, name.text) === undefined)
      blame(cursor, name, 'fault-sk-objective', { name: quoted(name.text) });
  }
}

/** A position for a test, on a clear table of 120 by 90, Red to act in turn 1. */
export function readPosition(lines: readonly string[]): State {
  const name = { en: 'Army', fr: 'Armée' };
  return reader.position(lines, {
    ...newDraft(),
    title: { en: 'Position', fr: 'Position' },
    wide: 120_000,
    deep: 90_000,
    turn: 1,
    active: 'red',
    armies: { red: { name, edge: 'south' }, blue: { name, edge: 'north' } },
  });
}

export function writeScenario(now: State): string {
  const usual = variantsOf({});
  const called = (id: string): string => {
    const { areas, lines, points } = now.field;
    return [...areas, ...lines, ...points].find((each) => each.id === id)?.name?.en ?? id;
  };
  const parts = [
    fieldHeading('skirmish', now),
    [
      ...VARIANT_NAMES.filter((each) => now.variants[each] !== usual[each]).map(
        (each) => `variant ${each} ${wordFor(each, now.variants[each])}`,
      ),
      ...SIDES.filter((side) => now.armies[side].breaksAt !== 50).map(
        (side) => `breaks ${side} at ${now.armies[side].breaksAt}`,
      ),
      ...now.objectives.map(({ ground, value }) => `objective ${inQuotes(called(ground))} value ${value}`),
      ...(now.phase === 'acting' ? [`turn ${now.turn} ${now.active}`] : []),
    ],
    now.units.map(unitLine),
    nameLines(now.units, ({ id }) => plainNoun(id, false)),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function wordFor(name: VariantName, value: unknown): string {
  return Object.entries<unknown>(VARIANTS[name]).find(([, each]) => each === value)![0];
}
