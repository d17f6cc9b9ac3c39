/** Simulated people who keep a bot busy through the practice server's HTTP interface. */

/** Does something this many times, a few at a time. */
export async function atOnce(few: number, times: number, one: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < times) await one(next++);
  };
  await Promise.all(Array.from({ length: few }, hand));
}

export interface Outcome {
  readonly response?: {
    readonly id: string;
    readonly content: string;
    readonly attachments: readonly { readonly size: number }[];
  };
  /** Completions. */
  readonly choices?: readonly { readonly value: string }[];
  readonly error?: string;
}

/** Discord's message about a bot that has not answered within three seconds. */
const UNANSWERED = 'The application did not respond.';

export class Unanswered extends Error {}

/** `path` of the interface: `command`, `press`. */
export async function act(url: string, path: string, body: object): Promise<Outcome> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const outcome = (await answer.json()) as Outcome;
  if (outcome.error?.includes(UNANSWERED)) throw new Unanswered(`${path} ${JSON.stringify(body)}`);
  if (outcome.error !== undefined) throw new Error(`${path} ${JSON.stringify(body)}: ${outcome.error}`);
  return outcome;
}
