/** ASK-16, SH-PURSUIT-03. Which way a pursuit goes. */
import { phrase } from '../../../kernel/phrase.ts';
import { shortNamesOf } from '../noun.ts';
import { asking, names } from './about.ts';
import { question } from './question.ts';
import { endOf, WAY, type Way, wayMeant } from './way.ts';

export const PURSUIT_PATH = question<Way>({
  kind: 'ASK-16',
  clause: 'SH-PURSUIT-03',
  choice: WAY,
  asks: asking('card-asks-chase', { hexes: 'length' }),
  words(way) {
    if (way.say === 'toward') return phrase('answer-toward', { to: way.place });
    return phrase('answer-path', { path: way.hexes.join(' '), off: 'on' });
  },
  // Where it ends, and whom it meets there: at most three names.
  button({ value, about }, now) {
    const to = endOf(value) ?? '';
    const contacts = names(about, 'contacts').slice(0, 3);
    if (contacts.length === 0) return phrase('card-run', { to });
    return phrase('card-run-meets', { to, units: shortNamesOf(now, contacts) });
  },
  whose: 'active',
  means: wayMeant,
  // The friend that goes too takes the same way.
  presets({ toward: place, support: unit }) {
    if (place === undefined) return [];
    const value = { say: 'toward', place } as const;
    return [{ value }, ...(unit === undefined ? [] : [{ value, unit }])];
  },
  standing: { says: ['pursue'] },
  // No unit flees this way.
  report: { told: (way) => (way.say === 'via' ? phrase('tell-way', { path: way.hexes.join(' ') }) : undefined) },
});
