/** The entry's behaviour: typing, picking and sending. Only the newest completion request counts. */
import { faultsOf, fillingOf, type PicksOf, type Sentence } from './check.ts';
import { OptionType } from '../../discord.ts';
import { commandIn, pickOf, type Whole } from './commands.ts';
import { begin, empty, enclose, type Field, type Filled, goTo, type Line, open, free, typed, write } from './line.ts';
import { createStore } from './store.ts';
import { type Completion, firstChoice, settled, type Suggestion, suggestionsFor } from './suggest.ts';
import { sentenceOf } from './talk.ts';
import type { Outcome } from './wire.ts';

interface Entry {
  readonly line: Line;
  /** Whether the list of suggestions may be shown. */
  readonly open: boolean;
  /** The suggestion selected with the arrow keys. */
  readonly walked: number | undefined;
  readonly completion: Completion | undefined;
  readonly faults: ReadonlyMap<number, Sentence>;
  /** A message about the line as a whole. */
  readonly hint: Sentence | undefined;
}

export interface Surroundings {
  readonly commands: () => readonly Whole[];
  readonly picksOf: PicksOf;
  readonly locale: () => string;
  readonly give: (name: string, filling: object) => Promise<boolean>;
  readonly complete: (name: string, options: object, focused: string, signal: AbortSignal) => Promise<Outcome>;
  readonly changed: () => void;
}

const fresh: Entry = {
  line: empty,
  open: false,
  walked: undefined,
  completion: undefined,
  faults: new Map(),
  hint: undefined,
};

/** Keystrokes closer together than this share one request to the bot. */
const PAUSE_MS = 80;

