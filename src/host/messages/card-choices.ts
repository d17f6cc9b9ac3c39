/**
 * The answers of a card: at most four buttons, which a phone shows whole with the one for the details, and menus for the
 * others. Answers of one kind share a menu; of what is left over the first stand as buttons. The best come first: by their
 * chances where those tell them apart, else as the ruleset names them, which is the likeliest first.
 */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Card } from '../../kernel/ruleset.ts';
import { byMerit, chanceWords, type Chances, telling } from './card-words.ts';
import type { Post } from '../post.ts';
import { labelOf, type Voice } from '../battle/voice.ts';

/** Of these a phone shows each on a line of its own, and a fifth for the details; and so many of their characters. */
const BUTTONS = 4;
const LABEL = 38;
/** What the number of a place takes of it: `12 · `. */
const NUMBER = 5;

type Choice = NonNullable<Post['question']>['choices'][number];
type Option = Card['options'][number];

/** An answer where the card shows it. */
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
    const words = shortly(voice, option);
    const label = labelOf(place ? `${index + 1} · ${words}` : words, LABEL);
    const which = index === at ? {} : { option: index };
    if (!menu) return { label, grave, ...which };
    const alike = areAlike(shown, menu, told);
    const more = told && !alike ? chanceWords(voice, told, index, asked) : undefined;
    return { label, grave, ...which, menu: voice.say(menu), ...(more !== undefined && { more }) };
  });
}

/** The answers of which a small line may speak: those on buttons, and once those of a menu whose chances are all the same. */
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

/** With what it needs or risks, as far as there is room. */
function shortly(voice: Voice, { says, shorter = [], name = says, place }: Option): string {
  const room = place ? LABEL - NUMBER : LABEL;
  const fits = [says, ...shorter].map((each) => voice.say(each)).find(({ length }) => length <= room);
  return fits ?? voice.say(name);
}

/** The best first; each with the menu in which it stands. */
function shownOf(options: readonly Option[], chances: Chances | undefined): readonly Shown[] {
  const all = options.map((option, index) => ({ option, index }));
  const sorted = chances ? all.toSorted((a, b) => byMerit(chances.by[a.index], chances.by[b.index])) : all;
  const menus = menusOf(sorted.map(({ option }) => option));
  return sorted.map(({ option, index }) => {
    const menu = menus.get(option);
    return { option, index, ...(menu && { menu }) };
  });
}

/** The menu of each option that stands in one. */
function menusOf(options: readonly Option[]): ReadonlyMap<Option, Phrase> {
  if (options.length <= BUTTONS) return new Map();
  const likes = Map.groupBy(options, ({ menu }) => menu?.id);
  const ofAKind = options.flatMap((option) => {
    const isOneOfMany = option.menu && !option.grave && likes.get(option.menu.id)!.length > 1;
    return isOneOfMany ? [[option, option.menu!] as const] : [];
  });
  const menus = new Map(ofAKind);
  const rest = options.filter((option) => !menus.has(option));
  // What takes a second press is never one line among many.
  const grave = rest.filter((option) => option.grave).length;
  const safe = rest.filter((option) => !option.grave);
  const room = Math.max(0, BUTTONS - grave);
  // A menu is for more than one answer.
  const more = safe.slice(safe.length - room === 1 ? Math.max(0, room - 1) : room);
  return new Map([...menus, ...more.map((option) => [option, phrase('host-card-more')] as const)]);
}

/** Is what comes of the answers of a menu the same for all of them? */
function areAlike(shown: readonly Shown[], { id }: Phrase, chances: Chances | undefined): boolean {
  const of = shown.filter(({ menu }) => menu?.id === id).map(({ index }) => chances?.by[index]);
  return of.every((chance) => chance && byMerit(chance, of[0]) === 0);
}
