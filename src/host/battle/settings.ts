/** A person's own settings for all battles: stored as JSON, and validated on reading. */
import { z } from 'zod';
import { isZone } from './time-zone.ts';

/** A time of day: `22:00`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The hours in which they are not to be called; past midnight if `to` comes before `from`. */
export const quietHours = z.object({ from: time, to: time });

const settings = z.object({
  /** For private replies, instead of their Discord language. */
  language: z.enum(['en', 'fr']).optional(),
  /** IANA: `Europe/Paris`. */
  zone: z.string().refine(isZone).optional(),
  quiet: quietHours.optional(),
  /** For pictures that only they are shown. */
  theme: z.enum(['day', 'night']).optional(),
  /** Every call is also sent as a direct message. */
  direct: z.boolean().optional(),
  /** A direct message could not reach them, and they have not been told yet. */
  unreached: z.boolean().optional(),
  /** They are away, and their deputy answers. */
  away: z.object({ until: z.iso.datetime({ offset: true }) }).optional(),
});

export type Settings = z.infer<typeof settings>;
export type Quiet = z.infer<typeof quietHours>;

/** Without stored settings there are none; unreadable ones from another version are dropped. */
export function readSettings(json: unknown): Settings {
  if (json === undefined) return {};
  const all = z.record(z.string(), z.unknown()).parse(json);
  const known = Object.entries(settings.shape).flatMap(([name, shape]) => {
    const read = shape.safeParse(all[name]);
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return settings.parse(Object.fromEntries(known));
}

/** The settings of these people, by user id; empty for people without any. */
export async function settingsOf(
  store: { readonly people: (userIds: readonly string[]) => Promise<ReadonlyMap<string, unknown>> },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Settings>> {
  const kept = await store.people(userIds);
  return new Map(userIds.map((id) => [id, readSettings(kept.get(id))]));
}

/** Parses `22-7`, `22h30 – 7h`, `22:30 07:00` as quiet hours. */
export function readQuiet(text: string): Quiet | undefined {
  const times = [...text.matchAll(/(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?/gi)].map(([, hour = '', minute = '00']) =>
    time.safeParse(`${hour.padStart(2, '0')}:${minute}`),
  );
  const [from, to] = times;
  if (times.length !== 2 || !from?.data || !to?.data || from.data === to.data) return undefined;
  return { from: from.data, to: to.data };
}
