/** One person's session: requests and events as this person, until another one is chosen. */
import type { Deeds } from '../message/deeds.ts';
import type { Shown } from '../message/shown.ts';
import type { Command, Outcome, Person, Place } from './wire.ts';
import { wholeCommands } from './commands.ts';
import { checked, fieldsOf, type Form, formOf } from './form.ts';
import { firstPlace, isDirect, placeNamed } from './places.ts';
import { hear } from './live.ts';
import { asking, begun, earlierCame, entered, listed, type State } from './state.ts';
import { createStore, type Store } from './store.ts';
import { act, ask, sentenceOf } from './talk.ts';

/** Messages per request. */
const PAGE = 50;

/** The most messages to request at once. */
const MOST = 500;

export interface World {
  readonly people: readonly Person[];
  /** The locale for commands and for the bot's answers. */
  readonly locale: () => string;
  /** Whether the newest message is visible. */
  readonly atEnd: () => boolean;
  /** Call once after each change. */
  readonly changed: () => void;
  /** Another place was opened. */
  readonly moved: (place: Place) => void;
  /** A private answer is coming and should be shown. */
  readonly answered: (messageId: string) => void;
}

export interface Session extends Pick<Deeds, 'press' | 'dismiss' | 'visit'> {
  readonly store: Store<State>;
  readonly earlier: () => Promise<void>;
  /** Changes the open form. */
  readonly fill: (next: (form: Form) => Form) => void;
  readonly submit: () => Promise<void>;
  /** Sends a command. False: it was refused. */
  readonly give: (name: string, filling: object) => Promise<boolean>;
  readonly complete: (name: string, options: object, focused: string, signal: AbortSignal) => Promise<Outcome>;
  /** From now on the bot answers in the page's language. */
  readonly speak: () => Promise<void>;
  readonly close: () => void;
}

export function openSession(world: World, me: Person, wanted: string | undefined): Session {
  const store = createStore(begun(world.people, me), world.changed);
  const life = new AbortController();
  const as = me.id;
  let loading = new AbortController();

  /** Runs an action, shows its error if it fails, and returns whether it succeeded. */
  async function attempt(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      const notice = sentenceOf(error);
      if (notice) store.change((state) => ({ ...state, notice }));
      return false;
    }
  }

  /** Requesting the direct channel creates it. */
  async function places(): Promise<readonly Place[]> {
    const list = await ask<Place[]>('/api/channels', { as }, life.signal);
    if (list.some(isDirect)) return list;
    await ask('/api/messages', { as, channel: 'dm' }, life.signal);
    return ask('/api/channels', { as }, life.signal);
  }

  const refresh = () =>
    attempt(async () => {
      const list = await places();
      store.change((state) => ({ ...state, places: list }));
      const { here } = store.get();
      const next = placeNamed(list, here?.id ?? wanted) ?? firstPlace(list, world.locale().slice(0, 2));
      if (next && next.id === here?.id) await load();
      else if (next) await enter(next);
    });

  async function enter(place: Place): Promise<void> {
    store.change((state) => entered(state, place));
    world.moved(place);
    await load();
  }

  /** Reloads the messages and commands of the current place. */
  async function load(): Promise<void> {
    const channel = store.get().here?.id;
    if (channel === undefined) return;
    loading.abort();
    loading = new AbortController();
    store.change(asking);
    const limit = Math.min(MOST, Math.max(PAGE, store.get().messages.length));
    const wish = { as, channel, limit: String(limit) };
    const [list] = await Promise.all([ask<Shown[]>('/api/messages', wish, untilLeft()), loadCommands()]);
    store.change((state) => listed(state, list, list.length === limit));
  }

  async function loadCommands(): Promise<void> {
    const channel = store.get().here?.id;
    if (channel === undefined) return;
    const commands = await ask<Command[]>('/api/commands', { as, channel }, untilLeft());
    store.change((state) => ({ ...state, commands: wholeCommands(commands, world.locale()) }));
  }

  const untilLeft = () => AbortSignal.any([life.signal, loading.signal]);

  async function earlier(): Promise<void> {
    const { here, messages, earlier: stage } = store.get();
    const [first] = messages;
    if (stage !== 'some' || !here || !first) return;
    store.change((state) => ({ ...state, earlier: 'asked' }));
    const wish = { as, channel: here.id, before: first.id, limit: String(PAGE) };
    const signal = untilLeft();
    const went = await attempt(async () => {
      const list = await ask<Shown[]>('/api/messages', wish, signal);
      store.change((state) => earlierCame(state, list, list.length === PAGE));
    });
    if (!went) store.change((state) => (state.earlier === 'asked' ? { ...state, earlier: 'some' } : state));
  }

  /**
   * Handles the result of a command, or of a press or form on a message (`from`), whose private answer is then shown.
   */
  function received({ modal, response }: Outcome, from?: string): void {
    if (modal) store.change((state) => ({ ...state, form: formOf(modal) }));
    if (from !== undefined && response?.ephemeral && response.id !== from) world.answered(response.id);
  }

  const doing = (deed: () => Promise<Outcome>, from?: string) => {
    store.change((state) => ({ ...state, notice: undefined }));
    return attempt(async () => received(await deed(), from));
  };

  const speak = async () => {
    await act('/api/settings', { as, locale: world.locale() }, life.signal);
  };

  const fill = (next: (form: Form) => Form) =>
    store.change((state) => (state.form ? { ...state, form: next(state.form) } : state));

  /** Sends the form if it is valid. Errors from the server are shown in the form. */
  async function submit(): Promise<void> {
    fill(checked);
    const { form } = store.get();
    if (!form || form.sending || Object.keys(form.faults).length > 0) return;
    fill((now) => ({ ...now, sending: true }));
    try {
      const wish = { as, modal: form.modal.id, fields: fieldsOf(form) };
      const outcome = await act<Outcome>('/api/submit', wish, life.signal);
      store.change((state) => ({ ...state, form: undefined }));
      received(outcome, form.modal.id);
    } catch (error) {
      const failed = sentenceOf(error);
      fill((now) => ({ ...now, sending: false, failed }));
    }
  }

  const deaf = hear({
    as,
    store,
    atEnd: world.atEnd,
    met: () => void refresh(),
    refresh,
    commandsChanged: () => attempt(loadCommands),
  });

  return {
    store,
    earlier,
    visit(placeId) {
      const place = placeNamed(store.get().places, placeId);
      if (place) void attempt(() => enter(place));
    },
    press: (message, customId, values) =>
      doing(() => {
        const wish = { as, message: message.id, custom_id: customId, ...(values && { values }) };
        return act('/api/press', wish, life.signal);
      }, message.id),
    dismiss(message) {
      void attempt(async () => {
        await act('/api/dismiss', { as, message: message.id }, life.signal);
      });
    },
    fill,
    submit,
    give: (name, filling) =>
      doing(() => act('/api/command', { as, channel: store.get().here?.id, name, ...filling }, life.signal)),
    complete: (name, options, focused, signal) =>
      act(
        '/api/complete',
        { as, channel: store.get().here?.id, name, options, focused },
        AbortSignal.any([life.signal, signal]),
      ),
    speak: async () => {
      await attempt(speak);
      await attempt(loadCommands);
    },
    close() {
      life.abort();
      deaf();
    },
  };
}
