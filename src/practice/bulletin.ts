/** Something people looking at the page should hear of. */
export type Notice =
  | { kind: 'message'; channelId: string; messageId: string }
  | { kind: 'gone'; channelId: string; messageId: string; onlyFor: string | null }
  /** A channel or thread is new, different, or gone; or somebody may see it who could not, or the reverse. */
  | { kind: 'channel'; channelId: string }
  | { kind: 'typing'; channelId: string }
  | { kind: 'commands' }
  | { kind: 'person'; personId: string }
  | { kind: 'bot'; online: boolean };

/** Where the stand-in tells what happened, and the pages of people listen. */
export type Bulletin = {
  publish(notice: Notice): void;
  /** Returns the way to stop listening. */
  subscribe(listener: (notice: Notice) => void): () => void;
  /** How many listen now: each is a page of a person. */
  listeners(): number;
};

/** `counted` is told how many listen, whenever somebody begins or stops. */
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
