/** Every action at the desk has a public reason. */
import type { Doing } from '../../src/bot/interactions/command.ts';
import { REASON } from '../../src/host/battle/reason.ts';

export const WHY = { name: 'why', required: true, maxLength: REASON.max } satisfies NonNullable<
  Doing['options']
>[number];
