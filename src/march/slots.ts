/** The slots of orders on a table in centimetres: lengths, angles, headings. */
import { DEGREE, type Heading, headingOf, oClock, WINDS, WHOLE_TURN } from '../field/heading.ts';
import { type Length, lengthFrom, writeLength } from '../field/length.ts';
import { one, type Slot } from '../kernel/grammar/slot.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import { quoted } from '../kernel/text/quoted.ts';
import { ORDER_TEXT, type Words } from '../kernel/text/reader.ts';
import type { Vocabulary } from '../kernel/text/vocabulary.ts';

/** The decimal point. */
export const POINTS = { en: '.', fr: ',' } as const;

/** `8`, `12.5`, `12,5`, `80mm`. */
export function lengthSlot<S>({ upcoming }: Words, least: Length, most: Length): Slot<S, Length> {
  return one<S, Length>({
    *read(reader) {
      const token = upcoming(reader);
      const length = token?.kind === 'number' ? lengthFrom(token.raw) : undefined;
      if (!token || length === undefined) {
        const word = token ? quoted(token.raw) : undefined;
        return yield new Refusal(
          ORDER_TEXT,
          word ? phrase('refuse-no-length', { word }) : phrase('refuse-length-missing'),
        );
      }
      reader.at = reader.tokens.indexOf(token) + 1;
      if (length >= least && length <= most) return length;
      return yield new Refusal(ORDER_TEXT, phrase('fault-length', { min: writeLength(least), max: writeLength(most) }));
    },
    sees: (reader) => upcoming(reader)?.kind === 'number',
    write: (length, language) => writeLength(length, POINTS[language]),
  });
}

/** `30`, `22.5°`: more than nothing and less than a limit. */
export function angleSlot<S>({ upcoming }: Words, limit: Heading): Slot<S, Heading> {
  return one<S, Heading>({
    *read(reader) {
      const token = upcoming(reader);
      const angle = token?.kind === 'number' ? degreesIn(token.raw) : undefined;
      if (!token || angle === undefined || angle === 0 || angle >= limit) {
        return yield new Refusal(ORDER_TEXT, phrase('refuse-angle', { most: limit / DEGREE }));
      }
      reader.at = reader.tokens.indexOf(token) + 1;
      return angle;
    },
    sees: (reader) => upcoming(reader)?.kind === 'number',
    write: degreesText,
  });
}

/** `NE`, `45`, `22.5°`, `2 o'clock`. */
export function headingSlot<S>(words: Words, { shown }: Pick<Vocabulary, 'shown'>): Slot<S, Heading> {
  const { upcoming, takeWord, sees } = words;
  return one<S, Heading>({
    *read(reader) {
      const wind = takeWord(reader, ...WINDS);
      if (wind) return headingOf(wind);
      const token = upcoming(reader);
      const heading = token?.kind === 'number' ? degreesIn(token.raw) : undefined;
      if (!token || heading === undefined) return yield words.refuseWord(reader, WINDS);
      reader.at = reader.tokens.indexOf(token) + 1;
      const isHour = sees(reader, 'oClock') && heading % DEGREE === 0 && heading <= 12 * DEGREE;
      if (isHour) takeWord(reader, 'oClock');
      return isHour ? oClock(heading / DEGREE) : heading;
    },
    sees: (reader) => sees(reader, ...WINDS) || upcoming(reader)?.kind === 'number',
    write: (heading, language) => {
      const wind = WINDS.find((each) => headingOf(each) === heading);
      return wind ? shown(wind, language) : degreesText(heading, language);
    },
  });
}

function degreesIn(text: string): Heading | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?°?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const heading = Number(whole) * DEGREE + Number(fraction.padEnd(2, '0'));
  return heading < WHOLE_TURN ? heading : undefined;
}

function degreesText(heading: Heading, language: Language): string {
  return String(heading / DEGREE).replace('.', POINTS[language]);
}
