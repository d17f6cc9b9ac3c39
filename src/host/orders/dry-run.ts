/**
 * The effects of orders, each after the one before it, up to the first dice or the first question to another person.
 */
import { sidesToAct } from '../../kernel/open.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Roll, type Side } from '../../kernel/play.ts';
import type { Sentence, Throw } from '../../kernel/ruleset.ts';
import type { ShownRuleset } from '../battle/shown.ts';
import { hashOf } from './chain.ts';
import { isHandText } from './hand.ts';
import { dryRun } from './play.ts';
import type { AnyEntry, AnyOutcome, AnyRuleset } from '../ruleset.ts';
import type { Respondents } from '../auto-answer.ts';

interface DryRun {
  readonly text: string;
  /** The position that it is given from, as far as known. */
  readonly from: unknown;
  readonly does: readonly Sentence[];
  /** What it stops at. */
  readonly needs?: 'enemy' | 'you' | Roll;
  /** What that roll needs. */
  readonly odds?: Sentence | undefined;
}

export interface Foresight {
  readonly orders: readonly DryRun[];
  readonly warns: readonly Phrase[];
  readonly state: unknown;
  readonly transcript: readonly AnyEntry[];
  /** Equal for two previews that show the same. */
  readonly fingerprint: string;
}

/** The rolls that these orders stop at. */
export function throwsOf({ orders }: Foresight): Throw[] {
  return orders.flatMap(({ text: order, needs }) => (typeof needs === 'object' ? [{ roll: needs, order }] : []));
}

/** `unsure`: something else happens first, so a refusal is only a warning. */
export function dryRunAll(
  rules: ShownRuleset,
  from: unknown,
  text: string,
  side: Side,
  unsure: boolean,
  respondents: Respondents,
): Foresight | Refusal {
  const read = rules.orders(text, from, side);
  if (read instanceof Refusal) return unread(rules, from, text, side, read);
  if (read.length === 0) return new Refusal('HOST', phrase('host-no-order'), rules.suggest(from, side));
  if (read.some((each) => isHandText(each.text))) throw new Error('an order reads like what is settled by hand');
  const seen = rules.seenBy(side);
  let state = from;
  let guess = unsure;
  const orders: DryRun[] = [];
  const warns: Phrase[] = [];
  const transcript: AnyEntry[] = [];
  for (const [at, ordered] of read.entries()) {
    const outcome = dryRun(rules, state, ordered, side, respondents);
    if (outcome.kind === 'diverged') throw new Error(`a new order diverged: ${outcome.played}`);
    if (outcome.kind === 'refused') {
      if (!guess) return among(read, at, outcome.refusal);
      warns.push(phrase('host-may-be-refused', { order: ordered.text, why: outcome.refusal.says }));
      orders.push({ text: ordered.text, from: state, does: [] });
      continue;
    }
    const passage = { before: state, after: outcome.state, by: side };
    const does =
      outcome.transcript.length === 0 ? [] : seen.tell({ ...passage, transcript: outcome.transcript }).sentences;
    const odds = outcome.kind === 'rolls' ? seen.odds?.(outcome.roll, outcome.state, ordered.order) : undefined;
    const needs = outcome.kind !== 'done' && { needs: needsOf(outcome, side), odds };
    orders.push({ text: ordered.text, from: state, does, ...needs });
    guess ||= outcome.kind !== 'done';
    state = outcome.state;
    transcript.push(...outcome.transcript);
  }
  const isOver = orders.at(-1)!.needs === undefined && endsTurn(rules, state, side, respondents);
  if (isOver) warns.push(phrase('host-ends-turn'));
  const fingerprint = hashOf([transcript, orders.map(({ text: order, needs }) => [order, needs ?? '']), warns.length]);
  // The order has the same effect no matter who has spent points before it: no reason to show it again.
  const isLast = pointsOf(rules, from, side) > 0 && pointsOf(rules, state, side) === 0;
  if (isLast && !isOver) warns.push(phrase('host-last-point'));
  return { orders, warns, state, transcript, fingerprint };
}

/** Which of several orders cannot be read. */
function unread(rules: ShownRuleset, from: unknown, text: string, side: Side, refusal: Refusal): Refusal {
  const parts = text.split(/[;\n]/u).filter((part) => part.trim() !== '');
  const at = parts.findIndex((part) => rules.orders(part, from, side) instanceof Refusal);
  if (parts.length < 2 || at < 0) return refusal;
  return new Refusal(refusal.clause, ofSeveral(at, parts.length, refusal), refusal.instead);
}

function ofSeveral(at: number, of: number, { says: why }: Refusal): Phrase {
  return phrase('host-refused-of-several', { n: at + 1, of, why });
}

/** Instead of one of several orders all of them are named, so that none is lost. */
function among(orders: readonly { readonly text: string }[], at: number, refusal: Refusal): Refusal {
  if (orders.length === 1) return refusal;
  const texts = orders.map(({ text }) => text);
  const instead = () => refusal.instead.map((text) => texts.with(at, text).join('; '));
  return new Refusal(refusal.clause, ofSeveral(at, texts.length, refusal), instead);
}

function pointsOf(rules: AnyRuleset, state: unknown, side: Side): number {
  return rules.score(state).find((score) => score.side === side)?.orderPoints ?? 0;
}

/** Nothing is left to order: automatic steps follow, and the turn passes unless they ask this side something first. */
function endsTurn(rules: AnyRuleset, state: unknown, side: Side, respondents: Respondents): boolean {
  const next = rules.next(state);
  if (next.kind === 'over') return false;
  if (next.kind !== 'auto' || next.side !== side) return !sidesToAct(next).includes(side);
  const read = rules.orders(next.text, state, side);
  if (read instanceof Refusal) return true;
  const outcome = dryRunTable(rules, state, read[0]!, side, respondents);
  if (!outcome) return true;
  if (outcome.kind === 'waits') return outcome.question.to !== side;
  // The side's own dice may still give it something to do.
  if (outcome.kind === 'rolls') return false;
  if (outcome.kind !== 'done') return true;
  return rules.next(outcome.state).kind === 'over' || endsTurn(rules, outcome.state, side, respondents);
}

/** Undefined: the rules fail. That blocks the automatic step when it is played, not the order before it. */
function dryRunTable(...own: Parameters<typeof dryRun>): AnyOutcome | undefined {
  try {
    return dryRun(...own);
  } catch {
    return undefined;
  }
}

function needsOf(
  outcome:
    | { readonly kind: 'rolls'; readonly roll: Roll }
    | { readonly kind: 'waits'; readonly question: { readonly to: Side } },
  side: Side,
): 'enemy' | 'you' | Roll {
  if (outcome.kind === 'rolls') return outcome.roll;
  return outcome.question.to === side ? 'you' : 'enemy';
}
