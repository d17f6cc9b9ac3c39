import { checked } from '../../src/bot/checked.ts';
import type { Doing } from '../../src/bot/command.ts';

export const verified: Doing = { name: 'verify', acknowledge: 'private', run: (_interaction, use) => checked(use) };
