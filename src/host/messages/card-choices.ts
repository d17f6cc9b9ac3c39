/**
 * The answers of a card: at most four buttons, so that a phone shows them whole with the one for the details, and menus
 * for the others. Answers of one kind share a menu; of the remaining ones the first become buttons. The best come
 * first: by their chances if those differ, otherwise in the ruleset's order, likeliest first.
 */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Card } from '../../kernel/ruleset.ts';
import { byMerit, chanceWords, type Chances, telling } from './card-words.ts';
import type { Post } from '../post.ts';
import { labelOf, type Voice } from '../battle/voice.ts';

/** A phone shows each of these on a line of its own, and a fifth for the details; and this many of their characters. */
const BUTTONS = 4;
const LABEL = 38;
/** What an entry of a menu may have: a phone shows it whole when the menu is open. */
const ENTRY = 80;
/** The characters taken by the number of a place: `12 · `. */
const NUMBER = 5;

type Choice = NonNullable<Post['question']>['choices'][number];
type Option = Card['options'][number];

/** An answer and where the card shows it. */
interface Shown {
  readonly option: Option;
  /** Its number among the options of the question. */
  readonly index: number;
  readonly menu?: Phrase;
}

export function choicesOf(
  voice: Voice,
  options: readonly Option[],
  chances: Chances | undefined,
  asked: string | undefined,
): Choice[] {
  const told = chances && telling(chances) ? chances : undefined;
  const shown = shownOf(options, told);
  return shown.map(({ option, index, menu }, at): Choice => {
    const { grave, place } = option;
    const room = menu ? ENTRY : LABEL;
    const words = shortly(voice, option, room);
    const label = labelOf(place ? `${index + 1} · ${words}` : words, room);
    const which = index === at ? {} : { option: index };
    if (!menu) return { label, grave, ...which };
    const alike = areAlike(shown, menu, told);
    const more = told && !alike ? chanceWords(voice, told, index, asked) : undefined;
    return { label, grave, ...which, menu: voice.say(menu), ...(more !== undefined && { more }) };
  });
}

/** The answers that a small line may mention: those on buttons, and one for a menu whose chances are all the same. */
export function answersTold(
  options: readonly Option[],
  chances: Chances | undefined,
): { name: Phrase; option: number }[] {
  const shown = shownOf(options, chances);
  return shown.flatMap(({ option, index, menu }) => {
    if (!menu) return [{ name: option.name ?? option.says, option: index }];
    const isFirst = shown.find((other) => other.menu?.id === menu.id)?.index === index;
    return isFirst && areAlike(shown, menu, chances) ? [{ name: menu, option: index }] : [];
  });
}

/** With its requirements and risks, if there is room. */
function shortly(voice: Voice, { says, shorter = [], name = says, place }: Option, most: number): string {
  const room = place ? most - NUMBER : most;
  const fits = [says, ...shorter].map((each) => voice.say(each)).find(({ length }) => length <= room);
  return fits ?? voice.say(name);
}

/** The best first, each with its menu. */
function shownOf(options: readonly Option[], chances: Chances | undefined): readonly Shown[] {
  const all = options.map((option, index) => ({ option, index }));
  const sorted = chances ? all.toSorted((a, b) => byMerit(chances.by[a.index], chances.by[b.index])) : all;
  const menus = menusOf(sorted.map(({ option }) => option));
  return sorted.map(({ option, index }) => {
    const menu = menus.get(option);
    return { option, index, ...(menu && { menu }) };
  });
}

/** The menu of each option that is in one. */
function menusOf(options: readonly Option[]): ReadonlyMap<Option, Phrase> {
  if (options.length <= BUTTONS) return new Map();
  const likes = Map.groupBy(options, ({ menu }) => menu?.id);
  const ofAKind = options.flatMap((option) => {
    const isOneOfMany = option.menu && !option.grave && likes.get(option.menu.id)!.length > 1;
    return isOneOfMany ? [[option, option.menu!] as const] : [];
  });
  const menus = new Map(ofAKind);
  const rest = options.filter((option) => !menus.has(option));
  // An answer that needs a second press is never a menu entry.
  const grave = rest.filter((option) => option.grave).length;
  const safe = rest.filter((option) => !option.grave);
  const room = Math.max(0, BUTTONS - grave);
  // A menu needs more than one answer.
  const more = safe.slice(safe.length - room === 1 ? Math.max(0, room - 1) : room);
  return new Map([...menus, ...more.map((option) => [option, phrase('host-card-more')] as const)]);
}

/** Whether all answers of a menu have the same consequences. */
function areAlike(shown: readonly Shown[], { id }: Phrase, chances: Chances | undefined): boolean {
  const of = shown.filter(({ menu }) => menu?.id === id).map(({ index }) => chances?.by[index]);
  return of.every((chance) => chance && byMerit(chance, of[0]) === 0);
}
