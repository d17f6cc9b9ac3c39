/** Runs the page: one person's session at a time, redrawn after every change. */
import { render } from 'lit';
import type { Deeds } from '../message/deeds.ts';
import { wordsIn } from '../words.ts';
import { readAddress, writeAddress } from './address.ts';
import { type EntryDesk, openEntry } from './composing.ts';
import { settleDialog, settleEntry, settleFocus, settlePanel } from './focus.ts';
import { frame } from './frame.ts';
import { begin } from './line.ts';
import { hasKeys } from './keys.ts';
import { createReader } from './reader.ts';
import type { Scene } from './scene.ts';
import { openScroll } from './scroll.ts';
import { keepSeen, seenIn } from './seen.ts';
import { openSession, type Session } from './session.ts';
import { keepSettings, languageOf, lightOf, localeOf, onSystemLight, readSettings } from './settings.ts';
import { nameOf } from './sidebar.ts';
import { picksFrom } from './suggest.ts';
import type { Person, Place } from './wire.ts';

export function openPage(people: readonly Person[], first: Person): void {
  let settings = readSettings();
  let session: Session;
  let entry: EntryDesk;
  let isDue = false;
  /** A private answer to move to as soon as it arrives. */
  let answered: string | undefined;
  /** Whether the entry has the focus, and keeps it when its fields change. */
  let inEntry = hasKeys();
  let panel: Scene['state']['panel'];
  /** The page starts at the newest message, wherever reading stopped before. */
  let isOpening = true;

  const readerFor = createReader();
  let me = first;
  const language = () => languageOf(settings, me);
  const say: Scene['say'] = (id, args) => wordsIn(language())(id, args);
  const state = () => session.store.get();
  const scroll = openScroll(
    (atEnd) => {
      session.store.change((now) => ({ ...now, below: atEnd ? 0 : now.below }));
    },
    () => void session.earlier(),
  );

  /** Draws once for all changes of one task. */
  function changed(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  }

  const deeds: Deeds = {
    press(message, customId, values) {
      scroll.toEnd();
      return session.press(message, customId, values);
    },
    dismiss: (message) => session.dismiss(message),
    visit: (channelId) => session.visit(channelId),
    enlarge: (url, alt) => session.store.change((now) => ({ ...now, picture: { url, alt } })),
    begin(name) {
      const command = state().commands.find((each) => each.name === name);
      if (!command) return;
      inEntry = true;
      entry.become(begin(command));
    },
  };

  function sceneNow(): Scene {
    return {
      state: state(),
      session,
      entry,
      reader: readerFor(state(), settings),
      deeds,
      settings,
      say,
      choose(next) {
        const before = settings;
        settings = next;
        keepSettings(next);
        if (next.language !== before.language) void session.speak();
        changed();
      },
      become: (person) => become(person, state().here?.guild ? state().here?.id : undefined),
      show: (panel) => session.store.change((now) => ({ ...now, panel })),
    };
  }

  function draw(): void {
    const scene = sceneNow();
    const page = document.documentElement;
    page.lang = language();
    page.dataset['theme'] = lightOf(settings);
    document.title = titleOf(scene);
    const { messages, since } = scene.state;
    const areThere = since === undefined && messages.length > 0;
    const release = scroll.hold(areThere);
    render(frame(scene, scroll), document.body);
    // The library's elements draw themselves after us in the same task; only then are positions final.
    queueMicrotask(() => {
      release();
      if (scroll.following()) keepSeen(scene.state);
    });
    settleDialog('modal', scene.state.form !== undefined);
    settleDialog('picture', scene.state.picture !== undefined);
    if (panel !== scene.state.panel) {
      panel = scene.state.panel;
      settlePanel(panel);
    }
    const isFree = document.querySelector('dialog[open]') === null && scene.state.panel === undefined;
    if (!isFree) return;
    if (settleFocus(answered)) answered = undefined;
    else if (inEntry) settleEntry(atOf(entry));
  }

  function become(person: Person, wanted: string | undefined): void {
    session?.close();
    me = person;
    answered = undefined;
    session = openSession(
      {
        people,
        locale: () => localeOf(language()),
        atEnd: scroll.following,
        changed,
        moved(place: Place) {
          scroll.begin(isOpening ? undefined : seenIn(place));
          isOpening = false;
          inEntry = hasKeys();
          entry.clear();
          writeAddress(person.name, place.id);
        },
        answered(messageId) {
          answered = messageId;
          inEntry = false;
        },
      },
      person,
      wanted,
    );
    entry = openEntry({
      commands: () => state().commands,
      picksOf: (field) => {
        const { here, places } = state();
        const names = { people, places, yes: say('page-yes'), no: say('page-no') };
        return here ? picksFrom({ ...names, here })(field) : undefined;
      },
      locale: () => localeOf(language()),
      give(name, filling) {
        scroll.toEnd();
        return session.give(name, filling);
      },
      complete: session.complete,
      changed,
    });
    changed();
  }

  document.addEventListener('focusin', ({ target }) => {
    inEntry = (target as Element).closest('.entry') !== null;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('.entry')) inEntry = false;
  });
  addEventListener('popstate', () => {
    const { as, channel } = readAddress();
    const person = personIn(people, as);
    if (person && person.id !== state().me.id) become(person, channel);
    else if (channel !== undefined) session.visit(channel);
  });
  onSystemLight(changed);
  become(first, readAddress().channel);
}

/** A person by id or name, ignoring case. */
export function personIn(people: readonly Person[], named: string | undefined): Person | undefined {
  return people.find(({ id, name }) => id === named || name.toLowerCase() === named?.toLowerCase());
}

function atOf(entry: EntryDesk): number {
  const { line } = entry.get();
  return line.kind === 'words' ? 0 : line.at;
}

function titleOf(scene: Scene): string {
  const { state, say } = scene;
  const calls = Object.values(state.unread).reduce((sum, unread) => sum + unread.calls, 0);
  const place = state.here ? nameOf(scene, state.here) : '';
  return `${calls > 0 ? `(${calls}) ` : ''}${place ? `${place} · ` : ''}${say('page-bot')}`;
}
