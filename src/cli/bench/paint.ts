/**
 * What pictures cost, relative to something measured in the same run, so that a slow or busy machine does not matter.
 */
import { neighbour } from '../../hex/grid.ts';
import type { HexScene } from '../../scene/hex.ts';
import type { Board, Scene } from '../../scene/scene.ts';
import { drawScene, paintPicture, pixelsOf } from '../../paint/paint.ts';
import { sampleScene } from '../../paint/field/sample.ts';
import { largeScene } from '../../paint/hex/sample.ts';
import { openStudio } from '../../paint/studio.ts';
import { cpuOf } from './cpu.ts';
import { threadCpu, watchThread } from './watch-thread.ts';
import { type Line, whole } from './table.ts';

export interface PictureCost {
  /**
   * Median milliseconds of CPU from a scene to PNG bytes, with its terrain already drawn; each scene is one move from
   * the last.
   */
  readonly ours: number;
  /** The same for the canvas's own encoder on the finished picture, without drawing (median). */
  readonly canvas: number;
  readonly ratio: number;
  readonly bytes: number;
  readonly canvasBytes: number;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

const MOVED = '26L';
/** Rounds until the compiler is done. */
const WARM_UP = 15;

/** A crop of 16 hexes with one of everything, and the same with a unit in its middle one hex farther. */
function hexScenes(): readonly Scene[] {
  const scene = largeScene('night', { around: '1309', across: 16 });
  const pieces = scene.pieces.map((unit) => (unit.name === MOVED ? { ...unit, at: neighbour(unit.at, 0)! } : unit));
  return [scene, { ...scene, pieces }];
}

/** Sixty centimetres of a table with one of everything, and the same with a unit a centimetre farther. */
function tableScenes(): readonly Scene[] {
  const scene = sampleScene('night', { around: '45000,35000', across: 60_000 });
  const [first, ...others] = scene.pieces;
  const bodies = first!.bodies.map((body) => ({ ...body, at: [body.at[0], body.at[1] + 1_000] as [number, number] }));
  return [scene, { ...scene, pieces: [{ ...first!, bodies }, ...others] }];
}

const SCENES: Readonly<Record<Board, () => readonly Scene[]>> = { hex: hexScenes, field: tableScenes };

/** A crop of a board, painted and encoded by us and encoded by the canvas, in turns. */
export async function measurePicture(board: Board, rounds = 15): Promise<PictureCost> {
  const scenes = SCENES[board]();
  const ours: number[] = [];
  const theirs: number[] = [];
  let [bytes, canvasBytes] = [0, 0];
  for (let round = -WARM_UP; round < rounds; round++) {
    const scene = scenes[Math.abs(round % 2)]!;
    const own = await cpuOf(async () => {
      bytes = (await paintPicture(scene)).data.length;
    });
    const { canvas } = drawScene(scene);
    pixelsOf(canvas);
    const other = await cpuOf(async () => {
      canvasBytes = (await canvas.encode('png')).length;
    });
    if (round < 0) continue;
    ours.push(own / 1000);
    theirs.push(other / 1000);
  }
  const [own, other] = [median(ours), median(theirs)];
  return { ours: own, canvas: other, ratio: own / other, bytes, canvasBytes };
}

interface MainThreadCost {
  /** The most CPU the main thread used in one turn of its event loop, in milliseconds. */
  readonly longestPiece: number;
  /** All CPU of the main thread for as many pictures without the watching, in milliseconds. */
  readonly total: number;
  readonly pictures: number;
  /** Wall-clock milliseconds until the last picture. */
  readonly elapsed: number;
}

/** Paints several scenes requested at once, measuring the main thread's CPU at every turn of its event loop. */
async function measureMainThread(pictures = 20): Promise<MainThreadCost> {
  const scenes = Array.from(
    { length: pictures },
    (_, i): HexScene => largeScene(i % 2 === 0 ? 'night' : 'day', { around: '1309', across: 12 + (i % 4) }),
  );
  const watch = watchThread();
  const studio = openStudio();
  const paintAll = () => Promise.all(scenes.map((scene, i) => studio.paint(scene, { whom: `${i}`, isUrgent: true })));
  const start = performance.now();
  await paintAll();
  const elapsed = performance.now() - start;
  const longestPiece = watch.stop();
  const before = threadCpu();
  await paintAll();
  const total = threadCpu() - before;
  await studio.close();
  return { longestPiece, total, pictures, elapsed };
}

interface Growth {
  /** Megabytes by which the process grew over these pictures, with its caches already full. */
  readonly megabytes: number;
  readonly pictures: number;
  /** Megabytes of the process before and after. */
  readonly before: number;
  readonly after: number;
}

/**
 * How many pictures fill the painter's caches, and over how many the least memory is taken, since garbage comes and
 * goes.
 */
const SETTLING = 300;
const WATCHED = 40;

/** Paints one picture after another in alternating sizes and themes, and measures whether the process keeps growing. */
async function measureGrowth(pictures = 1000): Promise<Growth> {
  const studio = openStudio();
  const views = ['0505', '1309', '1810', '0612', '2004'].flatMap((around) =>
    [9, 12, 16].map((across): HexScene['view'] => ({ around, across })),
  );
  const paintSome = async (count: number): Promise<number> => {
    let least = Infinity;
    for (let i = 0; i < count; i++) {
      const scene = largeScene(i % 2 === 0 ? 'night' : 'day', views[i % views.length]!);
      await studio.paint(scene, { whom: 'bench', isUrgent: true });
      if (i >= count - WATCHED) least = Math.min(least, process.memoryUsage.rss());
    }
    return least / 1e6;
  };
  const before = await paintSome(SETTLING);
  const after = await paintSome(pictures);
  await studio.close();
  return { megabytes: after - before, pictures, before, after };
}

export async function mainThread(): Promise<Line[]> {
  const { longestPiece, total, pictures } = await measureMainThread();
  const from = `${pictures} pictures asked for at once; ${whole(total)} ms in all`;
  return [{ what: 'longest piece of main thread', measured: longestPiece, unit: 'ms', limit: { most: 15 }, from }];
}

export async function growth(): Promise<Line[]> {
  const { megabytes, pictures, before, after } = await measureGrowth();
  const from = `${whole(before)} MB when settled, ${whole(after)} MB ${whole(pictures)} pictures later`;
  return [{ what: 'a thousand pictures: growth', measured: megabytes, unit: 'MB', limit: { most: 50 }, from }];
}
