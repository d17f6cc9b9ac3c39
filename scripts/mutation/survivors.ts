/** Surviving mutants, in terms of the project's own code. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly mutatorName: string;
  readonly location: { readonly start: Point; readonly end: Point };
}
interface Point {
  readonly line: number;
  readonly column: number;
}

export type Count = Record<string, number>;

/** Prints each file's survivors, and counts all mutants by result. */
export function tellSurvivors({ files }: Report, count: Count): void {
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    const judged = mutants.filter(({ status }) => status !== 'Ignored');
    const told: string[] = [];
    for (const mutant of judged.toSorted((a, b) => a.location.start.line - b.location.start.line)) {
      count[mutant.status] = (count[mutant.status] ?? 0) + 1;
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
      const { line } = mutant.location.start;
      const unreached = mutant.status === 'NoCoverage' ? '  (no test comes here)' : '';
      told.push(`${String(line).padStart(5)}  ${joined(marked(lines[line - 1]!, mutant)).trim()}${unreached}`);
    }
    if (told.length > 0) console.log(`\n${path}: ${told.length} of ${judged.length} not noticed\n${told.join('\n')}`);
  }
}

/** The line with the mutant's change. */
function marked(line: string, { location: { start, end }, replacement = '' }: Mutant): string {
  const before = line.slice(0, start.column - 1);
  const after = line.slice(start.column - 1);
  const less = /^true \? \(true \? (\d+) : \d+\) : (-?\d+)\)/.exec(after);
  if (less) return `${before.slice(0, -1)}{${less[1]} -> ${less[2]}}${after.slice(less[0].length)}`;
  const more = /^true \? (\d+) : (\d+)\) : -?\d+\)/.exec(after);
  if (more) return `${before.slice(0, -'(true ? ('.length)}{${more[1]} -> ${more[2]}}${after.slice(more[0].length)}`;
  const length = start.line === end.line ? end.column - start.column : after.length;
  return `${before}{${after.slice(0, length)} -> ${replacement}}${after.slice(length)}`;
}

/** The line as written in the project. */
function joined(line: string): string {
  return line.replace(/\(true \? \(true \? (-?\d+) : -?\d+\) : -?\d+\)/g, '$1');
}
