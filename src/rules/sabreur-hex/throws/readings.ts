/** If the rules can be read in two ways, the players choose a reading; by default, the recommended one. */
import { phrase } from '../../../kernel/phrase.ts';
import type { ThrowField } from '../../../kernel/throwing.ts';
import { RECOMMENDED, type RulingName, type Rulings, RULINGS } from '../options/rulings.ts';
import type { State } from '../state.ts';
import { type Asking, choice, type Heard } from './said.ts';

/** Readings that may affect a shot. */
export const OF_FIRE: readonly RulingName[] = ['coverLimitsFire', 'squaresEngage', 'panickedEngage', 'saves'];

/** Readings that may affect a close combat. */
export const OF_MELEE: readonly RulingName[] = [
  'outflankedLimitSpares',
  'counterchargeDoubling',
  'weakTestFirst',
  'saves',
];

/** The readings other than the recommended ones: `coverLimitsFire-no`. */
export function readingsField(ask: Asking, names: readonly RulingName[]): ThrowField {
  return ask.any(
    'readings',
    names.flatMap((name) =>
      othersOf(name).map((value) =>
        choice(`${name}-${value}`, phrase(`ruling-${name}-${value}`), RULINGS[name].clause),
      ),
    ),
  );
}

function othersOf(name: RulingName): readonly string[] {
  return RULINGS[name].values.slice(1);
}

export function rulingsOf(heard: Heard, names: readonly RulingName[]): Rulings {
  const said = names.flatMap((name) =>
    othersOf(name)
      .filter((value) => heard.has('readings', `${name}-${value}`))
      .map((value) => [name, value] as const),
  );
  return { ...RECOMMENDED, ...Object.fromEntries(said) };
}

/** Those in force in a battle. */
export function readingsIn({ rulings }: State, names: readonly RulingName[]): string[] {
  return names.filter((name) => rulings[name] !== RECOMMENDED[name]).map((name) => `${name}-${rulings[name]}`);
}
