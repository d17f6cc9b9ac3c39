/** A line of the table ledger as shown, and the battle after it. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { nameOf } from '../../battle/voice.ts';
import { notice } from '../../messages/posts.ts';
import { shortSentences, spokenPosts } from '../../messages/spoken-lines.ts';
import type { Post } from '../../post.ts';
import type { Person } from '../../request.ts';
import { robotOf } from '../../seats/bot-seat.ts';
import { seated } from '../../seats/commanders.ts';
import { seatsBehind } from '../../seats/line-seats.ts';
import { withoutLivePace, withLivePace } from '../../seats/live-pace.ts';
import type { EntryWithState, SpokenEntry } from '../../store/store.ts';
import { closes, tellAsked } from './tell-ledgers.ts';

const switched = z.object({ on: z.boolean() });

export interface Ledger {
  readonly lines: readonly SpokenEntry[];
  /** Its title when it was opened. */
  readonly title: Phrase;
  readonly people: ReadonlyMap<string, Person>;
}

/**
 * A line's kept posts; a question is regenerated from its transcript, and a line without kept posts gets a short
 * sentence.
 */
export async function tellLine(
  deps: Deps,
  then: LoadedBattle,
  ledger: Ledger,
  line: SpokenEntry,
  entry: EntryWithState,
): Promise<{ readonly posts: readonly Post[]; readonly after: LoadedBattle }> {
  const after = seatedBy(then, line);
  if (line.kind === 'asked') {
    const { posts, told: last, waiting } = await tellAsked(deps, then, line, entry);
    return { posts, after: { ...after, waiting, battle: { ...then.battle, told: last } } };
  }
  const { on } = line.kind === 'live' ? switched.parse(line.data) : {};
  const { options } = then.battle;
  const now = on === undefined ? options : on ? withLivePace(options) : withoutLivePace(options);
  const { voice } = then;
  const short = () => shortSentences(line, nameOf(personOf(then, ledger, line.userId)));
  const isOld = line.readers === undefined;
  return {
    posts: isOld ? short().map((says) => notice(voice, [says])) : spokenPosts(deps.words, line, voice.language),
    after: { ...after, battle: { ...then.battle, options: now }, waiting: closes(line) ? undefined : then.waiting },
  };
}

export function seatedBy(then: LoadedBattle, line: SpokenEntry): LoadedBattle {
  return { ...then, ...seated(seatsBehind(then.seats, line, robotOf(then.battle)?.id)) };
}

/** Before posts were kept: who opened it, and the commitment to the dice; the map is the first one. */
export function openedPosts(
  { words }: Deps,
  { battle, rules, state, voice }: LoadedBattle,
  { title, people }: Ledger,
  opening: SpokenEntry,
): readonly Post[] {
  if (opening.readers !== undefined) return spokenPosts(words, opening, voice.language);
  const who = people.get(opening.userId ?? '') ?? { id: battle.openedBy, name: voice.say(phrase('host-former')) };
  const says = [
    phrase('host-opened', { who: nameOf(who), title }),
    phrase('host-dice-promise', { hash: battle.secretHash }),
  ];
  const scene = rules.draw({ now: state, transcript: [], frame: 'whole' }, voice.say);
  return [{ ...notice(voice, says), scene }];
}

export function personOf(
  { voice }: LoadedBattle,
  { people }: Pick<Ledger, 'people'>,
  userId: string | undefined,
): Person {
  const id = userId ?? '';
  return people.get(id) ?? { id, name: voice.say(phrase('host-former')) };
}
