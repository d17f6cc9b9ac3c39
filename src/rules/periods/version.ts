/** The version of these rules; `npm run rules-version -- --write` raises it if battles play out differently. */
export const VERSION = '2';
