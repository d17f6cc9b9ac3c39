/** Plays one order from the position at rest, with the battle's dice and the available answers. */
import type { KeyObject } from 'node:crypto';
import { canonical } from '../../kernel/canonical.ts';
import { type Asked, Refusal, type Side } from '../../kernel/play.ts';
import type { Filed, Ordered } from '../../kernel/ruleset.ts';
import { asked, type Given, NOTHING_AT_ALL, run } from '../../kernel/run.ts';
import { keyOf, type Salts, saltsOf } from './dice.ts';
import { type LoadedBattle, scriptOf } from '../battle/loaded-battle.ts';
import type { Respondents } from '../auto-answer.ts';
import type { Waiting } from '../store/store.ts';
import { handOrdered, isHandText } from './hand.ts';
import type { AnyEntry, AnyOutcome, AnyRuleset } from '../ruleset.ts';
import { type Script, supplyOf, withoutDice } from './inputs.ts';
import { type Ahead, onlyBots } from './who-answers.ts';

/** Where an order is given from. */
export interface RestPosition {
  readonly rules: AnyRuleset;
  readonly state: unknown;
  /** The number of the entry whose position this is. */
  readonly position: number;
  readonly key: KeyObject;
  readonly salts: Salts;
  readonly script: Script;
  readonly respondents: Respondents;
}

/** An order as far as it was played. */
export interface PendingOrder {
  readonly text: string;
  readonly by: Side;
  readonly past: readonly AnyEntry[];
  /** Answers filed for it. */
  readonly filed: readonly Filed[];
}

export type Diverged = Extract<AnyOutcome, { kind: 'diverged' }>;

/** Plays with dice until the end or the next unanswered question. */
export function playOn(ground: RestPosition, course: PendingOrder, given?: Given): AnyOutcome {
  const ordered = readOne(ground.rules, course.text, ground.state, course.by);
  if (ordered instanceof Refusal) return { kind: 'refused', refusal: ordered };
  return playOrdered(ground, course, ordered, given);
}

/** For an order that is already parsed. */
export function playOrdered(
  ground: RestPosition,
  course: PendingOrder,
  ordered: Ordered<unknown>,
  given?: Given,
): AnyOutcome {
  const source = { key: ground.key, salts: ground.salts, position: ground.position, order: course.text };
  // No filed answer and no person's doctrine agrees to a manual decision.
  const isHand = isHandText(course.text);
  const ahead = isHand ? [] : aheadOf(ground.rules, ordered, course);
  const supply = supplyOf(
    source,
    ground.script,
    course.past,
    ahead,
    isHand ? onlyBots(ground.respondents) : ground.respondents,
    given,
  );
  return run(ground.rules, ground.state, ordered.order, course.by, course.past, supply);
}

/**
 * Plays an order until it needs dice or another person: nothing is rolled, no one is asked. `respondents`: only the
 * giver's own.
 */
export function dryRun(
  rules: AnyRuleset,
  state: unknown,
  ordered: Ordered<unknown>,
  by: Side,
  respondents: Respondents,
): AnyOutcome {
  const ahead = aheadOf(rules, ordered, { text: ordered.text, by, past: [], filed: [] });
  return run(rules, state, ordered.order, by, [], withoutDice(ahead, respondents));
}

/** Replays a waiting order up to its question: the projection that players see, or that it no longer fits. */
export function readBack(
  ground: RestPosition,
  course: PendingOrder,
  question: Asked,
): Extract<AnyOutcome, { kind: 'waits' }> | Diverged {
  const ordered = readOne(ground.rules, course.text, ground.state, course.by);
  if (ordered instanceof Refusal) return divergedAt(0, course, ordered.message);
  const outcome = run(ground.rules, ground.state, ordered.order, course.by, course.past, NOTHING_AT_ALL);
  if (outcome.kind === 'diverged') return outcome;
  if (outcome.kind === 'waits' && canonical(asked(outcome.question)) === canonical(question)) return outcome;
  return divergedAt(course.past.length, course, outcome.kind === 'waits' ? outcome.question.kind : outcome.kind);
}

/** For viewers: if the rules fail, the position at rest is shown. */
export function lookBack(ground: RestPosition, course: PendingOrder, question: Asked): ReturnType<typeof readBack> {
  try {
    return readBack(ground, course, question);
  } catch (error) {
    return divergedAt(course.past.length, course, String(error));
  }
}

/** A stored text contains one order, and reads the same in every version of a language. */
function readOne(rules: AnyRuleset, text: string, state: unknown, by: Side): Ordered<unknown> | Refusal {
  const byHand = handOrdered(rules, text);
  if (byHand) return byHand;
  const orders = rules.orders(text, state, by);
  if (orders instanceof Refusal) return orders;
  if (orders.length !== 1) throw new Error(`"${text}" should be one order, and reads as ${orders.length}`);
  return orders[0]!;
}

function aheadOf(rules: AnyRuleset, ordered: Ordered<unknown>, course: PendingOrder): Ahead[] {
  return [
    ...rules.filed(ordered.order, course.by).map((filed) => ({ ...filed, by: 'order' as const })),
    ...course.filed.map((filed) => ({ ...filed, by: 'filed' as const })),
  ];
}

function divergedAt(line: number, course: PendingOrder, played: string): Diverged {
  return { kind: 'diverged', line, written: `line ${line + 1} of "${course.text}"`, played };
}

export function groundOf({ battle, rules, state, respondents }: LoadedBattle): RestPosition {
  return {
    rules,
    state,
    position: battle.position,
    key: keyOf(battle.secret),
    salts: saltsOf(battle),
    script: { list: scriptOf(battle), used: battle.dice },
    respondents,
  };
}

export function courseOf({ text, side, transcript, filed }: Waiting): PendingOrder {
  return { text, by: side, past: transcript, filed };
}
