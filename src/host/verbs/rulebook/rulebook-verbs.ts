/** The verbs of the rulebooks, which are indexed when the host is created. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { plain } from '../../../words/words.ts';
import type { Request } from '../../request.ts';
import { variantsIn } from '../../advance/variants.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';
import type { Contents, Opened } from './rulebook.ts';
import type { ToldEntries } from '../../messages/told-entries.ts';
import { createRuleLibrary, type RuleLibrary } from './clauses.ts';
import { touched } from './clauses-of-post.ts';

export function createRulebook(deps: Deps) {
  const library = createRuleLibrary(deps);
  return {
    /**
     * The matches for a search in either language, likeliest first: in the game that was named; otherwise in the one
     * played here, or in all if that has none.
     */
    findRules: async (request: Request, typed: string, game?: string) => {
      const wanted = game ?? (await gameHere(deps, library, request));
      const found = library.find(typed);
      const own = found.filter((name) => wanted === undefined || library.gameOf(name) === wanted);
      const shown = own.length === 0 && game === undefined ? found : own;
      return shown.flatMap((name) => library.titled(name) ?? []);
    },
    openRule: (request: Request, name: string) => openRule(deps, library, request, name),
    /** Of one game, by default the one played here, otherwise of all. */
    contents: async (request: Request, game?: string) => {
      const wanted = game ?? (await gameHere(deps, library, request));
      const books = library.books.filter(({ ruleset }) => wanted === undefined || ruleset === wanted);
      return books.map(
        ({ ruleset, title, chapters, tables }): Contents => ({ game: ruleset, title, chapters, tables }),
      );
    },
    /** The clauses named in a text about the battle here. */
    cited: async (request: Request, text: string) => {
      const game = await gameHere(deps, library, request);
      return game === undefined ? [] : library.cited(text, game);
    },
    /** Every game that has a rulebook. */
    booksOfGames: () => library.books.map(({ ruleset, title }) => ({ game: ruleset, title })),
    /** The clauses applied there, and those told with it. */
    touched: (request: Request, passage: ToldEntries) => touched(deps, library, request, passage),
  };
}

/** The game of the battle here, if it has a rulebook. */
async function gameHere({ store }: Deps, { books }: RuleLibrary, { place }: Request): Promise<string | undefined> {
  const battle = await store.battleAt(place.channelId);
  return books.find(({ ruleset }) => ruleset === battle?.ruleset)?.ruleset;
}

async function openRule(
  deps: Deps,
  library: RuleLibrary,
  { language, place }: Request,
  name: string,
): Promise<Opened | Refusal> {
  const opened = library.open(name, language);
  if (!opened) return no(phrase('rules-nothing', { typed: plain(name) }));
  if (opened.kind !== 'clause') return opened;
  const battle = await deps.store.battleAt(place.channelId);
  if (!battle || battle.ruleset !== library.gameOf(name) || battle.status === 'cancelled') return opened;
  const variants = (await variantsIn(deps, battle)).filter(({ clause }) => clause === name);
  const readings = variants.map(({ says, now }) => phrase('options-label', { what: says, means: now.means }));
  return { ...opened, readings };
}
