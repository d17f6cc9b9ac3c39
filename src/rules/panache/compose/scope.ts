/** What every step of composing needs. */
import type { Hex } from '../../../hex/grid.ts';
import { spoken, spokenVerb } from '../../../kernel/compose.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Refusal, Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Mark } from '../../../scene/scene.ts';
import type { Branch } from '../language/branch.ts';
import type { State, Unit } from '../state.ts';

export interface Scope {
  readonly now: State;
  readonly by: Side;
  /** Why an order in canonical text is refused now. */
  readonly whyNot: (text: string) => Refusal | undefined;
  /** Units that this person may order. */
  readonly isOwn: (unit: string) => boolean;
}

export function hexIn({ grown }: Branch): Hex {
  return grown.canonical.split(' ').at(-1)!;
}

/** What a branch adds to another. */
export function tail(each: Branch, before: Branch): Phrase {
  return spoken(added(each, before));
}

/** The same with a capital: a verb by itself. */
export function verb(each: Branch, before: Branch): Phrase {
  return spokenVerb(added(each, before));
}

function added({ grown }: Branch, { grown: before }: Branch): { readonly en: string; readonly fr: string } {
  const behind = (language: Language) => grown.shown[language].slice(before.shown[language].length).trim();
  return { en: behind('en'), fr: behind('fr') };
}

export function awaited({ at }: Unit): Mark {
  return { kind: 'awaited', at };
}
