/** The title: the result in one line. */
import { centimetres } from '../../../field/length.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { titlesBy, type TitlesOf, untitledBy } from '../../../kernel/teller.ts';
import { squareOf } from '../../../march/resolve.ts';
import { ENDING_TITLES } from '../../../survey/field/ending.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { anchorOf, howMoved, longestOf } from './moves.ts';
import { factsOf, ids, nameIn, type Story, type Told, unitIn } from './story.ts';

/** By priority: the first of these in the story gives the title. */
const TITLES: TitlesOf<Fact, Story> = {
  won: ENDING_TITLES.won,
  withdraws: ({ side }) => phrase('fb-title-withdraws', { side: sidePhrase(side) }),
  objected: ({ unit }, story) => phrase('fb-title-objected', { unit: nameIn(story, unit) }),
  failed: ({ unit, target }, story) => phrase('fb-title-failed', names(story, unit, target)),
  announced: ({ unit, target }, story) => {
    const n = touchingIn(story);
    return phrase(n > 0 ? 'fb-title-charged' : 'fb-title-announced', { ...names(story, unit, target), n });
  },
  left: ({ unit, fate }, story) => phrase(`fb-title-left-${fate}`, { unit: nameIn(story, unit) }),
  fought: ({ units }, story) => {
    const n = factsOf(story).filter(({ type }) => type === 'fought').length;
    return n > 1 ? phrase('fb-title-fights', { n }) : phrase('fb-title-fought', { units: ids(story, units) });
  },
  touched: ({ contacts }, story) => phrase('fb-title-touched', names(story, contacts[0]!.unit, contacts[0]!.enemy)),
  shot: (_, story) => {
    const { unit, target, hits } = weightiestShot(story);
    const n = lossesIn(story, target);
    const how = n > 0 ? 'shot' : hits > 0 ? 'shot-hit' : 'shot-vain';
    return phrase(`fb-title-${how}`, { ...names(story, unit, target), n: n || hits, of: target });
  },
  opened: ({ turn, side }) => phrase('title-turn-began', { turn, side: sidePhrase(side) }),
  moved: (fact, story) => {
    const unit = unitIn(story, story.positions.length - 1, fact.unit);
    const before = unitIn(story, 0, fact.unit);
    const how = before && unit ? howMoved(before, unit, fact) : `moved-${fact.why}`;
    return phrase(`fb-title-${how}`, {
      unit: nameIn(story, fact.unit),
      n: centimetres(longestOf(fact)),
      square: unit ? squareOf(anchorOf(unit), story.positions[0]!.field) : '',
    });
  },
  ordered: ({ unit, passed }, story) =>
    phrase(passed ? 'fb-title-ordered' : 'fb-title-order-failed', { unit: nameIn(story, unit) }),
  rode: ({ commander, to }, story) =>
    phrase('fb-title-rode', { unit: nameIn(story, commander), square: squareOf(to, story.positions[0]!.field) }),
  lost: ({ unit }, story) => phrase('fb-title-lost', { unit: nameIn(story, unit), n: lossesIn(story, unit) }),
  returned: ({ unit }, story) => phrase('fb-title-returned', { unit: nameIn(story, unit) }),
  tested: ({ unit, confused }, story) =>
    phrase(`fb-title-tested-${confused ? 'confused' : 'calm'}`, { unit: nameIn(story, unit) }),
  mayShoot: ({ charger }, story) => phrase('fb-title-may-shoot', { unit: nameIn(story, charger) }),
  sided: ({ unit, target }, story) => phrase('fb-title-announced', { ...names(story, unit, target) }),
  consented: ({ unit, agreed }, story) =>
    phrase(`fb-title-${agreed ? 'consented' : 'refused'}`, { unit: nameIn(story, unit) }),
  parted: ({ unit }, story) => phrase('fb-title-parted', { unit: nameIn(story, unit) }),
  held: ENDING_TITLES.held,
  set: ({ unit, to }, story) =>
    phrase(to.confused ? 'fb-title-tested-confused' : 'fb-title-set', { unit: nameIn(story, unit) }),
  heard: () => phrase('fb-title-heard'),
  phase: ({ phase: name }) => phrase(`fb-title-phase-${name}`),
  finished: ({ side }) => phrase('fb-title-finished', { side: sidePhrase(side) }),
  activated: ({ unit }, story) => phrase('fb-title-ordered', { unit: nameIn(story, unit) }),
};

export const titleOf = titlesBy<State, Fact>(TITLES, untitledBy('fb-title-table'));

function names(story: Story, unit: string, target: string) {
  return { unit: nameIn(story, unit), target: nameIn(story, target) };
}

/** The stands of the charger that touch an enemy now. */
function touchingIn(story: Story): number {
  const all = factsOf(story).flatMap((fact) => (fact.type === 'touched' ? fact.contacts : []));
  return new Set(all.map(({ unit, stand }) => `${unit} ${stand}`)).size;
}

/** Of several shots, the one that cost most, or hit most. */
function weightiestShot(story: Story): Told<'shot'> {
  const shots = factsOf(story).flatMap((fact) => (fact.type === 'shot' ? fact : []));
  const weight = ({ target, hits }: Told<'shot'>) => 100 * lossesIn(story, target) + hits;
  return shots.reduce((most, each) => (weight(each) > weight(most) ? each : most));
}

function lossesIn(story: Story, unit: string): number {
  return factsOf(story).reduce(
    (sum, fact) => sum + (fact.type === 'lost' && fact.unit === unit ? fact.stands.length : 0),
    0,
  );
}
