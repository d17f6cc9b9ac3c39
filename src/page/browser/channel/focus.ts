/** The focus is never lost: where a drawing takes away what had it, what stands nearest gets it. */

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

/** To be called after each drawing. `wanted` is a private answer that is to be looked at. */
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

/** The field one is in keeps the focus, also where it has just come into being; the caret stands at its end. */
export function settleEntry(at: number): void {
  const input = entryInput(at) ?? entryInput();
  if (!input || input === document.activeElement) return;
  input.focus();
  if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length);
}

/** Opens and closes a dialog as the state has it; the first thing to fill in gets the focus. */
export function settleDialog(name: string, isOpen: boolean): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog.${name}`);
  if (!dialog || dialog.open === isOpen) return;
  if (!isOpen) return dialog.close();
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('.parts :is(input, textarea, select, button), .zoom');
  first?.focus();
}

/** What was opened has the focus where one stands in it: at the person one is, the place on show, the setting chosen. */
export function settlePanel(panel: string | undefined): void {
  if (panel === undefined) return;
  const box = panel === 'list' ? '.sidebar' : `[data-panel="${panel}"]`;
  document.querySelector<HTMLElement>(`${box} :is([aria-current="page"], .person[aria-current], :checked)`)?.focus();
}

/** Letters typed where nothing takes them go to the entry, as on Discord. */
export function typeAnywhere(event: KeyboardEvent): void {
  const { target, key } = event;
  const isText = Array.from(key).length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isIdle = target instanceof HTMLElement && !target.matches('input, textarea, select, .panel *');
  if (isText && isIdle && !document.querySelector('dialog[open]')) entryInput()?.focus();
}
