/** Which clauses a report or a question speaks of: those of its dice, of what was added to them, and of what was asked. */
import { canonical } from '../../kernel/canonical.ts';
import { phrase } from '../../kernel/phrase.ts';
import { type Asked, Refusal } from '../../kernel/play.ts';
import { citedIn, clausesIn } from '../../kernel/text/clauses.ts';
import type { Request } from '../request.ts';
import { passagesSince } from '../glance/played.ts';
import { load } from '../load.ts';
import { type Asking, asking, type Loaded } from '../loaded-battle.ts';
import type { Parts } from '../parts.ts';
import type { Post } from '../post.ts';
import { taleOf } from '../posts.ts';
import type { AnyEntry } from '../ruleset.ts';
import { seenNow } from '../seen.ts';
import { no, voiceOf } from '../voice.ts';
import type { Passage, Titled } from './book.ts';
import type { Library } from './library.ts';

/** So many entries are looked through; no post tells as many. */
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
  const tells = post.sentences.some(({ says, dice }) => [says, ...dice].some((each) => citedIn(each).length > 0));
  if (clauses.length === 0 && !tells) return post;
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
  { language }: Request,
  { battle: id, from, to, question }: Passage,
): Promise<readonly Titled[] | Refusal> {
  const battle = await parts.store.battle(id);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  const loaded = await load(parts, battle);
  const { rules } = loaded;
  const until = { ...battle, seq: Math.min(to, battle.seq, from + MOST - 1) };
  const passages = await passagesSince(parts, until, rules, from - 1);
  const open = asking(loaded);
  const waiting = open && open.no === question ? open : undefined;
  const last = waiting ? [soFar(loaded, waiting)] : [];
  const { say } = voiceOf(parts.words, language);
  const told = [...passages.map((each) => taleOf(rules, each)), ...last.map((each) => taleOf(rules, each, true))]
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ says, dice }) => [says, ...dice].map(say));
  const applied = clausesOf(
    [...passages, ...last].flatMap(({ transcript }) => transcript),
    waiting?.question,
  );
  return library.cited([...told, ...applied].join('\n'), battle.ruleset);
}

function soFar(loaded: Loaded, { side }: Asking) {
  const [after, transcript] = seenNow(loaded);
  return { before: loaded.state, after, by: side, transcript };
}
