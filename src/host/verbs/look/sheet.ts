/** The sheet of a game: its tables, for its players. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Sheet } from '../../../kernel/ruleset.ts';
import { plain } from '../../../words/words.ts';
import type { Request } from '../../request.ts';
import { variantsIn } from '../../advance/variants.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';

/** A sheet, and the name of the game that it is of. */
export interface SheetOf extends Sheet {
  readonly game: string;
  /** The battle here uses other readings, which the sheet does not show. */
  readonly isOtherwise?: boolean;
}

export function createSheets(deps: Deps) {
  const { rulesets, store } = deps;
  const all = [...rulesets].flatMap(([game, { sheet }]): SheetOf[] => (sheet ? [{ game, ...sheet }] : []));
  return {
    /** The games that have one. */
    sheets: () => all,
    /** Of the game named; by default, of the battle here, otherwise the first one. */
    async sheet({ place }: Request, game?: string): Promise<SheetOf | Refusal> {
      const battle = await store.battleAt(place.channelId);
      const wanted = game ?? battle?.ruleset;
      const own = all.find((each) => each.game === wanted);
      const found = own ?? (game === undefined ? all[0] : undefined);
      if (!found) return no(phrase('sheet-none', { game: plain(game ?? '') }));
      const variants = battle?.ruleset === found.game ? await variantsIn(deps, battle) : [];
      return variants.some(({ now }) => !now.isOurs) ? { ...found, isOtherwise: true } : found;
    },
  };
}
