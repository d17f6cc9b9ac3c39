/** Requests to the practice server, and its events. */
import type { Sentence } from './check.ts';

/** A failed request, with a sentence that says why. */
class Trouble extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.id);
    this.name = 'Trouble';
    this.sentence = sentence;
  }
}

/**
 * The message for an error. Undefined if we aborted the request; any other error is a bug of the page and is rethrown.
 */
export function sentenceOf(error: unknown): Sentence | undefined {
  if (error instanceof Trouble) return error.sentence;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  throw error;
}

export function ask<Answer>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Answer> {
  return answered(`${path}?${new URLSearchParams(query)}`, { signal });
}

export function act<Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return answered(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

async function answered<Answer>(address: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(address, request).catch((error: unknown) => {
    if (error instanceof TypeError) throw new Trouble({ id: 'page-unreachable' });
    throw error;
  });
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Trouble({ id: 'page-failed' });
  const answer = await response.json();
  if (!response.ok) throw new Trouble({ id: 'page-said', args: { text: String(answer.error) } });
  return answer;
}

/** The wait before a lost connection is retried. */
const AGAIN_MS = 1000;

export interface Ears {
  readonly lost: () => void;
  /** Handlers by event kind. */
  readonly on: Readonly<Record<string, (data: never) => void>>;
}

/** Listens until stopped, reconnecting after interruptions. */
export function listen(path: string, query: Record<string, string>, ears: Ears): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let source = connect();

  function connect(): EventSource {
    const opening = new EventSource(`${path}?${new URLSearchParams(query)}`);
    opening.onerror = () => {
      opening.close();
      ears.lost();
      timer = setTimeout(() => {
        source = connect();
      }, AGAIN_MS);
    };
    for (const [kind, hear] of Object.entries(ears.on)) {
      opening.addEventListener(kind, ({ data }) => hear(JSON.parse(data) as never));
    }
    return opening;
  }

  return () => {
    clearTimeout(timer);
    source.close();
  };
}
