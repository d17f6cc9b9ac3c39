/** What shots and blows bring on average, in stands: three hits remove one (FB-GAP-12). */
import { type Chances, NO_DICE, repeated, together } from '../../../kernel/chances.ts';
import { remembered } from '../../../kernel/remembered.ts';
import { apply } from '../apply.ts';
import type { Placement } from '../charge/arrange.ts';
import { type Blows, blowsOf } from '../fights/blows.ts';
import type { Shot } from '../fights/shooting.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { HITS_A_STAND } from '../values.ts';
import { movedStands } from '../moves/walk.ts';

/** FB-GAP-12. A fight goes on in the enemy's turn, unless one side is driven back. */
const ROUNDS = 1.3;
/** Driving an enemy back with one hit more, and confusing it with three. */
const DRIVEN = 0.1;

/** What both sides lose on average, and what that is worth in points. */
export interface Outcome {
  readonly won: number;
  readonly lost: number;
  readonly worth: number;
}

/** FB-GAP-12. Two points for a machine, its stand among them. */
function valueOf({ type }: Pick<Unit, 'type'>): number {
  return type === 'machine' ? 2 : 1;
}

/** Stands that blows at one enemy remove on average. */
function standsBy(blows: readonly Blows[]): number {
  return meanStands(blows.map(({ dice, needs, bonus }) => `${dice} ${needs - bonus}`).join(','));
}

const meanStands = remembered((key: string) => {
  const hits = key.split(',').reduce<Chances>((sum, each) => {
    const [dice = 0, needs = 0] = each.split(' ').map(Number);
    return together(sum, repeated([1 - chanceOf(needs), chanceOf(needs)], dice));
  }, NO_DICE);
  return hits.reduce((sum, chance, count) => sum + chance * Math.floor(count / HITS_A_STAND), 0);
});

/** Of one die. */
function chanceOf(needs: number): number {
  return Math.min(1, Math.max(0, (7 - needs) / 6));
}

/** A volley that removes no stand still counts for something: hits of several units add up. */
export function shotWorth({ dice, needs }: Pick<Shot, 'dice' | 'needs'>): number {
  return (dice * chanceOf(needs)) / HITS_A_STAND;
}

/** FB-GAP-12. The first combat after a charge that places its stands like this, and half of those that may follow. */
export function chargeOutcome(now: State, unit: Unit, { walked, contacts }: Placement): Outcome {
  const there = apply(now, { type: 'moved', unit: unit.id, why: 'charge', stands: movedStands(walked) });
  const then = apply(there, { type: 'touched', contacts });
  const enemies = [...new Set(contacts.map(({ enemy }) => enemy))].map((id) => unitOf(then, id));
  const party = (each: Unit): Party => ({ unit: each, blows: blowsOf(then, each) });
  return outcome(party(unitOf(then, unit.id)), enemies.map(party));
}

/** FB-GAP-12. What a charge would bring, without looking at where each stand goes: edge to edge, and a corner at either end. */
export function meetingOutcome(unit: Unit, target: Unit, turn: number): Outcome {
  const [own, theirs] = [unit.stands.length, target.stands.length];
  const edges = Math.min(own, theirs);
  const [touching, touched] = [Math.min(own, theirs + 2), Math.min(theirs, own + 2)];
  const party = (each: Unit, dice: number, against: Unit): Party => ({
    unit: each,
    blows: [{ target: against.id, dice, bonus: each.confused === turn ? -1 : 0, needs: against.fortified ? 6 : 5 }],
  });
  const shock = unit.shock ? touching : 0;
  return outcome(party(unit, touching + edges + shock, target), [party(target, touched + edges, unit)]);
}

interface Party {
  readonly unit: Unit;
  readonly blows: readonly Blows[];
}

function outcome(own: Party, enemies: readonly Party[]): Outcome {
  const toll = ({ blows }: Party, { unit: { id, stands } }: Party): number => {
    const at = blows.filter(({ target }) => target === id);
    return Math.min(stands.length, ROUNDS * standsBy(at));
  };
  const hits = ({ blows }: Party): number =>
    blows.reduce((sum, { dice, needs, bonus }) => sum + dice * chanceOf(needs - bonus), 0);
  const tolls = enemies.map((enemy) => ({ stands: toll(own, enemy), value: valueOf(enemy.unit) }));
  const won = tolls.reduce((sum, { stands }) => sum + stands, 0);
  const lost = Math.min(
    own.unit.stands.length,
    enemies.reduce((sum, enemy) => sum + toll(enemy, own), 0),
  );
  const ahead = hits(own) - enemies.reduce((sum, enemy) => sum + hits(enemy), 0);
  const gained = tolls.reduce((sum, { stands, value }) => sum + stands * value, 0);
  return { won, lost, worth: gained - lost * valueOf(own.unit) + DRIVEN * ahead };
}
