/** Keys that several parts of the page share. */

/** Up and down walk the links and buttons of a list, Home and End go to its ends. */
export function walkList(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  items[(next + items.length) % items.length]?.focus();
}

/** A press that stays on this page; with another key or button the browser opens a window of its own. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Goes where a link leads without leaving the page. */
export function follow(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    go();
  };
}

/** Whether there are likely to be keys: where a finger points, a focus in the entry would bring up half a screen of them. */
export function hasKeys(): boolean {
  return matchMedia('(hover: hover)').matches;
}
