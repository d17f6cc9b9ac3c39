/** A forecast as shown: answers in the reader's language, units by their names in orders. */
import type { Side } from '../../../kernel/play.ts';
import type { Forecast } from '../../../odds/forecast.ts';
import { widest } from '../../../odds/wilson.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { FirstRoll } from '../../advance/odds/first-throw.ts';
import type { Known } from '../../advance/odds/known-answers.ts';
import type { OddsShown } from './odds.ts';

interface Reckoned {
  readonly side: Side;
  readonly request: Pick<Request, 'language'>;
  readonly forecast: Forecast;
  readonly first: FirstRoll;
  readonly known: Readonly<Partial<Record<Side, Known>>>;
}

export function shownOdds(
  { rules }: Pick<LoadedBattle, 'rules'>,
  { side, request: { language }, forecast, first, known }: Reckoned,
): OddsShown {
  const { asks, lots, expected, exact } = forecast;
  const { order, state, actor, target, attempt, notes } = first;
  const of = rules.units(state).find(({ name }) => name === target)?.side;
  return {
    order: rules.showOrder(order, language),
    by: side,
    actor,
    ...(target !== undefined && of && { target: { unit: target, side: of } }),
    ...(asks && known[asks.to] && { doctrine: known[asks.to] }),
    ...(attempt && { attempt }),
    ...(asks?.unit !== undefined && asks.unit !== target && { asked: asks.unit }),
    lots: lots.map(({ answer, ...lot }) => ({
      ...lot,
      ...(asks && answer !== undefined && { answer: rules.showAnswer(asks.kind, answer, language) }),
      isExpected: answer !== undefined && answer === expected,
    })),
    ...(!exact && { error: widest(lots) }),
    notes,
  };
}
