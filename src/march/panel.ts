/** The panel of orders in centimetres: what it adds to the one of every book. */
import { CENTIMETRE, type Length } from '../field/length.ts';
import type { Press, PressRow, Typed } from '../kernel/compose.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { bilingual } from '../kernel/text/quoted.ts';
import type { Leg } from './legs.ts';

/** `Advance 12: straight on`. */
export function proposedSays(
  { en, fr }: { readonly en: string; readonly fr: string },
  whys: readonly Phrase[],
): Phrase {
  const words = bilingual(en, fr);
  return whys.length === 0 ? phrase('compose-verb', { words }) : phrase('march-proposed', { words, whys });
}

const STEPS: readonly Length[] = [-1, -0.5, 0.5, 1].map((step) => step * CENTIMETRE);

/** The same order, its last leg a little longer or shorter. */
export function lengthRow(
  legs: readonly Leg[],
  textWith: (legs: readonly Leg[]) => string,
  whyNot: (text: string) => Refusal | undefined,
): PressRow {
  const last = legs.at(-1)!;
  const presses = STEPS.flatMap((step): Press[] => {
    const by = last.by + step;
    const text = textWith([...legs.slice(0, -1), { ...last, by }]);
    const says = phrase(step > 0 ? 'march-longer' : 'march-shorter', { by: Math.abs(step) / CENTIMETRE });
    return by <= 0 || whyNot(text) ? [] : [{ text, says, isToggle: true }];
  });
  return { says: phrase('march-row-lengths'), presses };
}

/** The number of a proposal, or an order's words; what is not an order yet is refused with what it could be. */
export function typedOrder(
  rows: readonly PressRow[],
  example: string,
  read: (word: string) => string | Refusal,
): Typed {
  const numbered = rows.flatMap(({ presses }) => presses.filter(({ place, refusal }) => place && !refusal));
  return {
    says: phrase('march-type'),
    example,
    take: (word) => numbered[Number(/^\s*(\d)\s*$/u.exec(word)?.[1]) - 1]?.text ?? read(word),
  };
}
