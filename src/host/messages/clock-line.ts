/** What the clock says in public: a line of the table ledger each, told now and told anew by the same words. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import type { Move } from '../battle/decision.ts';
import { momentShown } from '../../kernel/moment.ts';
import type { Post } from '../post.ts';
import { notice } from './posts.ts';
import * as stored from '../store/stored.ts';
import { sideName, type Voice } from '../battle/voice.ts';

const moment = z.iso.datetime();
const duty = stored.duty;
/** Names are made plain before they are kept. */
const clockLine = z.discriminatedUnion('what', [
  z.object({ what: z.literal('reminded'), who: z.string(), duty, due: moment }),
  z.object({
    what: z.literal('stands-in'),
    whose: z.string(),
    who: z.string(),
    duty,
    due: moment,
    until: moment,
  }),
  z.object({ what: z.literal('steps-in'), whose: z.string(), who: z.string(), duty, until: moment.exactOptional() }),
  z.object({ what: z.literal('missed'), whose: z.string(), due: moment }),
  z.object({ what: z.literal('lapsed'), who: z.string(), due: moment }),
  z.object({ what: z.literal('stuck'), side: stored.side, due: moment }),
  z.object({ what: z.literal('often'), who: z.string(), n: z.number().int() }),
  z.object({ what: z.literal('orders-for'), who: z.string(), whose: z.string() }),
  z.object({ what: z.literal('away'), who: z.string(), until: moment, deputy: z.string().exactOptional() }),
  z.object({ what: z.literal('back'), who: z.string() }),
  z.object({ what: z.literal('deputy'), who: z.string(), deputy: z.string().exactOptional() }),
]);

type ClockLine = z.infer<typeof clockLine>;

/** As it stands in the table ledger: with whom it called, and what else was said to them in the same post. */
const kept = z.object({
  line: clockLine,
  more: z.array(clockLine).exactOptional(),
  calls: z.array(z.string()),
  isQuiet: z.boolean().exactOptional(),
});

function clockSays(line: ClockLine): Phrase {
  switch (line.what) {
    case 'reminded':
      return phrase('clock-reminded', { who: line.who, duty: line.duty, due: momentShown(line.due) });
    case 'stands-in': {
      const { whose, who } = line;
      return phrase('clock-stands-in', {
        whose,
        who,
        duty: line.duty,
        due: momentShown(line.due),
        until: momentShown(line.until),
      });
    }
    case 'steps-in': {
      const { whose, who, until } = line;
      return phrase('clock-steps-in', {
        whose,
        who,
        duty: line.duty,
        until: until === undefined ? 'none' : momentShown(until),
      });
    }
    case 'missed':
      return phrase('clock-missed', { whose: line.whose, due: momentShown(line.due) });
    case 'lapsed':
      return phrase('clock-lapsed', { who: line.who, due: momentShown(line.due) });
    case 'stuck':
      return phrase('clock-stuck', { side: sideName(line.side as Side), due: momentShown(line.due) });
    case 'often':
      return phrase('clock-often', { who: line.who, n: line.n });
    case 'orders-for':
      return phrase('clock-orders-for', { who: line.who, whose: line.whose });
    case 'away':
      return phrase('clock-away', { who: line.who, until: momentShown(line.until), deputy: line.deputy ?? 'none' });
    case 'back':
      return phrase('clock-back', { who: line.who });
    case 'deputy':
      return phrase('clock-deputy', { who: line.who, deputy: line.deputy ?? 'none' });
  }
}

export interface ClockSaid {
  readonly line: ClockLine;
  readonly userId?: string;
  readonly calls?: readonly string[];
  /** It stands in the ledger alone: with something of which nobody is told yet. */
  readonly isQuiet?: boolean;
}

/** The line of the ledger and the post that come with it; `others` is said to the same people. */
function saying(
  voice: Voice,
  [{ line, userId, calls = [], isQuiet }, ...others]: readonly [ClockSaid, ...ClockSaid[]],
): Required<Pick<Move, 'table' | 'posts'>> {
  const more = others.map((each) => ({ ...each.line }));
  const data = {
    line: { ...line },
    ...(more.length > 0 && { more }),
    calls: [...calls],
    ...(isQuiet && { isQuiet }),
  };
  return { table: [{ kind: 'clock', userId, data }], posts: postsOf(voice, data) };
}

/** The same, told anew. */
export function clockAgain(voice: Voice, data: unknown): Move {
  const again = kept.parse(data);
  const hasLapsed = linesOf(again).some(({ what }) => what === 'lapsed');
  return { posts: postsOf(voice, again), ...(hasLapsed && { waiting: 'none' as const }) };
}

function linesOf({ line, more = [] }: z.infer<typeof kept>): readonly ClockLine[] {
  return [line, ...more];
}

function postsOf(voice: Voice, again: z.infer<typeof kept>): Post[] {
  return again.isQuiet ? [] : [notice(voice, linesOf(again).map(clockSays), again.calls)];
}

/** What is said first, before a move; all of it is stored together. Whoever is called for several things is called once. */
export function after(said: readonly ClockSaid[], voice: Voice, move: Move): Move {
  const before = [...Map.groupBy(said, together).values()].map(([first, ...others]) =>
    saying(voice, [first!, ...others]),
  );
  return {
    ...move,
    table: [...before.flatMap(({ table }) => table), ...(move.table ?? [])],
    posts: [...before.flatMap(({ posts }) => posts), ...(move.posts ?? [])],
  };
}

/** What calls the same people is one post; all else stands alone. */
function together(said: ClockSaid): unknown {
  const { calls = [], isQuiet } = said;
  return isQuiet || calls.length === 0 ? said : calls.join(' ');
}
