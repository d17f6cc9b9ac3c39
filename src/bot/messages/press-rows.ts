/** Lays out choices in rows: as buttons while there is room, otherwise as menus. */
import { type Button, button, CHOICES, evenRows, type Inner, menu, small, text, componentCount } from './parts.ts';

/** More buttons of one kind become a menu. */
const BUTTONS = 10;

interface Pressable {
  /** Its number within the message. */
  readonly n: number;
  readonly label: string;
  /** Why it is not allowed now. Pressing it says so. */
  readonly why?: string | undefined;
  /** What it does. Only menus have room for this. */
  readonly means?: string | undefined;
  readonly isChosen?: boolean | undefined;
}

export interface PressableRow {
  readonly title?: string | undefined;
  readonly presses: readonly Pressable[];
}

export interface Laying {
  /** The custom id of a button by its number, and of a menu by its row and position. */
  readonly press: (n: number) => string;
  readonly pick: (row: number, menu: number) => string;
  /** The placeholder of a menu without a title. */
  readonly choose: string;
  /** Discord allows 40 components per message. These are left for the rows. */
  readonly room: number;
}

export function pressRows(all: readonly PressableRow[], laying: Laying): Inner[] {
  const laid = all.map((row, index) => ({ row, buttons: asButtons(row, laying), menus: asMenus(row, index, laying) }));
  const asMenu = new Set(laid.filter(({ row }) => isForMenu(row)));
  const parts = () => laid.flatMap((each) => (asMenu.has(each) ? each.menus : each.buttons));
  while (componentCount(parts()) > laying.room) {
    const rest = laid.filter((each) => !asMenu.has(each));
    // Choices of one kind go in a menu first; other actions should stay visible.
    const titled = rest.filter(({ row }) => row.title !== undefined);
    const [largest] = (titled.length > 0 ? titled : rest).toSorted((a, b) => saved(b) - saved(a));
    if (!largest) break;
    asMenu.add(largest);
  }
  return parts();
}

function isForMenu({ presses }: PressableRow): boolean {
  const isTold = presses.some(({ means }) => means !== undefined);
  return isTold || presses.length > BUTTONS || presses.every(({ why }) => why !== undefined);
}

/** How many components a row saves as a menu. */
function saved({ buttons, menus }: { readonly buttons: readonly Inner[]; readonly menus: readonly Inner[] }): number {
  return componentCount(buttons) - componentCount(menus);
}

function asButtons({ title, presses }: PressableRow, { press }: Laying): Inner[] {
  const buttons = presses.map((each): Button => button(press(each.n), labelOf(each), each.isChosen ? 'main' : 'other'));
  return [...(title === undefined ? [] : [text(small(`**${title}**`))]), ...evenRows(buttons)];
}

/** As many menus as needed. Each unavailable line says why. */
function asMenus({ title, presses }: PressableRow, row: number, { pick, choose }: Laying): Inner[] {
  const menus: Inner[] = [];
  for (let from = 0; from < presses.length; from += CHOICES) {
    const some = presses.slice(from, from + CHOICES);
    const choices = some.map((press) => ({
      value: String(press.n),
      label: labelOf(press),
      ...describedBy(press.why ?? press.means),
    }));
    menus.push(menu(pick(row, from / CHOICES), placeholderOf(title ?? choose, some), choices));
  }
  return menus;
}

function describedBy(small: string | undefined): { readonly description?: string } {
  return small === undefined ? {} : { description: small };
}

/** A closed menu shows its current choice. */
function placeholderOf(title: string, presses: readonly Pressable[]): string {
  const chosen = presses.filter(({ isChosen }) => isChosen).map(({ label }) => label);
  return [title, ...(chosen.length > 0 ? [chosen.join(', ')] : [])].join(' · ');
}

/** Not by colour alone: unavailable choices have a cross, the current one a tick. */
function labelOf({ label, why, isChosen }: Pressable): string {
  if (why !== undefined) return `✗ ${label}`;
  return isChosen ? `✓ ${label}` : label;
}
