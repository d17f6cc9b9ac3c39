/** The title: the result in one line. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { type ByType, byType } from '../../../kernel/story.ts';
import { squareOf } from '../../../march/resolve.ts';
import type { Fact } from '../facts.ts';
import { objectivePhrase } from '../../../survey/field/land.ts';
import { endOf, howRuled, wentOf } from './moves.ts';
import { factsOf, nameIn, type Story, unitAtLine, waitingFire } from './story.ts';
import { contactsOf, ids } from './turn.ts';

/** By priority: the first of these in the story gives the title. */
const TITLES: ByType<Fact, [story: Story], Phrase> = {
  won: ({ winner }) => (winner === 'draw' ? phrase('title-draw') : phrase('title-won', { side: sidePhrase(winner) })),
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
  held: ({ ground, by }, story) => {
    const what = objectivePhrase(story.positions.at(-1)!.field, ground);
    return by ? phrase('sk-title-held', { what, side: sidePhrase(by) }) : phrase('sk-title-held-none', { what });
  },
  finished: ({ side }) => phrase('sk-title-finished', { side: sidePhrase(side) }),
  set: ({ unit }, story) => phrase('sk-title-set', { unit: nameIn(story, unit) }),
  notAgreed: () => phrase('title-not-agreed'),
  ruled: () => phrase('title-ruled'),
};

const WEIGHTIEST = Object.keys(TITLES) as Fact['type'][];

export function titleOf(story: Story): Phrase {
  const facts = factsOf(story).filter((fact) => fact.type !== 'moved' || fact.why !== 'closeUp');
  const [fact] = WEIGHTIEST.flatMap((type) => facts.find((each) => each.type === type) ?? []);
  if (!fact) return waitingTitle(story);
  const title = byType(TITLES, fact, story);
  return facts.some(({ type }) => type === 'ruled') && fact.type !== 'ruled' && fact.type !== 'won'
    ? phrase('title-by-ruling', { title })
    : title;
}

/** Nothing has happened yet: dice are on the table, or somebody is asked. */
function waitingTitle({ entries, positions }: Story): Phrase {
  const fire = waitingFire(entries);
  if (fire) {
    const [unit, target] = [fire.unit, fire.target].map((id) => nameIn({ entries, positions }, id));
    return phrase('sk-title-fires', { unit: unit!, target: target! });
  }
  return phrase(entries.some((entry) => 'roll' in entry) ? 'title-rolled' : 'sk-title-table');
}

function lossesIn(story: Story, unit: string): number {
  return factsOf(story).reduce(
    (sum, fact) => sum + (fact.type === 'lost' && fact.unit === unit ? fact.figures.length : 0),
    0,
  );
}
