/** Building: a unit's brigade. */
import type { Building } from '../../../kernel/army.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Army, Enlisted } from './army.ts';
import { brigadesWithout } from './change.ts';
import { type Bench, change, go, siteAfter, namesTyped, rowsOf } from './step.ts';
import { namePhrase } from './words.ts';

type Name = Army['brigades'][number]['name'];

export function brigadeStep(bench: Bench, { id }: Enlisted): Building {
  const { army } = bench;
  const own = army.brigades.find(({ units }) => units.includes(id));
  const presses = army.brigades.flatMap(({ name }) => {
    const says = namePhrase(name);
    return change(bench, inBrigade(army, id, name), `unit ${id}`, says, name === own?.name);
  });
  const alone = { ...army, brigades: brigadesWithout(army, id) };
  return {
    asks: phrase('builder-brigade-asks', { id }),
    lines: [],
    rows: [
      ...rowsOf([...presses, ...change(bench, alone, `unit ${id}`, phrase('builder-brigade-none'), !own)]),
      ...rowsOf([go(bench, `unit ${id}`, 'builder-back-unit', { id })]),
    ],
    typed: {
      says: phrase('builder-brigade-typed'),
      example: 'Frimont’s Brigade / Brigade Frimont',
      take: (words) => siteAfter(bench, inBrigade(army, id, namesTyped(words)), `unit ${id}`),
    },
  };
}

/** Puts the unit in the brigade with that name and no other, creating it if needed. */
function inBrigade(army: Army, id: string, name: Name): Army {
  const isIt = (each: Name) => each.en === name.en && each.fr === name.fr;
  const there = army.brigades.find((each) => isIt(each.name));
  if (there?.units.includes(id)) return army;
  const others = brigadesWithout(army, id);
  if (!there) return { ...army, brigades: [...others, { name, units: [id] }] };
  const joined = others.map((each) => (isIt(each.name) ? { name: each.name, units: [...each.units, id] } : each));
  return { ...army, brigades: joined };
}
