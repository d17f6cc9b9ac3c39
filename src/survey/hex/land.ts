/** The terrain of a map as text, region by region, in the rulebook's terms. */
import { REGIONS, regionOf } from '../../hex/bearing.ts';
import { DIRECTIONS, type Hex, neighbour, type Size } from '../../hex/grid.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { hexList } from './spoken.ts';

export interface Land extends Size {
  readonly hexes: Readonly<Record<Hex, { readonly terrain?: string | undefined; readonly hill?: number | undefined }>>;
  /** Keyed `CCRR/d`: the terrain along the hexside in direction d. */
  readonly sides: Readonly<Record<string, string>>;
  readonly roads: readonly { readonly hexes: readonly Hex[]; readonly name?: Noun }[];
  /** The name of a terrain: in a hex (including `clear`) and along a side. */
  readonly called: (terrain: string) => Phrase;
  readonly calledSide: (terrain: string) => Phrase;
}

/** Adjacent hexes of one kind. */
interface Clump {
  readonly says: Phrase;
  readonly hexes: readonly Hex[];
}

export function sizeLine({ cols, rows }: Land): Phrase {
  return phrase('survey-size', { cols, rows });
}

/** The terrain of each region. */
export function groundLines(land: Land): Phrase[] {
  const clumps = clumpsOf(land);
  if (clumps.length === 0) return [phrase('survey-clear')];
  return REGIONS.flatMap((region) => {
    const here = clumps.filter(({ hexes }) => regionOf(land, hexes) === region);
    const kinds = here.map(({ says, hexes }) => phrase('survey-clump', { what: says, hexes: hexList(hexes) }));
    return kinds.length === 0 ? [] : [phrase('survey-region', { region: phrase(`region-${region}`), kinds })];
  });
}

/** A hill may carry other terrain, so it is listed separately. */
function clumpsOf(land: Land): Clump[] {
  const names = Object.keys(land.hexes).sort();
  const terrains = clumpsBy(names, (hex) => land.hexes[hex]?.terrain);
  const hills = clumpsBy(names, (hex) => land.hexes[hex]?.hill || undefined);
  return [
    ...hills.map(({ kind, hexes }) => ({ says: hillNamed(kind), hexes })),
    ...terrains.map(({ kind, hexes }) => ({ says: land.called(kind), hexes })),
  ];
}

export function hillNamed(level: number): Phrase {
  return phrase('survey-hill', { level });
}

function clumpsBy<K>(names: readonly Hex[], kindOf: (hex: Hex) => K | undefined): { kind: K; hexes: Hex[] }[] {
  const left = new Set(names);
  const found: { kind: K; hexes: Hex[] }[] = [];
  for (const first of names) {
    const kind = kindOf(first);
    if (kind === undefined || !left.delete(first)) continue;
    const hexes = [first];
    for (const hex of hexes) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(hex, direction);
        if (next !== undefined && kindOf(next) === kind && left.delete(next)) hexes.push(next);
      }
    }
    found.push({ kind, hexes });
  }
  return found;
}

/** Each road, hex by hex. */
export function roadLines({ roads }: Land): Phrase[] {
  return roads.map(({ hexes, name }) => {
    const way = { hexes: hexes.join(' ') };
    return name ? phrase('survey-road-named', { ...way, name }) : phrase('survey-road', way);
  });
}
