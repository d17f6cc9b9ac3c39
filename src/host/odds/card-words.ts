/** What a card says of the chances it carries: one line for its buttons, and a few characters below each line of a menu. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Voice } from '../voice.ts';
import type { Chance, Chances } from './chances.ts';

export type { Chances } from './chances.ts';

/** Do they tell the answers apart? What is the same for all of them, or may be, is no help to choose by. */
export function differ({ by, error }: Chances): boolean {
  const told = by.filter((chance) => chance !== null);
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  if (told.length < 2) return false;
  return spread(told.map(({ n }) => n)) > error || spread(told.map(({ loses }) => loses)) > 0;
}

/** `asked`: who answers, perhaps for another. */
export function chanceWords({ say }: Voice, chances: Chances, index: number, asked: string | undefined) {
  const chance = chances.by[index];
  if (!chance) return undefined;
  return say(phrase(`odds-label-${chance.fate}`, { whose: whoseOf(chances, asked), ...numbersOf(chance) }));
}

/** What may come of the answers that these names stand for; undefined where nothing is known, or nothing differs. */
export function chancesTold(chances: Chances | undefined, names: readonly (Phrase | undefined)[]): Phrase | undefined {
  if (!chances || !differ(chances)) return undefined;
  const answers = chances.by.flatMap((chance, index) => {
    const answer = names[index];
    return chance && answer ? [phrase(`odds-on-card-${chance.fate}`, { answer, ...numbersOf(chance) })] : [];
  });
  return answers.length === 0
    ? undefined
    : phrase('odds-on-card', { unit: chances.unit, answers, error: chances.error });
}

function whoseOf({ unit }: Chances, asked: string | undefined): string {
  return asked === undefined || asked === unit ? 'own' : unit;
}

function numbersOf({ n, loses }: Chance): { n: number; loses: number } {
  return { n, loses };
}
