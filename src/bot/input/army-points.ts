/** A game size in army points as people type it: `1500`, `1 500`, `1,500`. */
export function pointsOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.,'’]/g, '');
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined;
}
