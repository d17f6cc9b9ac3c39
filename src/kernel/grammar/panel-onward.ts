/** How an order that is complete may continue on the panel: further units, or further details. */
import { type Press, type PressRow, spoken } from '../compose.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { added, type Branch, lastWord } from './branch.ts';
import type { Draft, PanelNames, Scope } from './panel.ts';

export interface Onward<S> {
  /** The order without what the growing order does not lead to, such as conditions in any combination. */
  readonly bare?: (draft: string) => string;
  /** What is decided beforehand about the order. */
  readonly toggles?: (scope: Scope<S>, draft: string) => readonly PressRow[];
  /** The continuations, by the slots that they fill; nothing else is offered. */
  readonly rows: readonly { readonly says: Phrase; readonly slots: readonly string[] }[];
  /** The buttons of one of these rows: `open` is legal. */
  readonly onward: (scope: Scope<S>, draft: Draft, open: readonly Branch[]) => readonly Press[];
}

/** Behind a list its other values are still to choose. */
export function rowsBehind<S>(
  panel: Onward<S> & Pick<PanelNames<S>, 'noun'>,
  scope: Scope<S>,
  draft: Draft,
  path: readonly Branch[],
): PressRow[] {
  const lead = path.findIndex(({ isList }) => isList);
  const [node, named] = lead === -1 ? [draft.node, []] : [path[lead - 1]!, path.slice(lead + 1)];
  const onward = node.grown.branches();
  return panel.rows.map(({ says, slots }) => {
    const some = onward.filter(({ slot }) => slot !== undefined && slots.includes(slot));
    const list = some.find(({ isList }) => isList);
    const presses = list
      ? togglePresses(panel, scope, node, list, named.map(lastWord))
      : panel.onward(scope, { ...draft, node }, leavesOf(scope, some));
    return { says, presses };
  });
}

/** The first legal orders on every branch. */
export function leavesOf<S>(scope: Scope<S>, branches: readonly Branch[]): Branch[] {
  return branches.flatMap((each) => {
    if (each.isAside) return [];
    if (each.isWhole) return scope.whyNot(each.grown.canonical) ? [] : [each];
    return leavesOf(scope, each.grown.branches());
  });
}

/** Each value is on or off: pressing toggles it. */
function togglePresses<S>(
  { noun }: Pick<PanelNames<S>, 'noun'>,
  { now, whyNot }: Scope<S>,
  bare: Branch,
  lead: Branch,
  named: readonly string[],
): Press[] {
  return lead.grown.branches().flatMap((each): Press[] => {
    const id = lastWord(each);
    const isOn = named.includes(id);
    const next = isOn ? named.filter((other) => other !== id) : [...named, id];
    const text = next.length === 0 ? bare.grown.canonical : `${lead.grown.canonical} ${next.join(' ')}`;
    const says = phrase('compose-beside', { unit: noun(now, id), id, on: isOn ? 'yes' : 'no' });
    return whyNot(text) ? [] : [{ text, says, isToggle: true }];
  });
}

/** The most telling of many values, with the reasons to name them, then others, until there are a few. */
export function telling<T>(
  all: readonly T[],
  best: Readonly<Record<string, T | undefined>>,
  few: number,
): { readonly each: T; readonly whys: readonly Phrase[] }[] {
  const reasons = Object.entries(best);
  const named = new Set(reasons.flatMap(([, each]) => each ?? []));
  const list = [...new Set([...named, ...all])].slice(0, Math.max(named.size, few));
  return list.map((each) => ({
    each,
    whys: reasons.flatMap(([why, which]) => (which === each ? [phrase(`compose-end-${why}`)] : [])),
  }));
}

/** What a branch adds to one before it, as text. */
export function tail(each: Branch, before: Branch): Phrase {
  return spoken(added(each, before));
}
