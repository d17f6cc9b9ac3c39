/** Which lines stand in fences: what looks like a heading or a quote there is none. */
import { nextOf, type Sought } from './seek.ts';

/** For each line in which a fence begins, the one in which it ends; where that one begins another, the end of that. */
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

/** Tells in which line a place is; it is asked for places one behind the other. */
function lineFinder(lines: readonly string[]): (at: number) => number {
  let line = 0;
  let end = lines[0]?.length ?? 0;
  return (at) => {
    while (at > end && line < lines.length - 1) end += lines[++line]!.length + 1;
    return line;
  };
}
