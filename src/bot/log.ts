/** The log: one line of JSON per event. Secrets are removed just before a line is written. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // URLs with the token of an interaction or webhook.
  [/(\/(?:webhooks|interactions)\/\d+\/)[\w%.~-]+/g, '$1[secret]'],
  // A bot token: id, time and signature in base64.
  [/\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{25,}/g, '[secret]'],
  // An interaction token starts with "interaction:" in base64.
  [/aW50ZXJhY3Rpb24[\w+/=-]*/g, '[secret]'],
  // Any other long run of base64 that is not a hash in hexadecimal.
  [/(?<![\w-])(?![0-9a-f]+(?![\w-]))[\w-]{60,}/g, '[secret]'],
  // The password in a database URL.
  [/(\w+:\/\/[^\s:/@"]+:)[^\s@"]+(?=@)/g, '$1[secret]'],
];

/** `known` are values that must never appear, whatever they look like. */
function scrub(line: string, known: readonly string[] = []): string {
  let clean = line;
  for (const secret of known) if (secret.length >= 8) clean = clean.replaceAll(secret, '[secret]');
  for (const [pattern, instead] of PATTERNS) clean = clean.replace(pattern, instead);
  return clean;
}

export function openLog(
  level: string,
  known: readonly string[] = [],
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
  const destination: DestinationStream = { write: (line) => write(scrub(line, known)) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
