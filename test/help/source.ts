/** The project's own source, parsed for the house tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A node of the syntax tree, as far as the tests need it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export interface Source {
  /** From the project's root, with forward slashes: `src/rules/sabreur-hex/fire/fire.ts`. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
  /** Its imports, types included: a path from the root for its own files, otherwise the package's name as written. */
  readonly imports: readonly string[];
}

export function sourcesOf(...folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => !path.startsWith('src/generated/'))
      .map(sourceOf),
  );
}

function sourceOf(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const tree = program as unknown as Node;
  const imports: string[] = [];
  visit(tree, (node) => {
    const source = node['source'] as { value?: unknown } | undefined | null;
    const isImport = /^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(node.type);
    if (isImport && typeof source?.value === 'string') imports.push(resolved(path, source.value));
  });
  return { path, text, tree, imports };
}

function resolved(from: string, name: string): string {
  if (!name.startsWith('.')) return name;
  return relative(ROOT, join(ROOT, dirname(from), name)).replaceAll('\\', '/');
}

/** Every node with its parent, from the top. */
export function visit(node: Node, see: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  see(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && 'type' in child) visit(child as Node, see, node);
    }
  }
}

/** `path:line` of a node, for a message. */
export function placeOf(source: Source, node: Node): string {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`;
}
