/** A person's event stream, as a page receives it. */

type Heard = { event: string; data: Record<string, unknown> };

export type Listener = {
  /** Everything received so far, as sent. */
  text: () => string;
  heard: () => Heard[];
  /** Waits for the next event of this kind that matches. */
  next: (event: string, fits?: (data: Record<string, unknown>) => boolean) => Promise<Record<string, unknown>>;
  /** Waits until this text was sent. */
  until: (what: RegExp) => Promise<void>;
  leave: () => void;
};

export async function listen(url: string, as: string): Promise<Listener> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/events?${new URLSearchParams({ as }).toString()}`, {
    signal: leaving.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let passed = 0;
  const more = async (): Promise<void> => {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream of ${as} ended; it said ${text}`);
    text += value;
  };
  const heard = (): Heard[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((block) => {
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        return event === undefined ? [] : [{ event, data: JSON.parse(data!) as Heard['data'] }];
      });
  return {
    text: () => text,
    heard,
    next: async (event, fits = () => true) => {
      for (;;) {
        const all = heard();
        const at = all.findIndex((each, index) => index >= passed && each.event === event && fits(each.data));
        if (at >= 0) {
          passed = at + 1;
          return all[at]!.data;
        }
        await more();
      }
    },
    until: async (what) => {
      while (!what.test(text)) await more();
    },
    leave: () => leaving.abort(),
  };
}
