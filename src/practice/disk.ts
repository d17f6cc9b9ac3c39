import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from './seed.ts';
import type { World } from './world.ts';

/** Storage for the world and the attached files. */
export type Disk = {
  /** The stored world. Undefined the first time. */
  load(): World | undefined;
  /** Saves the world soon; several changes in a row are written once. */
  saveSoon(world: World): void;
  /** Writes what has not been saved. */
  flush(): void;
  keepFile(id: string, bytes: Uint8Array): void;
  file(id: string): Uint8Array | undefined;
};

const SOON_MS = 50;
const AGAIN_MS = 1000;

export function diskIn(folder: string, onError: (error: unknown) => void): Disk {
  const files = join(folder, 'attachments');
  const worldFile = join(folder, 'world.json');
  mkdirSync(files, { recursive: true });
  let unsaved: World | undefined;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unsaved !== undefined) writeWhole(worldFile, JSON.stringify(unsaved));
    unsaved = undefined;
  };
  // A full disk may free up later. Until then one complaint is enough.
  let complained = false;
  const flushOrAgain = () => {
    try {
      flush();
      complained = false;
    } catch (error) {
      if (!complained) onError(error);
      complained = true;
      timer = setTimeout(flushOrAgain, AGAIN_MS);
    }
  };
  return {
    load: () => readWorld(worldFile),
    saveSoon(world) {
      unsaved = world;
      timer ??= setTimeout(flushOrAgain, SOON_MS);
    },
    flush,
    keepFile: (id, bytes) => writeWhole(join(files, id), bytes),
    file: (id) => readIfThere(join(files, id)),
  };
}

/** Storage in memory, for tests and for trying things out. */
export function memory(): Disk {
  const files = new Map<string, Uint8Array>();
  return {
    load: () => undefined,
    saveSoon: () => undefined,
    flush: () => undefined,
    keepFile: (id, bytes) => void files.set(id, bytes),
    file: (id) => files.get(id),
  };
}

function readWorld(path: string): World | undefined {
  const bytes = readIfThere(path);
  if (bytes === undefined) return undefined;
  const world = JSON.parse(new TextDecoder().decode(bytes)) as
    | World
    | (Omit<World, 'fileSecret'> & { fileSecret?: string });
  if (world.version !== 1) throw new Error(`${path} was written by another version of the practice server`);
  // A world stored before URLs were signed gets its secret now.
  return { ...world, fileSecret: world.fileSecret ?? newSecret() };
}

/** Writes to a temporary file and renames it, so that readers never see half a file. */
function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
