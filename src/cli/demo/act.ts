/** Performs one step of a script as a person would, and returns what there is to read afterwards. */
import { z } from 'zod';
import type { Outcome } from '../../practice/server.ts';
import type { Deed } from './script.ts';
import type { Stage } from './stage.ts';

interface Part {
  readonly custom_id?: string | undefined;
  readonly content?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly components?: readonly Part[] | undefined;
}

const part: z.ZodType<Part> = z.object({
  custom_id: z.string().optional(),
  content: z.string().optional(),
  disabled: z.boolean().optional(),
  get components() {
    return z.array(part).optional();
  },
});

const messages = z.array(
  z.object({
    id: z.string(),
    content: z.string(),
    components: z.array(part).optional(),
    attachments: z.array(z.object({ filename: z.string(), url: z.string() })),
  }),
);

export type Seen = z.infer<typeof messages>[number];

/** The messages that this person sees in the channel, oldest first. */
export async function seen({ practice }: Stage, who: string, channel: string): Promise<readonly Seen[]> {
  const query = new URLSearchParams({ as: who, channel });
  const response = await fetch(`${practice.url}/api/messages?${query.toString()}`);
  if (!response.ok) throw new Error(`the messages cannot be read: ${await response.text()}`);
  return messages.parse(await response.json());
}

export async function act(stage: Stage, deed: Deed, channel: string): Promise<void> {
  await (deed.kind === 'command' ? command(stage, deed, channel) : press(stage, deed, channel));
  // Wait until everything it led to has been posted.
  await stage.aide.idle();
}

function command({ practice }: Stage, { who, name, options }: Extract<Deed, { kind: 'command' }>, channel: string) {
  return practice.command({ as: who, channel, name, options: { ...options } });
}

async function press(
  stage: Stage,
  { who, what, number, line }: Extract<Deed, { kind: 'press' }>,
  channel: string,
): Promise<Outcome> {
  const all = await seen(stage, who, channel);
  for (const message of all.toReversed()) {
    const buttons = partsOf(message).filter(
      ({ custom_id, disabled }) => custom_id?.split(':')[0] === what && !disabled,
    );
    if (buttons.length === 0) continue;
    const button = buttons[number - 1];
    if (button?.custom_id === undefined) break;
    return stage.practice.press({ as: who, message: message.id, custom_id: button.custom_id });
  }
  throw new Error(`there is no such button: "${line}"`);
}

function partsOf({ components = [] }: { readonly components?: readonly Part[] | undefined }): Part[] {
  return components.flatMap((each) => [each, ...partsOf(each)]);
}

/** How many letters a message has. */
export function lettersOf(message: Seen): number {
  return partsOf(message).reduce((sum, { content = '' }) => sum + content.length, message.content.length);
}
