/** `npm run node -- src/cli/gallery.ts [folder]`: sample scenes as picture files, for looking at. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintPicture } from '../paint/paint.ts';
import { counterScene } from '../paint/sample-counters.ts';
import { largeScene, smallScene } from '../paint/sample.ts';
import type { Scene } from '../scene/scene.ts';

const folder = process.argv[2] ?? 'data/gallery';
const crop = { around: '1309', across: 16 } as const;
const scenes: Record<string, Scene> = {
  'crop-night': largeScene('night', crop),
  'crop-day': largeScene('day', crop),
  'close-night': largeScene('night', { around: '1309', across: 9 }),
  'corner-day': largeScene('day', { around: '0101', across: 12 }),
  'whole-night': largeScene('night', 'whole'),
  'whole-day': largeScene('day', 'whole'),
  'small-night': smallScene('night'),
  'small-day': smallScene('day'),
  'counters-night': counterScene('night', { around: '0907', across: 14 }),
  'counters-day': counterScene('day'),
};

await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  const { data, width, height } = await paintPicture(scene);
  await writeFile(join(folder, `${name}.png`), data);
  console.log(`${name}.png  ${width} x ${height}  ${Math.round(data.length / 1024)} KiB`);
}
