import { type MessageBody, messageBody, read } from '../bodies.ts';
import { Flag } from '../components.ts';
import { tokenIsDead } from '../interactions.ts';
import type { Interaction } from '../interaction.ts';
import { edit, post, remove } from '../posting.ts';
import { invalidWebhookToken, unknownMessage, unknownWebhook } from '../refusal.ts';
import { messageToWire } from '../wire-message.ts';
import { type Message, messageOf } from '../world.ts';
import { originOf } from './callback.ts';
import { type Call, nothing, ok, param, type Reply, type Route } from './router.ts';

const HOOK = '/webhooks/{webhook_id}/{webhook_token}';

/** What the bot does with an interaction's token after its first answer. */
export const webhookRoutes: Route[] = [
  ['POST', HOOK, followUp],
  ['GET', `${HOOK}/messages/{message_id}`, getOne],
  ['PATCH', `${HOOK}/messages/{message_id}`, change],
  ['DELETE', `${HOOK}/messages/{message_id}`, removeOne],
];

function interactionIn(call: Call): Interaction {
  const { platform } = call;
  if (param(call, 'webhook_id') !== platform.world.application.id) throw unknownWebhook();
  const interaction = platform.interactions.get(param(call, 'webhook_token'));
  if (interaction === undefined || tokenIsDead(platform, interaction)) throw invalidWebhookToken();
  if (interaction.state === 'waiting') throw unknownWebhook();
  return interaction;
}

function messageIn(call: Call, interaction: Interaction): Message {
  const named = param(call, 'message_id');
  const id = named === '@original' ? interaction.originalId : named;
  const message = id === undefined ? undefined : messageOf(call.platform.world, interaction.channel.id, id);
  if (message === undefined || !belongsTo(message, interaction)) throw unknownMessage();
  return message;
}

/** A token gives access to the messages of its own interaction, and to the one whose component was used. */
function belongsTo(message: Message, interaction: Interaction): boolean {
  return message.answers?.id === interaction.id || message.id === interaction.source?.id;
}

/** A further message. The first one after a deferred reply fills that reply. */
function followUp(call: Call): Reply {
  const { platform } = call;
  const interaction = interactionIn(call);
  const body = read(messageBody, call.body);
  const waiting = waitingReply(call, interaction);
  if (waiting) return ok(messageToWire(platform, fill(call, interaction, waiting, body)));
  const message = post(platform, interaction.channel, body, call.files, originOf(call, interaction, body));
  settle(interaction, message);
  return ok(messageToWire(platform, message));
}

function waitingReply(call: Call, interaction: Interaction): Message | undefined {
  const id = interaction.originalId;
  const message = id === undefined ? undefined : messageOf(call.platform.world, interaction.channel.id, id);
  return message && (message.flags & Flag.loading) !== 0 ? message : undefined;
}

function getOne(call: Call): Reply {
  return ok(messageToWire(call.platform, messageIn(call, interactionIn(call))));
}

function change(call: Call): Reply {
  const interaction = interactionIn(call);
  const message = messageIn(call, interaction);
  return ok(messageToWire(call.platform, fill(call, interaction, message, read(messageBody, call.body))));
}

function fill(call: Call, interaction: Interaction, message: Message, body: MessageBody): Message {
  const edited = edit(call.platform, message, body, call.files);
  if (message.id === interaction.originalId) settle(interaction, edited);
  return edited;
}

function settle(interaction: Interaction, message: Message | undefined): void {
  interaction.state = 'answered';
  interaction.final.resolve(message);
}

function removeOne(call: Call): Reply {
  const interaction = interactionIn(call);
  const message = messageIn(call, interaction);
  remove(call.platform, message);
  if (message.id === interaction.originalId) settle(interaction, undefined);
  return nothing;
}
