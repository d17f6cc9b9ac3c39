/** An interaction as the stand-in remembers it. */
import type { Person, Channel, Owners, Message } from './world.ts';
import type { ModalBody, Choice } from './bodies.ts';

/** Something a person did that the bot has to answer. */
export type Interaction = {
  id: string;
  token: string;
  type: number;
  person: Person;
  channel: Channel;
  openedAt: number;
  /** By whose installation the bot is available. */
  owners: Owners;
  /** The command's full name, "battle new". */
  name?: string;
  /** The message whose component was used, even with a modal in between. */
  source?: Message;
  state: 'waiting' | 'deferred' | 'answered';
  /** Whether a deferred answer will be private. */
  ephemeral: boolean;
  /** The message that `@original` refers to. */
  originalId?: string;
  /** The modal shown by the bot, until it is submitted. */
  modal?: ModalBody;
  payload: Record<string, unknown>;
  first: PromiseWithResolvers<FirstResponse>;
  /** Resolves when a deferred answer has its content or another message came (undefined: it was deleted). */
  final: PromiseWithResolvers<Message | undefined>;
};

/** The bot's first answer. */
export type FirstResponse =
  | { kind: 'message'; message: Message }
  | { kind: 'update'; message: Message }
  | { kind: 'deferred'; message: Message | undefined }
  | { kind: 'modal'; modal: ModalBody }
  | { kind: 'choices'; choices: Choice[] };
