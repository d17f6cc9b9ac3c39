/** A step of an order that is put together by pressing, as its reader sees it, with the draft behind each press. */
import type { Composing } from '../../src/kernel/compose.ts';
import type { Phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Language } from '../../src/kernel/ruleset.ts';
import { words } from './words.ts';

export function stepText(found: Composing | Refusal, language: Language): string {
  const say = (says: Phrase) => words.say(language, says);
  if (found instanceof Refusal) return `${found.clause} ${say(found.says)}`;
  const { asks, lines, rows, typed, whole } = found;
  return [
    say(asks),
    ...lines.map(say),
    ...rows.flatMap(({ says, presses }) => [
      ...(says ? [`-- ${say(says)}`] : []),
      ...presses.map(({ text, says: press, refusal }) => `[${say(press)}] ${refusal ? say(refusal.says) : text}`),
    ]),
    ...(typed ? [`... ${say(typed.says)} (${say(typed.example)})`] : []),
    ...(whole === undefined ? [] : [`= ${whole}`]),
  ].join('\n');
}
