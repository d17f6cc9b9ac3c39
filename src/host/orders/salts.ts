/** What each side adds to the dice. */
import { z } from 'zod';
import { phrase } from '../../kernel/phrase.ts';
import { enemyOf, Refusal } from '../../kernel/play.ts';
import type { How } from '../battle/setup.ts';
import type { Robot } from '../seats/bot-seat.ts';
import type { Battle } from '../store/store.ts';
import { no } from '../battle/voice.ts';

/** As many characters as people can copy without an error. */
export const LONGEST_SALT = 64;

/**
 * Only characters that are shown as they are, can be typed again, and close no code block: no blank letters, no stacked
 * accents, no backtick.
 */
const salt = z
  .string()
  .normalize('NFC')
  .trim()
  .regex(/^(?!.*(?:[`\u115f\u1160\u3164\uffa0]|\u034f|\p{M}{4}))[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}$/u);

export const NO_SALTS = { red: '', blue: '' } as const;

export function readSalt(typed: string): string | Refusal {
  const read = salt.safeParse(typed);
  return read.success ? read.data : no(phrase('fair-salt-unfit', { most: LONGEST_SALT }));
}

/**
 * Against the bot the first die is rolled straight away, so the salt comes with the opening. It is received before the
 * secret is drawn, but no one can verify that the secret was not chosen to fit it.
 */
export function openingSalts({ salt: typed }: How, solo: Robot | undefined): Battle['salts'] | Refusal {
  if (typed === undefined) return NO_SALTS;
  if (!solo) return no(phrase('fair-salt-no-side'));
  const read = readSalt(typed);
  return read instanceof Refusal ? read : { ...NO_SALTS, [enemyOf(solo.side)]: read };
}

export function isSalted({ red, blue }: Battle['salts']): boolean {
  return red !== '' || blue !== '';
}
