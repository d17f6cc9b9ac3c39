/** The cards of the extended line: which hex it keeps, and whom its second half fires at. */
import { phrase } from '../../kernel/phrase.ts';
import { about, bare, type Kind, number, text } from './card-kind.ts';
import { nounOf } from './noun.ts';

/** ASK-20. What becomes of the unit from either hex: of six throws, how many end badly. */
export const KEEP: Kind = {
  asks: (asked, now) => phrase(`card-asks-keep-${text(asked.about, 'why')}`, about(asked, now).unit),
  warns: (asked) => (asked.about['why'] === 'flees' ? [phrase('card-warns-run')] : []),
  says: (option) => {
    const hex = option.text.split(' ').at(-1)!;
    const { bad } = option.about;
    return typeof bad === 'number' ? phrase('card-keep-risk', { hex, bad }) : phrase('card-keep', { hex });
  },
};

/** ASK-21. Each target with its distance and the dice thrown at it. */
export const SECOND_SHOT: Kind = {
  asks: (asked, now) => {
    const lost = text(asked.about, 'ordered');
    const args = { ...about(asked, now).unit, half: text(asked.about, 'half') };
    if (lost === '') return phrase('card-asks-second-shot', args);
    return phrase('card-asks-second-shot-lost', { ...args, target: nounOf(now, lost) });
  },
  says: (option, now) => {
    const target = text(option.about, 'target');
    if (target === '') return bare(option, now);
    const [distance, dice] = [number(option.about, 'distance'), number(option.about, 'dice')];
    return phrase('card-second-shot', { unit: nounOf(now, target), distance, dice });
  },
};
