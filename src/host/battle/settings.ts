/** What a person has settled for himself, whatever the battle: it is kept as JSON, and read with suspicion. */
import { z } from 'zod';
import { isZone } from './time-zone.ts';

/** A time of the day: `22:00`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The hours in which he is not to be called; past midnight where `to` comes before `from`. */
const quiet = z.object({ from: time, to: time });

const settings = z.object({
  /** Of private words, instead of his Discord's. */
  language: z.enum(['en', 'fr']).optional(),
  /** IANA: `Europe/Paris`. */
  zone: z.string().refine(isZone).optional(),
  quiet: quiet.optional(),
  /** Of the pictures that he alone is shown. */
  theme: z.enum(['day', 'night']).optional(),
  /** Whatever calls him calls him by a direct message too. */
  direct: z.boolean().optional(),
  /** A direct message could not reach him, and he has not been told yet. */
  unreached: z.boolean().optional(),
  /** He is away, and whoever stands in for him answers. */
  away: z.object({ until: z.iso.datetime({ offset: true }) }).optional(),
});

export type Settings = z.infer<typeof settings>;
export type Quiet = z.infer<typeof quiet>;

/** What nobody has ever written is nothing settled; a setting of another version that cannot be read is left out. */
export function readSettings(json: unknown): Settings {
  if (json === undefined) return {};
  const all = z.record(z.string(), z.unknown()).parse(json);
  const known = Object.entries(settings.shape).flatMap(([name, shape]) => {
    const read = shape.safeParse(all[name]);
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return settings.parse(Object.fromEntries(known));
}

/** The settings of these people, by user id; of whom nobody has settled anything, nothing. */
export async function settingsOf(
  store: { readonly people: (userIds: readonly string[]) => Promise<ReadonlyMap<string, unknown>> },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Settings>> {
  const kept = await store.people(userIds);
  return new Map(userIds.map((id) => [id, readSettings(kept.get(id))]));
}

/** `22-7`, `22h30 – 7h`, `22:30 07:00` as hours of quiet. */
export function readQuiet(text: string): Quiet | undefined {
  const times = [...text.matchAll(/(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?/gi)].map(([, hour = '', minute = '00']) =>
    time.safeParse(`${hour.padStart(2, '0')}:${minute}`),
  );
  const [from, to] = times;
  if (times.length !== 2 || !from?.data || !to?.data || from.data === to.data) return undefined;
  return { from: from.data, to: to.data };
}
