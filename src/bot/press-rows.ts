/** Presses laid out in a message, row by row: as buttons as long as there is room for them, else as menus. */
import { type APIStringSelectComponent, ComponentType } from 'discord.js';
import { type Button, button, cut, even, type Inner, small, text, weigh } from './parts.ts';

/** More buttons of one kind are a menu; Discord's limit for the choices of one. */
const BUTTONS = 10;
const CHOICES = 25;

export interface Pressable {
  /** Its number among all of the message. */
  readonly n: number;
  readonly label: string;
  /** Why it may not be now; it can be pressed, and then says so. */
  readonly why?: string | undefined;
  readonly isChosen?: boolean | undefined;
}

export interface PressableRow {
  readonly title?: string | undefined;
  readonly presses: readonly Pressable[];
}

export interface Laying {
  /** The custom ids of a button by its number, and of a menu by its row and its place there. */
  readonly press: (n: number) => string;
  readonly pick: (row: number, menu: number) => string;
  /** What stands in a menu without a title. */
  readonly choose: string;
  /** Discord takes 40 parts in a message: so many are left for these. */
  readonly room: number;
}

export function pressRows(all: readonly PressableRow[], laying: Laying): Inner[] {
  let left = laying.room;
  return all.flatMap((row, index): Inner[] => {
    const isBarred = row.presses.every(({ why }) => why !== undefined);
    const laid = asButtons(row, laying);
    // Each row after this one needs a menu of two parts.
    const isRoom = left - weigh(laid) >= 2 * (all.length - index - 1);
    const parts = row.presses.length <= BUTTONS && isRoom && !isBarred ? laid : asMenus(row, index, laying);
    left -= weigh(parts);
    return parts;
  });
}

function asButtons({ title, presses }: PressableRow, { press }: Laying): Inner[] {
  const buttons = presses.map((each): Button => button(press(each.n), labelOf(each), each.isChosen ? 'main' : 'other'));
  return [...(title === undefined ? [] : [text(small(`**${title}**`))]), ...even(buttons)];
}

/** As many menus as are needed; of what cannot be chosen each line says why. */
function asMenus({ title, presses }: PressableRow, row: number, { pick, choose }: Laying): Inner[] {
  const menus: Inner[] = [];
  for (let from = 0; from < presses.length; from += CHOICES) {
    const some = presses.slice(from, from + CHOICES);
    const menu: APIStringSelectComponent = {
      type: ComponentType.StringSelect,
      custom_id: pick(row, from / CHOICES),
      placeholder: cut(placeholderOf(title ?? choose, some), 150),
      options: some.map((press) => ({
        value: String(press.n),
        label: cut(labelOf(press), 100),
        ...(press.why !== undefined && { description: cut(press.why, 100) }),
      })),
    };
    menus.push({ type: ComponentType.ActionRow, components: [menu] });
  }
  return menus;
}

/** A closed menu shows what is chosen in it. */
function placeholderOf(title: string, presses: readonly Pressable[]): string {
  const chosen = presses.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return [title, ...(chosen.length > 0 ? [chosen.join(', ')] : [])].join(' · ');
}

/** Never by colour alone: what may not be has a cross, what is chosen a tick. */
function labelOf({ label, why, isChosen }: Pressable): string {
  if (why !== undefined) return `✗ ${label}`;
  return isChosen ? `✓ ${label}` : label;
}
