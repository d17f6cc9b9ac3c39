/** Whose each fact is, so that lines of a transcript can be shown to some eyes without the position they came from. */
import type { Play, Step, Table } from '../../kernel/play.ts';
import type { Became, Fact } from './facts.ts';
import type { State } from './state.ts';

/** The same play; facts about units say whose they are. */
export function* owned(table: Table<State>, played: Play<Fact>): Play<Fact> {
  for (let next = played.next(); !next.done; ) {
    const step: Step<Fact> = next.value;
    next = played.next(yield 'fact' in step ? { fact: ownedFact(table.now, step.fact) } : step);
  }
}

function ownedFact(now: State, fact: Fact): Fact {
  const sided = <B extends Became>(became: B): B => {
    const side = now.units.find(({ id }) => id === became.unit)?.side;
    return side ? { ...became, side } : became;
  };
  if (fact.type === 'rode' || fact.type === 'delivered') {
    const { side } = now.officers.find(({ id }) => id === fact.officer)!;
    return { ...fact, side };
  }
  if (fact.type === 'opened' || fact.type === 'struck') return { ...fact, units: fact.units.map(sided) };
  return 'to' in fact && 'unit' in fact ? sided(fact) : fact;
}
