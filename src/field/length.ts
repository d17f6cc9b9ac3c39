/**
 * Lengths on a table (SK-GEO-01, FB-GEO-01, PE-GEO-01): whole hundredths of a millimetre, so that facts compare
 * exactly and are the same in every version of JavaScript. People read and write centimetres.
 */
export type Length = number;

export const MILLIMETRE: Length = 100;
export const CENTIMETRE: Length = 1_000;

/** Two things touch if they are at most this far apart, and overlap if they share more than this in depth. */
export const TOUCH: Length = 10;

/** To the nearest whole number, halves away from zero: a mirrored position gives the mirrored result. */
export function nearest(value: number): number {
  return value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5);
}

const UNITS: Readonly<Record<string, Length>> = { '': CENTIMETRE, cm: CENTIMETRE, mm: MILLIMETRE };

/**
 * What a person typed as a length: `12`, `12.5`, `12,5`, `12.5 cm`, `80mm`.
 *
 * @returns undefined for anything else, for what is finer than a hundredth of a millimetre, and beyond ten metres.
 */
export function lengthFrom(text: string): Length | undefined {
  const [, whole, fraction = '', unit = ''] = /^(\d{1,4})(?:[.,](\d{1,3}))? ?(cm|mm)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const length = (Number(whole) + Number(`0.${fraction}`)) * UNITS[unit]!;
  const rounded = nearest(length);
  return Math.abs(length - rounded) < 1e-6 && rounded <= 1_000 * CENTIMETRE ? rounded : undefined;
}

/** A length in centimetres, with as many decimals as it needs: `12`, `2.36`, in French `2,36`. */
export function writeLength(length: Length, point: '.' | ',' = '.'): string {
  const whole = Math.trunc(Math.abs(length) / CENTIMETRE);
  const fraction = String(Math.abs(length) % CENTIMETRE)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${length < 0 ? '-' : ''}${whole}${fraction && point}${fraction}`;
}

/** A length as it is said to people: centimetres, to the nearest millimetre; a limit is rounded to its own side. */
export function centimetres(length: Length, rounded: (value: number) => number = nearest): number {
  return rounded(length / MILLIMETRE) / 10;
}
