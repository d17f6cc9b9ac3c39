/**
 * What the bot's seat would do next: of everything that is proposed to a unit, what is worth most. Worth is counted in the
 * points of SK-GAP-12: an enemy figure out of action is 1, one's own −1, and what a fight or a move brings is what it
 * brings on average. What can only come of it in a later turn counts for less (`standing.ts`).
 */
import { tenths } from '../../../kernel/percent.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Idea } from '../../../kernel/ruleset.ts';
import { ideaByName, type Leading } from '../../../march/by-name.ts';
import { showOrder, write } from '../language/index.ts';
import { SLOTS } from '../language/slots.ts';
import { mayAct } from '../may-act.ts';
import { assaultsFor, targetsFor } from '../proposals.ts';
import { byNumber, isSquad, taking } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import { placesFor } from './places.ts';
import { type Standing, standing, valueOf } from './standing.ts';
import { assaultOdds, tollOf } from './worth.ts';

interface Thought {
  readonly text: string;
  /** Where a move leads. */
  readonly leads?: Leading;
  readonly worth: number;
  readonly why: Phrase;
}

/** Less is not worth an order. */
const LEAST = 0.05;
/** Of each unit; the second is for when the first has become impossible. */
const MOST = 2;

export function ideas(now: State, by: Side): readonly Idea[] {
  if (now.phase !== 'acting' || now.active !== by) return [];
  const own = now.units.filter((unit) => unit.side === by && isFree(unit)).toSorted(byNumber);
  return own
    .flatMap((unit) => thoughtsOf(now, unit))
    .toSorted((a, b) => b.worth - a.worth)
    .map((thought) => ideaByName(now.field, thought, showOrder, SLOTS.to.write));
}

/** SK-Q-30, SK-GEO-14. Has done nothing yet, and is not held by an enemy. */
function isFree({ figures, contacts }: Unit): boolean {
  return contacts.length === 0 && figures.every(({ did }) => did.length === 0);
}

/** Leaders and musicians only go where their squads are: who shoots, commands nobody. */
function thoughtsOf(now: State, unit: Unit): Thought[] {
  const here = standing(now, unit);
  const all = [
    ...(isSquad(unit) ? [...fires(now, unit, here), ...assaults(now, unit), ...reloads(unit, here)] : []),
    ...moves(now, unit, here),
  ];
  const best = all.filter(({ worth }) => worth > LEAST).toSorted((a, b) => b.worth - a.worth);
  return best.slice(0, MOST);
}

/** SK-FIR. Those who fall; afterwards the muskets are empty. */
function fires(now: State, unit: Unit, here: Standing): Thought[] {
  return targetsFor(now, unit).map(({ order, aim }) => {
    const { figures, worth } = tollOf(now, aim);
    return {
      text: write(order),
      worth: worth + valueOf(here, 0) - valueOf(here),
      why: phrase('sk-idea-fire', { n: tenths(figures) }),
    };
  });
}

/** SK-GEO-14. What those who come to blows win and lose, as far as the die brings them there. */
function assaults(now: State, unit: Unit): Thought[] {
  return assaultsFor(now, unit).map(({ order, rush }) => {
    const { worth, won, lost } = assaultOdds(rush);
    return {
      text: write(order),
      worth,
      why: phrase('sk-idea-assault', { won: tenths(won), lost: tenths(lost) }),
    };
  });
}

/** SK-FIR-03. */
function reloads(unit: Unit, here: Standing): Thought[] {
  if (unit.figures.every(({ loaded }) => loaded) || mayAct(unit, unit.side, 'reload')) return [];
  const text = write({ kind: 'reload', unit: unit.id, figures: [] });
  return [{ text, worth: valueOf(here, 1) - valueOf(here), why: phrase('sk-idea-reload') }];
}

function moves(now: State, unit: Unit, here: Standing): Thought[] {
  return placesFor(now, unit).map(({ order, end }) => {
    const then = taking(unit, end);
    const units = now.units.map((each) => (each.id === unit.id ? then : each));
    const worth = valueOf(standing({ ...now, units }, then)) - valueOf(here);
    const leads = order.kind === 'advance' || order.kind === 'go' ? order : {};
    return { text: write(order), leads, worth, why: phrase('sk-idea-place', { worth: tenths(worth) }) };
  });
}
