import { armyChoices } from '../../src/bot/armies/army-list.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { doctrineAnswer } from '../../src/bot/features/doctrine.ts';
import { SIDES } from '../../src/kernel/play.ts';

const ROLES = [...SIDES, 'umpire'] as const;

export const join: Doing = {
  name: 'join',
  who: ['present'],
  acknowledge: 'private',
  options: [
    { name: 'side', required: true, choices: ROLES },
    { name: 'army', required: false, completed: true, maxLength: 100 },
  ],
  run: async (interaction, use) => {
    const wanted = interaction.options.getString('side', true);
    const role = ROLES.find((each) => each === wanted) ?? 'umpire';
    const army = interaction.options.getString('army') ?? undefined;
    return doctrineAnswer(use, await use.host.join(use.request, role, army));
  },
  complete: armyChoices,
};
