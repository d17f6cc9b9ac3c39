/** The title: the result in one line. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { titlesBy, type TitlesOf, untitledBy } from '../../../kernel/teller.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { Fact } from '../facts.ts';
import { ENDING_TITLES } from '../../../survey/field/ending.ts';
import { endOf, howRuled, wentOf } from './moves.ts';
import { factsOf, ids, nameIn, type Story, unitAtLine, waitingFire } from './story.ts';
import { contactsOf } from './turn.ts';

/** By priority: the first of these in the story gives the title. */
const TITLES: TitlesOf<Fact, Story> = {
  won: ENDING_TITLES.won,
  fought: ({ pair }, story) => {
    const [unit, enemy] = pair.map((man) => nameIn(story, man.split('.')[0]!));
    return phrase('sk-title-fought', { unit: unit!, enemy: enemy! });
  },
  touched: ({ unit, enemies }, story) =>
    phrase('sk-title-touched', { unit: nameIn(story, unit), enemies: contactsOf(story, enemies) }),
  fired: (fact, story) => {
    const [unit, target] = [nameIn(story, fact.unit), nameIn(story, fact.target)];
    const n = lossesIn(story, fact.target);
    const more = fact.mass ? lossesIn(story, fact.mass.unit) : 0;
    if (more > 0)
      return phrase(n > 0 ? 'sk-title-fired-mass' : 'sk-title-fired-past', {
        unit,
        target,
        n,
        mass: nameIn(story, fact.mass!.unit),
        more,
      });
    return phrase(n > 0 ? 'sk-title-fired' : 'sk-title-fired-vain', { unit, target, n });
  },
  opened: ({ turn, first }) => phrase('title-turn-began', { turn, side: sidePhrase(first) }),
  moved: (fact, story) => {
    const args = {
      unit: nameIn(story, fact.unit),
      square: squareOf(endOf(fact), story.positions[0]!.field),
      n: centimetres(wentOf(fact)),
    };
    const before = unitAtLine(story, 0, fact.unit);
    const how = before && fact.why === 'ruled' ? howRuled(before, fact) : '';
    if (how === 'turned-ruled') return phrase('sk-title-go-turn', args);
    if (fact.why === 'form' || how.startsWith('formed')) return phrase(`sk-title-form-${fact.to.formation}`, args);
    return phrase(`sk-title-go-${fact.why}`, args);
  },
  lost: ({ unit }, story) => phrase('sk-title-lost', { unit: nameIn(story, unit), n: lossesIn(story, unit) }),
  tested: ({ unit, passed }, story) =>
    phrase(`sk-title-tested-${passed ? 'passed' : 'failed'}`, { unit: nameIn(story, unit) }),
  engaged: ({ units }, story) => phrase('sk-title-engaged', { units: ids(story, units) }),
  settled: () => phrase('sk-title-settled'),
  parted: ({ unit }, story) => phrase('sk-title-parted', { unit: nameIn(story, unit) }),
  reloaded: ({ unit }, story) => phrase('sk-title-reloaded', { unit: nameIn(story, unit) }),
  held: ENDING_TITLES.held,
  finished: ({ side }) => phrase('sk-title-finished', { side: sidePhrase(side) }),
  set: ({ unit }, story) => phrase('sk-title-set', { unit: nameIn(story, unit) }),
};

export const titleOf = titlesBy(TITLES, waitingTitle, (fact) => fact.type !== 'moved' || fact.why !== 'closeUp');

const asBefore = untitledBy('sk-title-table');

/** Nothing has happened yet: dice are on the table, or somebody is asked. */
function waitingTitle(story: Story): Phrase {
  const fire = waitingFire(story.entries);
  if (!fire) return asBefore(story);
  return phrase('sk-title-fires', { unit: nameIn(story, fire.unit), target: nameIn(story, fire.target) });
}

function lossesIn(story: Story, unit: string): number {
  return factsOf(story).reduce(
    (sum, fact) => sum + (fact.type === 'lost' && fact.unit === unit ? fact.figures.length : 0),
    0,
  );
}
