/** A picture for tests in which it does not matter what is painted. */
export const PIXEL = {
  data: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  type: 'png',
  width: 1,
  height: 1,
} as const;
