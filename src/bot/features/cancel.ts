/** Cancelling a battle: what is lost, then the second press. A player alone also gives a reason in a form. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { CancelWay } from '../../host/verbs/proposals/cancelling.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refusing, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { closingAnswer } from '../messages/close-cards.ts';
import { filledIn, reasonForm } from './desk-form.ts';
import { type FormId, type IdOf, writeFormId, writeId } from '../interactions/id.ts';
import { button, container, cut, rows, text, TEXT_LIMIT } from '../messages/parts.ts';
import type { Pressed } from '../interactions/pressed.ts';

export async function cancelAnswer(use: Use): Promise<Answer> {
  const { say, language } = use;
  const before = await use.host.beforeCancel(use.request);
  if (before instanceof Refusal) return refusing(use, before);
  const { battle, ways } = before;
  const label = (way: CancelWay) => say(language, phrase(`cancel-button-${way}`));
  const buttons = ways.map((way) =>
    button(way === 'reason' ? writeId('abort', battle) : writeId('cancel', battle, way), label(way), 'grave'),
  );
  return { parts: [container([text(cut(speak(say, language, before.says), TEXT_LIMIT)), ...rows(buttons)])] };
}

export async function pressCancel({ battle, way }: IdOf<'cancel'>, interaction: Pressing, use: Use): Promise<Pressed> {
  return { shows: await closingAnswer(interaction, use, () => use.host.cancel(use.request, { battle, way })) };
}

export async function askReason({ battle }: IdOf<'abort'>, use: Use): Promise<Pressed> {
  return { opens: reasonForm(use, writeFormId('abort', battle), phrase('cancel-button-now')) };
}

export async function submitCancelReason(
  { battle }: Extract<FormId, { kind: 'abort' }>,
  interaction: ModalSubmitInteraction,
  use: Use,
): Promise<Answer> {
  const { why } = filledIn(interaction);
  return closingAnswer(interaction, use, () => use.host.cancel(use.request, { battle, way: 'reason', why }));
}
