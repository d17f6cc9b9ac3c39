/** What becomes of a form that somebody has filled in. The answer is private in any case. */
import type { ModalSubmitInteraction } from 'discord.js';
import { type Answer, replied } from './answer.ts';
import type { Use } from './bot.ts';
import { elsewhere, ruled } from './desk.ts';
import { filledIn } from './form.ts';
import type { FormId } from './id.ts';

export type Submissions = (id: FormId, interaction: ModalSubmitInteraction, use: Use) => Promise<Answer>;

export const submissions: Submissions = async (id, interaction, use) => {
  const { host, request, say, language } = use;
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
