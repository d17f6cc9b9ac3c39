/** A person's places in list order: servers, their channels, the threads below them. */
import type { Place } from './wire.ts';

const THREADS: readonly number[] = [10, 11, 12];
const DIRECT = 1;

export const isThread = ({ type }: Place) => THREADS.includes(type);
export const isPrivate = ({ type }: Place) => type === 12;
export const isDirect = ({ type }: Place) => type === DIRECT;

export interface Server {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly channels: readonly { readonly place: Place; readonly threads: readonly Place[] }[];
}

export function serversOf(places: readonly Place[]): Server[] {
  const guilds = new Map(places.flatMap(({ guild }) => (guild ? [[guild.id, guild] as const] : [])));
  return [...guilds.values()].map((guild) => {
    const here = places.filter((place) => place.guild?.id === guild.id);
    const channels = here
      .filter((place) => !isThread(place))
      .map((place) => ({ place, threads: here.filter(({ parent }) => parent === place.id) }));
    return { ...guild, channels };
  });
}

/** A place by id or name. If two have the same name, only the id works. */
export function placeNamed(places: readonly Place[], named: string | undefined): Place | undefined {
  const plain = named?.replace(/^#/, '').toLowerCase();
  return places.find(({ id }) => id === named) ?? places.find(({ name }) => name.toLowerCase() === plain);
}

/** The default place: the first channel of a server in the reader's language. */
export function firstPlace(places: readonly Place[], language: string): Place | undefined {
  const servers = serversOf(places);
  const own = servers.find(({ locale }) => locale.startsWith(language)) ?? servers[0];
  return own?.channels[0]?.place ?? places[0];
}
