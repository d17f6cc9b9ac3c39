/** Applies the server's events to the state. */
import type { Shown } from '../message/shown.ts';
import type { News } from './messages.ts';
import { heard, placed, type State, typingIn } from './state.ts';
import type { Store } from './store.ts';
import { listen } from './talk.ts';
import type { Place } from './wire.ts';

export interface Watch {
  readonly as: string;
  readonly store: Store<State>;
  /** Whether the newest message is visible. */
  readonly atEnd: () => boolean;
  /** Connected, for the first time or again. Events may have been missed, so reload everything. */
  readonly met: () => void;
  /** The current place is no longer accessible. */
  readonly refresh: () => Promise<unknown>;
  readonly commandsChanged: () => Promise<unknown>;
}

/** How long the bot is shown as typing, unless it is heard of again. */
const TYPING_MS = 10_000;

/** Listens until stopped. */
export function hear({ as, store, atEnd, met, refresh, commandsChanged }: Watch): () => void {
  const typing = openTyping(store);
  const bot = ({ online }: { online: boolean }) =>
    store.change((state) => ({ ...state, bot: online ? 'online' : 'offline' }));
  const news = (channel: string, what: News) => store.change((state) => heard(state, channel, what, atEnd()));
  const on = {
    hello(data: { bot: { online: boolean } }) {
      store.change((state) => ({ ...state, link: 'open', notice: undefined }));
      bot(data.bot);
      met();
    },
    bot,
    commands: () => void commandsChanged(),
    message: ({ channel, message }: { channel: string; message: Shown }) => news(channel, { kind: 'message', message }),
    gone: ({ channel, message }: { channel: string; message: string }) => news(channel, { kind: 'gone', id: message }),
    channel: ({ channel }: { channel: Place }) => store.change((state) => placed(state, channel)),
    lost({ channel }: { channel: string }) {
      store.change((state) => ({ ...state, places: state.places.filter(({ id }) => id !== channel) }));
      if (store.get().here?.id === channel) void refresh();
    },
    typing: ({ channel }: { channel: string }) => typing.heard(channel),
  };
  const lost = () => store.change((state) => ({ ...state, link: 'lost', typing: [] }));
  const deaf = listen('/api/events', { as }, { lost, on });
  return () => {
    deaf();
    typing.quiet();
  };
}

/** Shows typing for a while after each typing event. */
function openTyping(store: Store<State>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const set = (placeId: string, now: boolean) => store.change((state) => typingIn(state, placeId, now));
  return {
    heard(placeId: string): void {
      clearTimeout(timers.get(placeId));
      set(placeId, true);
      timers.set(
        placeId,
        setTimeout(() => set(placeId, false), TYPING_MS),
      );
    },
    quiet: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
