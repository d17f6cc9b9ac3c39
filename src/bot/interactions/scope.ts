/** Where a command can be used, and how the bot must have been installed. */
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { Scope } from './command.ts';

/** Where the bot is a member and can post. */
export const inServers: Scope = {
  contexts: [InteractionContextType.Guild],
  installs: [ApplicationIntegrationType.GuildInstall],
};

/** Also in direct messages with the bot: a battle against it, a lesson. */
export const whereBattlesAre: Scope = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  installs: [ApplicationIntegrationType.GuildInstall],
};

/** In servers, in private, and for people who installed the bot for themselves. */
export const everywhere: Scope = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  installs: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};
