/** Keeps the keyboard focus: if redrawing removes the focused element, a nearby one gets it. */

/** The message that had the focus last, until something else is pressed. */
let lastMessage: string | undefined;

export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    lastMessage = (target as Element).closest<HTMLElement>('li[data-id]')?.dataset['id'];
  });
  document.addEventListener('pointerdown', ({ target }) => {
    lastMessage = (target as Element).closest<HTMLElement>('li[data-id]')?.dataset['id'];
  });
}

const messageItem = (id: string) => document.querySelector<HTMLElement>(`li[data-id="${id}"]`);

/** Call after each redraw. `wanted` is a private answer to move to. */
export function settleFocus(wanted: string | undefined): boolean {
  const item = wanted === undefined ? undefined : messageItem(wanted);
  if (item) {
    item.focus({ preventScroll: true });
    return true;
  }
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (isLost && lastMessage !== undefined) (messageItem(lastMessage) ?? entryInput())?.focus({ preventScroll: true });
  return false;
}

function entryInput(at?: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(at === undefined ? '.entry [data-at]' : `.entry [data-at="${at}"]`);
}

/** The current field keeps the focus, even if it was only just created; the caret goes to its end. */
export function settleEntry(at: number): void {
  const input = entryInput(at) ?? entryInput();
  if (!input || input === document.activeElement) return;
  input.focus();
  if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length);
}

/** Opens and closes a dialog to match the state and focuses its first input. */
export function settleDialog(name: string, isOpen: boolean): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog.${name}`);
  if (!dialog || dialog.open === isOpen) return;
  if (!isOpen) return dialog.close();
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('.parts :is(input, textarea, select, button), .zoom');
  first?.focus();
}

/** Moves the focus into an opened panel: to the current person, place or setting. */
export function settlePanel(panel: string | undefined): void {
  if (panel === undefined) return;
  const box = panel === 'list' ? '.sidebar' : `[data-panel="${panel}"]`;
  document.querySelector<HTMLElement>(`${box} :is([aria-current="page"], .person[aria-current], :checked)`)?.focus();
}

/** As on Discord, letters typed outside any input go to the entry. */
export function typeAnywhere(event: KeyboardEvent): void {
  const { target, key } = event;
  const isText = Array.from(key).length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isIdle = target instanceof HTMLElement && !target.matches('input, textarea, select, .panel *');
  if (isText && isIdle && !document.querySelector('dialog[open]')) entryInput()?.focus();
}
