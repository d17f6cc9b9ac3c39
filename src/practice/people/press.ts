import { ButtonStyle, type Component, everyPart, isSelect } from '../components.ts';
import { PartType } from '../../page/discord.ts';
import { InteractionType, open } from '../interactions.ts';
import type { Interaction } from '../interaction.ts';
import type { Platform } from '../platform.ts';
import type { Message } from '../world.ts';
import { messageSeenBy, personNamed } from './lookup.ts';
import type { Setting, PressWish } from './wishes.ts';
import { gather, type Gathering } from './resolved.ts';
import { listed, Trouble } from './trouble.ts';

/** Presses a button or chooses in a select menu, as a person. */
export function press(platform: Platform, wish: PressWish): Interaction {
  const person = personNamed(platform.world, wish.as);
  const { message, channel } = messageSeenBy(platform.world, person, wish.message);
  const part = partNamed(message, wish);
  if (part.style === ButtonStyle.link)
    throw new Trouble('practice-part-link', { label: labelOf(part), url: part.url ?? '' });
  if (part.disabled) throw new Trouble('practice-part-disabled', { label: labelOf(part) });
  const setting = { platform, person, channel };
  const data = {
    custom_id: part.custom_id,
    component_type: part.type,
    id: part.id,
    ...(isSelect(part) ? chosenValues(setting, part, wish.values ?? []) : noValues(part, wish.values)),
  };
  return open(platform, { type: InteractionType.component, person, channel, data, source: message });
}

function partNamed(message: Message, wish: PressWish): Component {
  const usable = [...everyPart(message.components)]
    .map(({ part }) => part)
    .filter((part) => part.type === PartType.button || isSelect(part));
  const fitting = usable.filter((part) =>
    wish.custom_id === undefined ? labelOf(part) === wish.label : part.custom_id === wish.custom_id,
  );
  const [found, another] = fitting;
  const named = wish.custom_id ?? wish.label ?? '';
  if (usable.length === 0) throw new Trouble('practice-part-none', { named });
  if (found === undefined) throw new Trouble('practice-part-unknown', { named, known: listed(usable.map(labelOf)) });
  if (another) throw new Trouble('practice-part-several', { named });
  return found;
}

function labelOf(part: Component): string {
  return part.label ?? part.placeholder ?? part.custom_id ?? '';
}

function noValues(part: Component, values: string[] | undefined): object {
  if (values !== undefined) throw new Trouble('practice-part-button', { label: labelOf(part) });
  return {};
}

/** The values for a select menu: options by value or label; people, channels and roles by name. */
function chosenValues(
  setting: Setting,
  part: Component,
  given: readonly string[],
): { values: string[]; resolved?: object } {
  const { min_values: least = 1, max_values: most = 1 } = part;
  if (given.length < least || given.length > most) {
    const id = least === most ? 'practice-part-count-exactly' : 'practice-part-count';
    throw new Trouble(id, { label: labelOf(part), least, ...(least !== most && { most }) });
  }
  if (part.options) return { values: given.map((value) => optionValue(part, value)) };
  const gathered = gather(setting);
  const values = given.map((value) => entityValue(gathered, part, value));
  return { values, resolved: gathered.toWire() };
}

export function entityValue(gathered: Gathering, part: Component, value: string): string {
  if (part.type === PartType.userSelect) return gathered.person(value);
  if (part.type === PartType.roleSelect) return gathered.role(value);
  if (part.type === PartType.mentionableSelect) return gathered.mentionable(value);
  return gathered.channel(value);
}

export function optionValue(part: Component, given: string): string {
  const options = part.options ?? [];
  const found = options.find(({ value }) => value === given) ?? options.find(({ label }) => label === given);
  if (found) return found.value;
  const known = listed(options.map(({ value }) => value));
  throw new Trouble('practice-part-choice', { label: labelOf(part), given, known });
}
