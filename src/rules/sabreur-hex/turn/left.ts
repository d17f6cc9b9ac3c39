/** SH-TURN-11, SH-ORDERS-06. The units that a side without points may still order. */
import { sidePhrase } from '../../../kernel/play.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { nounOf } from '../noun.ts';
import { next } from './sequence.ts';
import { isPanicked, type State } from '../state.ts';

type Left = ReturnType<NonNullable<Ruleset<State, never, never>['leftToAct']>>;

/** Those of the active group; otherwise panicked units, which may run on at no cost. */
export function leftToAct(now: State, may: (text: string) => boolean): Left {
  if (now.phase !== 'actions' || now.orderPoints > 0 || next(now).kind !== 'orders') return undefined;
  const idle = now.units.filter(({ side, acted }) => side === now.active && !acted);
  const atWork = idle.filter(({ id }) => now.group.includes(id));
  const routers = idle.filter((unit) => isPanicked(unit) && may(`${unit.id} flee`));
  const some = atWork.length > 0 ? atWork : routers;
  const [first] = some;
  if (!first) return undefined;
  const units = some.map(({ id }) => phrase('left-unit', { unit: nounOf(now, id) }));
  return {
    says: phrase(atWork.length > 0 ? 'left-at-work' : 'left-routers', {
      side: sidePhrase(now.active),
      units,
      unit: nounOf(now, first.id),
      n: some.length,
    }),
    orders: atWork.length > 0 ? [] : routers.map(({ id }) => `${id} flee`),
  };
}
