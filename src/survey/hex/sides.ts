/** Terrain along hexsides as text: each river, hedge or wall with the hexes on both sides. */
import { type Hex, neighbour, onMap } from '../../hex/grid.ts';
import { vertexName } from '../../hex/layout.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Land } from './land.ts';

/** A hexside with its two vertices; going from the first to the last, the hex is on the right. */
interface Edge {
  readonly kind: string;
  readonly hex: Hex;
  readonly beyond: Hex | undefined;
  readonly ends: readonly [string, string];
}

interface Step {
  readonly edge: Edge;
  readonly left: Hex | undefined;
  readonly right: Hex | undefined;
}

interface Chain {
  readonly steps: readonly Step[];
  readonly way: 'east' | 'south' | 'ring';
}

/** What crosses the water it lies in. */
const CROSSINGS = ['ford', 'bridge'];
const WATER = ['river', 'stream', ...CROSSINGS];

export function sideLines(land: Land): Phrase[] {
  const edges = Object.keys(land.sides)
    .sort()
    .map((key) => edgeOf(land, key));
  const groups = [WATER, ...new Set(edges.map(({ kind }) => kind).filter((kind) => !WATER.includes(kind)))];
  return groups.flatMap((group) => {
    const own = edges.filter(({ kind }) => group.includes(kind) && (group === WATER || kind === group));
    return chainsOf(own).flatMap((chain) => chainLines(land, chain));
  });
}

function edgeOf(land: Land, key: string): Edge {
  const [hex = '', text = ''] = key.split('/');
  const direction = Number(text);
  const ends = [vertexName(hex, direction - 1), vertexName(hex, direction)] as const;
  return { kind: land.sides[key]!, hex, beyond: neighbour(hex, direction), ends };
}

/** Follows connected hexsides, from an open end if there is one. */
function chainsOf(edges: readonly Edge[]): Chain[] {
  const left = new Set(edges);
  const meeting = Map.groupBy(
    edges.flatMap((edge) => edge.ends.map((vertex) => ({ edge, vertex }))),
    ({ vertex }) => vertex,
  );
  const at = (vertex: string) => meeting.get(vertex)!.flatMap(({ edge }) => (left.has(edge) ? [edge] : []));
  const chains: Chain[] = [];
  while (left.size > 0) {
    const open = [...left].flatMap(({ ends }) => ends).find((vertex) => at(vertex).length === 1);
    const first = open ?? [...left][0]!.ends[0];
    let vertex = first;
    const steps: Step[] = [];
    for (let edge = at(vertex)[0]; edge; edge = at(vertex)[0]) {
      left.delete(edge);
      const forward = edge.ends[0] === vertex;
      steps.push({
        edge,
        left: forward ? edge.beyond : edge.hex,
        right: forward ? edge.hex : edge.beyond,
      });
      vertex = edge.ends[forward ? 1 : 0];
    }
    chains.push(straightened(steps, first, vertex));
  }
  return chains;
}

/** From west to east, or north to south, whichever is longer. */
function straightened(steps: readonly Step[], first: string, last: string): Chain {
  if (first === last) return { steps, way: 'ring' };
  const [from, to] = [first, last].map((name) => name.split(',').map(Number) as [number, number]);
  // Half a hex's width is √3/2 of its radius, which is two of the vertical steps.
  const [dx, dy] = [(to![0] - from![0]) * Math.sqrt(3), to![1] - from![1]];
  const across = Math.abs(dx) >= Math.abs(dy);
  const back = across ? dx < 0 : dy < 0;
  const turned = steps.toReversed().map(({ edge, left, right }) => ({ edge, left: right, right: left }));
  return { steps: back ? turned : steps, way: across ? 'east' : 'south' };
}

function chainLines(land: Land, { steps, way }: Chain): Phrase[] {
  const bank = (side: 'left' | 'right') => [
    ...new Set(steps.flatMap((step) => step[side] ?? []).filter((hex) => onMap(land, hex))),
  ];
  const kinds = steps.map(({ edge }) => edge.kind);
  const main = kinds.find((kind) => !CROSSINGS.includes(kind));
  const crossings = steps
    .filter(({ edge }) => CROSSINGS.includes(edge.kind))
    .map(({ edge, left, right }) =>
      phrase('survey-crossing', {
        what: land.calledSide(edge.kind),
        from: left ?? edge.hex,
        to: right ?? edge.hex,
      }),
    );
  if (main === undefined) return crossings.map((each) => phrase('survey-crossing-alone', { crossing: each }));
  const args = { what: land.calledSide(main), left: bank('left').join(' '), right: bank('right').join(' ') };
  const runs = phrase(`survey-sides-${way}`, args);
  return [crossings.length === 0 ? runs : phrase('survey-sides-crossed', { runs, crossings })];
}
