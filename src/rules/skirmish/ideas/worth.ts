/** What a fire and an assault bring on average, from exact odds. */
import { atLeast, repeated } from '../../../kernel/chances.ts';
import { remembered } from '../../../kernel/remembered.ts';
import type { Aim, Mark } from '../fire/aim.ts';
import type { Rush } from '../moves/assault.ts';
import type { Capability } from '../fire/capability.ts';
import { isDisordered } from '../position/leaders.ts';
import { hitChances, reachChance } from '../odds/chances.ts';
import { areSheltered } from '../position/shelter.ts';
import { isLeader, type State, type Unit } from '../state.ts';

/** SK-GAP-12. Points for a figure of this unit out of action. */
export function worthOf(unit: Unit): number {
  return isLeader(unit) ? 3 : 1;
}

/** Enemy figures that a fire puts out of action on average, and the points they are worth. */
export interface Toll {
  readonly figures: number;
  readonly worth: number;
}

/** SK-FIR, SK-SCR-02, SK-MRK-03. With what a mass loses beyond its screen. */
export function tollOf(now: State, { shooter, shooters, target, mass, muzzle }: Aim): Toll {
  const isElite = target.capability.eliteUnit && !now.eliteUsed.includes(shooter.side);
  const own = fallen(now, target, muzzle, shooters.length);
  const raised = isElite ? raisedHits(shooters.length, target.needed - target.modifier) : 0;
  const hit = Math.min(target.seen.length, own + raised);
  const more = mass ? Math.max(0, fallen(now, mass, muzzle, shooters.length) - own) : 0;
  return { figures: hit + more, worth: hit * worthOf(target.unit) + (mass ? more * worthOf(mass.unit) : 0) };
}

/** SK-GAP-12. How many fall to so many dice; a shelter saves a third. */
function fallen(
  now: State,
  { unit, seen, capability, modifier, needed }: Mark,
  from: Aim['muzzle'],
  dice: number,
): number {
  const figures = seen.slice(0, 1).map(({ figure }) => figure);
  const saved = areSheltered(now, unit, figures, from.at) ? 2 / 3 : 1;
  return saved * expectedHits(dice, { ...capability, modifier, needed }, seen.length);
}

/** SK-ALG-03, -04. The mean of the hits of so many dice; nobody falls twice. */
export function expectedHits(
  dice: number,
  { severalSixes, modifier, needed }: Pick<Mark, 'modifier' | 'needed'> & Pick<Capability, 'severalSixes'>,
  most: number,
): number {
  return meanHits([dice, severalSixes ? 1 : 0, modifier, needed, most].join(' '));
}

const meanHits = remembered((key: string) => {
  const [dice = 0, severalSixes, modifier = 0, needed = 0, most = 0] = key.split(' ').map(Number);
  const chances = hitChances(dice, { needed, modifier, severalSixes: severalSixes === 1 });
  return chances.reduce((sum, chance, hits) => sum + chance * Math.min(hits, most), 0);
});

/** SK-MRK-03. The chance that a die shows one less than what hits, to be raised. */
function raisedHits(dice: number, face: number): number {
  return face - 1 >= 1 && face - 1 <= 6 ? atLeast(repeated([5 / 6, 1 / 6], dice), 1) : 0;
}

/** What it is worth in points, and the figures that the enemy and one's own side lose. */
export interface Bout {
  readonly worth: number;
  readonly won: number;
  readonly lost: number;
}

/** Skirmishers will not be caught: an assault on them only takes the ground. */
const GROUND = 0.2;

/** SK-MOV-04, SK-GAP-12. If the die brings them there, each pair in front fights once. */
export function assaultOdds({ unit, target, distance, rate, isRolled }: Rush): Bout {
  if (unit.block && target.formation === 'skirmish') return { worth: GROUND, won: 0, lost: 0 };
  const chance = isRolled ? reachChance({ about: { distance, rate } }) : 1;
  const odds = meleeOdds(unit, target);
  const [won, lost] = [odds.won * chance, odds.lost * chance];
  return { won, lost, worth: won * worthOf(target) - lost * worthOf(unit) };
}

/** SK-GAP-12. Pairs of the narrower front: the chance that either falls. */
export function meleeOdds(attacker: Unit, defender: Unit): { readonly won: number; readonly lost: number } {
  const pairs = Math.min(frontOf(attacker), frontOf(defender));
  const ahead = modifierOf(attacker, defender) - modifierOf(defender, attacker) + 1;
  const rolls = DICE.map(([own, theirs]) => Math.sign(own + ahead - theirs));
  return {
    won: (pairs * rolls.filter((sign) => sign > 0).length) / rolls.length,
    lost: (pairs * rolls.filter((sign) => sign < 0).length) / rolls.length,
  };
}

const FACES = [1, 2, 3, 4, 5, 6];
const DICE = FACES.flatMap((own) => FACES.map((theirs) => [own, theirs] as const));

/** How many can come to blows: the files of a block, two of those who stand loosely. */
function frontOf({ block, figures }: Unit): number {
  return Math.min(figures.length, block ? block.files : 2);
}

function modifierOf(unit: Unit, enemy: Unit): number {
  return Math.max(0, unit.class - enemy.class) - (isDisordered(unit) ? 1 : 0) - (unit.class === 2 ? 1 : 0);
}
