/** How an order that is complete may continue on the panel: further units, or further details. */
import type { Press, PressRow } from '../compose.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { type Branch, lastWord } from './branch.ts';
import { type Draft, leavesOf, type PanelNames, type Scope } from './panel-step.ts';

export interface Onward<S> {
  /** The order without what the growing order does not lead to, such as conditions in any combination. */
  readonly bare?: (draft: string) => string;
  /** What is decided beforehand about the order. */
  readonly toggles?: (scope: Scope<S>, draft: string) => readonly PressRow[];
  /** What the player should know about the order. */
  readonly told?: (scope: Scope<S>, draft: string) => readonly Phrase[];
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
