/** Rewrites numbers, which Stryker ignores, so that it can mutate them. */
import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Every `3` in a file's expressions becomes `(true ? (true ? 3 : 4) : 2)`, so that one mutation gives a greater number
 * and another a smaller one. Also returns their new positions in Stryker's format.
 */
export function splitNumbers(path: string, text: string): { readonly split: string; readonly places: string[] } {
  const found: Node[] = [];
  collect(parseSync(path, text).program as unknown as Node, found);
  const places: string[] = [];
  let split = '';
  let done = 0;
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    const n = Number(text.slice(start, end).replaceAll('_', ''));
    split += text.slice(done, start);
    const lines = split.split('\n');
    const number = `(true ? (true ? ${n} : ${n + 1}) : ${n - 1})`;
    const column = lines.at(-1)!.length;
    places.push(`${path}:${lines.length}:${column}-${lines.length}:${column + number.length}`);
    split += number;
    done = end;
  }
  return { split: split + text.slice(done), places };
}

/** Number literals, except in types and object keys. */
function collect(node: Node, found: Node[]): void {
  if (
    node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  )
    return;
  if (node.type === 'Literal' && typeof node['value'] === 'number') found.push(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' || (node.type.startsWith('TS') && key === 'typeAnnotation')) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) collect(each, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
