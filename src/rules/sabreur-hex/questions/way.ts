/** A way by its hexes, for flights and pursuits: `via 1211 1110`, off the map `via 0101 off`; or where to: `toward 0405`. */
import type { Hex } from '../../../hex/grid.ts';
import type { Choice } from '../../../kernel/question.ts';
import type { Reply } from '../language/reply.ts';
import { shownWord } from '../language/vocabulary.ts';

export type Way =
  | { readonly say: 'via'; readonly hexes: readonly Hex[]; readonly off: boolean }
  | { readonly say: 'toward'; readonly place: string };

export const WAY: Choice<Way> = {
  parse(text) {
    const [, place] = /^toward (\S+)$/.exec(text) ?? [];
    if (place !== undefined) return { say: 'toward', place };
    const [all, hexes = '', off] = /^via((?: \d{4})*)( off)?$/.exec(text) ?? [];
    if (all === undefined) return undefined;
    return { say: 'via', hexes: hexes.split(' ').filter((hex) => hex !== ''), off: off !== undefined };
  },
  write(way, language) {
    if (way.say === 'toward') return `${shownWord('toward', language)} ${way.place}`;
    return [shownWord('via', language), ...way.hexes, ...(way.off ? [shownWord('off', language)] : [])].join(' ');
  },
};

export function wayMeant(reply: Reply): Way | undefined {
  return reply.say === 'via' || reply.say === 'toward' ? reply : undefined;
}

export function endOf(way: Way): string | undefined {
  return way.say === 'via' ? way.hexes.at(-1) : way.place;
}
