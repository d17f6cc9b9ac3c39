/**
 * A manual action as the text of its entry: `hand ` and its canonical JSON. No order looks like this, and it is never
 * typed: only this module writes and reads it. People see the deeds.
 */
import { z } from 'zod';
import { canonical } from '../../kernel/canonical.ts';
import type { Hand } from '../../kernel/hand.ts';
import type { Language, Ordered } from '../../kernel/ruleset.ts';
import type { ShownRuleset } from '../battle/shown.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { side } from '../store/stored.ts';

/** Limits that keep a roll at the desk readable. */
export const DICE = { most: 20, fewestSides: 2, mostSides: 100 } as const;

const said = { who: z.string(), why: z.string() };

const hand: z.ZodType<Hand> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ruling'), by: z.union([side, z.literal('umpire')]), ...said, deeds: z.string() }),
  z.strictObject({
    kind: z.literal('throw'),
    ...said,
    dice: z.int().min(1).max(DICE.most),
    sides: z.int().min(DICE.fewestSides).max(DICE.mostSides),
    unit: z.string().exactOptional(),
  }),
]);

const WORD = 'hand ';

export function handText(what: Hand): string {
  return `${WORD}${canonical(what)}`;
}

/** No ruleset has orders with braces; if one ever does, they must not be mistaken for this. */
export function isHandText(text: string): boolean {
  return text.startsWith(`${WORD}{`);
}

/** Throws if the text only begins like one. */
export function readHand(text: string): Hand | undefined {
  return isHandText(text) ? hand.parse(JSON.parse(text.slice(WORD.length))) : undefined;
}

export function handOrdered(rules: AnyRuleset, text: string): Ordered<unknown> | undefined {
  const what = readHand(text);
  return what && { text: handText(what), order: rules.desk.order(what) };
}

/** A stored text in a reader's language, as far as they may see it: an order, the deeds of a ruling, or the dice of a roll. */
export function shownText(rules: ShownRuleset, text: string, language: Language): string {
  const seen = rules.seenText(text);
  const what = readHand(seen);
  if (!what) return rules.showOrder(seen, language);
  if (what.kind === 'throw') return [`${what.dice}D${what.sides}`, what.unit ?? []].flat().join(' ');
  // A ruling without deeds has only its reason, which the sentences tell.
  return what.deeds === '' ? '⚖' : rules.desk.show(what.deeds, language);
}
