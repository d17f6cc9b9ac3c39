/** `npm run gallery [-- folder]`: all that the painter can draw, as picture files and a page that shows them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintPicture } from '../paint/paint.ts';
import { eyesSheet } from './gallery/eyes.ts';
import { fileOf, pageOf, ROOMS, THEMES } from './gallery/pictures.ts';

const folder = process.argv[2] ?? 'docs/gallery';
let total = 0;

await mkdir(folder, { recursive: true });
for (const subject of ROOMS.flatMap(({ subjects }) => subjects))
  for (const theme of THEMES) {
    const { scene, width, eyes } = subject;
    const data = eyes ? await eyesSheet(scene(theme), width) : (await paintPicture(scene(theme), { width })).data;
    await writeFile(join(folder, fileOf(subject, theme)), data);
    total += data.length;
    console.log(`${fileOf(subject, theme)}  ${Math.round(data.length / 1024)} KiB`);
  }
await writeFile(join(folder, 'README.md'), pageOf(ROOMS));
console.log(`${Math.round(total / 1024)} KiB in all`);
