/** The title: the result in one line. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { titlesBy, type TitlesOf, untitledBy } from '../../../kernel/teller.ts';
import type { Fact } from '../facts.ts';
import { ENDING_TITLES } from '../../../survey/field/ending.ts';
import { announcers } from './opening.ts';
import { factsOf, ids, nameIn, type Story } from './story.ts';

/** By priority: the first of these in the story gives the title. */
const TITLES: Partial<TitlesOf<Fact, Story>> = {
  won: ENDING_TITLES.won,
  struck: (_, story) => {
    const contacts = factsOf(story).flatMap((fact) => (fact.type === 'struck' ? fact.contacts : []));
    const pairs = new Set(contacts.map(({ by, target }) => [by, target].toSorted().join(' ')));
    const { by, target } = contacts[0]!;
    return pairs.size > 1
      ? phrase('pe-title-contacts', { n: pairs.size })
      : phrase('pe-title-struck', { unit: nameIn(story, by), target: nameIn(story, target) });
  },
  diverted: ({ unit, target }, story) =>
    phrase('pe-title-diverted', { unit: nameIn(story, unit), target: nameIn(story, target) }),
  left: ({ unit }, story) => phrase('pe-title-left', { unit: nameIn(story, unit) }),
  fought: ({ units }, story) => {
    const n = factsOf(story).filter(({ type }) => type === 'fought').length;
    return n > 1 ? phrase('pe-title-melees', { n }) : phrase('pe-title-fought', { units: ids(story, units) });
  },
  shot: (fact, story) => {
    const all = factsOf(story).flatMap((each) => (each.type === 'shot' ? [each] : []));
    const { unit, target, hits } = all.reduce((best, each) => (each.hits > best.hits ? each : best), fact);
    const args = { unit: nameIn(story, unit), target: nameIn(story, target), n: hits };
    return phrase(hits === 0 ? 'pe-title-shot-vain' : 'pe-title-shot', args);
  },
  lost: ({ unit }, story) => {
    const all = factsOf(story).flatMap((fact) => (fact.type === 'lost' && fact.unit === unit ? [fact.figures] : []));
    const n = all.reduce((sum, figures) => sum + figures, 0);
    return phrase('pe-title-lost', { unit: nameIn(story, unit), n });
  },
  opened: (_, story) => {
    const { period, quarter } = story.positions[0]!;
    const n = announcers(story, 'charge').length;
    const args = { period, half: quarter <= 2 ? 1 : 2, n };
    return phrase(n > 0 ? 'pe-title-opened-charges' : 'pe-title-opened', args);
  },
  quarterEnded: (_, story) => {
    const { period, quarter } = story.positions[0]!;
    return phrase('pe-title-quarter', { period, quarter });
  },
  halfEnded: (_, story) => {
    const { period, quarter } = story.positions[0]!;
    return phrase('pe-title-half', { period, half: quarter <= 2 ? 1 : 2 });
  },
  phase: ({ phase: name }) => phrase(`pe-title-phase-${name === 'desk' || name === 'fire' ? name : 'on'}`),
  held: ENDING_TITLES.held,
  set: ({ unit }, story) => phrase('pe-title-set', { unit: nameIn(story, unit) }),
  wrote: (_, story) => {
    const written = factsOf(story).flatMap((fact) => (fact.type === 'wrote' ? [fact.unit] : []));
    return phrase('pe-title-wrote', {
      units: written.map((id) => phrase('tell-id', { unit: nameIn(story, id) })),
    });
  },
};

const asBefore = untitledBy('pe-title-table');

export const titleOf = titlesBy(TITLES, (story) => (story.isOpen ? quarterTitle(story) : asBefore(story)));

/** A quarter that waits for an answer. */
function quarterTitle({ positions: [now] }: Story): Phrase {
  return phrase('pe-title-quarter', { period: now!.period, quarter: now!.quarter });
}
