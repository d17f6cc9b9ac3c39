/** The orders that can be undone, and the openings of sheets, for completion. */
import { z } from 'zod';
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
  const openings = await openingsOf(deps, loaded);
  const [side, other] = sidesOf(loaded, request.person);
  const seen = side === undefined || other !== undefined ? rules : rules.seenBy(side);
  const line = lineOf(await deps.store.entries(battle.id, 1, battle.seq), battle.position);
  const shown = await shownUpTo(deps, loaded, line);
  const settled = line.findIndex(({ kind }) => kind === 'hand');
  return line
    .slice(0, settled === -1 ? undefined : settled)
    .filter((_, index) => (line[index + 1]?.seq ?? 1) > shown)
    .filter(({ kind, seq }) => (isOrder(kind) || openings.has(seq)) && String(seq).startsWith(typed.trim()))
    .slice(0, MOST)
    .map((entry) => {
      const order = shownText(seen, entry.text, request.language);
      const says = openings.has(entry.seq)
        ? order
        : say(phrase('fair-by-order', { by: giverOf(loaded, entry), order }));
      return { shown: `${entry.seq} · ${says}`, text: String(entry.seq) };
    });
}

const opened = z.object({ entry: z.number().int() });

/** The entries that opened the sheets of a turn. */
async function openingsOf({ store }: Deps, { battle, rules }: LoadedBattle): Promise<ReadonlySet<number>> {
  if (rules.sealed?.isEveryTurn !== true) return new Set();
  const lines = await store.tableEntries(battle.id, 1, battle.tableSeq);
  return new Set(lines.flatMap(({ kind, data }) => (kind === 'sheetOpened' ? [opened.parse(data).entry] : [])));
}
