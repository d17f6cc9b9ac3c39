/** The place of a battle is gone: stored with the options of the battle. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Battle } from '../store/store.ts';

/** `held`: it was being played, and continues with its place. */
const gone = z.object({ how: z.enum(['deleted', 'left']), held: z.boolean() });

export type Gone = z.infer<typeof gone>;

export function goneOf({ options }: Pick<Battle, 'options'>): Gone | undefined {
  return gone.optional().parse(options['gone']);
}

export function goneSays({ how }: Pick<Gone, 'how'>): Phrase {
  return phrase(`place-gone-${how}`);
}
