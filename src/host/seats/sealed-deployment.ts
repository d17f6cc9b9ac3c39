/** Two armies facing the terrain of a scenario: the battle stores its ingredients, so that an army may still change. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import type { Fault } from '../../kernel/fault.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import type { AnyRuleset } from '../ruleset.ts';
import * as stored from '../store/stored.ts';
import type { Battle } from '../store/store.ts';
import { no, sideName } from '../battle/voice.ts';

/** The name that a deployment had among the sheets of a battle before the rules named them. */
export const DEPLOYMENT = 'deployment';

const both = z.object({ red: z.string(), blue: z.string() });

const encounter = z.object({
  ground: z.string(),
  armies: both,
  points: z.number(),
  /** Sealed and simultaneous, or by whole command in turn. */
  deploys: z.enum(['sealed', 'whole']),
  first: stored.side.exactOptional(),
  /** The sides that would rather deploy unit by unit; if both would, they do. */
  wishes: z.array(stored.side),
  /** The person who opened the battle asked for unit by unit: it counts as their side's wish once they command one. */
  asked: z.boolean().exactOptional(),
  /** The battle's title since another army was brought. */
  title: z.object({ en: z.string(), fr: z.string() }).exactOptional(),
});

/** The ingredients of a battle between two armies. */
export type Meeting = z.infer<typeof encounter>;

/** Undefined: a battle without a deployment. */
export function meetingOf({ options }: Pick<Battle, 'options'>): Meeting | undefined {
  return encounter.safeParse(options['encounter']).data;
}

/** How its sides deploy now. */
export function wayOf({ deploys, wishes }: Meeting): 'sealed' | 'whole' | 'byUnit' {
  return SIDES.every((side) => wishes.includes(side)) ? 'byUnit' : deploys;
}

/** Whether its sides deploy secretly: then it begins automatically when both have. */
export function isSealing(battle: Pick<Battle, 'options'>): boolean {
  const meeting = meetingOf(battle);
  return meeting !== undefined && wayOf(meeting) === 'sealed';
}

/** The most faults a person can read. */
const FAULTS_SHOWN = 5;

export function faultLines(faults: readonly Fault[]): Phrase[] {
  return faults
    .slice(0, FAULTS_SHOWN)
    .map(({ line, column, says }) => phrase('host-fault', { line, column, why: says }));
}

/**
 * Both armies facing the map; the readings of the rules as in the previous position, if any. The meeting gets the unit
 * names from there: those of the `newer` army change if both had the same names.
 */
export function encounterState(
  rules: AnyRuleset,
  meeting: Meeting,
  { state: before, newer }: { readonly state?: unknown; readonly newer?: Side | undefined } = {},
): { readonly state: unknown; readonly title: Phrase; readonly meeting: Meeting } | Refusal {
  const { ground, armies, points, first } = meeting;
  const read = rules.deployment!.buildPosition({
    ground,
    armies,
    points,
    deploys: wayOf(meeting),
    ...(first && { first }),
    ...(newer && { newer }),
  });
  if ('faults' in read) return no(phrase('deploy-cannot-meet', { faults: faultLines(read.faults) }));
  const choices = before === undefined ? [] : (rules.variants?.of(before) ?? []);
  const state = choices.reduce<unknown>(
    (now, { name, now: chosen }) => rules.variants!.choose(now, name, chosen.value),
    read.state,
  );
  return { state, title: read.title, meeting: { ...meeting, armies: { ...read.armies } } };
}

/** Which armies meet, the game size, and how they deploy. */
export function meetingLines(rules: AnyRuleset, meeting: Meeting): Phrase[] {
  const [red, blue] = SIDES.map((side) => {
    const read = rules.armies?.read(meeting.armies[side]);
    const { name, cost } = read?.text === undefined ? { name: { en: side, fr: side }, cost: 0 } : read;
    return phrase('deploy-army', { army: bilingual(name.en, name.fr), cost });
  });
  return [
    phrase('deploy-armies', { red: red!, blue: blue!, points: meeting.points }),
    phrase(`deploy-how-${wayOf(meeting)}`),
    ...wishLines(meeting),
    ...(meeting.first ? [phrase('deploy-first-settled', { side: sideName(meeting.first) })] : []),
  ];
}

/** Who would rather deploy unit by unit, unless everyone would. */
function wishLines(meeting: Meeting): Phrase[] {
  if (wayOf(meeting) === 'byUnit') return [];
  return [
    ...(meeting.asked ? [phrase('deploy-opener-asks')] : []),
    ...meeting.wishes.map((side) => phrase('deploy-side-asks', { side: sideName(side) })),
  ];
}

export function sideNames(sides: readonly Side[]): Phrase[] {
  return sides.map((side) => phrase('deploy-side', { side: sideName(side) }));
}

/**
 * Both deployments are shown together: no one is called in between. Before deployments were sheets
 * (`verbs/deployment/before-sheets.ts`), each was an order of its own.
 */
export function isRevealing(
  { battle, rules }: { readonly battle: Pick<Battle, 'options'>; readonly rules: AnyRuleset },
  before: unknown,
  after: unknown,
): boolean {
  const isDeploying = (state: unknown) => rules.deployment?.isDeploying(state) === true;
  return isSealing(battle) && isDeploying(before) && isDeploying(after);
}
