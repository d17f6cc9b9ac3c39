/** The title: the result in one line. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { type ByType, byType } from '../../../kernel/story.ts';
import type { Fact } from '../facts.ts';
import { factsOf, nameIn, type Story, type Told } from './story.ts';
import { shortNames } from './turn.ts';

function bySide(id: string): (fact: { readonly side: Parameters<typeof sidePhrase>[0] }) => Phrase {
  return ({ side }) => phrase(id, { side: sidePhrase(side) });
}

function byUnit(id: string): (fact: { readonly unit: string }, story: Story) => Phrase {
  return ({ unit }, story) => phrase(id, { unit: nameIn(story, unit) });
}

function byWay(
  id: string,
): (fact: { readonly unit: string; readonly path: readonly string[] }, story: Story) => Phrase {
  return ({ unit, path }, story) => phrase(id, { unit: nameIn(story, unit), to: path.at(-1) ?? '' });
}

/** By priority: the first of these in the story gives the title. */
const TITLES: ByType<Fact, [story: Story], Phrase> = {
  won: ({ winner }) => (winner === 'draw' ? phrase('title-draw') : phrase('title-won', { side: sidePhrase(winner) })),
  eliminated: byUnit('pa-title-eliminated'),
  lost: (fact, story) => phrase('pa-title-lost', { unit: nameIn(story, fact.unit), stands: totalLost(story, fact) }),
  retreated: (fact, story) => byUnit(fact.path.length > 0 ? 'pa-title-retreated' : 'pa-title-cornered')(fact, story),
  left: byUnit('pa-title-left'),
  appeared: ({ unit, at }, story) => phrase('pa-title-appeared', { unit: nameIn(story, unit.id), at }),
  rejoined: ({ unit, parent }, story) =>
    phrase('pa-title-rejoined', { unit: nameIn(story, unit), parent: nameIn(story, parent) }),
  set: (_, story) => phrase('pa-title-set', { units: shortNames(story, unitsSet(story)) }),
  opened: ({ side, turn }) => phrase('title-turn-began', { side: sidePhrase(side), turn }),
  combatEnded: bySide('pa-title-combat-ended'),
  movementEnded: bySide('pa-title-movement-ended'),
  entered: byWay('pa-title-entered'),
  moved: byWay('pa-title-moved'),
  wagonsSet: (fact, story) => byUnit(fact.drawnUp ? 'pa-title-wagons-yes' : 'pa-title-wagons-no')(fact, story),
  notAgreed: () => phrase('title-not-agreed'),
  ruled: () => phrase('title-ruled'),
};

const WEIGHTIEST = Object.keys(TITLES) as Fact['type'][];

export function titleOf(story: Story): Phrase {
  const facts = factsOf(story);
  const [fact] = WEIGHTIEST.flatMap((type) => facts.findLast((each) => each.type === type) ?? []);
  if (!fact) return phrase(story.entries.some((entry) => 'roll' in entry) ? 'title-rolled' : 'pa-title-table');
  const title = byType(TITLES, fact, story);
  return facts.some(({ type }) => type === 'ruled') && fact.type !== 'ruled' && fact.type !== 'won'
    ? phrase('title-by-ruling', { title })
    : title;
}

/** Each once, in order. */
function unitsSet(story: Story): string[] {
  return [...new Set(factsOf(story).flatMap((fact) => (fact.type === 'set' ? [fact.unit] : [])))];
}

function totalLost(story: Story, { unit }: Told<'lost'>): number {
  return factsOf(story).reduce((sum, fact) => sum + (fact.type === 'lost' && fact.unit === unit ? fact.stands : 0), 0);
}