export function openEntry(around: Surroundings) {
  const store = createStore(fresh, around.changed);
  const sent: Filled[] = [];
  /** The position in the history of sent lines. */
  let back = 0;
  let question = new AbortController();
  /** Enter was pressed before the bot answered. It takes effect with the answer. */
  let isDue = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const suggestions = (): Suggestion[] => {
    const { line, open: seen, completion } = store.get();
    return seen ? suggestionsFor(line, around.commands(), around.picksOf, completion) : [];
  };

  const chosen = (): number => {
    const { line, walked, completion } = store.get();
    return walked ?? firstChoice(line, suggestions(), completion);
  };

  /** Replaces the line. */
  function become(line: Line, seen = true): void {
    store.change((entry) => ({ ...entry, line, open: seen, walked: undefined, faults: new Map(), hint: undefined }));
    askBot(line);
  }

  function askBot(line: Line): void {
    question.abort();
    clearTimeout(pause);
    isDue = false;
    const field = line.kind === 'command' ? line.fields[line.at] : undefined;
    if (line.kind === 'words' || !field?.slot.autocomplete || field.value !== undefined) return;
    const before = store.get().completion;
    const picks = before?.slot === field.slot.name ? before.picks : [];
    const asked: Completion = { slot: field.slot.name, text: field.text, stage: 'asked', picks };
    store.change((entry) => ({ ...entry, completion: asked }));
    question = new AbortController();
    const { signal } = question;
    pause = setTimeout(() => void answer(line, asked, signal), PAUSE_MS);
  }

  async function answer(line: Filled, asked: Completion, signal: AbortSignal): Promise<void> {
    try {
      const { choices = [] } = await around.complete(line.command.name, optionsOf(line), asked.slot, signal);
      if (signal.aborted) return;
      const picks = choices.map((choice) => pickOf(choice, around.locale()));
      store.change((entry) => ({ ...entry, completion: { ...asked, stage: 'come', picks } }));
    } catch (error) {
      const why = sentenceOf(error);
      if (!why) return;
      store.change((entry) => ({ ...entry, completion: { ...asked, stage: 'failed', picks: [], why } }));
    }
    if (isDue) enter();
  }

  function take(index: number): void {
    const suggestion = suggestions()[index];
    if (suggestion) become(suggestion.taken);
  }

  /** Takes the selected suggestion, or sends the line. */
  function enter(): void {
    isDue = isWaiting(store.get());
    if (isDue) return;
    const index = chosen();
    if (index >= 0) take(index);
    else void send();
  }

  /** The line is immediately free for the next command. A refused one comes back to be corrected. */
  async function send(): Promise<void> {
    const { line: before, completion } = store.get();
    const line = settled(before, completion);
    if (line.kind === 'words') return sendWords(line.text);
    const faults = faultsOf(line, around.picksOf);
    const [first] = faults.keys();
    if (first !== undefined) {
      store.change((entry) => ({ ...entry, line: goTo(line, first), faults, open: false }));
      return;
    }
    sent.unshift(line);
    back = 0;
    become(empty, false);
    const went = await around.give(line.command.name, fillingOf(line, around.picksOf));
    if (!went && store.get().line === empty) become(line, false);
  }

  function sendWords(text: string): void {
    if (text.trim() === '') return;
    const found = commandIn(text.trim(), around.commands());
    if (!text.startsWith('/')) return say({ id: 'page-no-words' });
    if (!found) return say({ id: 'page-no-command', args: { text } });
    become(begin(found.command), true);
    if (begin(found.command).fields.length === 0) void send();
  }

  const say = (hint: Sentence) => store.change((entry) => ({ ...entry, hint }));

  /** Recalls a sent line with the up arrow; -1 goes toward the newest. */
  function recall(step: 1 | -1): boolean {
    const { line } = store.get();
    const isUntouched = back > 0 ? line === sent[back - 1] : line.kind === 'words' && line.text === '';
    const next = back + step;
    if (!isUntouched || next < 0 || next > sent.length) return false;
    back = next;
    become(sent[back - 1] ?? empty, false);
    return true;
  }

  /** A dropped or pasted file goes to the option that takes one. */
  function attach(file: NonNullable<Field['file']>): void {
    const { line } = store.get();
    const slot =
      line.kind === 'command' ? line.command.slots.find(({ type }) => type === OptionType.attachment) : undefined;
    if (line.kind === 'words' || !slot) return say({ id: 'page-file-nowhere', args: { name: file.name } });
    const ready = free(line).includes(slot) ? open(line, slot) : line;
    become(
      enclose(
        ready,
        ready.fields.findIndex((field) => field.slot.name === slot.name),
        file,
      ),
    );
  }

  return {
    get: store.get,
    suggestions,
    chosen,
    become,
    take,
    enter,
    send,
    recall,
    attach,
    /** Text was typed in the line, in a field, or after the last field. */
    type(text: string, at?: number) {
      const { line } = store.get();
      if (line.kind === 'words') become(typed(text, around.commands()));
      else become(write(line, text, at));
    },
    /** Another field has the focus. */
    focus(at: number) {
      const { line } = store.get();
      if (line.kind === 'command' && line.at !== at) {
        const next = goTo(line, at);
        store.change((entry) => ({ ...entry, line: next, open: true, walked: undefined }));
        askBot(next);
      }
    },
    walk(step: 1 | -1) {
      const [count, from] = [suggestions().length, chosen()];
      if (count === 0) return;
      const walked = from < 0 && step < 0 ? count - 1 : (from + step + count) % count;
      store.change((entry) => ({ ...entry, walked }));
    },
    show(seen: boolean) {
      store.change((entry) => (entry.open === seen ? entry : { ...entry, open: seen, walked: undefined }));
    },
    /** Clears the line but keeps the history. */
    clear() {
      become(empty, false);
    },
  };
}

export type EntryDesk = ReturnType<typeof openEntry>;

/** Whether the bot's completions for the current field are still missing. */
function isWaiting({ line, completion }: Entry): boolean {
  const field = line.kind === 'command' ? line.fields[line.at] : undefined;
  return field?.value === undefined && completion?.stage === 'asked' && completion.slot === field?.slot.name;
}

/** What is filled in so far, as typed. */
function optionsOf({ fields }: Filled): Record<string, string | number | boolean> {
  const given = fields.filter(({ text, file }) => text !== '' && !file);
  return Object.fromEntries(given.map(({ slot, text, value }) => [slot.name, value ?? text]));
}
