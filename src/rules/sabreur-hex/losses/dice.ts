/** SH-DICE-01. What a die may show. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
