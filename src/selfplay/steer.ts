/**
 * Finds a battle in which both sides win about as often. It deals one, lets the bot fight it against itself, moves the
 * scales between the armies by what came of it, and counts so many fresh battles in the end, with dice that nobody has
 * steered by. Where the scales cannot make up for the ground and the armies, it deals anew; after so many deals it gives
 * up, with the nearest that it has counted.
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

const MOST_DEALS = 12;
/** Rounds in which a deal is weighed, by the number of their battles. */
const LOOKS = [16, 40, 48];
/** A deal is counted so often, with other scales each time. */
const COUNTS = 2;

/** On the scale of log odds: what a step is worth, as measured; and how far from even a deal may be after each look. */
const STEP = 0.055;
const HOPE = [1.3, 0.5, 0.2];
/** In a count: after so many battles it is seen whether more can mend it. */
const HALFWAY = { battles: 0.4, odds: 0.7 } as const;

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
  let nearest: Balanced | undefined;
  let fought = 0;
  let deals = 0;
  while (deals < MOST_DEALS) {
    deals += 1;
    const dealt = course.deal(deals);
    if (dealt === undefined) return nearest;
    const spent = { fought };
    const found = counted(course, dealt, { no: deals, battles, isLast: deals === MOST_DEALS && !nearest, spent, said });
    fought = spent.fought;
    if (found && (!nearest || unevenness(found.tally) < unevenness(nearest.tally))) {
      nearest = { ...found, isBalanced: isFair(found.tally), deals, fought };
    }
    if (nearest?.isBalanced) break;
  }
  return nearest && { ...nearest, deals, fought };
}

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
function counted(
  course: Course,
  dealt: string,
  { no, battles, isLast, spent, said }: Dealing,
): Pick<Balanced, 'text' | 'tally'> | undefined {
  const looks: Look[] = [];
  for (const [round, many] of LOOKS.entries()) {
    const steps = stepsFor(course, looks);
    const tally = course.fight(course.weigh(dealt, steps), many, `look ${no} ${round}`, () => {
      spent.fought += 1;
      said({ deal: no, doing: 'looking', battles: spent.fought });
      return 'on';
    });
    looks.push({ steps, tally });
    if (!isLast && Math.abs(oddsAt(looks, stepsFor(course, looks))) > HOPE[round]!) return undefined;
  }
  let nearest: Pick<Balanced, 'text' | 'tally'> | undefined;
  const tried = new Set<number>();
  for (let count = 0; count < COUNTS; count++) {
    const steps = stepsFor(course, looks);
    if (tried.has(steps)) break;
    tried.add(steps);
    const text = course.weigh(dealt, steps);
    const tally = course.fight(text, battles, `count ${no} ${count}`, (now) => {
      spent.fought += 1;
      said({ deal: no, doing: 'counting', battles: battlesIn(now) });
      return !isLast && isHopeless(now, battles) ? 'enough' : 'on';
    });
    if (battlesIn(tally) === battles && (!nearest || unevenness(tally) < unevenness(nearest.tally))) {
      nearest = { text, tally };
    }
    if (nearest && isFair(nearest.tally)) break;
    looks.push({ steps, tally });
  }
  return nearest;
}

function isHopeless(now: Tally, battles: number): boolean {
  const halfway = Math.ceil(battles * HALFWAY.battles);
  return battlesIn(now) === halfway && Math.abs(oddsAt([{ steps: 0, tally: now }], 0)) > HALFWAY.odds;
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
