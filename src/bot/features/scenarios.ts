/** Scenarios as people see them: completed, listed, and a file's map or errors. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Reply } from '../../host/request.ts';
import type { Offered } from '../../host/advance/scenarios.ts';
import { LARGEST_TEXT, type Validation } from '../../host/advance/validate-scenario.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import { type Answer, refusing, replied, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { folded } from '../messages/folded.ts';
import { faulty } from '../input/faults.ts';
import { fileText } from '../input/file-text.ts';
import { container, cut, fitTexts, text, TEXT_LIMIT } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';

/** Reads the attached file, uses its text and shows the result. */
export async function withFile(
  interaction: ChatInputCommandInteraction,
  use: Use,
  work: (text: string, fileName: string) => Validation | Reply | Refusal | Promise<Validation | Reply | Refusal>,
): Promise<Answer> {
  const { say, language } = use;
  const file = await fileText(interaction, use, LARGEST_TEXT);
  if ('instead' in file) return file.instead;
  const result = await work(file.text, file.name);
  if (result instanceof Refusal) return refusing({ say, language }, result);
  if ('faults' in result) return faulty(use, file.name, result.faults);
  if (!('scene' in result)) return replied(say, language, result);
  const title = `### ${say(language, result.title)}`;
  const says = cut(speak(say, language, result.says), TEXT_LIMIT - title.length);
  return pictured(use, result.scene, [text(`${title}\n${says}`)]);
}

/** By name, title or game, ignoring case and accents. Those of this server are labelled. */
export async function scenarioChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  return choicesOf(interaction, use, await use.host.scenarios(use.request));
}

/** Only those added on this server. */
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
    .map(({ name, title, game, added }): Choice => {
      const shown = say(language, title);
      const here = added && phrase('bot-scenario-here', { title: cut(shown, 40), name });
      const says = here ?? (game && phrase('bot-scenario-of', { title, game }));
      return { value: name, name: says ? say(language, says) : shown };
    })
    .map(({ name, value }) => ({ value, name: cut(name, 100) }))
    .filter(({ name, value }) => folded(`${value} ${name}`).includes(typed));
}

/** All scenarios, one per line. */
export function scenarioList({ say, language }: Use, all: readonly Offered[]): Answer {
  const lines = all.map(({ name, title, ruleset, size, added }) => {
    const map = size ? [say(language, phrase('bot-scenario-size', { ...size }))] : [];
    const who = added?.by && plain(cut(added.by.name, 32)).replaceAll('\n', ' ');
    const when = added?.by && `<t:${Math.floor(added.at.getTime() / 1000)}:d>`;
    const by = who !== undefined && when !== undefined ? [say(language, phrase('bot-scenario-by', { who, when }))] : [];
    return `- \`${name}\` · ${[say(language, title), ruleset, ...map, ...by].join(' · ')}`;
  });
  const head = say(language, phrase('bot-scenarios'));
  return { parts: [container([text(fitTexts([head, ...lines], TEXT_LIMIT - lines.length).join('\n'))])] };
}
