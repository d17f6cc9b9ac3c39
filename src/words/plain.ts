/**
 * Text typed by people, made safe inside a Discord message: it shows as it was typed and can neither mention, link,
 * format, nor disturb its neighbours.
 */

/** Invisible, and no space: put where Discord must not recognise what follows. */
const JOINER = '\u2060';

/** Controls but the line feed; bidi and zero-width marks; tags; unassigned and private characters; blank letters. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]|\u034f|(?!\n)\p{Cc}/gu;

/** More marks than this on one letter reach into the lines above. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** Most of what is said inside a sentence, and nothing below would change it. */
const HARMLESS = /^[A-Za-z0-9 ]*$/;

export function plain(text: string): string {
  if (HARMLESS.test(text)) return text;
  return uncalled(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
      .replaceAll('\t', ' ')
      .normalize('NFC')
      .replace(UNSEEN, '')
      .replace(MARKS, '$1')
      // Markdown anywhere, and what only counts at the start of a line: quotes, headings, small print, lists.
      .replace(/[\\*_~`|[\]]/g, '\\$&')
      .replace(/^(\s*)([>#+-])/gm, '$1\\$2')
      .replace(/^(\s*\d+)([.)]\s)/gm, '$1\\$2'),
  );
}

/** Without mentions, timestamps, custom emoji, links and invitations, though it looks the same. */
export function uncalled(text: string): string {
  return text
    .replace(/[<@]/g, `$&${JOINER}`)
    .replace(/:\/\//g, `:${JOINER}//`)
    .replace(/(discord(?:app)?)(\.)/gi, `$1${JOINER}$2`);
}
