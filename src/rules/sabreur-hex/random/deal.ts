/** A random battle: terrain and two armies of the chosen nations, deployed opposite each other. */
import type { Armies } from '../../../kernel/army.ts';
import type { Deployment } from '../../../kernel/deployment.ts';
import { type Chance, chanceFrom } from '../../../kernel/chance.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { RandomBattles, Wish } from '../../../kernel/random.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { namesText } from '../../../kernel/text/names.ts';
import { apply } from '../apply.ts';
import { orders } from '../language/index.ts';
import { play } from '../play.ts';
import { next } from '../turn/sequence.ts';
import type { State } from '../state.ts';
import { groundFor, groundLines } from './ground.ts';
import { type SizeName, SIZES } from './land.ts';
import type { Country } from './names.ts';
import { costs, STEPS, textOf, shiftBalance } from './balance.ts';

type Fielding = Pick<Armies, 'random'> & Pick<Deployment<State>, 'buildPosition' | 'lineUps' | 'lineUp'>;

/** Where these nations fought; the others fought everywhere. */
const COUNTRIES: Readonly<Record<string, readonly Country[]>> = {
  austria: ['germany', 'italy'],
  britain: ['spain'],
  prussia: ['germany', 'poland'],
  russia: ['poland', 'germany'],
  spain: ['spain'],
};
const ANYWHERE: readonly Country[] = ['germany', 'italy', 'spain', 'poland'];

export function randomBattles(armies: Fielding): RandomBattles {
  return {
    sizes: Object.entries(SIZES).map(([name, { points }]) => ({ name, points })),
    points: { least: 500, most: 2500 },
    deal: (wish) => deal(armies, wish),
    steps: STEPS,
    shiftBalance,
    costs,
  };
}

function deal(armies: Fielding, wish: Wish): string | undefined {
  const { points, nations, seed } = wish;
  const chance = chanceFrom(`deal ${seed}`);
  const [red, blue] = SIDES.map((side) => armies.random(nations[side], points, `${seed} ${side}`));
  if (red === undefined || blue === undefined) return undefined;
  const ground = groundText(chance, wish);
  const first = chance.pick(SIDES);
  const met = armies.buildPosition({ ground, armies: { red, blue }, points, deploys: 'whole', first });
  if ('faults' in met) throw new Error(`armies cannot meet on the ground made up: ${JSON.stringify(met)}`);
  const lineUps = { red: lineUpFrom(chance, armies), blue: lineUpFrom(chance, armies) };
  return shiftBalance(textOf(drawnUp(armies, met.state, lineUps)), 0);
}

/** Usually the plainest. */
function lineUpFrom(chance: Chance, { lineUps }: Fielding): string {
  return chance.oneIn(2) ? lineUps[0]!.name : chance.pick(lineUps).name;
}

/** Both sides deploy, up to the start of the first turn. */
function drawnUp(armies: Fielding, start: State, lineUps: Readonly<Record<Side, string>>): State {
  let state = start;
  while (state.phase === 'deployment') {
    const then = next(state);
    if (then.kind !== 'orders' && then.kind !== 'auto') throw new Error(`a deployment cannot go on: ${then.kind}`);
    const { side } = then;
    const text = then.kind === 'auto' ? then.text : armies.lineUp(state, side, lineUps[side]);
    const read = orders(text, state, side);
    if (read instanceof Refusal) throw read;
    const outcome = run({ play, apply }, state, read[0]!.order, side, [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(`a deployment stops: ${outcome.kind}`);
    state = outcome.state;
  }
  return state;
}

function groundText(chance: Chance, { size: name, points, nations, seed }: Wish): string {
  const size: SizeName = name in SIZES ? (name as SizeName) : 'medium';
  const ground = groundFor({ size, country: countryFor(chance, nations), points, seed });
  const { cols, rows } = ground.land.size;
  return [
    `title ${namesText(ground.title)}`,
    `map ${cols} x ${rows}`,
    `army red en "Red" fr "Rouges" points ${points} edge south`,
    `army blue en "Blue" fr "Bleus" points ${points} edge north`,
    `turns ${ground.turns}`,
    ...groundLines(ground),
  ].join('\n');
}

function countryFor(chance: Chance, { red, blue }: Wish['nations']): Country {
  const theirs = [...(COUNTRIES[red] ?? []), ...(COUNTRIES[blue] ?? [])];
  return chance.pick(theirs.length > 0 ? theirs : ANYWHERE);
}
