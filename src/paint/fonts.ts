/** The project's own fonts. A character missing from them is replaced before drawing, so no system font can slip in. */
import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import { lettersIn } from './woff2.ts';

export type Face = 'figures' | 'label' | 'title';

const FACES: Record<Face, { alias: string; weight: number; files: readonly string[] }> = {
  figures: { alias: 'Adc Figures', weight: 700, files: both('barlow-condensed', 700) },
  label: { alias: 'Adc Label', weight: 600, files: both('barlow-semi-condensed', 600) },
  title: { alias: 'Adc Title', weight: 700, files: both('eb-garamond', 700) },
};

/** Height of the lowest capital or figure, and of small letters, as parts of the font size. */
export const HEIGHTS: Record<Face, { capital: number; small: number }> = {
  figures: { capital: 0.7, small: 0.506 },
  label: { capital: 0.7, small: 0.506 },
  title: { capital: 0.64, small: 0.43 },
};

function both(family: string, weight: number): string[] {
  return ['latin', 'latin-ext'].map((subset) => `${family}-${subset}-${weight}-normal.woff2`);
}

const has = new Map<Face, ReadonlySet<number>>();

/** Registers the fonts once in this thread. Each family's two subsets share one alias. */
export function loadFonts(): void {
  if (has.size > 0) return;
  for (const [face, { alias, files }] of Object.entries(FACES) as [Face, (typeof FACES)[Face]][]) {
    const letters = new Set<number>();
    for (const file of files) {
      const data = readFileSync(new URL(`../../assets/fonts/${file}`, import.meta.url));
      if (!GlobalFonts.register(data, alias)) throw new Error(`The font ${file} cannot be used.`);
      for (const letter of lettersIn(data)) letters.add(letter);
    }
    has.set(face, letters);
  }
}

/** The CSS font of a face at a size in pixels. */
export function fontOf(face: Face, size: number): string {
  const { alias, weight } = FACES[face];
  return `${weight} ${Math.round(size * 100) / 100}px "${alias}"`;
}

/** A symbol such as ⚖ before the words. */
const SIGN = /^(\p{Extended_Pictographic})\uFE0F?\s+/u;

/**
 * Restricts the text to the face's characters: an unknown accent or symbol is dropped, an unknown letter becomes a
 * middle dot.
 */
export function writable(face: Face, text: string): string {
  const letters = has.get(face);
  if (!letters) throw new Error('The fonts are not loaded yet.');
  const known = (char: string) => letters.has(char.codePointAt(0)!);
  const words = text.normalize('NFC').replace(SIGN, (whole: string, sign: string) => (known(sign) ? whole : ''));
  return Array.from(words, (char) => {
    if (known(char)) return char;
    const bare = char.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== '' && Array.from(bare).every(known) ? bare : /\p{M}|\p{Cf}/u.test(char) ? '' : '·';
  }).join('');
}
