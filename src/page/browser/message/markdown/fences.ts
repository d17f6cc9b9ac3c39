/** Finds the lines inside code fences, where headings and quotes do not count. */
import { nextOf, type Sought } from './seek.ts';

/** For each line that starts a fence, the line that ends it. If another fence starts there, the end of that one. */
export function fencesOf(lines: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  const sought: Sought = { text: lines.join('\n'), barren: new Map() };
  const lineOf = lineFinder(lines);
  let begin = -1;
  for (let open = nextOf(sought, '```', 0), close = 0; open !== -1; open = nextOf(sought, '```', close + 3)) {
    close = nextOf(sought, '```', open + 3);
    if (close === -1) break;
    const first = lineOf(open);
    if (found.get(begin) !== first) begin = first;
    found.set(begin, lineOf(close));
  }
  return found;
}

/** Finds the line of a position. Positions must be asked for in ascending order. */
function lineFinder(lines: readonly string[]): (at: number) => number {
  let line = 0;
  let end = lines[0]?.length ?? 0;
  return (at) => {
    while (at > end && line < lines.length - 1) end += lines[++line]!.length + 1;
    return line;
  };
}
