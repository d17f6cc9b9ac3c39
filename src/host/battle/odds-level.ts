/** How much a battle shows of the odds: everything, dice alone, nothing. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Battle, Options } from '../store/store.ts';

/** The usual one first. */
export const LEVELS = ['full', 'dice', 'off'] as const;

export type Level = (typeof LEVELS)[number];

export const level = z.enum(LEVELS);

export function levelOf({ options }: Pick<Battle, 'options'>): Level {
  return options['odds'] === undefined ? 'full' : level.parse(options['odds']);
}

/** The options with another level; the usual one is not stored. */
export function withLevel({ odds: _before, ...options }: Options, wanted: Level | undefined): Options {
  return wanted === undefined || wanted === 'full' ? options : { ...options, odds: wanted };
}

/** Mentioned only if it is not the usual one. */
export function levelLines(wanted: Level): readonly Phrase[] {
  return wanted === 'full' ? [] : [phrase(`odds-level-${wanted}`)];
}
