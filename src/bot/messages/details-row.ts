/** The button that opens a post's details. */
import type { Post } from '../../host/post.ts';
import { writeId } from '../interactions/id.ts';
import { type Button, button } from './parts.ts';

export function detailButtons(post: Post): Button[] {
  const { details } = post;
  if (!details) return olderDetails(post);
  const { battle, from, to, question, dice: [first, last] = ['_', '_'], label } = details;
  return [button(writeId('details', battle, from, to, question ?? '_', first, last, 1), label)];
}

/** Posts queued by an older version have separate buttons for clauses, dice and house rules. */
function olderDetails({ rules, thrown }: Post): Button[] {
  const passage = ({ battle, from, to }: NonNullable<Post['thrown']>) => [battle, from, to] as const;
  const asked = rules?.question === undefined ? [] : [rules.question];
  return [
    ...(rules ? [button(writeId('touched', ...passage(rules), ...asked), rules.label)] : []),
    ...(thrown ? [button(writeId('drawn', ...passage(thrown), thrown.question ?? '_', 1), thrown.label)] : []),
    ...(rules?.options === undefined ? [] : [button(writeId('options', rules.battle, 1), rules.options)]),
  ];
}
