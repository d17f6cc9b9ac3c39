/** An army as text, in canonical form. */
import { namesText, nounText } from '../../../kernel/text/names.ts';
import { brigadeText } from '../scenario/brigade.ts';
import { type Army, isNamed } from './army.ts';
import { enlistedLine } from './unit-line.ts';

export function writeArmy({ name, points, nation, units, brigades }: Army): string {
  const named = units.filter(isNamed);
  const parts: readonly (readonly string[])[] = [
    [`army ${namesText(name)} points ${points}`, ...(nation ? [`nation ${nation}`] : [])],
    units.map(enlistedLine),
    named.map(({ id, name: own }) => `name ${id} ${nounText(own)}`),
    brigades.map((brigade) => `brigade ${brigadeText(brigade)}`),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
