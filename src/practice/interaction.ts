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
  /** Whom the bot has to thank for being asked. */
  owners: Owners;
  /** The words of the command, "battle new". */
  name?: string;
  /** The message whose component was used, also when a modal came in between. */
  source?: Message;
  state: 'waiting' | 'deferred' | 'answered';
  /** Whether a deferred answer will be private. */
  ephemeral: boolean;
  /** The message that `@original` means. */
  originalId?: string;
  /** The modal the bot showed, until it is submitted. */
  modal?: ModalBody;
  payload: Record<string, unknown>;
  first: PromiseWithResolvers<FirstResponse>;
  /** Settled when a deferred answer has become a real one, or a further message came (undefined: it was deleted). */
  final: PromiseWithResolvers<Message | undefined>;
};

/** What the bot's first answer came to. */
export type FirstResponse =
  | { kind: 'message'; message: Message }
  | { kind: 'update'; message: Message }
  | { kind: 'deferred'; message: Message | undefined }
  | { kind: 'modal'; modal: ModalBody }
  | { kind: 'choices'; choices: Choice[] };
