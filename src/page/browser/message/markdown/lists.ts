/** Lists: an item indented further than the one above it is nested in that one. */
import type { Block } from './tree.ts';

/** The block that starts at a line, and the line after it. */
export interface Found {
  readonly block: Block;
  readonly next: number;
}

interface Mark {
  readonly indent: number;
  /** The number of an item. Undefined for a bullet. */
  readonly number: number | undefined;
  readonly words: string;
}

type ItemOf = (lines: readonly string[]) => readonly Block[];

/** Discord nests no deeper either. */
const DEEPEST = 10;

function markOf(line: string | undefined): Mark | undefined {
  const match = /^( *)(?:[-*]|(\d{1,9})\.) +(\S.*)$/s.exec(line ?? '');
  if (!match) return undefined;
  return { indent: match[1]!.length, number: match[2] === undefined ? undefined : Number(match[2]), words: match[3]! };
}

export function listAt(lines: readonly string[], at: number, itemOf: ItemOf, depth = 0): Found | undefined {
  const first = markOf(lines[at]);
  if (!first) return undefined;
  const items: Block[][] = [];
  let next = at;
  for (let mark: Mark | undefined = first; mark && mark.indent >= first.indent; mark = markOf(lines[next])) {
    const inner = mark.indent > first.indent && depth < DEEPEST ? listAt(lines, next, itemOf, depth + 1) : undefined;
    if (inner) {
      items.at(-1)!.push(inner.block);
      next = inner.next;
    } else if ((mark.number === undefined) !== (first.number === undefined)) {
      break;
    } else {
      const own = [mark.words, ...continued(lines, next + 1, mark.indent)];
      items.push([...itemOf(own)]);
      next += own.length;
    }
  }
  return { block: { kind: 'list', start: first.number, items }, next };
}

/** The lines that continue an item: indented beyond the margin and without a marker. */
function continued(lines: readonly string[], from: number, indent: number): string[] {
  const found: string[] = [];
  for (let at = from; /^ +\S/.test(lines[at] ?? '') && !markOf(lines[at]); at++) {
    const line = lines[at]!;
    found.push(line.slice(Math.min(indent + 2, line.length - line.trimStart().length)));
  }
  return found;
}
