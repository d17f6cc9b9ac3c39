/** The texts for a card's chances: one line for its buttons, and a short description for each menu entry. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Voice } from '../battle/voice.ts';
import type { Chance, Chances } from './chances.ts';

export type { Chance, Chances } from './chances.ts';

/** What tells the answers apart: values that are, or may be, the same for all are no help to choose. */
export interface Telling {
  readonly fate: boolean;
  readonly loses: boolean;
}

/** Undefined: nothing does. */
export function telling({ by, error }: Chances): Telling | undefined {
  const told = by.filter((chance) => chance !== null);
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  if (told.length < 2) return undefined;
  const fate = spread(told.map(({ n }) => n)) > (told[0]!.fate === 'costs' ? 0 : error);
  const loses = spread(told.map(({ loses: each }) => each)) > 0;
  return fate || loses ? { fate, loses } : undefined;
}

/** Best first, by merit; answers that give way come after all that hold. */
export function byMerit(a: Chance | null | undefined, b: Chance | null | undefined): number {
  const often = (chance: Chance | null | undefined) => (!chance ? -2 : chance.fate === 'retires' ? -1 : chance.n);
  return often(b) - often(a) || (a?.loses ?? 0) - (b?.loses ?? 0);
}

/** `asked`: who answers, perhaps for another. */
export function chanceWords({ say }: Voice, chances: Chances, index: number, asked: string | undefined) {
  const chance = chances.by[index];
  if (!chance) return undefined;
  const { fate, n, loses } = chance;
  return say(phrase(`odds-label-${fate}`, { whose: whoseOf(chances, asked), n, loses }));
}

/** The possible results of the answers with these names; undefined if nothing is known, or nothing differs. */
export function chancesTold(
  chances: Chances | undefined,
  answers: readonly { readonly name: Phrase; readonly option: number }[],
): Phrase | undefined {
  const said = chances && withoutVain(chances);
  const tells = said && telling(said);
  if (!tells) return undefined;
  const { by, unit, error } = said;
  const told = answers.flatMap(({ name, option }) => {
    const chance = by[option];
    return chance ? [phrase('odds-on-card-answer', { answer: name, ...partsOf(chance, tells) })] : [];
  });
  if (told.length === 0) return undefined;
  const what = tells.fate ? headingOf(by) : 'loses';
  const more = tells.fate && tells.loses ? 'loses' : 'none';
  return phrase('odds-on-card', {
    what,
    more,
    unit,
    answers: told,
    error: what === 'costs' || !tells.fate ? 0 : error,
  });
}

/**
 * Giving way never holds and costs nothing immediately, which need not be said when it distinguishes only the other
 * answers.
 */
function withoutVain(chances: Chances): Chances {
  const by = chances.by.map((chance) => (chance?.fate === 'holds' && chance.n + chance.loses === 0 ? null : chance));
  return telling({ ...chances, by }) ? { ...chances, by } : chances;
}

function headingOf(by: Chances['by']): string {
  const fate = by.find((chance) => chance !== null)!.fate;
  return fate === 'retires' ? 'holds' : fate;
}

/** The text for one answer: what distinguishes it from the others. */
function partsOf({ fate, n, loses }: Chance, tells: Telling) {
  const both = tells.fate && tells.loses ? 'yes' : 'no';
  const what = { fate: tells.fate ? fate : 'none', n, loses: tells.loses ? loses : 0 };
  return { ...what, both, sole: tells.fate ? 'no' : 'yes' };
}

function whoseOf({ unit }: Chances, asked: string | undefined): string {
  return asked === undefined || asked === unit ? 'own' : unit;
}
