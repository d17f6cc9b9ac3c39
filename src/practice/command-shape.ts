/** A command's registered form. */

/** A registered command. `guildId` is null for a global one. */
export type Command = {
  id: string;
  version: string;
  guildId: string | null;
  type: number;
  name: string;
  nameLocalizations: Record<string, string> | null;
  description: string;
  descriptionLocalizations: Record<string, string> | null;
  options: CommandOption[];
  defaultMemberPermissions: string | null;
  contexts: number[] | null;
  integrationTypes: number[];
  nsfw: boolean;
};

export type CommandOption = {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null | undefined;
  description: string;
  description_localizations?: Record<string, string> | null | undefined;
  required?: boolean | undefined;
  autocomplete?: boolean | undefined;
  choices?: CommandChoice[] | undefined;
  options?: CommandOption[] | undefined;
  channel_types?: number[] | undefined;
  min_value?: number | undefined;
  max_value?: number | undefined;
  min_length?: number | undefined;
  max_length?: number | undefined;
  [more: string]: unknown;
};

type CommandChoice = {
  name: string;
  name_localizations?: Record<string, string> | null | undefined;
  value: string | number;
  [more: string]: unknown;
};
