/** The end of the orders: which units attack without orders, and which are held back. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { moraleLine, textIn } from './dice.ts';
import { factAt, line, nameIn, type Page, say, type Story, variantFor } from './story.ts';
import { sideName } from './turn.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** SH-Q-17. Unspent points are given up: also said in a preview, before it happens. */
export function tellEndedOrders(story: Story, at: number, fact: Told<'endedOrders'>, page: Page): void {
  const points = story.positions[at]!.orderPoints;
  const side = sideName(fact.side);
  say(page, points > 0 ? phrase('tell-ended-orders-unspent', { side, points }) : phrase('tell-ended-orders', { side }));
}

/** SH-ORDERS-19, -20. A test to hold back an Impetuous unit, or of a unit with Tactical Sense, and its result. */
export function tellLateTest(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  const unit = roll.unit ?? '';
  const result = factAt(story, at + 1);
  if (result) {
    const id = `tell-${textIn(roll.about, 'reason')}-${result.type === 'passed' ? 'passed' : 'failed'}`;
    say(page, phrase(id, { unit: nameIn(story, unit), variant: variantFor(story, unit) }));
  }
  line(page, moraleLine(story, roll, got));
}

/** SH-ORDERS-20. No unit was tested: the side chose not to. */
export function tellPassedOver(story: Story, at: number, fact: Told<'passedOver'>, page: Page): void {
  if (factAt(story, at - 1)?.type === 'failed') return;
  const units = fact.units.map((id) => phrase('tell-id', { unit: nameIn(story, id) }));
  say(page, phrase('tell-passed-over', { units }));
}
