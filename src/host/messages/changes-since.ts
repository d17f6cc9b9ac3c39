/** Why a preview is outdated: who has done what since. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import { readHand, shownText } from '../orders/hand.ts';
import { namedPerson } from '../battle/participants.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Deps } from '../battle/deps.ts';
import type { Draft, Entry } from '../store/store.ts';
import { giverOf, readable } from '../battle/voice.ts';

/** The most changes shown. */
const SHOWN = 4;

export async function changesSince(
  deps: Deps,
  loaded: LoadedBattle,
  draft: Draft,
  language: Language,
  refusal: Refusal | undefined,
): Promise<Refusal> {
  const { rules, state } = loaded;
  const changes = await changesOf(deps, loaded, draft, language);
  const points = rules.score(state).find(({ side }) => side === draft.side)?.orderPoints ?? 'none';
  const says = refusal
    ? phrase('host-stale-refused', { changes, points, why: refusal.says })
    : phrase('host-stale', { changes, points });
  return readable(new Refusal(refusal?.clause ?? 'HOST', says, refusal?.instead ?? []), rules.showOrder, language);
}

/** The latest changes since a draft was shown. */
export async function changesOf(deps: Deps, loaded: LoadedBattle, draft: Draft, language: Language): Promise<Phrase[]> {
  const { battle } = loaded;
  const from = Math.max(draft.seq + 1, battle.seq - SHOWN + 1);
  const entries = await deps.store.entries(battle.id, from, battle.seq);
  return entries.map((entry) => changeLine(loaded, entry, language));
}

function changeLine(loaded: LoadedBattle, entry: Entry, language: Language): Phrase {
  const { kind, side, text } = entry;
  const hand = readHand(text);
  const who = hand ? namedPerson(loaded, hand.who) : giverOf(loaded, entry);
  if (kind === 'undo') return phrase('host-change-undo', { who });
  if (!side) return phrase('host-started');
  if (hand) return phrase(`host-change-${hand.kind}`, { who, what: shownText(loaded.rules, text, language) });
  return phrase('host-change', { who, order: shownText(loaded.rules, text, language) });
}
