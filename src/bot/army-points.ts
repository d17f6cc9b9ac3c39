/** `1500`, `1 500`, `1,500`: the size of a game as somebody types it, in army points. */
export function pointsOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s.,'’]/g, '');
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined;
}
