/** A person's doctrine, as text. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Doctrines } from '../request.ts';
import { doctrineOf } from '../orders/who-answers.ts';
import type { Deps } from '../battle/deps.ts';
import type { AnyRuleset } from '../ruleset.ts';

export async function doctrinesOf(deps: Deps, rules: AnyRuleset, userId: string): Promise<Doctrines> {
  const chosen = await deps.store.doctrines([userId]);
  return { book: rules.name, now: doctrineOf(rules, chosen.get(userId)), all: rules.doctrines };
}

/** The active doctrine, and its meaning. */
export function doctrineLine({ book, now, all }: Doctrines): Phrase {
  if (!hasChoice(all)) return onlyLine(book, now);
  return phrase('host-doctrine', { name: phrase(`doctrine-${now}`), means: meansOf(book, now) });
}

export function hasChoice(all: Doctrines['all']): boolean {
  return all.length > 1;
}

/** For a game that has only one: there is nothing to choose. */
export function onlyLine(book: string, name: string): Phrase {
  return phrase('host-doctrine-only', { means: meansOf(book, name) });
}

/** Under `ask` every book asks; each book says what its other doctrines mean. */
function meansOf(book: string, name: string): Phrase {
  return phrase(name === 'ask' ? 'doctrine-ask-means' : `doctrine-${book}-${name}-means`);
}
