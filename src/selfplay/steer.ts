/**
 * Finds a battle in which both sides win about equally often. It deals one, lets the bot play it against itself,
 * adjusts the balance between the armies by the results, and finally counts new battles whose dice have not influenced
 * the balance. If no adjustment makes up for the terrain and the armies, it deals another. In the end it gives up and
 * returns the nearest counted one.
 */
import { battlesIn, NONE, shareOf, type Tally } from './tally.ts';

/** What is steered. */
export interface Steering {
  /** The text of another battle. Undefined if there is none. */
  readonly deal: (no: number) => string | undefined;
  readonly weigh: (text: string, steps: number) => string;
  /** How far the balance can be adjusted either way. */
  readonly steps: number;
  /** Plays battles of a text; another seed gives other battles. It may stop early. */
  readonly fight: (text: string, battles: number, seed: string, after: (tally: Tally) => 'on' | 'enough') => Tally;
}

/** Progress: searching for a battle, or counting the final ones. */
export interface Progress {
  readonly deal: number;
  readonly doing: 'looking' | 'counting';
  /** Final battles so far; while searching, all battles so far. */
  readonly battles: number;
}

export interface Balanced {
  readonly text: string;
  /** Of the final battles only. */
  readonly tally: Tally;
  readonly isBalanced: boolean;
  /** How many battles were dealt, and how many played in all. */
  readonly deals: number;
  readonly fought: number;
}

/** The range of Red's share, from 0 to 1, that counts as balanced. */
const FAIR = { least: 0.45, most: 0.55 } as const;

/** After this many deals or battles it settles for the nearest one counted. */
const MOST_DEALS = 30;
const MOST_FOUGHT = 1200;
/** The number of battles in each round, after which the balance is adjusted. */
const LOOKS = [12, 28, 32, 32];
/** How often a deal is counted, each time with another balance. */
const COUNTS = 2;

/**
 * On the log odds scale: the measured effect of one step; how uneven a deal may look and still be counted; how certain
 * it must be that a deal is worse before it is dropped.
 */
const STEP = 0.055;
const HOPE = 0.15;
const SURE = 1.2;
/** The largest share of draws, because no one wants to fight for nothing. */
const MOST_DRAWN = 0.25;

export function isFair(tally: Tally): boolean {
  const share = shareOf(tally);
  return share >= FAIR.least && share <= FAIR.most;
}

/** Undefined: nothing could be dealt. */
export function steer(
  course: Steering,
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

/** Battles played with the balance at this many steps. */
interface Look {
  readonly steps: number;
  readonly tally: Tally;
}

/** The nearest of a deal's counts. Undefined if it looks too uneven to count. */
function counted(course: Steering, dealt: string, { no, battles, isLast, spent, said }: Dealing): Counted | undefined {
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

/** According to all battles, no adjustment makes it even enough, or too many are drawn. */
function isLost(course: Steering, looks: readonly Look[]): boolean {
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

/** The adjustment that is even according to all battles so far; 0 before the first. */
function stepsFor({ steps }: Steering, looks: readonly Look[]): number {
  if (looks.length === 0) return 0;
  const level = Math.round(-oddsAt(looks, 0) / STEP);
  return Math.max(-steps, Math.min(steps, level));
}

/**
 * Red's log odds at this adjustment, from all battles so far. One battle is added for each side, so that neither looks
 * certain.
 */
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
