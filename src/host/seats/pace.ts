/** How fast a battle should be played: waking hours for a turn and for an answer, and when no one is waited for. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { type Quiet, quietHours, readQuiet } from '../battle/settings.ts';
import { isZone, zoneNamed } from '../battle/time-zone.ts';
import type { Battle } from '../store/store.ts';
import { no } from '../battle/voice.ts';
import type { Rest } from './hours.ts';
import { HOUR } from './durations.ts';

/** Two weeks, day and night. */
const MOST_HOURS = 336;

const hours = z.number().positive().max(MOST_HOURS);

const pace = z.object({
  /** Waking hours that a side has for its turn. */
  turnHours: hours,
  /** And that a person has for an answer, or a deputy for either. */
  answerHours: hours,
  quiet: quietHours.exactOptional(),
  /** IANA: `Europe/Paris`. For its nights, its weekends, and the times in reports. */
  zone: z.string().refine(isZone),
  /** Whether they count. */
  weekends: z.boolean(),
  /** Both sides are present: there are no reminders. */
  live: z.boolean().exactOptional(),
});

export type Pace = z.infer<typeof pace>;

type Fixed = Pick<Pace, 'turnHours' | 'answerHours' | 'weekends'> & { readonly quiet: Quiet };

const NIGHT = { from: '23:00', to: '08:00' };

/** Fifteen waking hours are a day. */
const FIXED: Readonly<Record<string, Fixed>> = {
  quick: { turnHours: 6, answerHours: 3, quiet: NIGHT, weekends: true },
  daily: { turnHours: 15, answerHours: 8, quiet: NIGHT, weekends: true },
  slow: { turnHours: 30, answerHours: 15, quiet: NIGHT, weekends: false },
};

/** The one-word choices. */
export const PACES: readonly string[] = ['none', ...Object.keys(FIXED)];

/** Without one a battle has no deadlines. */
export function paceOf({ options }: Pick<Battle, 'options'>): Pace | undefined {
  return options['pace'] === undefined ? undefined : pace.parse(options['pace']);
}

export function restOf({ zone, quiet, weekends }: Pace): Rest {
  return { zone, ...(quiet && { quiet }), weekends };
}

/** The time a person has for a duty, in milliseconds of waking time. */
export function lengthOfDuty(pace: Pace, duty: 'turn' | 'answer'): number {
  return (duty === 'turn' ? pace.turnHours : pace.answerHours) * HOUR;
}

const HEAD = /^\s*(?:(\p{L}+)|(\d+(?:[.,]\d+)?)\s*h?\s*\/\s*(\d+(?:[.,]\d+)?)\s*h?)(?=\s|,|$)/iu;
const NIGHTS = /\d{1,2}(?:\s*[:h.]\s*(?:\d{2})?)?\s*[-–]\s*\d{1,2}(?:\s*[:h.]\s*(?:\d{2})?)?/i;
const WEEKENDS_OFF = /\b(?:no|sans)\s+week-?ends?\b|\bweek-?ends?\s+off\b/i;
const ZONE = /\b[A-Z][\w+-]*(?:\/[\w+-]+)+\b|\bUTC\b/i;

/**
 * Parses a pace as a person writes it: a word of `PACES`, or `24h/8h`; then optionally quiet hours, a zone, `no
 * weekends`: `24h/8h, 22:00-07:00, Europe/Paris, no weekends`. Undefined: none is wanted. `zone`: the default.
 */
export function readPace(text: string, zone: string): Pace | undefined | Refusal {
  const head = HEAD.exec(text);
  const [all = '', word, turn, answer] = head ?? [];
  const fixed = word === undefined ? undefined : FIXED[wordOf(word)];
  if (word !== undefined && wordOf(word) === 'none') return undefined;
  if (!head || (word !== undefined && !fixed)) return unread(text);
  const [place, offWeekends, nights] = [ZONE, WEEKENDS_OFF, NIGHTS].map((part) => part.exec(text.slice(all.length)));
  const rest = [place, offWeekends, nights].reduce(
    (left, found) => left.replace(found?.[0] ?? '', ' '),
    text.slice(all.length),
  );
  const quiet = nights ? readQuiet(nights[0]) : fixed?.quiet;
  const named = place ? zoneNamed(place[0]) : zone;
  if (!/^[\s,;]*$/.test(rest) || (nights && !quiet) || named === undefined) return unread(text);
  const read = pace.safeParse({
    turnHours: fixed?.turnHours ?? numberIn(turn!),
    answerHours: fixed?.answerHours ?? numberIn(answer!),
    ...(quiet && { quiet }),
    zone: named,
    weekends: offWeekends ? false : (fixed?.weekends ?? true),
  });
  return read.success ? read.data : unread(text);
}

/** In either language. */
const WORDS: Readonly<Record<string, string>> = {
  aucun: 'none',
  aucune: 'none',
  sans: 'none',
  rapide: 'quick',
  quotidien: 'daily',
  quotidienne: 'daily',
  lent: 'slow',
  lente: 'slow',
};

function wordOf(word: string): string {
  const small = word.toLowerCase();
  return WORDS[small] ?? small;
}

function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}

function unread(text: string): Refusal {
  return no(phrase('clock-pace-unread', { given: quoted(text.trim()), most: MOST_HOURS }), ['24h/8h']);
}

/** A pace explained to all players. */
export function paceLines(pace: Pace | undefined): readonly Phrase[] {
  if (!pace) return [phrase('clock-pace-none')];
  const { turnHours, answerHours, quiet, zone, weekends, live } = pace;
  return [
    phrase('clock-pace', { turn: turnHours, answer: answerHours }),
    quiet
      ? phrase('clock-pace-quiet', { ...quiet, zone, weekends: weekends ? 'on' : 'off' })
      : phrase('clock-pace-awake', { zone, weekends: weekends ? 'on' : 'off' }),
    ...(live ? [phrase('clock-pace-live')] : []),
  ];
}
