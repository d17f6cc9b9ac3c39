import type { ChatInputCommandInteraction } from 'discord.js';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { briefingAnswer } from '../../src/bot/threads/command-offer.ts';
import { personNamed } from '../../src/bot/input/person-named.ts';
import { SIDES } from '../../src/kernel/play.ts';

function sideIn({ options }: ChatInputCommandInteraction) {
  return SIDES.find((side) => side === options.getString('side'));
}

export const replace: Doing = {
  name: 'replace',
  who: ['commander', 'umpire', 'administrator'],
  acknowledge: 'private',
  options: [
    { name: 'by', required: true, takes: 'user' },
    { name: 'who', required: false, takes: 'user' },
    { name: 'side', required: false, choices: SIDES },
  ],
  run: async (interaction, use) => {
    const { request, host } = use;
    const by = personNamed(interaction, 'by') ?? request.person;
    const what = { by, who: personNamed(interaction, 'who'), side: sideIn(interaction) };
    return briefingAnswer(use, await host.replace(request, what));
  },
};

export const vacancy: Doing = {
  name: 'vacancy',
  who: ['commander', 'umpire', 'administrator'],
  acknowledge: 'private',
  options: [
    { name: 'side', required: false, choices: SIDES },
    { name: 'who', required: false, takes: 'user' },
  ],
  run: async (interaction, use) => {
    const what = { who: personNamed(interaction, 'who'), side: sideIn(interaction) };
    return briefingAnswer(use, await use.host.vacancy(use.request, what));
  },
};
