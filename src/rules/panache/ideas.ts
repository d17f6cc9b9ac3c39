/**
 * What a plain officer would do next: bring up units from outside, close with the enemy without giving up the fight,
 * keep guns at a distance and leaders with their troops.
 */
import { distance, type Hex } from '../../hex/grid.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { entryTexts } from './moves/entry.ts';
import { mayMove } from './moves/move.ts';
import { type Arm, byId, isCharacter, type State, type Unit } from './state.ts';
import { endOf, type Way, waysOf } from './moves/ways.ts';

interface Idea {
  readonly text: string;
  readonly worth: number;
}

/** Units from outside come first: a free way in may not stay free for long. */
const ENTRY = 50;

/** Guns and carts keep this distance; so do units that gave up fighting for a longer march. */
const APART = 3;
const GUNS: readonly Arm[] = ['artillery', 'horseArtillery', 'vehicle'];

/** PA-Q-15. What must be done before the turn may end comes last, unless it is already among the ideas. */
export function ideas(now: State, by: Side, whyNot: (text: string) => Refusal | undefined): readonly string[] {
  if (now.phase !== 'movement' || now.active !== by) return [];
  const own = now.units.filter(({ side }) => side === by).toSorted(byId);
  const all = [...entryIdeas(now, by), ...own.flatMap((unit) => moveIdeas(now, unit))];
  const texts = all.toSorted((a, b) => b.worth - a.worth).map(({ text }) => text);
  const legal = texts.filter((text) => !whyNot(text));
  return legal.length > 0 ? legal : (whyNot('end')?.instead ?? []);
}

/** PA-RES. */
function entryIdeas(now: State, by: Side): Idea[] {
  const waiting = now.reserves.filter(({ unit }) => unit.side === by);
  return waiting.flatMap((reserve) =>
    entryTexts(now, reserve)
      .slice(0, 1)
      .map((text) => ({ text, worth: ENTRY })),
  );
}

function moveIdeas(now: State, unit: Unit): Idea[] {
  if (mayMove(now, unit) || unit.mount === 'wagons') return [];
  const gap = isCharacter(unit) ? gapToMen(now, unit) : gapToEnemy(now, unit);
  const here = gap(unit.at);
  const best = waysOf(now, unit)
    .map((way) => ({ way, worth: here - gap(endOf(way), way) }))
    .reduce<{ way: Way; worth: number } | undefined>((a, b) => (a && a.worth >= b.worth ? a : b), undefined);
  if (!best || best.worth < 1) return [];
  return [{ text: `${unit.id} move ${endOf(best.way)}`, worth: best.worth }];
}

/** The distance from a place after taking this path. */
type Gap = (at: Hex, way?: Way) => number;

/** PA-MOV-02, PA-GEO-04. Units fight when adjacent; guns, and units that may not fight, stay away. */
function gapToEnemy(now: State, unit: Unit): Gap {
  const foes = now.units.filter((each) => each.side !== unit.side && !isCharacter(each));
  const isGun = GUNS.includes(unit.arm);
  return (at, way) => {
    const far = Math.min(99, ...foes.map((enemy) => distance(at, enemy.at)));
    const near = isGun || way?.noCombat ? APART : 1;
    return far < near ? 99 : far;
  };
}

/** PA-GAP-07. With the unit of their side nearest to the enemy. */
function gapToMen(now: State, leader: Unit): Gap {
  const far = gapToEnemy(now, leader);
  const men = now.units.filter((each) => each.side === leader.side && !isCharacter(each));
  const foremost = men.toSorted((a, b) => far(a.at) - far(b.at) || byId(a, b))[0];
  return (at) => (foremost ? distance(at, foremost.at) : 0);
}
