/** Errors in a text or file: each with its line and a caret under it. */
import type { QuotedFault } from '../../host/advance/validate-scenario.ts';
import { phrase } from '../../kernel/phrase.ts';
import { plain } from '../../words/words.ts';
import type { Answer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { escapeMarkdown } from '../messages/escape-markdown.ts';
import { container, text, TEXT_LIMIT } from '../messages/parts.ts';

/** For a file: says that nothing was saved. */
export function faulty(use: Use, fileName: string, faults: readonly QuotedFault[]): Answer {
  const name = plain(fileName).replaceAll('\n', ' ');
  const head = use.say(use.language, phrase('bot-faults', { name, n: faults.length }));
  return { parts: [container([text(faultsText(use, head, faults))])] };
}

/** Each error with its line, as many as fit. */
export function faultsText({ say, language }: Use, head: string, faults: readonly QuotedFault[]): string {
  const parts = [head];
  let room = TEXT_LIMIT - parts[0]!.length - 100;
  for (const fault of faults) {
    const { line, column } = fault;
    const why = say(language, escapeMarkdown(fault.says));
    const part = `${say(language, phrase('bot-fault', { line, column, why }))}\n${underlined(fault)}`;
    if (part.length + 1 > room) break;
    room -= part.length + 1;
    parts.push(part);
  }
  const left = faults.length - (parts.length - 1);
  if (left > 0) parts.push(say(language, phrase('and-more', { n: left })));
  return parts.join('\n');
}

/** How much of a line is shown, and how much of that before the error. */
const SHOWN = 64;
const BEFORE = 40;

/** The line as written, and a caret below the error. */
function underlined({ text: line, column }: QuotedFault): string {
  const from = Math.max(0, Math.min(column - 1 - BEFORE, line.length - SHOWN));
  const before = visible(line.slice(from, column - 1));
  const shown = before + visible(line.slice(column - 1, from + SHOWN));
  const [start, end] = [from > 0 ? '…' : '', from + SHOWN < line.length ? '…' : ''];
  return `\`\`\`\n${start}${shown}${end}\n${' '.repeat(start.length + Array.from(before).length)}^\n\`\`\``;
}

/** Removes anything that would end the quotation, reverse the text or be invisible. */
function visible(part: string): string {
  return part
    .toWellFormed()
    .replaceAll('`', 'ˋ')
    .replace(/\s/g, ' ')
    .replace(/[\p{C}\p{M}\u115f\u1160\u3164\uffa0]/gu, '\ufffd');
}
