/** Finds out which dice a person means: a typed notation, or a saved name. */
import type { Notation } from '../../dice/notation.ts';
import { readDice } from '../../dice/read.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Use } from '../bot.ts';
import { notDice } from './dice-words.ts';

export interface Wanted {
  readonly dice: Notation;
  /** As typed. */
  readonly text: string;
  /** The name under which they are saved. */
  readonly name?: string;
}

/** Anything that parses as dice is dice; anything else may be a name. Otherwise, why it is neither. */
export async function diceWanted(
  { host, request, say, language }: Pick<Use, 'host' | 'request' | 'say' | 'language'>,
  typed: string,
): Promise<Wanted | Phrase> {
  const dice = readDice(typed);
  if (!('fault' in dice)) return { dice, text: typed.trim() };
  const own = await host.roll(request.person.id, typed);
  if (!own) return notDice(dice, typed);
  const again = readDice(own.text);
  if (!('fault' in again)) return { dice: again, text: own.text, name: own.name };
  return phrase('rolls-unreadable', { name: own.name, why: say(language, notDice(again, own.text)) });
}
