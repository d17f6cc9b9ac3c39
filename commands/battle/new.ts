import type { ChatInputCommandInteraction } from 'discord.js';
import { refusing, replied } from '../../src/bot/interactions/answer.ts';
import { armyChoices } from '../../src/bot/armies/army-list.ts';
import { pointsOf } from '../../src/bot/input/army-points.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { botUser } from '../../src/bot/messages/bot-user.ts';
import { paceChoices } from '../../src/bot/input/paces.ts';
import { optionChoices } from '../../src/bot/features/rules-options.ts';
import { scenarioChoices } from '../../src/bot/features/scenarios.ts';
import { LONGEST_SALT } from '../../src/host/orders/salts.ts';
import type { How } from '../../src/host/battle/setup.ts';
import { LEVELS } from '../../src/host/battle/odds-level.ts';
import { no } from '../../src/host/battle/voice.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { enemyOf, Refusal, SIDES } from '../../src/kernel/play.ts';
import { languageOf } from '../../src/words/words.ts';

export const newBattle: Doing = {
  name: 'new',
  who: ['everyone'],
  acknowledge: 'private',
  options: [
    { name: 'scenario', required: true, completed: true, maxLength: 100 },
    { name: 'language', required: false, choices: ['en', 'fr'] },
    { name: 'solo', required: false, choices: SIDES },
    { name: 'threads', required: false, takes: 'yesOrNo' },
    { name: 'pace', required: false, completed: true, maxLength: 100 },
    { name: 'options', required: false, completed: true, maxLength: 1000 },
    { name: 'red', required: false, completed: true, maxLength: 100 },
    { name: 'blue', required: false, completed: true, maxLength: 100 },
    { name: 'points', required: false, maxLength: 5 },
    { name: 'deploy', required: false, choices: ['sealed', 'whole', 'unit'] },
    { name: 'first', required: false, choices: ['roll', ...SIDES] },
    { name: 'odds', required: false, choices: LEVELS },
    { name: 'salt', required: false, maxLength: LONGEST_SALT },
  ],
  run: async (interaction, { host, request, say, language }) => {
    const scenario = interaction.options.getString('scenario', true);
    const wanted = interaction.options.getString('language') ?? interaction.guildLocale ?? interaction.locale;
    const side = SIDES.find((each) => each === interaction.options.getString('solo'));
    const solo = side && { ...botUser(interaction), side: enemyOf(side) };
    const threads = interaction.options.getBoolean('threads') ?? undefined;
    const pace = interaction.options.getString('pace') ?? undefined;
    const options = interaction.options.getString('options') ?? undefined;
    const odds = LEVELS.find((each) => each === interaction.options.getString('odds'));
    const salt = interaction.options.getString('salt') ?? undefined;
    const armies = armiesWanted(interaction);
    if (armies instanceof Refusal) return refusing({ say, language }, armies);
    const how = {
      ...armies,
      ...(threads !== undefined && { threads }),
      ...(pace !== undefined && { pace }),
      ...(options !== undefined && { options }),
      ...(odds && { odds }),
      ...(salt !== undefined && { salt }),
    };
    return replied(say, language, await host.open(request, scenario, languageOf(wanted), solo, how));
  },
  complete: async (interaction, use) => {
    const { name } = interaction.options.getFocused(true);
    if (name === 'pace') return paceChoices(interaction, use);
    if (name === 'red' || name === 'blue') return armyChoices(interaction, use);
    return name === 'options' ? optionChoices(interaction, use) : scenarioChoices(interaction, use);
  },
};

/** The conditions of a battle between two armies. Refused if incomplete or contradictory. */
function armiesWanted({ options }: ChatInputCommandInteraction): How | Refusal {
  const [red, blue] = SIDES.map((side) => options.getString(side) ?? undefined);
  const [points, way, first] = ['points', 'deploy', 'first'].map((name) => options.getString(name) ?? undefined);
  if (red === undefined && blue === undefined) {
    return [points, way, first].every((each) => each === undefined) ? {} : no(phrase('deploy-without-armies'));
  }
  if (red === undefined || blue === undefined) return no(phrase('deploy-both-armies'));
  const size = points === undefined ? undefined : pointsOf(points);
  if (points !== undefined && size === undefined) return no(phrase('deploy-points-wrong'));
  const side = SIDES.find((each) => each === first);
  const deploys = WAYS.find(([name]) => name === way)?.[1];
  return {
    armies: { red, blue },
    ...(size !== undefined && { points: size }),
    ...(deploys && { deploys }),
    ...(side && { first: side }),
  };
}

const WAYS = [
  ['sealed', 'sealed'],
  ['whole', 'whole'],
  ['unit', 'byUnit'],
] as const;
