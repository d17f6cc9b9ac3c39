/**
 * The answers of a card: at most five buttons, which a phone shows whole, and menus for the others. Answers of one kind
 * share a menu; of what is left over the first stand as buttons, for a ruleset names the likeliest first.
 */
import { phrase } from '../kernel/phrase.ts';
import type { Card } from '../kernel/ruleset.ts';
import { chanceWords, type Chances, differ } from './odds/card-words.ts';
import type { Post } from './post.ts';
import { labelOf, type Voice } from './voice.ts';

/** Of these a phone shows each on a line of its own; and so many of their characters. */
const BUTTONS = 5;
const LABEL = 38;
/** What the number of a place takes of it: `12 · `. */
const NUMBER = 5;

type Choice = NonNullable<Post['question']>['choices'][number];
type Option = Card['options'][number];

export function choicesOf(
  voice: Voice,
  options: readonly Option[],
  chances: Chances | undefined,
  asked: string | undefined,
): Choice[] {
  const menus = menusOf(options);
  const told = chances && differ(chances) ? chances : undefined;
  return options.map((option, index): Choice => {
    const { grave, place } = option;
    const label = labelOf(place ? `${index + 1} · ${shortly(voice, option)}` : shortly(voice, option), LABEL);
    const menu = menus.get(option);
    if (!menu) return { label, grave };
    const more = told && chanceWords(voice, told, index, asked);
    return { label, grave, menu: voice.say(menu), ...(more !== undefined && { more }) };
  });
}

/** With what it needs or risks, if there is room. */
function shortly(voice: Voice, { says, name = says, place }: Option): string {
  const whole = voice.say(says);
  const room = place ? LABEL - NUMBER : LABEL;
  return whole.length <= room ? whole : voice.say(name);
}

/** Which of them are buttons: the answers that a small line may speak of. */
export function areButtons(options: readonly Option[]): boolean[] {
  const menus = menusOf(options);
  return options.map((option) => !menus.has(option));
}

/** The menu of each option that stands in one. */
function menusOf(options: readonly Option[]): ReadonlyMap<Option, NonNullable<Option['menu']>> {
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
  const more = rest.filter((option) => !option.grave).slice(BUTTONS - grave);
  return new Map([...menus, ...more.map((option) => [option, phrase('host-card-more')] as const)]);
}
