import { callbackBody, choicesBody, type MessageBody, messageBody, modalBody, read } from '../bodies.ts';
import { Flag } from '../components.ts';
import { isForOneAlone } from '../installs.ts';
import { InteractionType, tooLateToAnswer } from '../interactions.ts';
import type { FirstResponse, Interaction } from '../interaction.ts';
import { atMost, filled, sized } from '../limits/lengths.ts';
import { modalLimits } from '../limits/modals.ts';
import { edit, place, post } from '../posting.ts';
import {
  alreadyAcknowledged,
  type Complaint,
  complainingUnder,
  invalidForm,
  refuseIfAny,
  unknownInteraction,
} from '../refusal.ts';
import { messageToWire } from '../wire-message.ts';
import type { Message } from '../world.ts';
import { type Call, nothing, ok, param, type Reply, type Route } from './router.ts';

/** Discord's types of first answers. */
const Answer = { reply: 4, deferReply: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;

export const callbackRoutes: Route[] = [
  ['POST', '/interactions/{interaction_id}/{interaction_token}/callback', answer],
];

function answer(call: Call): Reply {
  const interaction = interactionIn(call);
  const { type, data } = read(callbackBody, call.body);
  refuseMisfit(interaction, type);
  const outcome = complainingUnder('data', () => respond(call, interaction, type, data));
  interaction.state = outcome.kind === 'deferred' ? 'deferred' : 'answered';
  interaction.first.resolve(outcome);
  if (call.query.get('with_response') !== 'true') return nothing;
  return ok(callbackResponse(call, interaction, type, outcome));
}

function interactionIn(call: Call): Interaction {
  const interaction = call.platform.interactions.get(param(call, 'interaction_token'));
  if (interaction === undefined || interaction.id !== param(call, 'interaction_id')) throw unknownInteraction();
  if (tooLateToAnswer(call.platform, interaction)) throw unknownInteraction();
  if (interaction.state !== 'waiting') throw alreadyAcknowledged();
  return interaction;
}

/** Checks that an answer fits the kind of interaction. */
function refuseMisfit(interaction: Interaction, type: number): void {
  const { reply, deferReply, deferUpdate, update, choices, modal } = Answer;
  const onMessage = interaction.source ? [deferUpdate, update] : [];
  const fitting: Record<number, number[]> = {
    [InteractionType.command]: [reply, deferReply, modal],
    [InteractionType.component]: [reply, deferReply, modal, ...onMessage],
    [InteractionType.autocomplete]: [choices],
    [InteractionType.modal]: [reply, deferReply, ...onMessage],
  };
  const allowed = fitting[interaction.type] ?? [];
  if (allowed.includes(type)) return;
  const message = `Value must be one of {${allowed.join(', ')}}.`;
  throw invalidForm([{ at: ['type'], code: 'BASE_TYPE_CHOICES', message }]);
}

function respond(call: Call, interaction: Interaction, type: number, data: unknown): FirstResponse {
  switch (type) {
    case Answer.reply:
      return { kind: 'message', message: reply(call, interaction, read(messageBody, data)) };
    case Answer.deferReply:
      return { kind: 'deferred', message: defer(call, interaction, read(messageBody, data)) };
    case Answer.update:
      return { kind: 'update', message: update(call, interaction, read(messageBody, data)) };
    case Answer.choices:
      return suggest(data);
    case Answer.modal:
      return show(interaction, data);
    default:
      interaction.originalId = sourceOf(interaction).id;
      return { kind: 'deferred', message: undefined };
  }
}

function reply(call: Call, interaction: Interaction, body: MessageBody): Message {
  const message = post(call.platform, interaction.channel, body, call.files, originOf(call, interaction, body));
  interaction.originalId = message.id;
  return message;
}

/**
 * A message's author, recipient and interaction. Public messages do not mention the private reply whose button was
 * pressed.
 */
export function originOf(call: Call, interaction: Interaction, body: MessageBody) {
  const { person, channel } = interaction;
  const isWanted = ((body.flags ?? 0) & Flag.ephemeral) !== 0;
  const isPrivate = isWanted || isForOneAlone(call.platform.world, person, channel);
  const source = isPrivate || interaction.source?.onlyFor === null ? interaction.source : undefined;
  return {
    authorId: call.platform.world.application.id,
    onlyFor: isPrivate ? person.id : null,
    type: interaction.type === InteractionType.command ? 20 : source ? 19 : 0,
    ...(interaction.type !== InteractionType.command && source && { repliesTo: source.id }),
    answers: answersOf(interaction, source),
  };
}

function answersOf(interaction: Interaction, source: Message | undefined): NonNullable<Message['answers']> {
  return {
    id: interaction.id,
    type: interaction.type,
    personId: interaction.person.id,
    owners: interaction.owners,
    ...(interaction.name !== undefined && { name: interaction.name }),
    ...(source && { targetId: source.id }),
  };
}

/** "Aide-de-camp is thinking…": a message to be filled by editing `@original`. */
function defer(call: Call, interaction: Interaction, body: MessageBody): Message {
  const { platform } = call;
  const flags = body.flags ?? 0;
  if ((flags & ~Flag.ephemeral) !== 0) {
    const message = 'Only EPHEMERAL may be set when deferring.';
    throw invalidForm([{ at: ['flags'], code: 'BASE_TYPE_BAD', message }]);
  }
  interaction.ephemeral = (flags & Flag.ephemeral) !== 0;
  const message = place(platform, {
    ...originOf(call, interaction, body),
    id: platform.newId(),
    channelId: interaction.channel.id,
    content: '',
    embeds: [],
    components: [],
    attachments: [],
    flags: Flag.loading | flags,
    tts: false,
    createdAt: platform.now(),
    editedAt: null,
    pinnedAt: null,
    mentions: { people: [], roles: [], everyone: false },
  });
  interaction.originalId = message.id;
  return message;
}

function update(call: Call, interaction: Interaction, body: MessageBody): Message {
  const message = edit(call.platform, sourceOf(interaction), body, call.files);
  interaction.originalId = message.id;
  return message;
}

function sourceOf(interaction: Interaction): Message {
  if (interaction.source === undefined) throw unknownInteraction();
  return interaction.source;
}

function suggest(data: unknown): FirstResponse {
  const { choices } = read(choicesBody, data);
  refuseIfAny(choiceLimits(choices));
  return { kind: 'choices', choices };
}

function* choiceLimits(choices: { name: string; value: string | number }[]): Generator<Complaint> {
  yield* sized(choices, 0, 25, ['choices']);
  for (const [index, choice] of choices.entries()) {
    yield* filled(choice.name, 100, ['choices', index, 'name']);
    if (typeof choice.value === 'string') yield* atMost(choice.value, 100, ['choices', index, 'value']);
  }
}

function show(interaction: Interaction, data: unknown): FirstResponse {
  const modal = read(modalBody, data);
  refuseIfAny(modalLimits(modal));
  interaction.modal = modal;
  return { kind: 'modal', modal };
}

function callbackResponse(call: Call, interaction: Interaction, type: number, outcome: FirstResponse): object {
  const message = 'message' in outcome ? outcome.message : undefined;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channel.id,
      ...(interaction.channel.guildId && { guild_id: interaction.channel.guildId }),
      ...(message && {
        response_message_id: message.id,
        response_message_loading: (message.flags & Flag.loading) !== 0,
        response_message_ephemeral: message.onlyFor !== null,
      }),
    },
    ...(message && { resource: { type, message: messageToWire(call.platform, message) } }),
  };
}
