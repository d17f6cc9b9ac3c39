/** The version of these rules; `npm run rules-version -- --write` raises it where battles go otherwise than before. */
export const VERSION = '2';
