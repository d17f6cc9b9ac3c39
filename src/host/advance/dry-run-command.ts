/**
 * A preview of orders given by one of several commanders: their own units, their own points, and no end of the turn.
 */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { hashOf } from '../orders/chain.ts';
import { dryRunAll, type Foresight } from '../orders/dry-run.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { isShared, notDone } from '../seats/commanders.ts';
import type { Respondents } from '../auto-answer.ts';
import { namesOf } from '../battle/voice.ts';
import { consentFor } from './may-act.ts';
import { tooDear } from '../seats/order-points.ts';

interface By {
  readonly side: Side;
  readonly userId: string;
  readonly respondents: Respondents;
}

/** `from`: the position that players see; `unsure`: something else happens first. */
export function dryRunAs(
  loaded: LoadedBattle,
  from: unknown,
  text: string,
  unsure: boolean,
  { side, userId, respondents }: By,
): Foresight | Refusal {
  const { rules } = loaded;
  if (!isShared(loaded, side)) return dryRunAll(rules, from, text, side, unsure, respondents);
  const read = rules.orders(text, from, side);
  if (read instanceof Refusal) return read;
  const acts = read.filter((each) => each.text !== rules.end).map((each) => each.text);
  const others = consentFor(loaded, side, acts.join('; '), userId);
  if (others instanceof Refusal) return others;
  const ends = acts.length < read.length;
  const seen =
    acts.length === 0 && ends ? nothing(from) : dryRunAll(rules, from, acts.join('; '), side, unsure, respondents);
  if (seen instanceof Refusal) return seen;
  const dear = tooDear({ ...loaded, state: from }, side, userId, seen.state);
  if (dear && !unsure) return dear;
  return {
    ...seen,
    orders: [...seen.orders, ...(ends ? [{ text: rules.end, from: seen.state, does: [] }] : [])],
    warns: [
      ...seen.warns,
      ...(dear ? [dear.says] : []),
      ...(others.length > 0 ? [phrase('seat-consent-ahead', { who: namesOf(others) })] : []),
      ...(ends ? [endLine(loaded, side, userId)] : []),
    ],
    fingerprint: hashOf([seen.fingerprint, ends]),
  };
}

function nothing(from: unknown): Foresight {
  return { orders: [], warns: [], state: from, transcript: [], fingerprint: '' };
}

function endLine(loaded: LoadedBattle, side: Side, userId: string) {
  const others = notDone(loaded, side).filter(({ id }) => id !== userId);
  return others.length === 0 ? phrase('host-ends-turn') : phrase('seat-done-ahead', { who: namesOf(others) });
}
