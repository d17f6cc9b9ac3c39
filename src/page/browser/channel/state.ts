/** Everything the page knows, as data. Choosing another person starts with an empty one. */
import type { Shown } from '../message/shown.ts';
import type { Sentence } from './check.ts';
import type { Whole } from './commands.ts';
import { calls, caughtUp, isAfter, type News, withEarlier, withNews } from './messages.ts';
import type { Form } from './form.ts';
import type { Person, Place } from './wire.ts';

export interface Unread {
  readonly count: number;
  /** How many of them mention the reader. */
  readonly calls: number;
}

export interface State {
  readonly people: readonly Person[];
  readonly me: Person;
  readonly places: readonly Place[];
  /** The current place. Undefined until the list of places has loaded. */
  readonly here: Place | undefined;
  readonly messages: readonly Shown[];
  /** Events since the messages were requested. Undefined once they are loaded. */
  readonly since: readonly News[] | undefined;
  /** Whether there are older messages. */
  readonly earlier: 'some' | 'asked' | 'none';
  readonly unread: Readonly<Record<string, Unread>>;
  /** The newest known message in each place. Anything later is new, anything else a change. */
  readonly newest: Readonly<Record<string, string>>;
  /** How many messages arrived while reading further up. */
  readonly below: number;
  readonly typing: readonly string[];
  readonly link: 'opening' | 'open' | 'lost';
  readonly bot: 'online' | 'offline';
  readonly commands: readonly Whole[];
  /** An error, in one sentence. */
  readonly notice: Sentence | undefined;
  readonly form: Form | undefined;
  readonly picture: { readonly url: string; readonly alt: string } | undefined;
  readonly panel: 'list' | 'people' | 'settings' | undefined;
}

export function begun(people: readonly Person[], me: Person): State {
  return {
    people,
    me,
    places: [],
    here: undefined,
    messages: [],
    since: [],
    earlier: 'none',
    unread: {},
    newest: {},
    below: 0,
    typing: [],
    link: 'opening',
    bot: 'online',
    commands: [],
    notice: undefined,
    form: undefined,
    picture: undefined,
    panel: undefined,
  };
}

/** Another place was opened; its messages are still to come. */
export function entered(state: State, here: Place): State {
  const { [here.id]: _, ...unread } = state.unread;
  return {
    ...state,
    here,
    messages: [],
    since: [],
    earlier: 'none',
    unread,
    below: 0,
    commands: [],
    notice: undefined,
    form: undefined,
    panel: undefined,
  };
}

export const asking = (state: State): State => ({ ...state, since: [] });

/** The requested list has arrived. */
export function listed(state: State, list: readonly Shown[], more: boolean): State {
  const messages = caughtUp(state.messages, list, state.since ?? []);
  return { ...state, messages, since: undefined, earlier: more ? 'some' : 'none' };
}

export function earlierCame(state: State, list: readonly Shown[], more: boolean): State {
  return { ...state, messages: withEarlier(state.messages, list), earlier: more ? 'some' : 'none' };
}

/** An event about a message, here or elsewhere. `atEnd`: the newest is visible. */
export function heard(state: State, placeId: string, news: News, atEnd: boolean): State {
  if (news.kind === 'gone') return placeId === state.here?.id ? withHere(state, news) : state;
  const { message } = news;
  const isNew = isAfter(message.id, state.newest[placeId] ?? (message.edited_timestamp === null ? '' : message.id));
  const newest = isNew ? { ...state.newest, [placeId]: message.id } : state.newest;
  const typing = isNew ? state.typing.filter((id) => id !== placeId) : state.typing;
  const next = { ...state, newest, typing };
  if (placeId === state.here?.id) {
    const isBelow = !state.messages.some(({ id }) => id === message.id) && !atEnd;
    return withHere({ ...next, below: state.below + Number(isBelow) }, news);
  }
  return isNew ? withUnread(next, placeId, message) : next;
}

function withHere(state: State, news: News): State {
  const messages = withNews(state.messages, news);
  return { ...state, messages, since: state.since && [...state.since, news] };
}

function withUnread(state: State, placeId: string, message: Shown): State {
  const { count, calls: before } = state.unread[placeId] ?? { count: 0, calls: 0 };
  const unread = { count: count + 1, calls: before + Number(calls(message, state.me.id)) };
  return { ...state, unread: { ...state.unread, [placeId]: unread } };
}

/** A place is new or has changed. */
export function placed(state: State, place: Place): State {
  const known = state.places.findIndex(({ id }) => id === place.id);
  const places = known < 0 ? [...state.places, place] : state.places.with(known, place);
  return { ...state, places, here: state.here?.id === place.id ? place : state.here };
}

export function typingIn(state: State, placeId: string, now: boolean): State {
  const others = state.typing.filter((id) => id !== placeId);
  return { ...state, typing: now ? [...others, placeId] : others };
}
