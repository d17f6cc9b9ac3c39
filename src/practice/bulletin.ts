/** An event for people who have the page open. */
export type Notice =
  | { kind: 'message'; channelId: string; messageId: string }
  | { kind: 'gone'; channelId: string; messageId: string; onlyFor: string | null }
  /** A channel or thread was created, changed or deleted, or became visible or invisible to someone. */
  | { kind: 'channel'; channelId: string }
  | { kind: 'typing'; channelId: string }
  | { kind: 'commands' }
  | { kind: 'person'; personId: string }
  | { kind: 'bot'; online: boolean };

/** Passes events from the stand-in to the pages. */
export type Bulletin = {
  publish(notice: Notice): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (notice: Notice) => void): () => void;
  /** The number of open pages. */
  listeners(): number;
};

/** `counted` receives the number of listeners whenever it changes. */
export function createBulletin(counted: (listeners: number) => void): Bulletin {
  const listeners = new Set<(notice: Notice) => void>();
  return {
    publish(notice) {
      for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      counted(listeners.size);
      return () => {
        if (listeners.delete(listener)) counted(listeners.size);
      };
    },
    listeners: () => listeners.size,
  };
}
