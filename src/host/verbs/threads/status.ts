/** The status message: who has to do what, the state of the battle, and links to everything else. */
import { isSealed } from '../../orders/sheet.ts';
import { sideAtDesk } from '../../seats/commanders.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import { plain } from '../../../words/words.ts';
import { awaitedNow } from '../../seats/awaited.ts';
import { awaitedSince } from '../../advance/awaited-since.ts';
import { battleTitle } from '../../messages/battle-title.ts';
import { pauseLines } from '../../advance/paused.ts';
import { openTo } from '../../messages/desk-post.ts';
import { asking, type Known, type LoadedBattle } from '../../battle/loaded-battle.ts';
import { nameOf, overLine, scoreLines, sideName } from '../../battle/voice.ts';
import { seenNow } from '../../orders/seen.ts';
import type { Person } from '../../request.ts';
import { fromEach, type Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { unreadableSays, type Why } from '../../battle/unreadable.ts';
import { seatLines } from '../../messages/seat-lines.ts';
import { linkTo } from '../../messages/channel-link.ts';
import { publicPlaces } from '../../seats/route.ts';
import { momentAhead, momentShown } from '../../../kernel/moment.ts';

export async function statusPost(deps: Deps, loaded: LoadedBattle): Promise<Post> {
  const { battle, next, rules, voice } = loaded;
  const [state] = seenNow(loaded);
  const lines = [
    ...(await standing(deps, loaded)),
    ...(await fromEach(deps.hooks.open, (lines) => lines(deps, loaded))),
  ];
  const [first, ...rest] = lines.map(voice.say);
  const scores = scoreLines(rules, state).map(voice.say).join(' · ');
  const isOver = next.kind === 'over';
  return {
    kind: 'notice',
    title: voice.say(isOver ? phrase('host-over-title') : rules.turn(state)),
    sentences: [
      ...(first === undefined ? [] : [{ says: first, dice: rest }]),
      { says: scores, dice: seatLines(loaded).map(voice.say) },
    ],
    footer: [],
    links: await linksOf(deps, loaded),
    calls: [],
    ...(battle.status === 'cancelled' && { title: voice.say(phrase('place-cancelled')), sentences: [] }),
  };
}

/** For an unreadable battle. */
export async function unreadPost(deps: Deps, known: Known, why: Why): Promise<Post> {
  const { battle, voice } = known;
  const isCancelled = battle.status === 'cancelled';
  const [first, ...rest] = unreadableSays(why);
  const sentences = [{ says: voice.say(first!), dice: [...rest, ...seatLines(known)].map(voice.say) }];
  return {
    kind: 'notice',
    title: voice.say(isCancelled ? phrase('place-cancelled') : await battleTitle(deps, battle)),
    sentences: isCancelled ? [] : sentences,
    footer: [],
    links: await linksOf(deps, known),
    calls: [],
  };
}

/** The first line says what matters most. */
export async function standing(deps: Deps, loaded: LoadedBattle): Promise<readonly Phrase[]> {
  const { battle, next, rules, state } = loaded;
  if (next.kind === 'over') return [overLine(next)];
  if (battle.status === 'paused') return pauseLines(deps, battle);
  if (battle.status === 'halted') return [phrase('host-halted'), phrase('host-halted-ways')];
  const question = asking(loaded)?.question;
  const since = await awaitedSince(deps, loaded);
  if (question) {
    const asks = rules.card(question, seenNow(loaded)[0]).asks;
    return [...awaitedLines(loaded, question.to, 'answer', since), asks];
  }
  const open = next.kind === 'table' ? openTo(rules, state) : undefined;
  if (open) return [phrase('host-status-table', { says: open.says, since: momentShown(since) })];
  if (next.kind !== 'sealed') return awaitedLines(loaded, sideAtDesk(loaded), 'turn', since);
  return next.sides.flatMap((side) => (isSealed(loaded, side) ? [] : awaitedLines(loaded, side, 'turn', since)));
}

/** Those with the same deadline in one line. */
function awaitedLines(loaded: LoadedBattle, side: Side, duty: 'turn' | 'answer', since: Date): readonly Phrase[] {
  const people = awaitedNow(loaded).filter((each) => each.side === side);
  const times = Map.groupBy(people, ({ until }) => until?.getTime());
  const lines = [...times].map(([until, some]) => {
    const who = some.map(({ person, instead }) => whoOf(person, instead)).join(', ');
    const time = until === undefined ? { since: momentShown(since) } : { until: momentAhead(new Date(until)) };
    return phrase(`place-awaited-${duty}${until === undefined ? '' : '-until'}`, {
      side: sideName(side),
      who,
      ...time,
    });
  });
  return lines.length > 0 ? lines : awaitingNobody(loaded, side);
}

/** Automatic steps follow, and no one has to act; or the bot plays; or the side has no one who could. */
function awaitingNobody(loaded: LoadedBattle, side: Side): readonly Phrase[] {
  if (loaded.next.kind === 'auto') return [];
  const holder = loaded.holders[side];
  if (!holder) return [phrase('handover-no-commander', { side: sideName(side) })];
  return [phrase('place-plays', { who: nameOf(holder), side: sideName(side) })];
}

function whoOf(person: Person, instead: Person | undefined): string {
  return instead ? `${plain(person.name)} (→ ${plain(instead.name)})` : plain(person.name);
}

async function linksOf(deps: Deps, { battle, places, voice }: Known): Promise<NonNullable<Post['links']>> {
  const threads = places.filter(({ kind }) => kind === 'reports' || kind === 'side');
  const last = await deps.store.lastReport(battle.id, publicPlaces({ places, status: battle.status }));
  const guild = battle.guildId === undefined ? {} : { guildId: battle.guildId };
  return [
    ...(last ? [{ label: voice.say(phrase('place-last')), ...guild, ...last }] : []),
    ...threads.map((place) => linkTo(place, voice)),
  ];
}
