/** Handles submitted forms: a private answer, or the next step of the panel or builder that opened the form. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { AckMode } from './acknowledge.ts';
import { type Answer, replied } from './answer.ts';
import type { Use } from '../bot.ts';
import { submitCancelReason } from '../features/cancel.ts';
import { staleDesk, rulingAnswer } from '../features/desk.ts';
import { filledIn } from '../features/desk-form.ts';
import type { FormId } from './id.ts';
import { wizardTyped } from '../wizard/wizard.ts';

export type Submissions = (id: FormId, interaction: ModalSubmitInteraction, use: Use) => Promise<Answer>;

/** Forms that continue in the message that opened them. */
const UPDATING: readonly FormId['kind'][] = ['go', 'abort'];

export function ackModeOf(id: FormId | undefined): AckMode {
  return id && UPDATING.includes(id.kind) ? 'update' : 'private';
}

export const submissions: Submissions = async (id, interaction, use) => {
  const { host, request, say, language } = use;
  // The form of a step has one field, whatever an older version called it.
  if (id.kind === 'go') return wizardTyped(id, Object.values(filledIn(interaction).values)[0] ?? '', use);
  if (id.kind === 'abort') return submitCancelReason(id, interaction, use);
  const gone = await staleDesk(id.battle, use);
  if (gone) return gone;
  const { why, values } = filledIn(interaction);
  switch (id.kind) {
    case 'tool':
      return rulingAnswer(use, { tool: id.tool, values }, why);
    case 'ruling':
      return rulingAnswer(use, '', why);
    case 'throw': {
      const unit = values['unit']?.trim() ?? '';
      return replied(
        say,
        language,
        await host.throwDice(request, { dice: id.dice, why, ...(unit !== '' && { unit }) }),
      );
    }
  }
};
