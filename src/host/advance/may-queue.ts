/** Why orders cannot be queued: what can never become legal is refused straight away, and so is a flood. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { isShared } from '../seats/commanders.ts';
import { type InLine, lineOf } from '../orders/queued.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { no } from '../battle/voice.ts';

/** Hardly any side has this many order points: more orders are a mistake or a flood. */
export const MOST_QUEUED = 10;

type Read = Exclude<ReturnType<AnyRuleset['orders']>, Refusal>;

/** `from`: the position that players see. Unparsable text is refused by the parser. */
export function mayNotQueue(
  loaded: LoadedBattle,
  from: unknown,
  side: Side,
  text: string,
  userId: string,
): Refusal | undefined {
  const { rules, waiting, next } = loaded;
  const read = rules.orders(text, from, side);
  if (read instanceof Refusal || (waiting && waiting.side !== side)) return undefined;
  const behind = waiting ? lineOf(loaded, side, waiting) : [];
  const after = behindEnd(loaded, side, waiting ? [waiting, ...behind] : [], read, userId);
  const isQueued = waiting !== undefined || next.kind === 'auto';
  return after ?? (isQueued ? (strange(loaded, from, side, read) ?? tooMany(behind.length, read.length)) : undefined);
}

/** Nothing can be ordered in a turn that is over. One of several commanders only says that they are done. */
function behindEnd(
  loaded: LoadedBattle,
  side: Side,
  line: readonly InLine[],
  read: Read,
  userId: string,
): Refusal | undefined {
  const { end } = loaded.rules;
  const isAlone = !isShared(loaded, side);
  const texts = line.filter((each) => isAlone || each.userId === userId).map((each) => each.text);
  const all = [...texts, ...read.map((each) => each.text)];
  const at = all.indexOf(end);
  const later = at === -1 ? [] : all.slice(Math.max(at + 1, texts.length));
  if (later.includes(end)) return no(phrase('queue-ends-twice'));
  return isAlone && later.length > 0 ? no(phrase('queue-behind-end')) : undefined;
}

/** A unit's commander does not change while orders wait. */
function strange({ rules }: LoadedBattle, from: unknown, side: Side, read: Read): Refusal | undefined {
  const own = new Set(rules.units(from).flatMap((unit) => (unit.side === side ? [unit.name] : [])));
  const unit = read.flatMap(({ order }) => rules.who(order)).find((each) => !own.has(each));
  return unit === undefined ? undefined : no(phrase('queue-strange', { unit }));
}

function tooMany(n: number, more: number): Refusal | undefined {
  return n + more > MOST_QUEUED ? no(phrase('queue-full', { n, most: MOST_QUEUED })) : undefined;
}
