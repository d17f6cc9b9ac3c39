/** The whole bot on the practice Discord: the real client, host, store and studio; people act over HTTP. */
import { expect } from 'vitest';
import { type Aide, type AideOptions, openAide } from '../../src/aide.ts';
import { openLog } from '../../src/bot/log.ts';
import { type Practice, type PracticeOptions, type RequestRecord, startPractice } from '../../src/practice/server.ts';
import { closeLater } from '../help/closing.ts';
import { complaints } from '../help/discord-schema.ts';
import { type Outcome, type Seen, visitor } from '../practice/visit.ts';
import { openStudio, type Studio } from '../../src/paint/studio.ts';
import { freshDatabase } from '../help/fresh-database.ts';
import { PATIENCE_MS } from '../help/patience.ts';
import { toy } from '../help/toy-house.ts';
import { words } from '../help/words.ts';

type Visitor = ReturnType<typeof visitor>;

export interface Stage {
  readonly practice: Practice;
  readonly aide: Aide;
  readonly databaseUrl: string;
  readonly records: RequestRecord[];
  readonly log: string[];
  /** Exit codes the bot asked for. */
  readonly stops: number[];
  readonly as: (name: string) => Visitor;
  /** Waits until every request is answered and every due post is sent. */
  readonly settled: () => Promise<void>;
  /** Gives a command and waits past "is thinking", and for everything it led to. */
  readonly command: (who: string, channel: string, name: string, options?: object, files?: object) => Promise<Outcome>;
  readonly press: (who: string, message: Seen, label: string) => Promise<Outcome>;
  /** Presses a button that opens a form, fills it in by its labels, and sends it. */
  readonly fill: (who: string, message: Seen, label: string, fields: object) => Promise<Outcome>;
  /** The messages of a channel that a person sees, once every request is answered and every due post is sent. */
  readonly seen: (who: string, channel: string) => Promise<Seen[]>;
  /** Restarts the bot on the same database and the same Discord; something may happen in between. */
  readonly restart: (meanwhile?: () => Promise<void>) => Promise<void>;
}

export interface StageOptions {
  readonly practice?: PracticeOptions;
  readonly aide?: Partial<AideOptions>;
  /** Allows requests that are wrong on purpose: statuses of 400 and more are not complaints. */
  readonly mayFail?: boolean;
}

/** One painter for all tests of a process; it does not keep the process alive. */
const studio = openStudio();
/** Painting at full size would take a third of the time; `paint/` tests that. The picture is the same, only smaller. */
const SMALL = { width: 300 };
const smallStudio: Pick<Studio, 'paint' | 'paintPage'> = {
  paint: (scene, wanted, options) => studio.paint(scene, wanted, { ...options, ...SMALL }),
  paintPage: (page, wanted) => studio.paintPage(page, wanted),
};

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const databaseUrl = await freshDatabase();
  const records: RequestRecord[] = [];
  const log: string[] = [];
  const stops: number[] = [];
  const failures: unknown[] = [];
  const practice = await startPractice({
    firstResponseMs: PATIENCE_MS,
    words,
    ...options.practice,
    onRequest: (record) => void records.push(record),
    // A request aborted by the bot is not an error of the practice Discord.
    onError: (error) => void (givenUp(error) || failures.push(error)),
  });
  closeLater(() => practice.close());
  const start = () =>
    openAide({
      forecaster: 'none',
      limits: 'none',
      ...toy(),
      studio: smallStudio,
      databaseUrl,
      practice: true,
      token: practice.token,
      api: practice.restApi,
      patient: false,
      timeoutMs: PATIENCE_MS,
      stop: (code: number) => void stops.push(code),
      log: openLog('debug', [], (line) => void log.push(line)),
      requests: { pauseMs: 5, callbackMs: PATIENCE_MS },
      ...options.aide,
    });
  let aide = await start();
  closeLater(async () => {
    await aide.close();
    expect(records.flatMap((record) => complaints(record, options.mayFail === true))).toEqual([]);
    expect(failures).toEqual([]);
  });

  const settled = () => aide.idle();
  return {
    practice,
    databaseUrl,
    records,
    log,
    stops,
    settled,
    get aide() {
      return aide;
    },
    as: (name) => visitor(practice.url, name),
    command: async (who, channel, name, given = {}, files = {}) => {
      const outcome = await visitor(practice.url, who).commandToTheEnd(channel, name, given, { files });
      await settled();
      return outcome;
    },
    press: async (who, message, label) => {
      const outcome = await visitor(practice.url, who).press(message.id, label);
      await settled();
      return outcome;
    },
    fill: async (who, message, label, fields) => {
      const { modal, error } = await visitor(practice.url, who).press(message.id, label);
      expect({ error, form: modal?.title }).toEqual({ error: undefined, form: expect.any(String) });
      const outcome = await visitor(practice.url, who).submitToTheEnd(modal!.id, fields);
      await settled();
      return outcome;
    },
    seen: async (who, channel) => {
      await settled();
      return visitor(practice.url, who).messages(channel);
    },
    restart: async (meanwhile) => {
      await aide.close();
      await meanwhile?.();
      aide = await start();
    },
  };
}

function givenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

interface Part {
  readonly type: number;
  readonly content?: string;
  readonly label?: string;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly components?: readonly Part[];
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly items?: readonly { readonly description?: string | null; readonly media: { readonly width?: number } }[];
}

function partsOf(message: { readonly components: readonly unknown[] }): Part[] {
  const inside = (part: Part): Part[] => [part, ...(part.components ?? []).flatMap(inside)];
  return (message.components as readonly Part[]).flatMap(inside);
}

/** The whole text of a message, with old or new components. */
export function textOf(
  message: (Pick<Seen, 'content'> & { readonly components: readonly unknown[] }) | undefined,
): string {
  if (!message) return '';
  return [message.content, ...partsOf(message).map(({ content }) => content ?? '')]
    .filter((each) => each !== '')
    .join('\n');
}

export function buttonsOf(message: Seen | undefined): { readonly label: string; readonly id: string }[] {
  if (!message) return [];
  return partsOf(message).flatMap(({ type, label, custom_id, disabled }) =>
    type === 2 && !disabled ? [{ label: label ?? '', id: custom_id ?? '' }] : [],
  );
}

/** The public messages of the channel, oldest first, without the status message and Discord's notice of its pin. */
export async function publicTexts(stage: Stage, channel: string): Promise<string[]> {
  return (await publicMessages(stage, channel)).map(textOf);
}

export async function publicMessages(stage: Stage, channel: string): Promise<Seen[]> {
  const messages = await stage.seen('Dan', channel);
  const statuses = messages.flatMap(statusOf);
  return messages.filter(
    (message) => !message.ephemeral && !statuses.includes(message.id) && statusOf(message).length === 0,
  );
}

/** The status message whose pin this notice reports. */
export function statusOf({ type, message_reference: pinned }: Seen): string[] {
  return type === 6 && pinned ? [pinned.message_id] : [];
}

/** The card that still has its buttons, if there is one. */
export async function openCard(stage: Stage, channel: string): Promise<Seen | undefined> {
  const messages = await stage.seen('Dan', channel);
  return messages.findLast(
    (message) => !message.ephemeral && buttonsOf(message).some(({ id }) => /^(answer|grave):/.test(id)),
  );
}

/** The newest public desk of the channel. */
export async function publicDesk(stage: Stage, channel: string): Promise<Seen> {
  const messages = await stage.seen('Dan', channel);
  const desk = messages.findLast(
    (message) => !message.ephemeral && buttonsOf(message).some(({ id }) => id.startsWith('tool:')),
  );
  expect(desk).toBeDefined();
  return desk!;
}

/** Someone's private desk, with the form of this name as its button if it stands in a menu. */
export async function deskWith(stage: Stage, who: string, channel: string, form: string): Promise<Seen> {
  const { response } = await stage.command(who, channel, 'desk show');
  const menu = partsOf(response!).find(({ options }) => options?.some(({ label }) => label === form));
  const choice = menu?.options?.find(({ label }) => label === form);
  if (!choice) return response!;
  await stage.as(who).pressId(response!.id, menu?.custom_id ?? '', [choice.value]);
  return (await stage.seen(who, channel)).find(({ id }) => id === response!.id)!;
}

/** The pictures a message shows. */
export function picturesOf(message: Seen | undefined): { readonly description: string; readonly width: number }[] {
  const shown = (part: Part): { description: string; width: number }[] => [
    ...(part.items ?? []).map(({ description, media }) => ({
      description: description ?? '',
      width: media.width ?? 0,
    })),
    ...(part.components ?? []).flatMap(shown),
  ];
  return ((message?.components ?? []) as readonly Part[]).flatMap(shown);
}
