/** Posts the card of the open question again. */
import type { Side } from '../../kernel/play.ts';
import { speechOf } from './desk-post.ts';
import { courseOf, groundOf, lookBack } from '../orders/play.ts';
import { asking, type LoadedBattle } from '../battle/loaded-battle.ts';
import { sidePlace } from '../seats/route.ts';
import type { Post } from '../post.ts';
import { card } from './card-post.ts';
import { freshOf } from './tale.ts';

/** A person who takes over an open question is shown it. */
export function cardAgain(loaded: LoadedBattle, side: Side): Post[] {
  const waiting = asking(loaded);
  if (waiting?.question.to !== side) return [];
  const back = lookBack(groundOf(loaded), courseOf(waiting), waiting.question);
  if (back.kind === 'diverged') return [];
  const { rules, battle, state } = loaded;
  const soFar = { before: state, after: back.state, by: waiting.side, transcript: back.transcript };
  const print = { head: battle.head, from: battle.dice, dice: 0, scripted: 0 };
  const question = { battle: battle.id, no: waiting.no, asked: waiting.question };
  const thread = sidePlace(loaded.places, side);
  // In its own thread a side sees what it alone may.
  const own = thread ? { ...loaded, rules: rules.seenBy(side) } : loaded;
  const again = card(speechOf(own), question, [], soFar, freshOf(own.rules, soFar, 0, true), print);
  return [thread ? { ...again, to: { side } } : again];
}
