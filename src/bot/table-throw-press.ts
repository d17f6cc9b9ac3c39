/** What the menus and the button of a throw at a table do: all that was said stands in the message itself. */
import { ComponentType } from 'discord.js';
import { z } from 'zod';
import type { ThrowHeld, Values } from '../host/throwing/throwing.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Pressing } from './acknowledge.ts';
import { type Answer, refusing, words } from './answer.ts';
import type { Use } from './bot.ts';
import { type IdOf, readId } from './id.ts';
import type { Inner, Part } from './parts.ts';
import { rememberer } from './rememberer.ts';
import { lastThrow, throwShown, throwTold } from './table-throw.ts';

/** Presses on the same button at once are one: so many are remembered. */
const firstPress = rememberer(1000);

const names = z.array(z.string().regex(/^[\w-]{1,60}$/)).max(25);

/** What a message of this kind holds. */
interface Holds {
  readonly times: number;
  readonly units: readonly string[];
  /** What is chosen in each menu, by its field and its part. */
  readonly menus: readonly { readonly field: string; readonly part: number; readonly values: readonly string[] }[];
}

function heldIn({ message }: Pressing): Holds {
  const inside = (part: Part | Inner): readonly unknown[] => ('components' in part ? part.components : []);
  const pressable = message.components
    .map((component) => component.toJSON() as Part)
    .flatMap(inside)
    .flatMap((part) => inside(part as Inner)) as readonly Extract<
    Inner,
    { type: ComponentType.ActionRow }
  >['components'][number][];
  const ids = pressable.flatMap((part) => ('custom_id' in part ? [{ part, id: readId(part.custom_id) }] : []));
  const cast = ids.flatMap(({ id }) => (id?.kind === 'cast' ? [id] : []))[0];
  const menus = ids.flatMap(({ part, id }) =>
    id?.kind === 'weigh' && part.type === ComponentType.StringSelect
      ? [{ ...id, values: part.options.filter((option) => option.default).map(({ value }) => value) }]
      : [],
  );
  return { times: cast?.times ?? 0, units: cast?.units ?? [], menus };
}

function valuesOf(menus: Holds['menus']): Values {
  const all: Record<string, readonly string[]> = {};
  for (const { field, values } of menus) all[field] = [...(all[field] ?? []), ...values];
  return all;
}

/** Another choice in one of the menus; what the others say stays. */
export async function weighed(
  id: IdOf<'weigh'>,
  interaction: Pressing,
  use: Use,
): Promise<{ shows?: Answer; whispers?: Answer }> {
  const { times, units, menus } = heldIn(interaction);
  const read = names.safeParse(interaction.isStringSelectMenu() ? interaction.values : []);
  const held: ThrowHeld = { kind: id.of, game: id.game, units, values: valuesOf(menus) };
  const others = menus.filter(({ field, part }) => field === id.field && part !== id.part);
  const beside = others.flatMap(({ values }) => values);
  const form = await use.host.chooseForThrow(held, { field: id.field, values: read.data ?? ['?'], beside });
  if (form instanceof Refusal) return { whispers: refusing(use, form) };
  return { shows: throwShown(use, form, { times }) };
}

/** Thrown, and told to everybody. */
export async function cast(
  id: IdOf<'cast'>,
  interaction: Pressing,
  use: Use,
): Promise<{ announces?: Answer; shows?: Answer; whispers?: Answer }> {
  const times = id.times + 1;
  if (!firstPress(`${interaction.message.id} ${times}`)) {
    return { whispers: words(use.say(use.language, phrase('table-throw-twice'))) };
  }
  const { units, menus } = heldIn(interaction);
  const made = await use.host.makeThrow({ kind: id.of, game: id.game, units, values: valuesOf(menus) }, use.die);
  if (made instanceof Refusal) return { whispers: refusing(use, made) };
  return {
    announces: await throwTold(use, made, times),
    shows: throwShown(use, made, { times, last: lastThrow(use, made, times) }),
  };
}
