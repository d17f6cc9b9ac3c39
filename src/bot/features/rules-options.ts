/** A battle's rules options, page by page, with menus for a player who may still change them. */
import type { APISelectMenuOption, AutocompleteInteraction } from 'discord.js';
import type { Variations } from '../../host/verbs/options/options.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Variant, VariantValue } from '../../kernel/ruleset.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, refusing, replied, sayer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { chosenIn } from '../interactions/chosen-in.ts';
import { type Choice, choicesOf } from '../interactions/command.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import {
  type Button,
  button,
  container,
  fitTexts,
  type Inner,
  menu,
  rows,
  small,
  text,
  TEXT_LIMIT,
} from '../messages/parts.ts';

/** Options per page. */
const PAGE = 8;

export async function variationsShown(use: Use, battle: string | undefined, page: number): Promise<Answer> {
  const result = await use.host.variations(use.request, battle);
  return result instanceof Refusal ? refusing(use, result) : shown(use, result, page);
}

function shown(use: Use, { battle, variants, says, mayChange }: Variations, wanted: number): Answer {
  const say = sayer(use);
  const pages = Math.max(1, Math.ceil(variants.length / PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  const here = variants.slice((page - 1) * PAGE, page * PAGE);
  const others = variants.filter(({ now }) => !now.isOurs).length;
  const title = pages === 1 ? phrase('options-title') : phrase('options-title-page', { page, pages });
  const count =
    variants.length === 0
      ? phrase('options-none')
      : others === 0
        ? phrase('options-all-ours')
        : phrase('options-other-count', { n: others, all: variants.length });
  const lines = [`### ${say(title)}`, say(count), ...here.map((each) => entry(use, each))];
  const parts: Inner[] = [
    text(fitTexts(lines, TEXT_LIMIT - 400).join('\n')),
    ...(mayChange && here.length > 0 ? [whichMenu(use, battle, page, here)] : []),
    ...(pages === 1 ? [] : rows(turnsOf(use, battle, page, pages))),
    text(small(say(says))),
  ];
  return { parts: [container(parts)] };
}

/** The value in force, whether it is the recommended one, and the alternatives. */
function entry(use: Use, { says, clause, now, values }: Variant): string {
  const say = sayer(use);
  const mark = phrase(now.isOurs ? 'options-ours' : 'options-other');
  const others = values.filter(({ value }) => value !== now.value);
  const [ours] = now.isOurs ? [] : others.filter(({ isOurs }) => isOurs);
  // A price has a dozen values; the menu shows them.
  const rest = others.length > 3 ? [] : others.filter((each) => each !== ours);
  const also = [
    ...(ours ? [say(phrase('options-ours-would', { means: ours.means }))] : []),
    ...(rest.length > 0 ? [say(phrase('options-instead', { others: rest.map(({ means }) => means) }))] : []),
  ];
  const head = say(phrase('options-line', { what: says, clause, mark }));
  return [head, say(phrase('options-means', { means: now.means })), ...also.map(small)].join('\n');
}

function whichMenu(use: Use, battle: string, page: number, here: readonly Variant[]): Inner {
  const say = sayer(use);
  const lined = (means: Phrase) => say(phrase('options-means', { means }));
  const options = here.map(({ name, says, now }) => ({
    value: name,
    label: lined(says),
    description: lined(now.means),
  }));
  return menu(writeId('variant', battle, page), say(phrase('options-choose')), options);
}

/** The values of the option chosen in a page's menu. */
export async function variantOpened(id: IdOf<'variant'>, interaction: Pressing, use: Use): Promise<Answer> {
  const result = await use.host.variations(use.request, id.battle);
  if (result instanceof Refusal) return refusing(use, result);
  const wanted = chosenIn(interaction);
  const variant = result.variants.find(({ name }) => name === wanted);
  if (!variant || !result.mayChange) return shown(use, result, id.page);
  const say = sayer(use);
  const back = button(writeId('variants', id.battle, id.page), say(phrase('options-back')));
  const options = variant.values.map((value) => valueOption(use, value, variant.now));
  const parts: Inner[] = [
    text(entry(use, variant)),
    menu(writeId('vary', id.battle, id.page, variant.name), say(phrase('options-pick')), options),
    ...rows([back]),
  ];
  return { parts: [container(parts)] };
}

/** Announces the change and shows the updated page. */
export async function changeOption(id: IdOf<'vary'>, interaction: Pressing, use: Use): Promise<Answer> {
  const value = chosenIn(interaction) ?? '';
  const result = await use.host.vary(use.request, { battle: id.battle, name: id.name, value });
  if (result instanceof Refusal) return replied(use.say, use.language, result);
  return variationsShown(use, id.battle, id.page);
}

function valueOption(use: Use, { value, means, isOurs }: VariantValue, now: VariantValue): APISelectMenuOption {
  const say = sayer(use);
  return {
    value,
    label: say(phrase('options-means', { means })),
    ...(isOurs && { description: say(phrase('options-ours')) }),
    ...(value === now.value && { default: true }),
  };
}

/** Buttons for the previous and next page. */
function turnsOf(use: Use, battle: string, page: number, pages: number): Button[] {
  const say = sayer(use);
  return [
    button(writeId('variants', battle, Math.max(1, page - 1)), say(phrase('bot-log-back')), 'other', page <= 1),
    button(writeId('variants', battle, Math.min(pages, page + 1)), say(phrase('bot-log-on')), 'other', page >= pages),
  ];
}

/** While a battle is being opened: the options of the scenario already chosen. */
export async function optionChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  const scenario = interaction.options.getString('scenario') ?? '';
  return choicesOf(use, await use.host.completeOptions(use.request, scenario, interaction.options.getFocused()));
}
