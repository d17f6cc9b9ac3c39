/** Escapes Discord markup in text that people typed and the rules repeat, and puts it on one line. */
import type { Arg, Phrase } from '../../kernel/phrase.ts';
import { plain } from '../../words/words.ts';

export function escapeMarkdown(says: Phrase): Phrase {
  if (!says.args) return says;
  const args = Object.entries(says.args).map(([name, arg]) => [name, escapeArg(arg)] as const);
  return { id: says.id, args: Object.fromEntries(args) };
}

function escapeArg(arg: Arg): Arg {
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'string') return plain(arg).replaceAll('\n', ' ');
  if (Array.isArray(arg)) return (arg as readonly Phrase[]).map(escapeMarkdown);
  // Names in nouns and of people are escaped when they are spoken.
  return 'noun' in arg || 'person' in arg || 'finished' in arg ? arg : escapeMarkdown(arg as Phrase);
}
