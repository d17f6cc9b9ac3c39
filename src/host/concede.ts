/** Taking back: an order nobody has learned anything from, or the whole battle. */
import { AGREEMENT } from '../kernel/hand.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import { shownText } from './hand.ts';
import type { Request } from './host.ts';
import { entryAt, nextEntry, readUndo, undoText } from './journal.ts';
import { asking, type Asking, holds, type Loaded } from './load.ts';
import type { Move } from './move.ts';
import { sideOf } from './muster.ts';
import { concessionMove } from './ordering.ts';
import type { Parts } from './parts.ts';
import { notice } from './posts.ts';
import type { AnyEntry } from './ruleset.ts';
import type { EntryWithState } from './store/store.ts';
import { underWay } from './verb.ts';
import { nameOf, no } from './voice.ts';

/** The commander gives the battle up. An order that waits comes to nothing. */
export async function resign(parts: Parts, loaded: Loaded, request: Request): Promise<Move | Refusal> {
  const refusal = underWay(loaded.battle);
  if (refusal) return refusal;
  const side = sideOf(loaded, request);
  if (!side) return no(phrase('host-no-seat'));
  const userId = request.person.id;
  const move = await concessionMove(parts, loaded, side, { userId, rest: [] });
  if (move instanceof Refusal || !loaded.waiting) return move;
  const data = { why: 'resigned', order: loaded.waiting.text };
  return { ...move, table: [{ kind: 'annulled', userId, data }, ...(move.table ?? [])] };
}

/** An entry that restores the position before the last order; the past stays as it is. */
export async function undo(parts: Parts, loaded: Loaded, request: Request): Promise<Move | Refusal> {
  const { battle, waiting } = loaded;
  const refusal = underWay(battle);
  if (refusal) return refusal;
  const open = asking(loaded);
  if (open) return withdraw(loaded, open, request);
  if (waiting) return no(phrase('host-busy'));
  const last = await entryAt(parts.store, battle, battle.position);
  if (last.kind === 'hand') return no(phrase('host-undo-hand'));
  if (last.kind !== 'order' || !last.side) return no(phrase('host-undo-nothing'));
  if (!holds(loaded, request.person, last.side)) return no(phrase('host-undo-not-yours'));
  if (isKnown(last.transcript, last.side)) return no(phrase('host-undo-known'));
  const before = await entryAt(parts.store, battle, last.seq - 1);
  return undoMove(loaded, request, last, before);
}

function undoMove(loaded: Loaded, { person }: Request, last: EntryWithState, before: EntryWithState): Move {
  const { rules, voice } = loaded;
  const to = readUndo(before)?.to ?? before.seq;
  const entry = nextEntry(loaded, {
    kind: 'undo',
    side: last.side,
    userId: person.id,
    text: undoText(last.seq, to),
    transcript: [],
    state: rules.restore(before.state),
  });
  const says = (shown: string) => [phrase('host-undone', { who: nameOf(person), order: shown })];
  return {
    entry,
    patch: { position: to, status: 'playing' },
    posts: [notice(voice, says(rules.show(last.text, voice.language)))],
    says: (language) => says(rules.show(last.text, language)),
  };
}

/** An order that waits for its own commander, before anybody has learned anything from it. */
function withdraw(loaded: Loaded, waiting: Asking, { person }: Request): Move | Refusal {
  // A proposal that is not answered yet has told nobody anything that he could use.
  const isOpen = waiting.question.to === waiting.side || waiting.question.kind === AGREEMENT;
  if (!holds(loaded, person, waiting.side) || !isOpen) return no(phrase('host-undo-waits'));
  if (waiting.userId === undefined) return no(phrase('host-undo-nothing'));
  if (isKnown(waiting.transcript, waiting.side)) return no(phrase('host-undo-known'));
  const { rules, voice } = loaded;
  const says = (shown: string) => [phrase('host-undone', { who: nameOf(person), order: shown })];
  const shown = (language: Language) => shownText(rules, waiting.text, language);
  return {
    waiting: 'none',
    table: [{ kind: 'withdrawn', userId: person.id, data: { orders: [waiting.text, ...waiting.rest] } }],
    posts: [notice(voice, says(shown(voice.language)))],
    says: (language) => says(shown(language)),
  };
}

/** Dice have been seen, or the other side has answered. */
function isKnown(transcript: readonly AnyEntry[], side: string): boolean {
  return transcript.some((entry) => 'roll' in entry || ('ask' in entry && entry.ask.to !== side));
}
