/** The structure of the source in figures, printed by `npm run house` and checked by tests. */
import { circlesIn } from './circles.ts';
import { type Node, type Source, sourcesOf, visit } from './source.ts';

/** The strata of the host, from the bottom up. `types` are the host's own files, `create` assembles it. */
const STRATA = ['types', 'store', 'battle', 'seats', 'orders', 'messages', 'advance', 'verbs', 'create'] as const;

export interface House {
  readonly rooms: readonly { readonly room: string; readonly files: number; readonly lines: number }[];
  /** Files that import each other in a cycle, types included. */
  readonly circles: readonly (readonly string[])[];
  /** Imports inside the host from a stratum to a higher one. */
  readonly up: readonly string[];
  /** Imports from one feature of the host to another. */
  readonly across: readonly string[];
  /** Files of the host outside any stratum. */
  readonly homeless: readonly string[];
  /** For each kind of question: the files that name it. */
  readonly questions: ReadonlyMap<string, readonly string[]>;
  /** For each kind of question that a book asks: the files that import it. */
  readonly askers: ReadonlyMap<string, readonly string[]>;
  /** The members a rulebook must write; the rest of `Ruleset` has defaults. */
  readonly members: readonly string[];
}

export function houseOf(sources: readonly Source[] = sourcesOf('src', 'commands')): House {
  const graph = new Map(sources.map(({ path, imports }) => [path, imports]));
  const arrows = sources
    .filter(({ path }) => path.startsWith('src/host/'))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => name.startsWith('src/host/')).map((name) => [path, name] as const),
    );
  const shown = ([from, to]: readonly [string, string]): string => `${from} imports ${to}`;
  const host = sources.map(({ path }) => path).filter((path) => path.startsWith('src/host/'));
  const questions = questionsOf(sources);
  return {
    rooms: roomsOf(sources),
    circles: circlesIn(graph),
    up: arrows.filter(([from, to]) => stratumOf(to) > stratumOf(from)).map(shown),
    across: arrows
      .filter(([from, to]) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to))
      .map(shown),
    homeless: host.filter((path) => stratumOf(path) < 0),
    questions,
    askers: askersOf(questions, sources),
    members: neededOf(sources.find(({ path }) => path === 'src/kernel/defaults/index.ts')!),
  };
}

function roomsOf(sources: readonly Source[]): House['rooms'] {
  const rooms = Map.groupBy(sources, ({ path }) => roomOf(path));
  return [...rooms]
    .map(([room, files]) => ({
      room,
      files: files.length,
      lines: files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    }))
    .toSorted((a, b) => b.lines - a.lines);
}

/** `src/host` by stratum, each rulebook separately, otherwise the folder below `src`. */
function roomOf(path: string): string {
  const [top, room, inside, deeper] = path.split('/');
  if (top !== 'src' || inside === undefined) return top === 'src' ? 'src' : top!;
  const isDivided = (room === 'host' || room === 'rules') && deeper !== undefined;
  return isDivided ? `src/${room}/${inside}` : `src/${room}`;
}

function stratumOf(path: string): number {
  const [, , room = '', ...inside] = path.split('/');
  const name = inside.length > 0 ? room : room === 'create.ts' ? 'create' : 'types';
  return STRATA.findIndex((each) => each === name);
}

function featureOf(path: string): string | undefined {
  return /^src\/host\/verbs\/([^/]+)\//.exec(path)?.[1];
}

function questionsOf(sources: readonly Source[]): House['questions'] {
  const found = new Map<string, string[]>();
  for (const { path, tree } of sources) {
    const named = new Set<string>();
    visit(tree, ({ type, value }) => {
      if (type === 'Literal' && typeof value === 'string' && /^ASK-\d+$/.test(value)) named.add(value);
    });
    for (const kind of named) found.set(kind, [...(found.get(kind) ?? []), path]);
  }
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}

function askersOf(questions: House['questions'], sources: readonly Source[]): House['askers'] {
  const books = [...questions].map(
    ([kind, files]) => [kind, files.filter((path) => path.startsWith('src/rules/'))] as const,
  );
  return new Map(
    books
      .filter(([, files]) => files.length > 0)
      .map(([kind, files]) => [
        kind,
        sources.filter(({ imports }) => files.some((path) => imports.includes(path))).map(({ path }) => path),
      ]),
  );
}

/** The names in the type `Needed`, and the order kinds whose writing a rulebook must define. */
function neededOf({ tree }: Source): readonly string[] {
  const members: string[] = ['stock'];
  visit(tree, (node) => {
    const { id, typeAnnotation } = node as Node & {
      id?: { name?: string };
      typeAnnotation?: { types?: readonly Node[] };
    };
    if (node.type !== 'TSTypeAliasDeclaration' || id?.name !== 'Needed') return;
    for (const { literal } of (typeAnnotation?.types ?? []) as readonly (Node & { literal?: { value?: string } })[]) {
      if (literal?.value !== undefined) members.push(literal.value);
    }
  });
  return members;
}
