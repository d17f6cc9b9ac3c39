/** `npm run soak` tests the same as `npm test`, more often: every kill, and twenty times the rounds. */
export const soaking = process.env['SOAK'] !== undefined;

/** How often a property is tried. */
export function rounds(usual: number): number {
  return soaking ? usual * 20 : usual;
}
