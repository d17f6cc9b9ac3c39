/**
 * Escapes text typed by people for a Discord message: it appears as typed and cannot mention, link, format or affect
 * its surroundings.
 */

/** Invisible and not a space: put where Discord must not recognise what follows. */
const JOINER = '\u2060';

/**
 * Control characters except the line feed; bidi and zero-width characters; tags; unassigned and private ones; blank
 * letters.
 */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]|\u034f|(?!\n)\p{Cc}/gu;

/** More combining marks than this on one letter reach into the lines above. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** Most texts are like this, and nothing below would change them. */
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
      // Markdown anywhere, and at the start of a line: quotes, headings, small print, lists.
      .replace(/[\\*_~`|[\]]/g, '\\$&')
      .replace(/^(\s*)([>#+-])/gm, '$1\\$2')
      .replace(/^(\s*\d+)([.)]\s)/gm, '$1\\$2'),
  );
}

/** Disables mentions, timestamps, custom emoji, links and invitations without a visible change. */
export function uncalled(text: string): string {
  return text
    .replace(/[<@]/g, `$&${JOINER}`)
    .replace(/:\/\//g, `:${JOINER}//`)
    .replace(/(discord(?:app)?)(\.)/gi, `$1${JOINER}$2`);
}
