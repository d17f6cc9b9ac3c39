/**
 * A table roll as a message: private menus for its inputs with the dice they lead to, then a public result. The menus
 * themselves hold what is chosen, so nothing is stored.
 */
import type { APISelectMenuOption } from 'discord.js';
import { packed } from '../../host/verbs/table-dice/packed.ts';
import type { TableDiceForm, TableDiceRolled } from '../../host/verbs/table-dice/table-dice.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Said, RollChoice, RollField } from '../../kernel/ruleset.ts';
import { isClause } from '../../kernel/text/clauses.ts';
import { plain } from '../../words/words.ts';
import { type Answer, clauseButton, refused, sayer, speak } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { writeGo, writeId } from '../interactions/id.ts';
import {
  button,
  CHOICES,
  container,
  cut,
  fitTexts,
  type Inner,
  menu,
  rows,
  small,
  text,
  TEXT_LIMIT,
  withSmall,
} from '../messages/parts.ts';
import { menuOf } from '../features/rule-pages.ts';

/** How many menus fit in a message of 40 components, each with a heading. */
const PAGE = 8;

/** How often this message has rolled, the last result, and the open page of its menus, from 0. */
export interface TableDiceAt {
  readonly times: number;
  readonly last?: string;
  readonly page?: number;
  /** A field that must be shown, whatever page it is on. */
  readonly field?: string;
}

/** The private message: what would be rolled, and everything that can be changed. */
export function formShown(use: Use, form: TableDiceForm, { times, last, page = 0, field }: TableDiceAt): Answer {
  const { say, language } = use;
  const { kind, game, ahead, units } = form;
  const isBarred = ahead instanceof Refusal;
  const before = isBarred ? refused(say, language, ahead) : speak(say, language, ahead);
  const thrown = last === undefined ? [] : [small(last)];
  const [head, ...texts] = fitTexts([headOf(use, form), before, ...thrown], TEXT_LIMIT);
  const label = say(language, phrase(times === 0 ? 'table-dice-roll' : 'table-dice-roll-again'));
  const roll = button(writeGo('dice', 'roll', kind, game, times, ...units), label, 'main', isBarred);
  const clause = isBarred ? clauseButton(ahead.clause) : [];
  const menus = pagedMenus(use, form, page, field);
  return { parts: [container([text(head!), ...menus, ...texts.map(text), ...rows([roll, ...clause])])] };
}

/**
 * One page of menus, each below its name (a closed menu shows only its choice), and buttons to the other pages with
 * their values.
 */
function pagedMenus(use: Use, form: TableDiceForm, wanted: number, shown?: string): Inner[] {
  const pages = pagesOf(form.fields.map((field) => ({ field, menus: menusOf(use, form, field) })));
  const withShown = pages.findIndex((each) => each.some(({ field }) => field.name === shown));
  const page = withShown >= 0 ? withShown : Math.min(wanted, pages.length - 1);
  const menus = (pages[page] ?? []).flatMap((each) => [
    text(small(use.say(use.language, each.field.says))),
    ...each.menus,
  ]);
  if (pages.length <= 1) return menus;
  const ways = pages.map((each, index) => {
    const fields = each.map(({ field }) => field);
    const label = use.say(use.language, phrase('table-dice-page', { n: index + 1, of: pages.length }));
    const carried = index === page ? '_' : packed(fields, form.said);
    return button(writeGo('dice', 'page', form.kind, form.game, index, carried), label, 'other', index === page);
  });
  return [...menus, ...rows(ways)];
}

interface FieldMenus {
  readonly field: RollField;
  readonly menus: readonly Inner[];
}

/** About the same number on each. */
function pagesOf(all: readonly FieldMenus[]): FieldMenus[][] {
  const count = all.reduce((sum, { menus }) => sum + menus.length, 0);
  const most = Math.ceil(count / Math.ceil(count / PAGE));
  const pages: FieldMenus[][] = [];
  let room = 0;
  for (const each of all) {
    room -= each.menus.length;
    if (room < 0) {
      pages.push([]);
      room = most - each.menus.length;
    }
    pages.at(-1)!.push(each);
  }
  return pages;
}

function headOf(use: Use, { kind, title, units }: TableDiceForm): string {
  const say = sayer(use);
  const from = units.length === 0 ? [] : [say(saidOf(units, 'table-dice-unit', 'table-dice-units'))];
  return [`### ${say(titleOf(kind))}`, small([say(title), ...from].join(' · '))].join('\n');
}

function titleOf(kind: TableDiceForm['kind']): Phrase {
  return phrase('table-dice-title', { kind });
}

/** The units it was filled in from, and a note that this is not an order. */
function saidOf(units: readonly string[], alone: string, both: string): Phrase {
  const [unit, target] = units.map(plain);
  return target === undefined ? phrase(alone, { unit: unit! }) : phrase(both, { unit: unit!, target });
}

