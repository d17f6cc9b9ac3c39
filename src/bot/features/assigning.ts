/** Giving and taking command of units: named in a command, or chosen from a menu with 25 to a page. */
import { type APIStringSelectComponent, type AutocompleteInteraction, ComponentType } from 'discord.js';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { type Answer, replied } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { closingAnswer } from '../messages/close-cards.ts';
import type { Choice } from '../interactions/command.ts';
import { folded } from '../messages/folded.ts';
import { type IdOf, writeId } from '../interactions/id.ts';
import { button, cut, rows, text } from '../messages/parts.ts';

const PAGE = 25;
/** Discord's limit for a choice. */
const CHOICE = 100;

/** Completes the unit or brigade being typed, after those already listed. */
export async function bodyChoices(interaction: AutocompleteInteraction, use: Use): Promise<readonly Choice[]> {
  const typed = interaction.options.getFocused();
  const start = Math.max(typed.lastIndexOf(' '), typed.lastIndexOf(',')) + 1;
  const bodies = await use.host.commandBodies(use.request);
  const all = bodies.map(({ name, says }) => ({ name, shown: use.say(use.language, says) }));
  const [before, word] = [typed.slice(0, start), folded(typed.slice(start))];
  const whole = all.filter(({ name, shown }) =>
    start === 0 ? folded(`${name} ${shown}`).includes(word) : folded(name).startsWith(folded(typed)),
  );
  const named = new Set(before.split(/[\s,]+/).map(folded));
  const last = all.filter(({ name }) => start > 0 && folded(name).startsWith(word) && !named.has(folded(name)));
  return [
    ...whole.map(({ name, shown }) => ({ value: name, name: cut(shown, CHOICE) })),
    ...last.map(({ name, shown }) => ({
      value: before + name,
      name: cut(`${before}${shown}`, CHOICE),
    })),
  ].filter(({ value }) => value.length <= CHOICE);
}

/** A menu of the units to give to someone, or to take. */
export async function unitMenu(
  { host, request, say, language, battleAt }: Use,
  who: string,
  page: number,
): Promise<Answer> {
  const bodies = await host.commandBodies(request);
  const battle = await battleAt(request.place.channelId);
  const pages = Math.max(1, Math.ceil(bodies.length / PAGE));
  const here = Math.min(Math.max(1, page), pages);
  const shown = bodies.slice((here - 1) * PAGE, here * PAGE);
  const isOwn = who === request.person.id;
  // Tried without a unit first, to refuse before a useless menu is shown.
  const without = await (isOwn ? host.commandTake(request, '') : host.commandGive(request, who, ''));
  const isOpen = without instanceof Refusal && without.says.id === 'seat-no-units';
  if (!battle || shown.length === 0 || !isOpen) return replied(say, language, without);
  const menu: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: writeId('assign', battle, who, here),
    placeholder: cut(say(language, phrase('seat-menu-units')), 150),
    min_values: 1,
    max_values: shown.length,
    options: shown.map(({ name, says }) => ({ value: name, label: cut(say(language, says), CHOICE) })),
  };
  const asks = isOwn ? phrase('seat-menu-take') : phrase('seat-menu', { who: `<@${who}>` });
  const turns = pages === 1 ? [] : [here - 1, here + 1].filter((each) => each >= 1 && each <= pages);
  return {
    parts: [
      text(say(language, asks)),
      { type: ComponentType.ActionRow, components: [menu] },
      ...rows(
        turns.map((each) =>
          button(writeId('bodies', battle, who, each), say(language, phrase('seat-menu-page', { page: each, pages }))),
        ),
      ),
    ],
  };
}

export async function assignUnits({ battle, who }: IdOf<'assign'>, interaction: Pressing, use: Use): Promise<Answer> {
  const { host, request } = use;
  const here = await use.battleAt(request.place.channelId);
  if (here !== battle || !interaction.isStringSelectMenu())
    return replied(use.say, use.language, { says: [phrase('host-draft-gone')] });
  const units = interaction.values.join(', ');
  const isOwn = who === request.person.id;
  return closingAnswer(interaction, use, () =>
    isOwn ? host.commandTake(request, units) : host.commandGive(request, who, units),
  );
}
