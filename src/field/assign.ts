/** Who goes where: figures are given places so that the longest way is shortest, then the sum of ways (SK-GEO-12). */
import type { Length } from './length.ts';

/**
 * @param ways the way of each figure (row) to each place (column); as many places as figures.
 * @returns the place of each figure; equal assignments are decided by the lower numbers.
 */
export function assignment(ways: readonly (readonly Length[])[]): number[] {
  const sorted = [...new Set(ways.flat())].toSorted((a, b) => a - b);
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (canAllGo(ways, sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return cheapest(ways, sorted[low] ?? 0);
}

/** Whether everybody can have a place of their own within a way: each in turn takes one, pushing others on. */
export function canAllGo(ways: readonly (readonly Length[])[], most: Length): boolean {
  const holders = new Map<number, number>();
  const takes = (figure: number, tried: Set<number>): boolean =>
    ways[figure]!.some((way, place) => {
      if (way > most || tried.has(place)) return false;
      tried.add(place);
      const holder = holders.get(place);
      if (holder !== undefined && !takes(holder, tried)) return false;
      holders.set(place, figure);
      return true;
    });
  return ways.every((_, figure) => takes(figure, new Set()));
}

/** The least sum among ways no longer than `most`: the Hungarian method, with potentials for figures and places. */
function cheapest(ways: readonly (readonly Length[])[], most: Length): number[] {
  const count = ways.length;
  const dear = (most + 1) * (count + 1);
  const cost = (figure: number, place: number): number => {
    const way = ways[figure]![place]!;
    return way <= most ? way : dear;
  };
  const [rows, columns] = [Array<number>(count + 1).fill(0), Array<number>(count + 1).fill(0)];
  const holder = Array<number>(count + 1).fill(-1);
  for (let figure = 0; figure < count; figure++) {
    const [least, from] = [Array<number>(count + 1).fill(Infinity), Array<number>(count + 1).fill(count)];
    const done = Array<boolean>(count + 1).fill(false);
    let place = count;
    holder[count] = figure;
    do {
      done[place] = true;
      const at = holder[place]!;
      let [next, slack] = [count, Infinity];
      for (let each = 0; each < count; each++) {
        if (done[each]) continue;
        const reduced = cost(at, each) - rows[at]! - columns[each]!;
        if (reduced < least[each]!) [least[each], from[each]] = [reduced, place];
        if (least[each]! < slack) [slack, next] = [least[each]!, each];
      }
      for (let each = 0; each <= count; each++) {
        if (done[each]) {
          rows[holder[each]!]! += slack;
          columns[each]! -= slack;
        } else least[each]! -= slack;
      }
      place = next;
    } while (holder[place] !== -1);
    while (place !== count) {
      holder[place] = holder[from[place]!]!;
      place = from[place]!;
    }
  }
  const places = Array<number>(count).fill(0);
  holder.slice(0, count).forEach((figure, place) => (places[figure] = place));
  return places;
}
