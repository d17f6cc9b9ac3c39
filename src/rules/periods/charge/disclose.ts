/** PE-CHG-09, PE-EVA-03, PE-Q-06, -47. What its target does shows both sides whom a charge means. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { courseOf, type State } from '../state.ts';

export function* disclose({ now }: Table<State>, charger: string, target: string): Play<Fact> {
  const unit = now.units.find(({ id }) => id === charger);
  const charge = unit && courseOf(unit, 'charge');
  if (charge && !charge.known && charge.target === target)
    yield* happen<Fact>({ type: 'rests', unit: charger, to: { course: { ...charge, known: true } } });
}
