/** Where a post goes: to its readers' own place, if they have one; otherwise to where everyone reads. */
import type { Side } from '../../kernel/play.ts';
import type { Post } from '../post.ts';
import type { Battle, Change, Place, Seat } from '../store/store.ts';

export interface PostPlaces {
  readonly places: readonly Place[];
  readonly status: Battle['status'];
  readonly seats: readonly Pick<Seat, 'side' | 'userId'>[];
}

/** The channels of a post. */
export function placesFor(ground: PostPlaces, to: Post['to']): readonly string[] {
  if (to && 'channel' in to) return channels(ground.places);
  const own = to && privatePlace(ground, to);
  return own ? [own.channelId] : publicPlaces(ground);
}

/** People looking for a battle to join look into the channel; the reports of one under way have a thread. */
export function publicPlaces({ places, status }: Omit<PostPlaces, 'seats'>): readonly string[] {
  const reports = status === 'mustering' ? undefined : places.find(({ kind }) => kind === 'reports');
  return reports ? [reports.channelId] : channels(places);
}

function channels(places: readonly Place[]): readonly string[] {
  return places.filter(({ kind }) => kind === 'channel').map(({ channelId }) => channelId);
}

/** The places of a battle after a decision. */
export function placesAfter(
  places: readonly Place[],
  { put = [], drop = [] }: Change['places'] = {},
  place?: Change['place'],
): readonly Place[] {
  const stay = places.filter(({ channelId }) => ![...drop, ...put.map((row) => row.channelId)].includes(channelId));
  const other = place && {
    ...place,
    kind: 'channel' as const,
    side: undefined,
    userId: undefined,
    statusId: undefined,
    archived: false,
  };
  return [...stay, ...put, ...(other ? [other] : [])];
}

/** The thread of a side's commanders. */
export function sidePlace(places: readonly Place[], side: Side): Place | undefined {
  return places.find((place) => place.kind === 'side' && place.side === side);
}

/** The thread that only they read: a person's own, otherwise their side's. */
export function privatePlace(
  { places, seats }: Omit<PostPlaces, 'status'>,
  to: NonNullable<Post['to']>,
): Place | undefined {
  if ('channel' in to) return undefined;
  if ('side' in to) return sidePlace(places, to.side);
  const own = places.find(({ kind, userId }) => kind === 'own' && userId === to.person);
  if (own) return own;
  const seat = seats.find(({ userId }) => userId === to.person);
  return seat && seat.side !== 'umpire' ? sidePlace(places, seat.side) : undefined;
}
