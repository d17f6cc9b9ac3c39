/** Example orders for help: from the present battle, as they might be given now or in the next turn. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { atSheet } from '../../orders/sheet.ts';
import { holds, sideAtDesk } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt } from '../../advance/verb.ts';

export interface Examples {
  /** Of different kinds, the best first. */
  readonly orders: readonly string[];
  /** One that opens a group. */
  readonly group?: string;
  /** One with what is to follow. */
  readonly followed?: string;
}

const MOST = 3;
const NONE: Examples = { orders: [] };

/** None if no battle is under way. A commander's own; for everyone else, those that the side to move might give. */
export async function examplesHere(deps: Deps, request: Request): Promise<Examples> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal || loaded.battle.status !== 'playing') return NONE;
  const side = SIDES.find((each) => holds(loaded, request.person, each));
  if (side) return examplesOf(deps, loaded, side, request.language);
  return examplesOf(deps, asEveryoneSees(loaded), sideAtDesk(loaded), request.language);
}

/** Nobody else's examples may depend on what a side has written, or on a posture of its units. */
function asEveryoneSees(loaded: LoadedBattle): LoadedBattle {
  return { ...loaded, state: loaded.rules.view(loaded.state), sheets: [] };
}

/** Examples are optional: if the rules fail, help is shown without them. */
export function examplesOf(deps: Deps, loaded: LoadedBattle, side: Side, language: Language): Examples {
  const { battle } = loaded;
  try {
    const { rules, state, next } = atSheet(loaded, side);
    const seen = rules.view(state, side);
    const now = next.kind === 'orders' && next.side === side ? seen : rules.plans.begun(seen, side);
    const all = [...rules.ideas(now, side).map(({ text }) => text), ...rules.suggest(now, side)].filter(
      (text) => text !== rules.end,
    );
    const kinds = Map.groupBy(
      all.filter((text) => !/[:;]/.test(text)),
      (text) => text.split(' ')[1],
    );
    const orders = [...kinds.values()].map(([first]) => first!).slice(0, MOST);
    const group = all.find((text) => text.endsWith(':'));
    const followed = orders
      .flatMap((text) => rules.complete(`${text},`, now, side, 'en').map((each) => each.text))
      .find((text) => text.includes(', '));
    const shown = (text: string) => rules.showOrder(text, language);
    return {
      orders: orders.map(shown),
      ...(group !== undefined && { group: shown(group) }),
      ...(followed !== undefined && { followed: shown(followed) }),
    };
  } catch (error) {
    deps.failed?.(battle.id, error, 'examples');
    return NONE;
  }
}

/** The message arguments that name them. */
export function exampleArgs({ orders, group, followed }: Examples) {
  const quoted = (text: string): Phrase => phrase('host-quoted', { text });
  return {
    n: orders.length,
    orders: orders.map(quoted),
    first: orders[0] ?? 'none',
    group: group ?? 'none',
    followed: followed ?? 'none',
  };
}
