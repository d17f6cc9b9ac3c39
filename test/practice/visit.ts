/** A person's access to the practice Discord, over the same HTTP interface that the page and scripts use. */

export type Seen = {
  id: string;
  content: string;
  ephemeral: boolean;
  thinking: boolean;
  failed: boolean;
  flags: number;
  edited_timestamp: string | null;
  attachments: { id: string; filename: string; url: string; width?: number; height?: number }[];
  components: { type: number; [more: string]: unknown }[];
  embeds: { title?: string; image?: { url: string } }[];
  pinned: boolean;
  type: number;
  message_reference?: { message_id: string };
  thread?: { id: string };
};

export type Outcome = {
  interaction: { id: string; type: number; state: string };
  response?: Seen;
  modal?: { id: string; title: string; custom_id: string };
  choices?: { name: string; value: string | number }[];
  error?: string;
  status: number;
};

export function visitor(url: string, as: string) {
  async function act(path: string, body: object): Promise<Outcome> {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as, ...body }),
    });
    return { ...((await response.json()) as Omit<Outcome, 'status'>), status: response.status };
  }

  async function ask<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${url}/api/${path}?${new URLSearchParams({ as, ...query }).toString()}`);
    return (await response.json()) as Answer;
  }

  return {
    act,
    ask,
    command: (channel: string, name: string, options: object = {}, more: object = {}) =>
      act('command', { channel, name, options, ...more }),
    /** The same, past the bot's "is thinking". */
    commandToTheEnd: (channel: string, name: string, options: object = {}, more: object = {}) =>
      act('command?wait=final', { channel, name, options, ...more }),
    complete: (channel: string, name: string, focused: string, options: object = {}) =>
      act('complete', { channel, name, focused, options }),
    press: (message: string, label: string, values?: string[]) => act('press', { message, label, values }),
    pressToTheEnd: (message: string, label: string) => act('press?wait=final', { message, label }),
    pressId: (message: string, custom_id: string, values?: string[]) => act('press', { message, custom_id, values }),
    submit: (modal: string, fields: object) => act('submit', { modal, fields }),
    submitToTheEnd: (modal: string, fields: object) => act('submit?wait=final', { modal, fields }),
    messages: (channel: string) => ask<Seen[]>('messages', { channel, limit: '500' }),
    channels: () => ask<{ id: string; name: string; kind: string }[]>('channels'),
  };
}
