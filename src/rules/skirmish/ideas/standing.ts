/** What it is worth to stand somewhere: what a unit can do from there later, what can be done to it, and the ground itself. */
import { gap } from '../../../field/gap.ts';
import { CENTIMETRE } from '../../../field/length.ts';
import { disc } from '../../../field/shape.ts';
import { areSheltered } from '../position/shelter.ts';
import { enemiesOf, friendsOf, isSquad, apart } from '../position/squad.ts';
import { isLeader, type State, type Unit } from '../state.ts';
import { groundOf } from '../../../march/victory.ts';
import { meleeOdds } from './worth.ts';
import { squadsOf } from './places.ts';
import { isInSight, middleOf, reach } from './reach.ts';

/** What is to be had next turn counts for so much, in two turns for its square. */
const LATER = 0.6;
/** An enemy fires at one of several. */
const SHARE = 0.5;
/** Into contact, from where they stand: a move and most of a die. */
const RUSH = 16 * CENTIMETRE;
/** From here on ground draws a unit, the more the nearer. */
const FAR = 100 * CENTIMETRE;
const NEAR = 5 * CENTIMETRE;
/** SK-GEO-08. */
const VOICE = 20 * CENTIMETRE;

export interface Standing {
  /** The best fire of the next turn, with loaded muskets. */
  readonly threat: number;
  /** The share of muskets that are loaded. */
  readonly loaded: number;
  readonly rest: number;
}

export function standing(now: State, unit: Unit): Standing {
  const danger = LATER * dangerAt(now, unit);
  const loaded = unit.figures.filter((figure) => figure.loaded).length / unit.figures.length;
  if (!isSquad(unit)) return { threat: 0, loaded, rest: company(now, unit) - danger };
  return { threat: threatOf(now, unit), loaded, rest: groundFor(now, unit) - danger };
}

/** `loaded`: if it were another share. Muskets that are empty have to be loaded first. */
export function valueOf({ threat, rest, loaded: own }: Standing, loaded = own): number {
  return rest + LATER * threat * (loaded + (1 - loaded) * LATER);
}

/** The best that it sees. */
function threatOf(now: State, unit: Unit): number {
  const all = enemiesOf(now, unit).map((enemy) => ({ enemy, hits: reach(now, unit, enemy) }));
  const best = all.filter(({ hits }) => hits > 0).toSorted((a, b) => b.hits - a.hits);
  return best.find(({ enemy }) => isInSight(now, unit, enemy))?.hits ?? 0;
}

/** What enemies may do to it in their turn: fire, less in shelter, and come to blows. */
function dangerAt(now: State, unit: Unit): number {
  return enemiesOf(now, unit).reduce(
    (sum, enemy) => sum + SHARE * Math.max(shotsOf(now, enemy, unit), blowsOf(enemy, unit)),
    0,
  );
}

function shotsOf(now: State, enemy: Unit, unit: Unit): number {
  const hits = reach(now, enemy, unit);
  if (hits === 0 || enemy.figures.every(({ loaded }) => !loaded)) return 0;
  return hits * (areSheltered(now, unit, unit.figures, middleOf(enemy)) ? 2 / 3 : 1);
}

function blowsOf(enemy: Unit, unit: Unit): number {
  if (!isSquad(enemy) || unit.formation === 'skirmish' || apart(enemy, unit) > RUSH) return 0;
  const { won, lost } = meleeOdds(enemy, unit);
  return Math.max(0, won - lost);
}

/** SK-GAP-12. The best objective that is nobody nearer's: its value in it, and less the farther off. */
function groundFor(now: State, unit: Unit): number {
  const worths = now.objectives.map(({ ground, value, holder }) => {
    const far = farFrom(now, unit, ground);
    const isOthers = friendsOf(now, unit).some((friend) => isSquad(friend) && farFrom(now, friend, ground) < far);
    const near = far <= NEAR ? 1 : Math.max(0, 0.8 * (1 - far / FAR));
    return value * near * (isOthers ? 0.3 : 1) * (holder === unit.side ? 0.5 : 1);
  });
  return Math.max(0, ...worths);
}

function farFrom(now: State, unit: Unit, ground: string): number {
  const here = disc(middleOf(unit), 0);
  return Math.min(...groundOf(now.field, ground).map((piece) => gap(here, piece)));
}

/** SK-DIS-01, SK-LDR-03. Squads that hear a leader, or whose morale a musician lifts; nearer is safer. */
function company(now: State, unit: Unit): number {
  const squads = squadsOf(now, unit);
  return squads.reduce((sum, squad) => {
    const far = apart(unit, squad);
    const heard = far <= VOICE ? (isLeader(unit) ? 0.6 : 0.3) : 0;
    return sum + heard - far / FAR / squads.length;
  }, 0);
}
