/** ASK-17, SH-PURSUIT-07. Whether the pursuer attacks, and which unit. */
import { phrase } from '../../../kernel/phrase.ts';
import { nounOf } from '../noun.ts';
import type { Presets } from '../order.ts';
import { asking } from './about.ts';
import { question } from './question.ts';
import { ENEMY, forms } from './slots.ts';

const CHOICE = forms({ attack: 'attack[ {target}]', stop: 'stop' }, { target: ENEMY });

export type Blow = NonNullable<ReturnType<typeof CHOICE.parse>>;

export const BLOW = question<Blow>({
  kind: 'ASK-17',
  clause: 'SH-PURSUIT-07',
  choice: CHOICE,
  asks: asking('card-asks-blow', { target: 'target' }),
  warns: () => [phrase('card-warns-blow')],
  words(said, now) {
    if (said.say === 'stop') return phrase('answer-stop');
    if (said.target === undefined) return phrase('answer-attack');
    return phrase('answer-attack-unit', { unit: nounOf(now, said.target) });
  },
  doctrine: { bold: ({ options }) => options.find(({ value }) => value.say === 'attack')?.value },
  whose: 'active',
  means(reply) {
    if (reply.say === 'attack' || reply.say === 'yes') return { say: 'attack' };
    if (reply.say === 'attackAt') return { say: 'attack', target: reply.target };
    return ['stop', 'no', 'hold', 'none'].includes(reply.say) ? { say: 'stop' } : undefined;
  },
  // The named unit first.
  presets({ toward, afterPursuit }: Presets) {
    if (afterPursuit === undefined) return [];
    const named = toward !== undefined && afterPursuit === 'attack';
    return [
      ...(named ? [{ value: { say: 'attack', target: toward } as const }] : []),
      { value: { say: afterPursuit } },
    ];
  },
  standing: { says: ['pursue'] },
  report: { isUntold: (said, { who }) => who === 'person' && said.say === 'attack' && said.target !== undefined },
});
