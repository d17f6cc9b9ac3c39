/** Where a command can be used, and by which way the bot must have been added. */
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { Scope } from './command.ts';

/** Battles are fought where the bot is a member and can post. */
export const inServers: Scope = {
  contexts: [InteractionContextType.Guild],
  installs: [ApplicationIntegrationType.GuildInstall],
};

/** And in the bot's own direct messages: a battle against it, a lesson. */
export const whereBattlesAre: Scope = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  installs: [ApplicationIntegrationType.GuildInstall],
};

/** In servers, in private, and for people who added the bot to themselves. */
export const everywhere: Scope = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  installs: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};
