/** The status message: who is awaited for what, how things stand, and the way to everything else. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { pauseLines } from '../desk-umpire.ts';
import { openTo } from '../desk-post.ts';
import { asking, type Loaded } from '../load.ts';
import { overLine, seenNow } from '../look.ts';
import { plain } from '../../words/words.ts';
import { askedOf, commanders } from '../owners.ts';
import type { Parts } from '../parts.ts';
import type { Post } from '../post.ts';
import type { Place } from '../store/store.ts';
import { nameOf, scoreLines, seatLines, sideName, type Voice } from '../voice.ts';
import { publicPlaces } from './route.ts';

export async function statusPost(parts: Parts, loaded: Loaded): Promise<Post> {
  const { battle, next, rules, voice } = loaded;
  const [state] = seenNow(loaded);
  const seen = rules.view(state);
  const [first, ...rest] = (await standing(parts, loaded)).map(voice.say);
  const scores = scoreLines(rules, seen).map(voice.say).join(' · ');
  const isOver = next.kind === 'over';
  return {
    kind: 'notice',
    title: voice.say(isOver ? phrase('host-over-title') : rules.turn(seen)),
    sentences: [
      ...(first === undefined ? [] : [{ says: first, dice: rest }]),
      { says: scores, dice: seatLines(loaded).map(voice.say) },
    ],
    footer: [],
    links: await linksOf(parts, loaded),
    calls: [],
    ...(battle.status === 'cancelled' && { title: voice.say(phrase('place-cancelled')), sentences: [] }),
  };
}

/** The first line says what matters most. */
async function standing(parts: Parts, loaded: Loaded): Promise<readonly Phrase[]> {
  const { battle, next, rules, state } = loaded;
  if (next.kind === 'over') return [overLine(next)];
  if (battle.status === 'paused') return pauseLines(parts.store, battle);
  if (battle.status === 'halted') return [phrase('host-halted'), phrase('host-halted-ways')];
  const waiting = asking(loaded);
  if (waiting) {
    const { question } = waiting;
    const who = askedOf(loaded, question);
    const asks = rules.card(question, rules.view(seenNow(loaded)[0])).asks;
    return [awaited('answer', question.to, nameOf(who), waiting.askedAt), asks];
  }
  const open = next.kind === 'table' ? openTo(rules, rules.view(state)) : undefined;
  if (open) return [phrase('place-table', { says: open.says, since: moment(battle.updatedAt) })];
  const names = commanders(loaded, next.side).map(({ name }) => plain(name));
  return [awaited('turn', next.side, names.length > 0 ? names.join(', ') : nameOf(undefined), battle.updatedAt)];
}

function awaited(duty: 'turn' | 'answer', side: Side, who: Phrase | string, since: Date): Phrase {
  return phrase(`place-awaited-${duty}`, { side: sideName(side), who, since: moment(since) });
}

/** Discord shows each reader how long ago that is, or how long until then. */
function moment(at: Date): string {
  return `<t:${Math.floor(at.getTime() / 1000)}:R>`;
}

async function linksOf(parts: Parts, { battle, places, voice }: Loaded): Promise<NonNullable<Post['links']>> {
  const threads = places.filter(({ kind }) => kind === 'reports' || kind === 'side');
  const last = await parts.store.lastReport(battle.id, publicPlaces({ places, status: battle.status }));
  const guild = battle.guildId === undefined ? {} : { guildId: battle.guildId };
  return [
    ...(last ? [{ label: voice.say(phrase('place-last')), ...guild, ...last }] : []),
    ...threads.map((place) => linkTo(place, voice)),
  ];
}

/** The way to a thread. */
export function linkTo({ channelId, guildId, side }: Place, voice: Voice): NonNullable<Post['links']>[number] {
  const label = voice.say(side ? phrase('place-staff', { side: sideName(side) }) : phrase('place-reports'));
  return { label, channelId, ...(guildId !== undefined && { guildId }) };
}
