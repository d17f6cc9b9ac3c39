/** What is stored and posted when a battle is opened. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Pace } from '../../seats/pace.ts';
import { hashOfSecret } from '../../orders/dice.ts';
import { isSalted } from '../../orders/salts.ts';
import type { How } from '../../battle/setup.ts';
import type { Person, Request } from '../../request.ts';
import { withLevel } from '../../battle/odds-level.ts';
import { openingPost } from '../../messages/opening-post.ts';
import type { TableLine } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { keptLines } from '../../messages/kept-lines.ts';
import { callPost, type Offer, offerLine } from '../../messages/offer-post.ts';
import type { Post } from '../../post.ts';
import { notice } from '../../messages/posts.ts';
import type { Robot } from '../../seats/bot-seat.ts';
import type { Setting } from './setting.ts';
import type { Battle, Change, NewSeat } from '../../store/store.ts';
import { shown } from '../../battle/shown.ts';
import { nameOf, sideName, type Voice } from '../../battle/voice.ts';

/** What a battle is opened with. */
export interface Wanted {
  readonly setting: Setting;
  readonly language: Language;
  /** Against the bot: who it is, and the side that it takes. */
  readonly solo: Robot | undefined;
  readonly how: Pick<How, 'threads' | 'odds'>;
  readonly pace: Pace | undefined;
  readonly salts: Battle['salts'];
  readonly rematch?: Rematch;
}

export interface Rematch {
  /** The battle to be fought again. */
  readonly of: string;
  /** The sides of the person who opens it. */
  readonly sides: readonly Side[];
  /** Who is asked to take the other side. */
  readonly offers: readonly Offer[];
}

interface At {
  readonly id: string;
  /** The battle that had the place. */
  readonly before: Battle | undefined;
}

export async function opening(deps: Deps, request: Request, wanted: Wanted, at: At): Promise<Change> {
  const { interaction, person, place } = request;
  const { setting, language, salts } = wanted;
  const { scenario, rules, state } = setting;
  const secret = Buffer.from(deps.random(32)).toString('hex');
  const secretHash = hashOfSecret(secret);
  const seats = seatsOf(person, wanted);
  const options = optionsOf(wanted);
  const table = [
    openedLine(deps, person, wanted, secretHash),
    ...joinedLines(wanted, seats),
    ...offersOf(wanted).map((offer) =>
      offerLine(person, offer, (voice, seq) => callPost({ battle: at, voice }, offer, seq)),
    ),
  ];
  const where = { language, options, seq: 0, tableSeq: 0 };
  const { lines, posts } = await keptLines(deps.words, where, table, { seats: { add: seats } });
  return {
    at: deps.clock(),
    interactionId: interaction,
    create: {
      id: at.id,
      guildId: place.guildId,
      language,
      ruleset: rules.name,
      rulesVersion: rules.version,
      scenario: scenario.name,
      options,
      openedBy: person.id,
      status: 'mustering',
      state,
      secret,
      secretHash,
      salts,
      // The chain starts from the published hash, so that no two battles share a link.
      head: secretHash,
    },
    place: { ...place, battleId: at.id, ...(at.before && { instead: at.before.id }) },
    tableEntries: lines,
    ...(seats.length > 0 && { seats: { add: seats } }),
    posts: posts.map((post) => ({ channelId: place.channelId, post })),
  };
}

function optionsOf({ setting, solo, how, pace, rematch }: Wanted): Battle['options'] {
  const { dice, meeting } = setting;
  return {
    ...(dice.length > 0 && { dice: [...dice] }),
    ...(solo && { robot: { ...solo } }),
    ...(pace && { pace: { ...pace } }),
    ...(meeting && { encounter: { ...meeting } }),
    ...(how.threads !== undefined && { threads: { make: how.threads ? 'yes' : 'no' } }),
    ...withLevel({}, how.odds),
    ...(rematch && { rematch: rematch.of }),
  };
}

/** Against the bot both sides are taken. */
function seatsOf(person: Person, { solo, rematch }: Wanted): NewSeat[] {
  const own = (side: Side): NewSeat => ({ side, userId: person.id, userName: person.name });
  if (solo) return [own(enemyOf(solo.side)), { side: solo.side, userId: solo.id, userName: solo.name }];
  return (rematch?.sides ?? []).map(own);
}

function openedLine(deps: Deps, person: Person, wanted: Wanted, secretHash: string): TableLine {
  const { setting, how, pace, salts } = wanted;
  const { scenario, title } = setting;
  return {
    kind: 'opened',
    userId: person.id,
    data: {
      scenario: scenario.name,
      title: { en: deps.words.say('en', title), fr: deps.words.say('fr', title) },
      secretHash,
      ...(pace && { pace: { ...pace } }),
      ...withLevel({}, how.odds),
      ...(isSalted(salts) && { salts }),
    },
    posts: (voice) => [openedPost(voice, person, wanted, secretHash)],
  };
}

function openedPost(voice: Voice, person: Person, wanted: Wanted, secretHash: string): Post {
  const { setting, solo: robot, how, pace, salts } = wanted;
  const { rules, state, title, dice, meeting } = setting;
  const odds = how.odds ?? 'full';
  const opened = { state, person, title, secretHash, dice: dice.length, robot, pace, meeting, odds, salts };
  return openingPost(voice, shown(rules), opened);
}

/** Against the bot, the opening tells who commands. */
function joinedLines({ solo }: Wanted, seats: readonly NewSeat[]): TableLine[] {
  return seats.map(({ side, userId, userName: name }) => {
    const says = phrase('host-joined', { who: nameOf({ id: userId, name }), side: sideName(side as Side) });
    const posts = (voice: Voice) => [notice(voice, [says])];
    return { kind: 'joined', userId, data: { side }, ...(!solo && { posts }) };
  });
}

function offersOf({ solo, rematch }: Wanted): readonly Offer[] {
  return solo ? [] : (rematch?.offers ?? []);
}

/** The reply to the person who opened it. */
export function openedSays(wanted: Wanted): readonly Phrase[] {
  const sides = wanted.solo ? [] : (wanted.rematch?.sides ?? []);
  return [
    phrase('host-you-opened', { title: wanted.setting.title }),
    ...sides.map((side) => phrase('host-you-joined', { side: sideName(side) })),
    ...offersOf(wanted).flatMap(({ to }) => (to ? [phrase('handover-you-offer', { who: to })] : [])),
  ];
}