/** As many menus as a field's choices need. */
function menusOf(use: Use, { kind, game, said }: TableDiceForm, field: RollField): Inner[] {
  const say = sayer(use);
  const options = optionsOf(use, field, valuesIn(said, field.name));
  const parts = Array.from({ length: Math.ceil(options.length / CHOICES) }, (_, part) =>
    options.slice(part * CHOICES, (part + 1) * CHOICES),
  );
  const which = field.kind === 'any' ? 'any' : 'one';
  const unchosen = phrase(which === 'any' ? 'table-dice-none-of' : 'table-dice-one-of', { field: field.says });
  return parts.map((part, index) =>
    menu(writeGo('dice', 'pick', kind, game, field.name, index), say(unchosen), part, which),
  );
}

function valuesIn(said: Said, name: string): readonly string[] {
  const value = said[name] ?? [];
  return typeof value === 'number' ? [String(value)] : value;
}

function optionsOf(use: Use, field: RollField, chosen: readonly string[]): APISelectMenuOption[] {
  const say = sayer(use);
  const labelled = (value: string, says: Phrase, description = ''): APISelectMenuOption => ({
    value,
    label: say(says),
    ...(description !== '' && { description }),
    ...(chosen.includes(value) && { default: true }),
  });
  if (field.kind === 'number') {
    return numbersOf(field, Number(chosen[0])).map((n) => labelled(String(n), phrase('table-dice-n', { n })));
  }
  return field.choices.map((choice) => labelled(choice.name, choice.says, countOf(use, choice)));
}

/** A choice's value, and its clause, as sentences cite it. */
function countOf(use: Use, { n, clause }: RollChoice): string {
  const counts =
    n === undefined
      ? []
      : [use.say(use.language, phrase('table-dice-counts', { n: Math.abs(n), more: n < 0 ? 'no' : 'yes' }))];
  return [...counts, ...(clause === undefined ? [] : [clause.replace(/^[A-Z]{2}-/, '')])].join(' · ');
}

/** All numbers in the range. If a menu cannot hold them: those around the current one, and both ends. */
function numbersOf({ least, most }: Extract<RollField, { kind: 'number' }>, now: number): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  if (all.length <= CHOICES) return all;
  const near = CHOICES - 2;
  const from = Math.min(Math.max(least, now - (near - 1) / 2), most - near + 1);
  return all.filter((n) => n === least || n === most || (n >= from && n < from + near));
}

/** The public result. */
export async function resultShown(use: Use, made: TableDiceRolled, times: number): Promise<Answer> {
  const say = sayer(use);
  const { kind, told, units } = made;
  const who = plain(use.request.person.name);
  const title = say(
    phrase(times === 1 ? 'table-dice-thrown' : 'table-dice-thrown-again', { who, title: titleOf(kind), times }),
  );
  const what = small([say(made.title), ...saidShortly(use, made)].join(' · '));
  const sentences = told.sentences.map((each) => withSmall({ says: say(each.says), dice: each.dice.map(say) }));
  const from = units.length === 0 ? [] : [say(saidOf(units, 'table-dice-of', 'table-dice-of-both'))];
  const texts = fitTexts([`### ${title}`, ...from, what, ...sentences], TEXT_LIMIT);
  return { parts: [container([...texts.map(text), ...(await clausesBelow(use, told.clauses))])] };
}

/** The opponents and whatever is unusual. The rest is beside the dice. */
function saidShortly(use: Use, { fields, said }: TableDiceForm): string[] {
  const say = sayer(use);
  return fields.flatMap((field) => {
    const chosen = valuesIn(said, field.name);
    const named = (choice: Phrase) => say(phrase('table-dice-said', { field: field.says, choice }));
    if (field.kind === 'number') {
      const n = Number(chosen[0]);
      return n === field.usual ? [] : [named(phrase('table-dice-n', { n }))];
    }
    const picked = field.choices.filter(({ name }) => chosen.includes(name));
    if (field.kind === 'any') return picked.map(({ says }) => say(says));
    const isUsual = chosen[0] === field.choices[0]?.name;
    return isUsual && !field.isAlwaysTold ? [] : picked.map(({ says }) => named(says));
  });
}

async function clausesBelow(use: Use, clauses: readonly string[]): Promise<Inner[]> {
  const opened = await Promise.all(
    [...new Set(clauses)].filter(isClause).map((name) => use.host.openRule(use.request, name)),
  );
  const known = opened.filter((each) => !(each instanceof Refusal));
  if (known.length === 0) return [];
  return [menuOf(use, writeId('cited'), use.say(use.language, phrase('rules-cited')), known)];
}

/** On one line, for the private message. */
export function lastResult(use: Use, { told }: TableDiceRolled, times: number): string {
  const [first] = told.sentences;
  const result = first ? cut(use.say(use.language, first.says).replaceAll('\n', ' '), 300) : '';
  return use.say(use.language, phrase('table-dice-last', { times, result }));
}
