/** ASK-20, SH-FORM-24, SH-ROUT-16. Which of its two hexes an extended line keeps. */
import { phrase } from '../../../kernel/phrase.ts';
import { text, unitOf } from './about.ts';
import { question } from './question.ts';
import { forms, HEX } from './slots.ts';

const CHOICE = forms({ keep: 'keep {hex}' }, { hex: HEX });

type Keep = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const KEEP = question<Keep>({
  kind: 'ASK-20',
  clause: 'SH-FORM-24',
  choice: CHOICE,
  asks: (asked, now) => phrase(`card-asks-keep-${text(asked.about, 'why')}`, unitOf(asked, now)),
  warns: ({ about }) => (about['why'] === 'flees' ? [phrase('card-warns-run')] : []),
  words: ({ hex }) => phrase('answer-keep', { hex }),
  // What happens to the unit from either hex: of six rolls, how many end badly.
  button({ value: { hex }, about: { bad } }) {
    return typeof bad === 'number' ? phrase('card-keep-risk', { hex, bad }) : phrase('card-keep', { hex });
  },
  means: (reply) => (reply.say === 'keep' ? reply : undefined),
  alone: ['keep'],
  standing: { says: ['keep'] },
});
