/** Handles submitted forms: a private answer, or the next step of the panel or builder that opened the form. */
import type { ModalSubmitInteraction } from 'discord.js';
import type { Manner } from './acknowledge.ts';
import { type Answer, replied } from './answer.ts';
import { spelt } from './army-press.ts';
import type { Use } from './bot.ts';
import { abortedBy } from './cancelling.ts';
import { worded } from './deploy.ts';
import { elsewhere, ruled } from './desk.ts';
import { filledIn } from './form.ts';
import type { FormId } from './id.ts';
import { typed } from './panel-press.ts';

export type Submissions = (id: FormId, interaction: ModalSubmitInteraction, use: Use) => Promise<Answer>;

/** Forms that continue in the message that opened them. */
const UPDATING: readonly FormId['kind'][] = ['type', 'spell', 'wording', 'abort'];

export function mannerOf(id: FormId | undefined): Manner {
  return id && UPDATING.includes(id.kind) ? 'update' : 'private';
}

export const submissions: Submissions = async (id, interaction, use) => {
  const { host, request, say, language } = use;
  if (id.kind === 'type') return typed(id, filledIn(interaction).values['word'] ?? '', use);
  if (id.kind === 'spell') return spelt(id, filledIn(interaction).values['words'] ?? '', use);
  if (id.kind === 'wording') return worded(id, filledIn(interaction).values['units'] ?? '', use);
  if (id.kind === 'abort') return abortedBy(id, interaction, use);
  const gone = await elsewhere(id.battle, use);
  if (gone) return gone;
  const { why, values } = filledIn(interaction);
  switch (id.kind) {
    case 'tool':
      return ruled(use, { tool: id.tool, values }, why);
    case 'ruling':
      return ruled(use, '', why);
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
