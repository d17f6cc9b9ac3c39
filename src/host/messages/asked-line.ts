/**
 * The line of the table ledger for a question: what was posted with it and cannot be derived from its order afterwards.
 */
import { z } from 'zod';
import * as stored from '../store/stored.ts';
import { chances } from './chances.ts';

export const askedLine = z.object({
  no: z.number().int(),
  side: stored.side,
  order: z.string(),
  transcript: stored.transcript,
  question: stored.asked,
  /** The standing order that could not be obeyed. */
  disobeyed: z.string().optional(),
  /** As they were shown: never recalculated. */
  chances: chances.optional(),
});
