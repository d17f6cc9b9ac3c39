/** The bot's answer in a form for tests: every component, nested ones included, and the whole text. */
import type { Answer } from '../../src/bot/interactions/answer.ts';

/** A component of a message as sent to Discord. */
export interface Part {
  readonly type?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly content?: string;
  readonly disabled?: boolean;
  readonly min_values?: number;
  readonly options?: readonly Choice[];
  readonly items?: readonly { readonly description?: string }[];
  readonly components?: readonly Part[];
}

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly default?: boolean;
}

/** Plain text is one part, its rows are the others. */
export function partsOf(answer: Answer): readonly Part[] {
  const parts = 'parts' in answer ? answer.parts : [{ content: answer.content }, ...(answer.rows ?? [])];
  return (parts as unknown as readonly Part[]).flatMap(inside);
}

function inside(part: Part): readonly Part[] {
  return [part, ...(part.components ?? []).flatMap(inside)];
}

export function textOf(answer: Answer): string {
  return partsOf(answer)
    .flatMap(({ content }) => content ?? [])
    .join('\n');
}
