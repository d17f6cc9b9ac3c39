/** The menus and button of a table roll. The message itself stores every choice. */
import { ComponentType } from 'discord.js';
import { z } from 'zod';
import type { TableDiceHeld, TableDiceKind } from '../../host/verbs/table-dice/table-dice.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { refusing, words } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { readId } from '../interactions/id.ts';
import type { Inner, Part } from '../messages/parts.ts';
import type { Pressed } from '../interactions/pressed.ts';
import { seenOnce } from '../interactions/seen-once.ts';
import { lastResult, formShown, resultShown } from './table-dice.ts';
import type { AtOf } from '../wizard/wizard-id.ts';

/** Simultaneous presses of a button count once; this many are remembered. */
const firstPress = seenOnce(1000);

const names = z.array(z.string().regex(/^[\w-]{1,60}$/)).max(25);

/** What such a message contains. */
interface Holds {
  readonly times: number;
  /** The open page of its menus. */
  readonly page: number;
  readonly units: readonly string[];
  /** What is chosen in each menu, by field and part. */
  readonly menus: readonly { readonly field: string; readonly part: number; readonly values: readonly string[] }[];
  /** The values of menus on other pages. */
  readonly packed: readonly string[];
}

type Pressable = Extract<Inner, { type: ComponentType.ActionRow }>['components'][number];

function holdsOf({ message }: Pressing): Holds {
  const inside = (part: Part | Inner): readonly unknown[] => ('components' in part ? part.components : []);
  const all = message.components
    .map((component) => component.toJSON() as Part)
    .flatMap(inside)
    .flatMap((part) => inside(part as Inner)) as readonly Pressable[];
  const ids = all.flatMap((part) => {
    const id = 'custom_id' in part ? readId(part.custom_id) : undefined;
    return id?.kind === 'go' && id.wizard === 'dice' ? [{ part, id }] : [];
  });
  const cast = ids.flatMap(({ id }) => (id.act === 'roll' ? [id.at] : []))[0];
  const pages = ids.flatMap(({ id }) => (id.act === 'page' ? [id.at] : []));
  const menus = ids.flatMap(({ part, id }) =>
    id.act === 'pick' && part.type === ComponentType.StringSelect
      ? [{ ...id.at, values: part.options.filter((option) => option.default).map(({ value }) => value) }]
      : [],
  );
  return {
    times: cast?.times ?? 0,
    page: pages.find((each) => each.packed === '')?.page ?? 0,
    units: cast?.units ?? [],
    menus,
    packed: pages.map((each) => each.packed),
  };
}

function heldIn(
  { units, menus, packed }: Holds,
  { of, game }: { readonly of: TableDiceKind; readonly game: string },
): TableDiceHeld {
  const values: Record<string, readonly string[]> = {};
  for (const menu of menus) values[menu.field] = [...(values[menu.field] ?? []), ...menu.values];
  return { kind: of, game, units, values, packed };
}

/** Changes one menu; the others keep their values. */
export async function pickChoice(id: AtOf<'dice', 'pick'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const holds = holdsOf(interaction);
  const read = names.safeParse(interaction.isStringSelectMenu() ? interaction.values : []);
  const others = holds.menus.filter(({ field, part }) => field === id.field && part !== id.part);
  const beside = others.flatMap(({ values }) => values);
  const choice = { field: id.field, values: read.data ?? ['?'], beside };
  const form = await use.host.chooseForThrow(heldIn(holds, id), choice);
  return form instanceof Refusal
    ? { followUp: refusing(use, form) }
    : { shows: formShown(use, form, { ...holds, field: id.field }) };
}

/** Turns to another page of its menus. */
export async function turnPage(id: AtOf<'dice', 'page'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const holds = holdsOf(interaction);
  const form = await use.host.chooseForThrow(heldIn(holds, id));
  if (form instanceof Refusal) return { followUp: refusing(use, form) };
  return { shows: formShown(use, form, { times: holds.times, page: id.page }) };
}

/** Makes the roll and reports it publicly. */
export async function rollTableDice(id: AtOf<'dice', 'roll'>, interaction: Pressing, use: Use): Promise<Pressed> {
  const times = id.times + 1;
  const holds = holdsOf(interaction);
  const made = await use.host.makeThrow(heldIn(holds, id), use.die);
  if (made instanceof Refusal) return { followUp: refusing(use, made) };
  // Two simultaneous presses are reported once.
  if (!firstPress(`${interaction.message.id} ${times}`)) {
    return { followUp: words(use.say(use.language, phrase('table-dice-twice'))) };
  }
  const last = lastResult(use, made, times);
  const unread = use.say(use.language, phrase('table-dice-unread'));
  return {
    announces: await resultShown(use, made, times),
    shows: formShown(use, made, { times, last, page: holds.page }),
    unsaid: formShown(use, made, { times, last: `${last}\n${unread}`, page: holds.page }),
  };
}
