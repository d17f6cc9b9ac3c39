/** Who gave the order of an entry, in one line. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { readHand } from '../orders/hand.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Entry } from '../store/store.ts';
import { namedPerson } from '../battle/participants.ts';
import { giverOf, sideName } from '../battle/voice.ts';

/** A manual decision names its person itself; a roll belongs to neither side. */
export function byLine(loaded: LoadedBattle, entry: Entry, side: Side): Phrase {
  const hand = readHand(entry.text);
  if (!hand) {
    if (entry.person === undefined) return phrase('host-table');
    const id = entry.kind === 'plan' ? 'host-by-whose-plan' : 'host-by';
    return phrase(id, { who: giverOf(loaded, entry), side: sideName(side) });
  }
  const who = namedPerson(loaded, hand.who);
  if (hand.kind === 'throw') return phrase('host-by-person', { who });
  return hand.by === 'umpire' ? phrase('host-by-umpire', { who }) : phrase('host-by', { who, side: sideName(hand.by) });
}
