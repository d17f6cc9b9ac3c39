/** Why what was shown is no longer what would happen: who has done what since. */
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import type { Loaded } from './load.ts';
import type { Parts } from './parts.ts';
import type { Draft, Entry } from './store/store.ts';
import { giverOf, readable } from './voice.ts';

/** More of them nobody reads. */
const SHOWN = 4;

export async function changesSince(
  parts: Parts,
  loaded: Loaded,
  draft: Draft,
  language: Language,
  refusal: Refusal | undefined,
): Promise<Refusal> {
  const { battle, rules, state } = loaded;
  const from = Math.max(draft.seq + 1, battle.seq - SHOWN + 1);
  const entries = await parts.store.entries(battle.id, from, battle.seq);
  const changes = entries.map((entry) => changeLine(loaded, entry, language));
  const points = rules.score(state).find(({ side }) => side === draft.side)?.orderPoints ?? 0;
  const says = refusal
    ? phrase('host-stale-refused', { changes, points, why: refusal.says })
    : phrase('host-stale', { changes, points });
  return readable(new Refusal(refusal?.clause ?? 'HOST', says, refusal?.instead ?? []), rules, language);
}

function changeLine(loaded: Loaded, entry: Entry, language: Language): Phrase {
  const { kind, side, text } = entry;
  const who = giverOf(loaded, entry);
  if (kind === 'undo') return phrase('host-change-undo', { who });
  if (!side) return phrase('host-started');
  return phrase('host-change', { who, order: loaded.rules.show(text, language) });
}
