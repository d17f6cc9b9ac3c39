import type { APIMessage } from 'discord-api-types/v10';

/** A message as a person receives it: Discord's format, plus whether it is private or still being written. */
export type Shown = APIMessage & {
  readonly ephemeral: boolean;
  /** The bot has announced an answer but not written it yet. */
  readonly thinking: boolean;
};
