/** Conditions that can never apply to the order they stand behind: nothing that it leads to asks their question. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Action, Order, Presets } from '../order.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import { write } from './write.ts';

type Condition = 'square' | 'attack' | 'pursuit' | 'failed' | 'aside';

/** What each of them says in the order. */
const PRESETS: Readonly<Record<Condition, readonly (keyof Presets)[]>> = {
  square: ['ifSquare'],
  attack: ['attack'],
  pursuit: ['pursue', 'toward', 'support', 'afterPursuit'],
  failed: ['ifFailed', 'fleeToward'],
  aside: ['aside'],
};

/** The actions that may lead to their question. */
const FITTING: Readonly<Record<Condition, readonly Action['do'][]>> = {
  // SH-CHARGE-17, -21, SH-ASSAULT-09.
  square: ['charge', 'assault'],
  attack: ['charge', 'assault'],
  // SH-PURSUIT-01, SH-PROC-07. Nobody pursues after an assault.
  pursuit: ['charge'],
  // SH-MORALE-02, SH-DISENGAGE-04. What draws fire, fights, or leaves an enemy; a flight may go somewhere too.
  failed: ['charge', 'assault', 'fire', 'march', 'forcedMarch', 'oblique', 'evade', 'turn', 'turnAbout', 'flee'],
  // SH-SKIRMPASS-01.
  aside: ['charge', 'assault', 'march', 'forcedMarch', 'oblique', 'evade', 'turn', 'turnAbout'],
};

/** Says which condition is in vain, and the order without it. */
export function inVain(order: Order): Refusal | undefined {
  if (order.kind !== 'act' || order.unit === undefined) return undefined;
  const { actions, presets } = order;
  const vain = (Object.keys(PRESETS) as Condition[]).filter(
    (condition) =>
      PRESETS[condition].some((key) => presets[key] !== undefined) &&
      !actions.some((action) => FITTING[condition].includes(action.do)),
  );
  const [first] = vain;
  if (!first) return undefined;
  const dropped: readonly string[] = vain.flatMap((condition) => PRESETS[condition]);
  const kept = Object.fromEntries(Object.entries(presets).filter(([key]) => !dropped.includes(key)));
  return new Refusal(ORDER_TEXT, phrase('refuse-in-vain', { condition: first }), [write({ ...order, presets: kept })]);
}
