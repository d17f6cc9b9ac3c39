/**
 * Finds a battle in which both sides win about as often. It deals one, lets the bot fight it against itself, moves the
 * scales between the armies by what came of it, and counts so many fresh battles in the end, with dice that nobody has
 * steered by. Where the scales cannot make up for the ground and the armies, it deals anew; in the end it gives up, with
 * the nearest that it has counted.
 */
import { battlesIn, NONE, shareOf, type Tally } from './tally.ts';

/** What is steered. */
export interface Course {
  /** The text of another battle; undefined where there is none. */
  readonly deal: (no: number) => string | undefined;
  readonly weigh: (text: string, steps: number) => string;
  /** How far the scales can be moved either way. */
  readonly steps: number;
  /** Fights so many battles of a text; those of another seed are others. It may leave off early. */
  readonly fight: (text: string, battles: number, seed: string, after: (tally: Tally) => 'on' | 'enough') => Tally;
}

/** What is being done: looking for a battle, or counting the fresh ones. */
export interface Progress {
  readonly deal: number;
  readonly doing: 'looking' | 'counting';
  /** Of the fresh battles; while looking, of those fought so far. */
  readonly battles: number;
}

export interface Balanced {
  readonly text: string;
  /** Of the fresh battles alone. */
  readonly tally: Tally;
  readonly isBalanced: boolean;
  /** How many battles were dealt, and how many fought in all. */
  readonly deals: number;
  readonly fought: number;
}

/** Red's share, from 0 to 1, that counts as balanced. */
const FAIR = { least: 0.45, most: 0.55 } as const;

/** After so many of either it is left at the nearest that has been counted. */
const MOST_DEALS = 30;
const MOST_FOUGHT = 1200;
/** Rounds after which the scales are moved, by the number of their battles. */
const LOOKS = [12, 28, 32, 32];
/** A deal is counted so often, with other scales each time. */
const COUNTS = 2;

/**
 * On the scale of log odds: what a step of the scales is worth, as measured; how uneven a deal may be that is counted; and
 * how sure it must be that a deal is worse before it is left.
 */
const STEP = 0.055;
const HOPE = 0.15;
const SURE = 1.2;
/** So many battles may end in a draw: nobody wants to fight for nothing. */
const MOST_DRAWN = 0.25;

export function isFair(tally: Tally): boolean {
  const share = shareOf(tally);
  return share >= FAIR.least && share <= FAIR.most;
}

/** Undefined: nothing could be dealt. */
export function steer(
  course: Course,
  battles: number,
  said: (progress: Progress) => void = () => undefined,
): Balanced | undefined {
  let nearest: Counted | undefined;
  const spent = { fought: 0 };
  let deals = 0;
  while (deals < MOST_DEALS && (spent.fought < MOST_FOUGHT || !nearest)) {
    const dealt = course.deal(deals + 1);
    if (dealt === undefined) break;
    deals += 1;
    const isLast = !nearest && (deals === MOST_DEALS || spent.fought >= MOST_FOUGHT);
    const found = counted(course, dealt, { no: deals, battles, isLast, spent, said });
    if (found && (!nearest || unevenness(found.tally) < unevenness(nearest.tally))) nearest = found;
    if (nearest && isFair(nearest.tally)) break;
  }
  return nearest && { ...nearest, isBalanced: isFair(nearest.tally), deals, fought: spent.fought };
}

type Counted = Pick<Balanced, 'text' | 'tally'>;

interface Dealing {
  readonly no: number;
  readonly battles: number;
  /** Something must be counted, however uneven it looks. */
  readonly isLast: boolean;
  readonly spent: { fought: number };
  readonly said: (progress: Progress) => void;
}

/** Battles fought with the scales at so many steps. */
interface Look {
  readonly steps: number;
  readonly tally: Tally;
}

/** The nearest of a deal's counts; undefined where it looks too uneven to be counted. */
function counted(course: Course, dealt: string, { no, battles, isLast, spent, said }: Dealing): Counted | undefined {
  const looks: Look[] = [];
  const isHopeless = (steps: number, tally: Tally) => !isLast && isLost(course, [...looks, { steps, tally }]);
  for (const [round, many] of LOOKS.entries()) {
    const steps = stepsFor(course, looks);
    const tally = course.fight(course.weigh(dealt, steps), many, `look ${no} ${round}`, (now) => {
      spent.fought += 1;
      said({ deal: no, doing: 'looking', battles: spent.fought });
      return isHopeless(steps, now) ? 'enough' : 'on';
    });
    if (isHopeless(steps, tally)) return undefined;
    looks.push({ steps, tally });
  }
  let nearest: Counted | undefined;
  const tried = new Set<number>();
  for (let count = 0; count < COUNTS; count++) {
    const steps = stepsFor(course, looks);
    if (tried.has(steps)) break;
    tried.add(steps);
    const text = course.weigh(dealt, steps);
    const tally = course.fight(text, battles, `count ${no} ${count}`, (now) => {
      spent.fought += 1;
      said({ deal: no, doing: 'counting', battles: battlesIn(now) });
      return isHopeless(steps, now) ? 'enough' : 'on';
    });
    if (battlesIn(tally) === battles && (!nearest || unevenness(tally) < unevenness(nearest.tally))) {
      nearest = { text, tally };
    }
    if (nearest && isFair(nearest.tally)) break;
    looks.push({ steps, tally });
  }
  return nearest;
}

/** By all that has been fought, not even the best scales make it even enough; or it ends in draws too often. */
function isLost(course: Course, looks: readonly Look[]): boolean {
  const battles = looks.reduce((sum, { tally }) => sum + battlesIn(tally), 0);
  const drawn = looks.reduce((sum, { tally }) => sum + tally.draw, 0);
  if (battles >= LOOKS[0]! && drawn > MOST_DRAWN * battles + 2) return true;
  const chance = 1 / (1 + Math.exp(-oddsAt(looks, 0)));
  const doubt = 1 / Math.sqrt((battles + 2) * chance * (1 - chance));
  return Math.abs(oddsAt(looks, stepsFor(course, looks))) > HOPE + SURE * doubt;
}

function unevenness(tally: Tally): number {
  return Math.abs(shareOf(tally) - 0.5);
}

/** Where the scales are level by all that has been fought; 0 before anything has. */
function stepsFor({ steps }: Course, looks: readonly Look[]): number {
  if (looks.length === 0) return 0;
  const level = Math.round(-oddsAt(looks, 0) / STEP);
  return Math.max(-steps, Math.min(steps, level));
}

/** Red's log odds with the scales at so many steps, by all that has been fought. A battle more to each side, lest one be sure. */
function oddsAt(looks: readonly Look[], steps: number): number {
  let odds = 0;
  const all = [...looks, { steps: 0, tally: { ...NONE, red: 1, blue: 1 } }];
  for (let round = 0; round < 20; round++) {
    const chances = all.map((look) => 1 / (1 + Math.exp(-(odds + STEP * look.steps))));
    const missing = all.reduce((sum, { tally }, i) => sum + battlesIn(tally) * (shareOf(tally) - chances[i]!), 0);
    const slope = all.reduce((sum, { tally }, i) => sum + battlesIn(tally) * chances[i]! * (1 - chances[i]!), 0);
    odds += missing / slope;
  }
  return odds + STEP * steps;
}
