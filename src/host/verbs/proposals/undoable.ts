/** The orders that can be undone, for completion. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Completion } from '../../../kernel/ruleset.ts';
import { shownUpTo } from '../../advance/sealed.ts';
import { shownText } from '../../orders/hand.ts';
import type { Request } from '../../request.ts';
import { isOrder } from '../../orders/journal.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { giverOf, voiceOf } from '../../battle/voice.ts';
import { lineOf } from './undo-what.ts';

const MOST = 25;

export async function undoable(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  typed: string,
): Promise<readonly Completion[]> {
  const { battle, rules, umpire } = loaded;
  if (sidesOf(loaded, request.person).length === 0 && umpire?.id !== request.person.id) return [];
  const { say } = voiceOf(deps.words, request.language);
  const line = lineOf(await deps.store.entries(battle.id, 1, battle.seq), battle.position);
  const shown = await shownUpTo(deps, loaded, line);
  const settled = line.findIndex(({ kind }) => kind === 'hand');
  return line
    .slice(0, settled === -1 ? undefined : settled)
    .filter((_, index) => (line[index + 1]?.seq ?? 1) > shown)
    .filter(({ kind, seq }) => isOrder(kind) && String(seq).startsWith(typed.trim()))
    .slice(0, MOST)
    .map((entry) => {
      const who = giverOf(loaded, entry);
      const order = shownText(rules, entry.text, request.language);
      const shown = `${entry.seq} · ${say(phrase('fair-by-order', { by: who, order }))}`;
      return { shown, text: String(entry.seq) };
    });
}
