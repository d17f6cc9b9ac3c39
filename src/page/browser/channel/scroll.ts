/** Where one is in the messages: at their end and staying there, or further up where nothing moves. */
import { isAfter } from './messages.ts';

export interface Scroll {
  /** Whether the newest message is in sight: then it stays so. */
  readonly following: () => boolean;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
  /** Another place is on show: begins after the last message that was seen there, else at the newest. */
  readonly begin: (seen: string | undefined) => void;
  /** To be called before a drawing, with what is there of the place's messages; what it gives, after it. */
  readonly hold: (areThere: boolean) => () => void;
}

/** Nearer than this to the end is the end. */
const END = 48;
/** How much of what was seen stays in sight above what is new. */
const ABOVE = 48;
/** How much of the ground stays in sight around what is shown. */
const ROUND = 12;
/** Nearer than this to the beginning, older messages are asked for. */
const BEGINNING = 400;

/** `turned` is called when the end comes into sight or leaves it. */
export function openScroll(turned: (atEnd: boolean) => void, nearBeginning: () => void): Scroll {
  /** Whether the newest message is kept in sight: not while somebody reads what is above. */
  let following = true;
  /** Where a place that has been entered is to be read from, until its messages are there. */
  let from: { readonly seen: string | undefined } | undefined;
  const box = () => document.querySelector<HTMLElement>('.log');
  const observer = new ResizeObserver(() => following && drop());
  const watched = new WeakSet<Element>();

  function drop(): void {
    const list = box();
    if (list) list.scrollTop = list.scrollHeight;
  }

  function watch(list: HTMLElement): void {
    for (const element of [list, list.querySelector('ol')]) {
      if (element && !watched.has(element)) {
        watched.add(element);
        observer.observe(element);
      }
    }
  }

  function look(list: HTMLElement): void {
    if (list.scrollTop < BEGINNING) nearBeginning();
  }

  function scrolled(list: HTMLElement): void {
    const before = following;
    following = list.scrollHeight - list.scrollTop - list.clientHeight < END;
    if (following !== before) turned(following);
    look(list);
  }

  /** Goes to the first message that nobody has seen; where nobody has ever been, to the newest. */
  function arrive(list: HTMLElement): void {
    const start = from;
    from = undefined;
    if (!start) return;
    const { seen } = start;
    const items = [...list.querySelectorAll<HTMLElement>('li[data-id]')];
    const first = seen === undefined ? undefined : items.find(({ dataset }) => isAfter(dataset['id'] ?? '', seen));
    if (first) list.scrollTop = first.offsetTop - ABOVE;
    else if (seen === undefined) list.scrollTop = newest(list, items);
    scrolled(list);
  }

  return {
    scrolled() {
      const list = box();
      if (list) scrolled(list);
    },
    toEnd() {
      following = true;
      drop();
      turned(true);
    },
    following: () => following,
    begin(seen) {
      following = true;
      from = { seen };
    },
    hold(areThere) {
      const [list, anchor] = [box(), following ? undefined : firstInSight(box())];
      const before = anchor?.getBoundingClientRect().top ?? 0;
      return () => {
        const now = box();
        if (!now) return;
        watch(now);
        if (following) drop();
        else if (anchor?.isConnected && list === now) now.scrollTop += anchor.getBoundingClientRect().top - before;
        if (areThere) arrive(now);
        look(now);
      };
    },
  };
}

const MAP = '.gallery img';
const BUTTON = 'button.button:enabled';

/**
 * The end, or so much above it that the newest map and the first button below it are in sight; the button, where there is
 * no room for both.
 */
function newest(list: HTMLElement, items: readonly HTMLElement[]): number {
  const end = list.scrollHeight - list.clientHeight;
  const shown = items.findLast((item) => item.querySelector(MAP) && item.querySelector(BUTTON));
  const [map, button] = [shown?.querySelector(MAP), shown?.querySelector(BUTTON)];
  if (!map || !button) return end;
  const above = list.scrollTop - list.getBoundingClientRect().top;
  const top = map.getBoundingClientRect().top + above;
  const bottom = button.getBoundingClientRect().bottom + above;
  const place = Math.min(end, Math.max(top - ROUND, bottom + ROUND - list.clientHeight));
  return end - place > list.clientHeight ? end : place;
}

function firstInSight(list: HTMLElement | null): HTMLElement | undefined {
  if (!list) return undefined;
  const top = list.getBoundingClientRect().top;
  return [...list.querySelectorAll<HTMLElement>('li[data-id]')].find(
    (item) => item.getBoundingClientRect().bottom > top,
  );
}
