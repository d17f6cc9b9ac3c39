/** Time zones by their IANA names: whether a name is valid, and which one a person may mean. */
import type { Language } from '../../kernel/ruleset.ts';

/** As long as the longest useful name. */
const LONGEST = 40;

const known = new Map<string, boolean>();

/** Whether this machine knows a zone of that name. */
export function isZone(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const is = zoneNamed(name) !== undefined;
  // Bounded, because names come from people.
  if (known.size < 2000) known.set(name, is);
  return is;
}

/** A zone by its name, ignoring case. */
export function zoneNamed(name: string): string | undefined {
  if (name.length > LONGEST || !/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The local time: `22:05`. */
export function clockIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
}

/** At most `most` zones whose city or country begins with the typed text, in either language. */
export function zonesLike(typed: string, language: Language, most: number): readonly string[] {
  const words = folded(typed).split(' ').filter(Boolean);
  const all = zones(language);
  if (words.length === 0) return all.slice(0, most).map(({ name }) => name);
  return all
    .map(({ name, city, also }) => {
      const fits = words.every((word) => also.some((each) => each.startsWith(word)));
      const isCity = city.startsWith(words.join(' '));
      return { name, rank: !fits ? 0 : isCity ? 2 : 1 };
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ name }) => name);
}

interface Zone {
  readonly name: string;
  readonly city: string;
  /** Every word by which it can be found. */
  readonly also: readonly string[];
}

const byLanguage = new Map<Language, readonly Zone[]>();

/** Europe first: nearly all players here live there. */
function zones(language: Language): readonly Zone[] {
  const kept = byLanguage.get(language);
  if (kept) return kept;
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const all = names.map((name): Zone => {
    const city = folded(name.split('/').at(-1)!);
    const also = [folded(name), spokenName(name, 'en'), spokenName(name, language)].flatMap((each) => each.split(' '));
    return { name, city, also: [...new Set(also)] };
  });
  const isNear = ({ name }: Zone): boolean => name.startsWith('Europe/');
  const sorted = [...all.filter(isNear), ...all.filter((each) => !isNear(each))];
  byLanguage.set(language, sorted);
  return sorted;
}

/** The country or region, as its time is called: `United Kingdom Time`. */
function spokenName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0);
  return folded(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
}

/** Without accents and capitals, words separated. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();
}
