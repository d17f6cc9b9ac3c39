/** Suggested orders as buttons, with reasons above them. The best one stands out. */
import type { Post } from '../../host/post.ts';
import { writeId } from '../interactions/id.ts';
import { type Button, button, type Inner, rows, small, text as words } from './parts.ts';

type Ideas = NonNullable<Post['ideas']>;

export function ideaRows(ideas: Ideas): Inner[] {
  const reasons = reasonsFor(ideas);
  return [...(reasons === '' ? [] : [words(reasons)]), ...rows(ideaButtons(ideas))];
}

function ideaButtons({ battle, orders }: Ideas): Button[] {
  return orders.map(({ text, label }, index) =>
    button(writeId('idea', battle, text), label, index === 0 ? 'main' : 'other'),
  );
}

/** A line of small print for each suggestion that has a reason. */
export function reasonsFor({ orders }: Ideas): string {
  return orders.flatMap(({ label, why }) => (why === undefined ? [] : [small(`${label} · ${why}`)])).join('\n');
}
