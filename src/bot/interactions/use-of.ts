/** The bot's parts as one interaction uses them. */
import type { AutocompleteInteraction } from 'discord.js';
import type { Settings } from '../../host/battle/settings.ts';
import type { Usable } from './acknowledge.ts';
import type { Bot, Use } from '../bot.ts';
import type { Load } from './limits.ts';
import { requestOf } from './request.ts';

/** A person's own language setting overrides Discord's. If it cannot be read, Discord's is used. */
export async function useOf(bot: Bot, interaction: Usable | AutocompleteInteraction, load: Load): Promise<Use> {
  const request = requestOf(interaction);
  const own = await bot.host.settings(request.person.id).catch((error: unknown): Settings => {
    bot.log.error({ err: error, interaction: interaction.id }, 'the settings of a person could not be read');
    return {};
  });
  const { language = request.language, theme, unreached } = own;
  return {
    ...bot,
    request: { ...request, language },
    language,
    pictureFor: { whom: request.person.id, isUrgent: load === 'order' || load === 'owed' },
    ...(theme && { theme }),
    ...(unreached && { unreached }),
  };
}
