/** What is kept of a person, and the press that has them forgotten. */
import { phrase } from '../../kernel/phrase.ts';
import type { Answer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, container, rows, small, text } from '../messages/parts.ts';

const COUNTED = ['battles', 'earlier', 'armies', 'scenarios', 'rolls'] as const;

export async function privacyAnswer({ host, request, say, language }: Use): Promise<Answer> {
  const kept = await host.privacy(request);
  const says = (id: string, n?: number) => say(language, phrase(id, n === undefined ? {} : { n }));
  const lines = [
    ...COUNTED.filter((each) => kept[each] > 0).map((each) => says(`privacy-kept-${each}`, kept[each])),
    ...(kept.hasSettings ? [says('privacy-kept-settings')] : []),
  ];
  const body = lines.length === 0 ? says('privacy-nothing') : lines.map((line) => `- ${line}`).join('\n');
  const forget = button(writeId('forget'), says('privacy-forget'), 'grave');
  return {
    parts: [
      container([
        text(`### ${says('privacy-title')}`),
        text(body),
        ...(kept.unfinished > 0 ? [text(says('privacy-unfinished', kept.unfinished))] : []),
        ...(lines.length > 0 && kept.unfinished === 0 ? [text(says('privacy-what')), ...rows([forget])] : []),
        text(small(says('privacy-who'))),
      ]),
    ],
  };
}
