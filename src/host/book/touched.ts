/** Which clauses a report or a question speaks of: those of its dice, of what was added to them, and of what was asked. */
import { canonical } from '../../kernel/canonical.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { Asked } from '../../kernel/play.ts';
import { Refusal } from '../../kernel/play.ts';
import { clausesIn } from '../../kernel/text/clauses.ts';
import type { Request } from '../host.ts';
import { asking, load, type Loaded } from '../load.ts';
import type { Parts } from '../parts.ts';
import type { Post } from '../post.ts';
import type { AnyEntry } from '../ruleset.ts';
import { no } from '../voice.ts';
import type { Passage, Titled } from './book.ts';
import type { Library } from './library.ts';

/** A post that tells more entries than this would tell nobody which clause is meant. */
const MOST = 100;

/** Each once, in the order in which they were applied. */
export function clausesOf(transcript: readonly AnyEntry[], asked?: Asked): string[] {
  const said = transcript.filter((entry) => !('fact' in entry)).map(canonical);
  return [...new Set([...said, ...(asked ? [canonical(asked)] : [])].flatMap(clausesIn))];
}

/** With the ways to the rules that it applies and, where the table plays by readings of its own, to those. */
export function withRules(
  { battle, rules, state, voice }: Pick<Loaded, 'battle' | 'rules' | 'state' | 'voice'>,
  post: Post,
  passage: Omit<Passage, 'battle'>,
  clauses: readonly string[],
): Post {
  if (clauses.length === 0) return post;
  const hasOwn = rules.options(state).length > 0;
  return {
    ...post,
    rules: {
      battle: battle.id,
      ...passage,
      label: voice.say(phrase('rules-button')),
      ...(hasOwn && { options: voice.say(phrase('rules-options')) }),
    },
  };
}

/** What was told in public of these entries is in the ledger, which everybody may read. */
export async function touched(
  parts: Parts,
  library: Library,
  _request: Request,
  { battle: id, from, to, question }: Passage,
): Promise<readonly Titled[] | Refusal> {
  const battle = await parts.store.battle(id);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  const last = Math.min(to, battle.seq, from + MOST - 1);
  const numbers = Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index);
  const entries = await Promise.all(numbers.map((seq) => parts.store.entry(id, seq)));
  const applied = entries.flatMap((entry) => (entry ? clausesOf(entry.transcript) : []));
  const waiting = question === undefined ? undefined : asking(await load(parts, battle));
  const open = waiting?.no === question ? waiting : undefined;
  const asked = open ? clausesOf(open.transcript, open.question) : [];
  return [...new Set([...asked, ...applied])].flatMap((name) => library.titled(name) ?? []);
}
