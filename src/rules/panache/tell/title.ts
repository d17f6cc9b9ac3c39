/** The title: what it came to, in one line. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { factsOf, nameIn, type Story, type Told } from './story.ts';
import { shortNames, sideName } from './turn.ts';

/** What outweighs what: the first of these that is in the story names it. */
const WEIGHTIEST: readonly Fact['type'][] = [
  'won',
  'eliminated',
  'lost',
  'retreated',
  'left',
  'appeared',
  'rejoined',
  'set',
  'opened',
  'combatEnded',
  'movementEnded',
  'entered',
  'moved',
  'wagonsSet',
  'notAgreed',
  'ruled',
];

export function titleOf(story: Story): Phrase {
  const facts = factsOf(story);
  const weightiest = WEIGHTIEST.map((type) => facts.filter((fact) => fact.type === type)).find(
    (some) => some.length > 0,
  );
  const fact = weightiest?.at(-1);
  if (!fact) return phrase(story.entries.some((entry) => 'roll' in entry) ? 'pa-title-throw' : 'pa-title-table');
  const title = factTitle(story, fact);
  return facts.some(({ type }) => type === 'ruled') && fact.type !== 'ruled' && fact.type !== 'won'
    ? phrase('pa-title-by-ruling', { title })
    : title;
}

function factTitle(story: Story, fact: Fact): Phrase {
  switch (fact.type) {
    case 'won':
      return fact.winner === 'draw' ? phrase('pa-title-draw') : phrase('pa-title-won', { side: sideName(fact.winner) });
    case 'opened':
      return phrase('pa-title-opened', { side: sideName(fact.side), turn: fact.turn });
    case 'movementEnded':
    case 'combatEnded':
      return phrase(fact.type === 'combatEnded' ? 'pa-title-combat-ended' : 'pa-title-movement-ended', {
        side: sideName(fact.side),
      });
    case 'ruled':
      return phrase('pa-title-ruled');
    case 'notAgreed':
      return phrase('pa-title-not-agreed');
    case 'appeared':
      return phrase('pa-title-appeared', { unit: nameIn(story, fact.unit.id), at: fact.at });
    case 'moved':
    case 'entered':
    case 'left':
    case 'wagonsSet':
    case 'set':
    case 'retreated':
    case 'lost':
    case 'eliminated':
    case 'rejoined':
      return deedTitle(story, fact);
  }
}

type Deed = Exclude<
  Fact,
  { type: 'won' | 'opened' | 'movementEnded' | 'combatEnded' | 'ruled' | 'notAgreed' | 'appeared' }
>;

function deedTitle(story: Story, fact: Deed): Phrase {
  const unit = nameIn(story, fact.unit);
  switch (fact.type) {
    case 'moved':
    case 'entered':
      return phrase(`pa-title-${fact.type}`, { unit, to: fact.path.at(-1) ?? '' });
    case 'retreated':
      return phrase(fact.path.length > 0 ? 'pa-title-retreated' : 'pa-title-cornered', { unit });
    case 'lost':
      return phrase('pa-title-lost', { unit, stands: totalLost(story, fact) });
    case 'rejoined':
      return phrase('pa-title-rejoined', { unit, parent: nameIn(story, fact.parent) });
    case 'wagonsSet':
      return phrase(fact.drawnUp ? 'pa-title-wagons-yes' : 'pa-title-wagons-no', { unit });
    case 'set':
      return phrase('pa-title-set', { units: shortNames(story, unitsSet(story)) });
    case 'left':
    case 'eliminated':
      return phrase(`pa-title-${fact.type}`, { unit });
  }
}

/** Each once, in the order in which they were set right. */
function unitsSet(story: Story): string[] {
  return [...new Set(factsOf(story).flatMap((fact) => (fact.type === 'set' ? [fact.unit] : [])))];
}

function totalLost(story: Story, { unit }: Told<'lost'>): number {
  return factsOf(story).reduce((sum, fact) => sum + (fact.type === 'lost' && fact.unit === unit ? fact.stands : 0), 0);
}
