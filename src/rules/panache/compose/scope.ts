/** What every step of composing needs, and the growing order in which a draft is looked up. */
import type { Hex } from '../../../hex/grid.ts';
import type { PressRow } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal, Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
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

/** Where a draft stands among the branches. */
export function nodeAt(branches: readonly Branch[], text: string): Branch | undefined {
  for (const each of branches) {
    const { canonical } = each.grown;
    if (canonical === text) return each;
    if (!text.startsWith(`${canonical} `)) continue;
    const found = nodeAt(each.grown.branches(), text);
    if (found) return found;
  }
  return undefined;
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
  const { en, fr } = added(each, before);
  return phrase('compose-verb', { words: bilingual(en, fr) });
}

function added({ grown }: Branch, { grown: before }: Branch): { readonly en: string; readonly fr: string } {
  const behind = (language: Language) => grown.shown[language].slice(before.shown[language].length).trim();
  return { en: behind('en'), fr: behind('fr') };
}

export function spoken({ en, fr }: { readonly en: string; readonly fr: string }): Phrase {
  return phrase('compose-words', { words: bilingual(en, fr) });
}

export function awaited({ at }: Unit): Mark {
  return { kind: 'awaited', at };
}

export function filled(rows: readonly PressRow[]): PressRow[] {
  return rows.filter(({ presses }) => presses.length > 0);
}
