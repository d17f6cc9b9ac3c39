/** An army as a message: shown to anyone, or in the builder of its owner. */
import type { ArmyShown, BuilderShown, NoArmyShown } from '../../host/verbs/armies/armies-shown.ts';
import type { Reply } from '../../host/request.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, clauseButton, refusing, replied } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { faultsText, faulty } from '../input/faults.ts';
import { writeGo, writeId } from '../interactions/id.ts';
import {
  type Button,
  button,
  container,
  fitTexts,
  type Inner,
  rows,
  small,
  text,
  TEXT_LIMIT,
} from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';
import { CHOOSE, noteTexts, stepRows } from '../wizard/wizard-step.ts';

/**
 * Discord allows 40 components per message. These are left for rows of buttons, after texts, pictures and the last row.
 */
const ROOM = 25;

/** Shows the army after an action, or why the action failed. `called` is the name of the file it came from. */
export async function armyShown(
  use: Use,
  result: ArmyShown | NoArmyShown | Reply | Refusal,
  called?: string,
): Promise<Answer> {
  if (result instanceof Refusal) return refusing(use, result);
  if ('says' in result) return replied(use.say, use.language, result);
  if (result.page === undefined) return faulty(use, called ?? '', result.faults);
  const before = fitTexts([...headOf(use, result), linesOf(use, result.lines)], TEXT_LIMIT).filter(isSomething);
  return pictured(use, result.page, [text(before.join('\n'))], ways(use, result));
}

/** Without a picture: every unit as text. */
export function armyAsText(use: Use, shown: ArmyShown): Answer {
  const before = [...headOf(use, shown), linesOf(use, shown.lines), ''];
  const units = shown.units.map((each) => `- ${use.say(use.language, each)}`);
  const shownUnits = asManyAsFit(units, TEXT_LIMIT - before.join('\n').length - 100);
  const left = units.length - shownUnits.length;
  const more = left > 0 ? [small(use.say(use.language, phrase('bot-army-more', { n: left })))] : [];
  const all = [...before.filter(isSomething), ...shownUnits, ...more].join('\n');
  return { parts: [container([text(all), ...ways(use, shown)])] };
}

/** Whether the army may be used, and every reason why not. */
export async function armyChecked(
  use: Use,
  result: ArmyShown | NoArmyShown | Reply | Refusal,
  called?: string,
): Promise<Answer> {
  const { say, language } = use;
  if (result instanceof Refusal || 'says' in result || result.page === undefined) return armyShown(use, result, called);
  if (result.faults.length === 0) {
    return armyShown(use, { ...result, notes: [...result.notes, phrase('bot-army-legal')] }, called);
  }
  const head = [...headOf(use, result), say(language, result.sum)];
  const verdict = say(language, phrase('bot-army-illegal', { n: result.faults.length }));
  const all = faultsText(use, [...head.filter(isSomething), verdict].join('\n'), result.faults);
  return { parts: [container([text(all), ...ways(use, result)])] };
}

/** Its name is shown in small print. An army that was only checked has no name. */
function headOf(use: Use, { title, name, notes }: ArmyShown): string[] {
  const called = name === '' ? [] : [small(`\`${name}\``)];
  return [`### ${use.say(use.language, title)}`, ...called, noteTexts(use, notes).join('\n')];
}

function linesOf({ say, language }: Use, lines: ArmyShown['lines']): string {
  return lines.map((each) => say(language, each)).join('\n');
}

function isSomething(each: string): boolean {
  return each !== '';
}

function asManyAsFit(lines: readonly string[], limit: number): readonly string[] {
  let room = limit;
  const over = lines.findIndex((each) => {
    room -= each.length + 1;
    return room < 0;
  });
  return over === -1 ? lines : lines.slice(0, over);
}

/** What the owner may do next, or anyone who wants a copy. */
function ways({ say, language }: Use, { own, source }: ArmyShown): Inner[] {
  const way = (id: string, label: string): Button => button(id, say(language, phrase(label)));
  if (own !== undefined)
    return rows([way(writeId('bench', own), 'bot-army-edit'), way(writeId('scrap', own), 'bot-army-delete')]);
  return source === undefined ? [] : rows([way(writeId('adopt', source), 'bot-army-copy')]);
}

/** The builder: a summary, a picture, everything that can be pressed, and the buttons to go back or close it. */
export async function builderShown(use: Use, shown: BuilderShown): Promise<Answer> {
  const { say, language } = use;
  const head = `### ${say(language, shown.asks)}\n${small(`${say(language, shown.title)} · \`${shown.name}\``)}`;
  const before = fitTexts(
    [head, noteTexts(use, shown.notes).join('\n'), linesOf(use, shown.lines)].filter(isSomething),
    TEXT_LIMIT - 400,
  );
  const { army, step } = shown.at;
  const choices = stepRows(use, 'army', [army, step], shown.rows, { choose: CHOOSE, room: ROOM });
  return pictured(use, shown.page, [text(before.join('\n'))], [...choices, ...lastRow(use, shown)]);
}

function lastRow({ say, language }: Use, { at, notes, typed, mayGoBack, mayUndo }: BuilderShown): Inner[] {
  const way = (act: 'type' | 'back' | 'undo', label: string) => button(writeGo('army', act, at.army, at.step), label);
  return rows([
    ...(typed ? [way('type', say(language, typed.says))] : []),
    ...(mayGoBack ? [way('back', say(language, phrase('bot-back')))] : []),
    ...(mayUndo ? [way('undo', say(language, phrase('bot-army-undo')))] : []),
    button(writeGo('army', 'close', at.army), say(language, phrase('bot-army-close'))),
    ...notes.flatMap(({ args }) => clauseButton(args?.['clause'])).slice(0, 1),
  ]);
}
