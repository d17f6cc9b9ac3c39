/** What one might order, as buttons: the best of them stands out. */
import type { Post } from '../host/post.ts';
import { writeId } from './id.ts';
import { button, type Row, rows } from './parts.ts';

export function ideaRows({ battle, orders }: NonNullable<Post['ideas']>): Row[] {
  return rows(
    orders.map(({ text, label }, index) =>
      button(writeId('idea', battle, text), label, index === 0 ? 'main' : 'other'),
    ),
  );
}
