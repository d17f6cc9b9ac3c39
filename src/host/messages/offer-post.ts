/** The post by which a command is offered. */
import { type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Side } from '../../kernel/play.ts';
import { speechOf } from './desk-post.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Post } from '../post.ts';
import { line, notice, sceneOf } from './posts.ts';
import { labelOf, scoreLines, sideName, type Voice } from '../battle/voice.ts';
import type { Person } from '../request.ts';
import type { TableLine } from '../battle/decision.ts';

/** Whose command (undefined: a new one), and for whom (undefined: for anyone). `asks`: who offers it. */
export interface Offer {
  readonly side: Side;
  readonly asks: PersonName;
  readonly from?: PersonName | undefined;
  readonly to?: PersonName | undefined;
}

interface Offering {
  readonly battle: Pick<LoadedBattle['battle'], 'id'>;
  readonly voice: Voice;
}

/** For when nothing else is known about the battle: it calls a person by name, and is short. */
export function callPost({ battle, voice }: Offering, offer: Offer, seq: number): Post {
  const calls = offer.to ? [offer.to.person] : [];
  return { ...notice(voice, [offerSays(offer)], calls), offer: buttonOf({ battle, voice }, seq) };
}

function buttonOf({ battle, voice }: Offering, no: number): NonNullable<Post['offer']> {
  return { battle: battle.id, no, label: labelOf(voice.say(phrase('handover-take'))) };
}

/** Lets newcomers see what they would take over. */
export function offerPost(loaded: LoadedBattle, offer: Offer, seq: number): Post {
  const { battle, rules, state, voice } = loaded;
  if (offer.to !== undefined) return callPost(loaded, offer, seq);
  const here = { before: state, after: state, transcript: [] };
  const begun = battle.status === 'mustering' ? [] : [rules.turn(state), ...scoreLines(rules, state)];
  return {
    kind: 'notice',
    title: voice.say(phrase('handover-vacancy', { side: sideName(offer.side) })),
    sentences: [offerSays(offer), rules.aim(state)].map((says) => line(voice, says)),
    footer: begun.map(voice.say),
    scene: sceneOf(speechOf(loaded), here, 'whole'),
    calls: [],
    to: { channel: true },
    offer: buttonOf(loaded, seq),
  };
}

function offerSays({ side, asks, from, to }: Offer): Phrase {
  const args = { asks, side: sideName(side), from: from ?? '', to: to ?? '' };
  if (to === undefined) return phrase(from === undefined ? 'handover-vacant' : 'handover-vacant-of', args);
  return phrase(from === undefined ? 'handover-wanted' : 'handover-offered', args);
}

export function offerLine(
  { id: userId }: Person,
  { side, from, to }: Offer,
  post: (voice: Voice, seq: number) => Post,
): TableLine {
  const data = { side, ...(from && { from: from.person }), ...(to && { to: to.person }) };
  return { kind: 'offered', userId, data, posts: (voice, seq) => [post(voice, seq)] };
}
