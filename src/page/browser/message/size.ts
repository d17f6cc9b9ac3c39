const SIZES = ['byte', 'kilobyte', 'megabyte'] as const;

/** `12.5 kB`, in the reader's locale. */
export function sizeIn(locale: string, bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const unitDisplay = power === 0 ? 'long' : 'short';
  const unit = { style: 'unit', unit: SIZES[power], unitDisplay, maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, unit).format(bytes / 1000 ** power);
}
