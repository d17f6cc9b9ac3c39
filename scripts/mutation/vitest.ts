/**
 * Replaces vitest during mutation tests: collects a file's `describe` and `test` calls, so that the same tests can run
 * thousands of times without starting anything. `expect` is vitest's own.
 */
import { format } from '@vitest/pretty-format';
import { chai, expect } from 'vitest';

export { expect };

export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

let found: Test[] = [];
let above: readonly string[] = [];

/** Collects the tests of whatever is imported meanwhile, one import at a time. */
export async function collect(imported: () => Promise<unknown>): Promise<readonly Test[]> {
  found = [];
  await imported();
  return found;
}

export const test = each((name: string, run: () => unknown) => {
  found.push({ name: [...above, name].join(' > '), run });
});

export const describe = each((name: string, tests: () => unknown) => {
  const outside = above;
  above = [...above, name];
  tests();
  above = outside;
});

type Declared = (name: string, run: () => unknown) => void;

function each(declare: Declared) {
  return Object.assign(declare, {
    each: (rows: readonly unknown[]) => (name: string, run: (...row: unknown[]) => unknown) => {
      rows.forEach((row, n) => {
        declare(`${name} (${n + 1})`, () => run(...(Array.isArray(row) ? row : [row])));
      });
    },
  });
}

// Outside its own run, vitest knows neither a test's file nor its snapshots.
expect.setState({ testPath: '' });
chai.util.addMethod(chai.Assertion.prototype, 'toMatchInlineSnapshot', function (this: object, written: string) {
  const shown = format(chai.util.flag(this, 'object'), { escapeString: false, printBasicPrototype: false });
  if (shown !== withoutIndent(written)) throw new Error(`not the snapshot: ${shown}`);
});

function withoutIndent(written: string): string {
  const lines = written.split('\n');
  if (lines.length === 1) return written;
  const within = lines.slice(1, -1);
  const indents = within.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length);
  const least = Math.min(...indents);
  return within.map((line) => line.slice(least)).join('\n');
}
