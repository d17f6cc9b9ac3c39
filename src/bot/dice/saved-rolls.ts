/** A person's saved rolls: autocompleted, listed, and deleted from a menu. */
import { readDice } from '../../dice/read.ts';
import type { NamedRoll } from '../../host/verbs/rolls/rolls.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refused, sayer, speak, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { endedDice } from './dice-endings.ts';
import { diceInWords, inCode } from './dice-words.ts';
import { folded } from '../messages/folded.ts';
import { writeId } from '../interactions/id.ts';
import { CHOICE, cut, menu, small, text } from '../messages/parts.ts';

/** Saved rolls first, then the typed dice if valid, else their completions, else examples. */
export async function diceChoices(use: Use, typed: string): Promise<readonly Choice[]> {
  const own = matching(await use.host.rolls(use.request.person.id), typed);
  const named = own.map(({ name, text: dice }) => ({ name: cut(`${name} · ${dice}`, CHOICE), value: name }));
  const dice = typed.length <= CHOICE ? readDice(typed) : undefined;
  if (dice && !('fault' in dice)) {
    const shown = [diceInWords(sayer(use), dice), dice.label].filter((each) => each !== '').join(' · ');
    const ended = dice.label === '' ? [] : endedDice(use, typed);
    return [...named, ...ended.map(itself), { name: cut(shown, CHOICE), value: typed }];
  }
  const examples = use.say(use.language, phrase('rolls-examples')).split('\n');
  const begun = examples.filter((each) => folded(each).startsWith(folded(typed)));
  const likely = [...new Set([...endedDice(use, typed), ...begun])];
  return [...named, ...(likely.length > 0 ? likely : examples).map(itself)];
}

function itself(text: string): Choice {
  return { name: text, value: text };
}

/** Existing names. Saving under one of them replaces it. */
export async function nameChoices(use: Use, typed: string): Promise<readonly Choice[]> {
  const own = matching(await use.host.rolls(use.request.person.id), typed);
  const fresh = typed.trim() === '' || own.some(({ name }) => folded(name) === folded(typed)) ? [] : [typed];
  return [...fresh.map((name) => ({ name, value: name })), ...own.map(({ name }) => ({ name, value: name }))];
}

/** Names that start with the text come before names that contain it. */
function matching(own: readonly NamedRoll[], typed: string): readonly NamedRoll[] {
  const wanted = folded(typed);
  const at = ({ name }: NamedRoll) => folded(name).indexOf(wanted);
  return own.filter((each) => at(each) >= 0).toSorted((a, b) => Math.sign(at(a)) - Math.sign(at(b)));
}

/** All saved rolls and a menu to delete one, below the result of the last action. */
export async function rollsListed(use: Use, news?: string): Promise<Answer> {
  const say = sayer(use);
  const own = await use.host.rolls(use.request.person.id);
  const first = news === undefined ? [] : [text(news)];
  if (own.length === 0) {
    const none = say(phrase('rolls-none'));
    return news === undefined ? words(none) : { parts: [...first, text(none)] };
  }
  const lines = own.map(({ name, text: dice }) => say(phrase('rolls-line', { name, dice: `\`${inCode(dice)}\`` })));
  const choices = own.map(({ id, name, text: dice }) => ({ value: id, label: name, description: dice }));
  return {
    parts: [
      ...first,
      text(`### ${say(phrase('rolls-title'))}\n${lines.join('\n')}`),
      menu(writeId('unroll'), say(phrase('rolls-drop')), choices),
      text(small(say(phrase('rolls-how')))),
    ],
  };
}

export async function rollDropped(interaction: Pressing, use: Use): Promise<Answer> {
  const id = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  if (id === undefined) return rollsListed(use);
  const { host, request, say, language } = use;
  const result = await host.dropRoll(request, id);
  return rollsListed(
    use,
    result instanceof Refusal ? refused(say, language, result) : speak(say, language, result.says),
  );
}
