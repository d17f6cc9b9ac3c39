/** The button that leads to the clauses of a post. */
import type { AnyEntry } from '../ruleset.ts';
import type { Asked } from '../../kernel/play.ts';
import { canonical } from '../../kernel/canonical.ts';
import { clausesIn, citedIn } from '../../kernel/text/clauses.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import type { Post } from '../post.ts';
import { phrase } from '../../kernel/phrase.ts';

/** Each once, in the order in which they were applied. */
export function clausesOf(transcript: readonly AnyEntry[], asked?: Asked): string[] {
  const said = transcript.filter((entry) => !('fact' in entry)).map(canonical);
  return [...new Set([...said, ...(asked ? [canonical(asked)] : [])].flatMap(clausesIn))];
}

/** With the ways to the rules that it applies and, where the table plays by readings of its own, to those. */
export function withRules(
  { battle, rules, state, voice }: Pick<Loaded, 'battle' | 'rules' | 'state' | 'voice'>,
  post: Post,
  passage: { readonly from: number; readonly to: number; readonly question?: number },
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
