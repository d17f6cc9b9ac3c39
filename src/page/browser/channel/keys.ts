/** Keyboard handling shared by several parts of the page. */

/** Up and down move through the links and buttons of a list, Home and End go to its ends. */
export function walkList(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  items[(next + items.length) % items.length]?.focus();
}

/** A press that stays on this page. With a modifier or another button, the browser opens a new window. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Follows a link without leaving the page. */
export function follow(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    go();
  };
}

/** Whether there is probably a keyboard. On a touch screen, focusing the entry would open the on-screen one. */
export function hasKeys(): boolean {
  return matchMedia('(hover: hover)').matches;
}
