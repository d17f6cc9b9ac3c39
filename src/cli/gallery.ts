/** `npm run gallery [-- folder]`: everything the painter can draw, as picture files and a page that shows them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintPage, paintPicture } from '../paint/paint.ts';
import { eyesSheet } from './gallery/eyes.ts';
import { fileOf, pageOf, ROOMS, type Subject, type Tables, THEMES } from './gallery/pictures.ts';

const folder = process.argv[2] ?? 'docs/gallery';
let total = 0;

await mkdir(folder, { recursive: true });
for (const subject of ROOMS.flatMap(({ subjects }) => subjects))
  for (const theme of THEMES) {
    const data = await dataOf(subject, theme);
    await writeFile(join(folder, fileOf(subject, theme)), data);
    total += data.length;
    console.log(`${fileOf(subject, theme)}  ${Math.round(data.length / 1024)} KiB`);
  }
await writeFile(join(folder, 'README.md'), pageOf(ROOMS));
console.log(`${Math.round(total / 1024)} KiB in all`);

async function dataOf(subject: Subject | Tables, theme: (typeof THEMES)[number]): Promise<Buffer> {
  if ('page' in subject) return paintPage(subject.page(theme))[0]!.data;
  const { scene, width, eyes } = subject;
  return eyes ? eyesSheet(scene(theme), width) : (await paintPicture(scene(theme), { width })).data;
}
