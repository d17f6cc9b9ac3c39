/** The scroll position: following the end, or fixed further up. */
import { isAfter } from './messages.ts';

export interface Scroll {
  /** Whether the view follows the newest message. */
  readonly following: () => boolean;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
  /** Another place is shown: starts after the last message seen there, else at the newest. */
  readonly begin: (seen: string | undefined) => void;
  /** Call before drawing, with whether the place's messages are loaded; call the returned function after drawing. */
  readonly hold: (areThere: boolean) => () => void;
}

/** Closer to the end than this counts as the end. */
const END = 48;
/** How much already seen content stays visible above new content. */
const ABOVE = 48;
/** The margin kept around an element scrolled into view. */
const ROUND = 12;
/** Closer to the start than this, older messages are requested. */
const BEGINNING = 400;

/** `turned` is called when the end comes into view or leaves it. */
export function openScroll(turned: (atEnd: boolean) => void, nearBeginning: () => void): Scroll {
  /** Whether to keep the newest message in view; not while reading further up. */
  let following = true;
  /** Where to start reading in a newly opened place, until its messages are loaded. */
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

  /** Scrolls to the first unseen message, or to the newest in a place never visited. */
  function arrive(list: HTMLElement): void {
    const start = from;
    from = undefined;
    if (!start) return;
    const { seen } = start;
    const items = [...list.querySelectorAll<HTMLElement>('li[data-id]')];
    const first = seen === undefined ? undefined : items.find(({ dataset }) => isAfter(dataset['id'] ?? '', seen));
    if (first) list.scrollTop = first.offsetTop - ABOVE;
    else if (seen === undefined) list.scrollTop = newest(list, items.at(-1));
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
 * The end. If the newest message is higher than the view: its beginning, or its map and the first button below it (only the
 * button if both do not fit).
 */
function newest(list: HTMLElement, message: HTMLElement | undefined): number {
  const end = list.scrollHeight - list.clientHeight;
  if (!message) return end;
  const above = list.scrollTop - list.getBoundingClientRect().top;
  const [map, button] = [message.querySelector(MAP), message.querySelector(BUTTON)];
  const top = (map && button ? map : message).getBoundingClientRect().top + above - ROUND;
  const bottom = button ? button.getBoundingClientRect().bottom + above + ROUND : 0;
  return Math.min(end, Math.max(top, map ? bottom - list.clientHeight : 0));
}

function firstInSight(list: HTMLElement | null): HTMLElement | undefined {
  if (!list) return undefined;
  const top = list.getBoundingClientRect().top;
  return [...list.querySelectorAll<HTMLElement>('li[data-id]')].find(
    (item) => item.getBoundingClientRect().bottom > top,
  );
}
