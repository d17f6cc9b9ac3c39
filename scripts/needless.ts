import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Headers, sources and Node's manual. */
const COMPILING = ['node-*/{include,share}', 'better-sqlite3/{deps,src}'];
/** Each database has four: a small and a fast one, in two forms of two and five megabytes. A client loads one. */
const QUERY_COMPILERS = '@prisma/client/runtime/query_compiler_*';
/** One per system: `linux-x64.node`, `linuxmusl-x64.node`, `win32-arm64.node`. */
const SQLITE = 'better-sqlite3/prebuilds/*';

/** One per C library: npm 10 installs both, npm 11 only the right one. */
const CANVASES = '@napi-rs/canvas-linux-*';

export interface System extends Pick<NodeJS.Process, 'platform' | 'arch'> {
  /** The C library, on Linux. */
  readonly libc: 'gnu' | 'musl';
}

/** Paths in `node_modules` that a running bot never opens. */
export function needlessIn(root: string, { platform, arch, libc }: System): string[] {
  const installed = join(root, 'node_modules');
  const found = (pattern: string | string[]): string[] => globSync(pattern, { cwd: installed });
  const clients = globSync('src/generated/*/internal/class.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const isNamed = (path: string): boolean => clients.some((text) => text.includes(`/${basename(path)}"`));
  const isOurs = (path: string): boolean =>
    basename(path).startsWith(platform) && basename(path, '.node').endsWith(`-${arch}`);
  return [
    ...found(COMPILING),
    ...found(QUERY_COMPILERS).filter((path) => !isNamed(path)),
    ...found(SQLITE).filter((path) => !isOurs(path)),
    ...found(CANVASES).filter((path) => !path.endsWith(`-${libc}`)),
  ].map((path) => join(installed, path));
}
