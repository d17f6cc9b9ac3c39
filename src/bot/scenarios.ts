/** Scenarios as people see them: offered while one types, listed, and a file's map or its faults. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Offered, Reply } from '../host/host.ts';
import { LARGEST_TEXT, type QuotedFault, type Survey } from '../host/survey.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import { plain } from '../words/words.ts';
import { attachedText } from './attachment.ts';
import { type Answer, refusing, replied, speak, words } from './answer.ts';
import type { Use } from './bot.ts';
import type { Choice } from './command.ts';
import { folded } from './folded.ts';
import { harmless } from './harmless.ts';
import { container, cut, fitted, text, TEXT_LIMIT } from './parts.ts';
import { pictured } from './pictured.ts';
import { createTurnstile } from './turnstile.ts';

/** A person's files are read one after the other. */
const turnstile = createTurnstile(1);

/** Reads the attached file, does something with its text, and shows what came of it. */
export async function withFile(
  interaction: ChatInputCommandInteraction,
  use: Use,
  work: (text: string, fileName: string) => Survey | Reply | Refusal | Promise<Survey | Reply | Refusal>,
): Promise<Answer> {
  const { say, language, request } = use;
  if (!(await turnstile(request.person.id))) return words(say(language, phrase('bot-file-many')));
  const file = interaction.options.getAttachment('file', true);
  const read = await attachedText(interaction, file, LARGEST_TEXT);
  if ('why' in read) return words(say(language, read.why));
  const result = await work(read.text, file.name);
  if (result instanceof Refusal) return refusing({ say, language }, result);
  if ('faults' in result) return faulty(use, file.name, result.faults);
  if (!('scene' in result)) return replied(say, language, result);
  const title = `### ${say(language, result.title)}`;
  const says = cut(speak(say, language, result.says), TEXT_LIMIT - title.length);
  return pictured(use, result.scene, [text(`${title}\n${says}`)]);
}

/** Each fault with the line it stands in; as many as fit. */
function faulty({ say, language }: Use, fileName: string, faults: readonly QuotedFault[]): Answer {
  const name = plain(fileName).replaceAll('\n', ' ');
  const parts = [say(language, phrase('bot-faults', { name, n: faults.length }))];
  let room = TEXT_LIMIT - parts[0]!.length - 100;
  for (const fault of faults) {
    const { line, column } = fault;
    const why = say(language, harmless(fault.says));
    const part = `${say(language, phrase('bot-fault', { line, column, why }))}\n${underlined(fault)}`;
    if (part.length + 1 > room) break;
    room -= part.length + 1;
    parts.push(part);
  }
  const left = faults.length - (parts.length - 1);
  if (left > 0) parts.push(say(language, phrase('bot-faults-more', { n: left })));
  return { parts: [container([text(parts.join('\n'))])] };
}

/** So much of a line is shown, so much of it before the fault. */
const SHOWN = 64;
const BEFORE = 40;

/** The line as it was written, and below it a caret where the fault is. */
function underlined({ text: line, column }: QuotedFault): string {
  const from = Math.max(0, Math.min(column - 1 - BEFORE, line.length - SHOWN));
  const before = visible(line.slice(from, column - 1));
  const shown = before + visible(line.slice(column - 1, from + SHOWN));
  const [start, end] = [from > 0 ? '…' : '', from + SHOWN < line.length ? '…' : ''];
  return `\`\`\`\n${start}${shown}${end}\n${' '.repeat(start.length + Array.from(before).length)}^\n\`\`\``;
}

/** Nothing that would end the quotation, turn it around, or not be seen. */
function visible(part: string): string {
  return part
    .toWellFormed()
    .replaceAll('`', 'ˋ')
    .replace(/\s/g, ' ')
    .replace(/[\p{C}\p{M}\u115f\u1160\u3164\uffa0]/gu, '\ufffd');
}

/** By name or title, whatever the case and accents; those of this server say so. */
export async function scenarioChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  return choicesOf(interaction, use, await use.host.scenarios(use.request));
}

/** Only those that were added here. */
export async function addedChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  const all = await use.host.scenarios(use.request);
  return choicesOf(
    interaction,
    use,
    all.filter(({ added }) => added),
  );
}

function choicesOf(interaction: AutocompleteInteraction, { say, language }: Use, all: readonly Offered[]) {
  const typed = folded(interaction.options.getFocused());
  return all
    .map(({ name, title, added }): Choice => {
      const shown = say(language, title);
      return {
        value: name,
        name: added ? say(language, phrase('bot-scenario-here', { title: cut(shown, 40), name })) : shown,
      };
    })
    .map(({ name, value }) => ({ value, name: cut(name, 100) }))
    .filter(({ name, value }) => folded(`${value} ${name}`).includes(typed));
}

/** All of them, a line for each. */
export function listed({ say, language }: Use, all: readonly Offered[]): Answer {
  const lines = all.map(({ name, title, ruleset, size, added }) => {
    const { cols, rows } = size ?? {};
    const map =
      cols === undefined || rows === undefined ? [] : [say(language, phrase('bot-scenario-size', { cols, rows }))];
    const who = added && plain(cut(added.by.name, 32)).replaceAll('\n', ' ');
    const when = added && `<t:${Math.floor(added.at.getTime() / 1000)}:d>`;
    const by = who !== undefined && when !== undefined ? [say(language, phrase('bot-scenario-by', { who, when }))] : [];
    return `- \`${name}\` · ${[say(language, title), ruleset, ...map, ...by].join(' · ')}`;
  });
  const head = say(language, phrase('bot-scenarios'));
  return { parts: [container([text(fitted([head, ...lines], TEXT_LIMIT - lines.length).join('\n'))])] };
}
