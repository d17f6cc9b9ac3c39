/** Assigns blocks to columns and pictures: in reading order downwards, with columns as even as possible. */
import { heightOf, type SetBlock, type Strip } from './typeset.ts';

/** The strips of each column, from left to right. */
export type Leaf = readonly (readonly Strip[])[];

/** Puts the blocks on as few pictures as possible, with no column longer than `room`. `gap` separates two blocks. */
export function leavesOf(blocks: readonly SetBlock[], across: number, room: number, gap: number): Leaf[] {
  const parts = blocks.flatMap((block) => cutUp(block, room));
  const leaves: Leaf[] = [];
  for (let at = 0; at < parts.length; ) {
    let end = at + 1;
    while (end < parts.length && tallest(spread(parts.slice(at, end + 1), across, gap), gap) <= room) end += 1;
    leaves.push(spread(parts.slice(at, end), across, gap).map((column) => spaced(column, gap)));
    at = end;
  }
  return leaves;
}

/** Splits a block into parts no longer than this, each below the block's head. */
function cutUp({ head, rows }: SetBlock, room: number): Strip[][] {
  const parts: Strip[][] = [];
  let part: Strip[] = [...head];
  for (const row of rows) {
    if (part.length > head.length && heightOf(part) + row.height > room) {
      parts.push(part);
      part = [...head];
    }
    part.push(row);
  }
  return [...parts, part];
}

type Column = readonly (readonly Strip[])[];

function lengthOf(column: Column, gap: number): number {
  return column.reduce((length, part) => length + heightOf(part), 0) + Math.max(0, column.length - 1) * gap;
}

function tallest(columns: readonly Column[], gap: number): number {
  return Math.max(...columns.map((column) => lengthOf(column, gap)));
}

/** Distributes parts in order over the columns, so that the longest is as short as possible. */
function spread(parts: Column, across: number, gap: number): Column[] {
  if (across === 1 || parts.length <= 1) return [parts];
  let best: Column[] = [parts];
  for (let end = 1; end <= parts.length; end++) {
    const first = parts.slice(0, end);
    const columns = [first, ...(end < parts.length ? spread(parts.slice(end), across - 1, gap) : [])];
    if (tallest(columns, gap) < tallest(best, gap)) best = columns;
    if (lengthOf(first, gap) > tallest(best, gap)) break;
  }
  return best;
}

function spaced(column: Column, gap: number): Strip[] {
  return column.flatMap((part, i) => [...(i === 0 ? [] : [{ height: gap, prints: [] }]), ...part]);
}
