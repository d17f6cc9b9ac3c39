/** SH-GAP-05. On random ground, with random armies, every line-up is an order that may be given, and it sets up everybody. */
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../../../src/kernel/chance.ts';
import { Refusal, SIDES } from '../../../../src/kernel/play.ts';
import { sealingOf } from '../../../../src/kernel/sealed.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { zoneOf } from '../../../../src/rules/sabreur-hex/deploy/zone.ts';
import { sabreurHex as rules } from '../../../../src/rules/sabreur-hex/index.ts';
import { HEX_TERRAINS, type State } from '../../../../src/rules/sabreur-hex/state.ts';
import { rounds } from '../../../help/soak.ts';

const RUNS = rounds(25);
const armies = rules.armies!;
const deployment = rules.deployment!;
const sealed = sealingOf(rules);

const EDGES = [
  ['south', 'north'],
  ['north', 'south'],
  ['east', 'west'],
  ['south', 'east'],
] as const;

/** Any size, any edges, and a third of the hexes full of something. */
function randomGround(chance: Chance): string {
  const [cols, rows] = [chance.between(4, 26), chance.between(4, 20)];
  const [red, blue] = chance.pick(EDGES);
  const name = (col: number, row: number) => [col, row].map((n) => String(n).padStart(2, '0')).join('');
  const hexes = Array.from({ length: cols * rows }, (_, i) => name((i % cols) + 1, Math.floor(i / cols) + 1));
  const rough = hexes.flatMap((hex) =>
    chance.oneIn(3) ? [`hex ${hex} ${chance.oneIn(4) ? 'hill' : chance.pick(HEX_TERRAINS)}`] : [],
  );
  return [
    'title en "Anywhere" fr "Partout"',
    `map ${cols} x ${rows}`,
    `army red en "R" fr "R" edge ${red}`,
    `army blue en "B" fr "B" edge ${blue}`,
    ...rough,
  ].join('\n');
}

function randomMeeting(
  chance: Chance,
  seed: string,
): { readonly state: State } | { readonly faults: readonly string[] } {
  const points = chance.pick([300, 500, 1000, 1500, 2500]);
  const army = (which: string) =>
    armies.random(chance.pick(armies.nations).name, points, `${seed}-${which}`) ?? armies.random('france', 1000, seed)!;
  const texts = { red: army('red'), blue: army('blue') };
  const deploys = chance.oneIn(2) ? 'byUnit' : 'whole';
  const read = deployment.buildPosition({ ground: randomGround(chance), armies: texts, points: 2500, deploys });
  return 'faults' in read ? { faults: read.faults.map(({ says }) => says.id) } : read;
}

/** The position after an order that must be legal. */
function after(now: State, by: 'red' | 'blue', text: string): State {
  const read = rules.orders(text, now, by);
  if (read instanceof Refusal) throw new Error(`${text}: ${read.message}`);
  return read.reduce((at, { order }) => {
    const outcome = run(rules, at, order, by, [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(`${text}: ${JSON.stringify(outcome)}`);
    return outcome.state;
  }, now);
}

test('SH-GAP-05 every preset deployment is legal wherever there is room, and reads as it was written', () => {
  let met = 0;
  for (let n = 0; n < RUNS; n++) {
    const chance = chanceFrom(`line-ups-${n}`);
    const meeting = randomMeeting(chance, `line-ups-${n}`);
    if ('faults' in meeting) {
      if (meeting.faults.some((fault) => fault !== 'fault-deploy-room')) throw new Error(meeting.faults.join(', '));
      continue;
    }
    met += 1;
    for (const side of SIDES) {
      const alone = sealed.alone(meeting.state, side);
      const zone = zoneOf(alone, side);
      for (const { name } of deployment.lineUps) {
        const text = deployment.lineUp(alone, side, name);
        expect(rules.orders(text, alone, side)).toMatchObject([{ text }]);
        const then = after(alone, side, text);
        expect(sealed.lacks!(then, side)).toBeUndefined();
        const taken = then.units.flatMap(({ at, also }) => (also === undefined ? [at] : [at, also]));
        expect(taken.every((hex) => zone.includes(hex)) && new Set(taken).size === taken.length).toBe(true);
        const stations = sealed.sheet(then, side);
        expect(sealed.sheet(after(alone, side, stations), side)).toBe(stations);
      }
    }
  }
  expect(met).toBeGreaterThan(RUNS / 3);
});

test('SH-GAP-05, SH-GAP-18 random orders, or none, reach the end of the deployment', () => {
  for (let n = 0; n < RUNS; n++) {
    const chance = chanceFrom(`to-the-end-${n}`);
    const meeting = randomMeeting(chance, `to-the-end-${n}`);
    if ('faults' in meeting) continue;
    let now = meeting.state;
    for (let orders = 0; orders < 200; orders++) {
      const next = rules.next(now);
      if (next.kind !== 'orders') break;
      const suggested = rules.suggest(now, next.side);
      const ideas = rules.ideas(now, next.side).map(({ text }) => text);
      expect(ideas.length).toBeGreaterThan(0);
      now = after(now, next.side, chance.oneIn(3) ? rules.end : chance.pick([...suggested, ...ideas]));
    }
    expect(rules.next(now)).toMatchObject({ kind: 'auto', text: 'first move' });
  }
});
