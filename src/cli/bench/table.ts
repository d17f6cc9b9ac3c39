/** The bench's results as a table: what was compared, the ratio, the limit, and whether it holds. */

interface Limit {
  readonly least?: number;
  readonly most?: number;
}

export interface Line {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** Without a limit: for information only. */
  readonly limit?: Limit;
  /** The numbers behind the ratio. */
  readonly from: string;
}

export function holds({ measured, limit }: Line): boolean {
  return measured >= (limit?.least ?? -Infinity) && measured <= (limit?.most ?? Infinity);
}

function limitOf({ limit, unit }: Line): string {
  if (limit?.least !== undefined) return `at least ${limit.least} ${unit}`;
  return limit?.most === undefined ? '' : `at most ${limit.most} ${unit}`;
}

function verdictOf(line: Line): string {
  if (!line.limit) return '';
  return holds(line) ? 'pass' : 'FAIL';
}

function digits(measured: number): string {
  return measured.toFixed(measured < 100 ? 2 : 0);
}

export function table(lines: readonly Line[]): string {
  const head = ['', 'measured', 'limit', '', 'from'];
  const rows = lines.map((line) => [
    line.what,
    `${digits(line.measured)} ${line.unit}`,
    limitOf(line),
    verdictOf(line),
    line.from,
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  return [head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A whole number, for the numbers behind a ratio. */
export function whole(n: number): string {
  return Math.round(n).toLocaleString('en');
}
