import type { APIMessage } from 'discord-api-types/v10';

/** A message as a person gets it: Discord's own form, and plainly whether it is private or still being written. */
export type Shown = APIMessage & {
  readonly ephemeral: boolean;
  /** The bot has promised an answer and not written it yet. */
  readonly thinking: boolean;
};
