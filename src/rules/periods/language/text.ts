/** Orders as text: English, which is stored, or French. */
import type { Language } from '../../../kernel/ruleset.ts';
import { type Item, itemsOf } from './items.ts';
import type { Errand, Line, Order, Ride, Sheet } from '../order.ts';
import { slots } from './slots.ts';
import { itemText } from './table.ts';
import { VOCABULARY } from './vocabulary.ts';

const { shown } = VOCABULARY;

/** `3L advance 4, if charged stand`. */
export function itemsText(unit: string, items: readonly Item[], language: Language): string {
  return `${unit} ${items.map((each) => itemText(each, language)).join(', ')}`;
}

/** `3L wheel left 14.85, advance 4, if charged stand`. */
export function lineText(line: Line, language: Language = 'en'): string {
  return itemsText(line.unit, itemsOf(line), language);
}

/** `12A to 3L: harass`. */
function errandText({ adc, to, posture }: Errand, language: Language): string {
  return itemsText(adc, [{ is: 'errand', to, posture }], language);
}

/** `1G ride to 72.5x64 with 3L`. */
function rideText({ officer, to, with: unit }: Ride, language: Language): string {
  const place = slots.to.write({ kind: 'point', at: to }, language);
  const beside = unit === undefined ? [] : [shown('with', language), unit];
  return [officer, shown('ride', language), shown('go', language), place, ...beside].join(' ');
}

/** PE-STEP-02. All that a side has written, in the order of its units, then of its officers. */
export function sheetText({ lines, rides, errands }: Sheet, language: Language = 'en'): string {
  return [
    ...lines.map((line) => lineText(line, language)),
    ...rides.map((ride) => rideText(ride, language)),
    ...errands.map((errand) => errandText(errand, language)),
  ].join('; ');
}

/** A side's part of the order that opens the sheets. */
const PART = { red: { en: 'red', fr: 'rouge' }, blue: { en: 'blue', fr: 'bleu' } } as const;
const COLON = { en: ':', fr: ' :' } as const;

/** PE-STEP-03. `sheets red: 3L charge 11L | blue: 11L stand`; a part that is not known is left out. */
export function sheetsText(
  sheets: { readonly red?: Sheet | undefined; readonly blue?: Sheet | undefined },
  language: Language = 'en',
): string {
  const parts = (['red', 'blue'] as const).flatMap((side) => {
    const sheet = sheets[side];
    return sheet ? [`${PART[side][language]}${COLON[language]} ${sheetText(sheet, language)}`.trim()] : [];
  });
  return [{ en: 'sheets', fr: 'feuilles' }[language], parts.join(' | ')].join(' ').trim();
}

/** Orders without a unit, each its word. */
const ALONE = ['seal', 'quarter', 'half', 'fight', 'resign', 'draw'] as const;

export function write(order: Order, language: Language = 'en'): string {
  if (order.kind === 'line') return lineText(order.line, language);
  if (order.kind === 'ride') return rideText(order.ride, language);
  if (order.kind === 'errand') return errandText(order.errand, language);
  if (order.kind === 'strike') return `${order.unit} ${shown('nothing', language)}`;
  if (order.kind === 'sheets') return sheetsText(order, language);
  const word = ALONE.find((each) => each === order.kind);
  // An order that is never typed is shown as its kind.
  return word === undefined ? order.kind : shown(word, language);
}
