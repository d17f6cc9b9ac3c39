/** What the page knows: messages arriving, changing and going, unread marks, places, and a form being filled in. */
import { describe, expect, test } from 'vitest';
import { checked, fieldsOf, filled, type Form, formOf } from '../../src/page/browser/channel/form.ts';
import { firstPlace, placeNamed, serversOf } from '../../src/page/browser/channel/places.ts';
import {
  asking,
  begun,
  earlierCame,
  entered,
  heard,
  listed,
  placed,
  type State,
  typingIn,
} from '../../src/page/browser/channel/state.ts';
import type { Modal, Person, Place } from '../../src/page/browser/channel/wire.ts';
import type { Shown } from '../../src/page/browser/message/shown.ts';

const alice: Person = { id: '11', name: 'Alice', locale: 'en-GB', guilds: [] };
const english = { id: 'g', name: 'Practice', locale: 'en-GB' };
const french = { id: 'h', name: 'Entraînement', locale: 'fr' };
const place = (id: string, name: string, more: Partial<Place> = {}): Place => ({
  id,
  name,
  type: 0,
  kind: 'text',
  parent: null,
  guild: english,
  archived: false,
  ...more,
});
const battle = place('1', 'battle');
const tavern = place('2', 'tavern');
const secret = place('3', 'plans', { type: 12, parent: '1' });
const bataille = place('4', 'bataille', { guild: french });
const direct = place('5', 'dm', { type: 1, guild: null });

const said = (id: string, content = '', more: Partial<Shown> = {}): Shown =>
  ({
    id,
    content,
    mentions: [],
    edited_timestamp: null,
    ephemeral: false,
    thinking: false,
    ...more,
  }) as unknown as Shown;
const news = (message: Shown) => ({ kind: 'message', message }) as const;
const gone = (id: string) => ({ kind: 'gone', id }) as const;
const texts = ({ messages }: State) => messages.map(({ id, content }) => `${id}${content}`);

const here = (...messages: Shown[]) => listed(entered(begun([alice], alice), battle), messages, false);

describe('messages', () => {
  test('they arrive in order, change in place, and go', () => {
    let state = here(said('10', 'a'));
    state = heard(state, '1', news(said('12', 'c')), true);
    state = heard(state, '1', news(said('11', 'b')), true);
    expect(texts(state)).toEqual(['10a', '11b', '12c']);
    state = heard(state, '1', news(said('11', 'B')), true);
    state = heard(state, '1', gone('10'), true);
    expect(texts(state)).toEqual(['11B', '12c']);
    expect(heard(state, '2', gone('11'), true)).toBe(state);
  });

  test('events during a request for the list are neither lost nor doubled', () => {
    let state = asking(here(said('10', 'a'), said('11', 'old')));
    state = heard(state, '1', news(said('12', 'c')), true);
    state = heard(state, '1', gone('10'), true);
    state = listed(state, [said('10', 'a'), said('11', 'new'), said('12', 'c')], false);
    expect(texts(state)).toEqual(['11new', '12c']);
    expect(state.since).toBeUndefined();
  });

  test('a list without news leaves every message object unchanged', () => {
    const before = here(said('10', 'a'), said('11', 'b'));
    const after = listed(asking(before), [said('10', 'a'), said('11', 'B')], false);
    expect(after.messages[0]).toBe(before.messages[0]);
    expect(after.messages[1]).not.toBe(before.messages[1]);
  });

  test('older ones are added in front, once', () => {
    const state = earlierCame(here(said('100', 'c')), [said('9', 'a'), said('10', 'b'), said('100', 'c')], true);
    expect(texts(state)).toEqual(['9a', '10b', '100c']);
    expect(state.earlier).toBe('some');
  });

  test('new ones while reading further up are counted, changes are not', () => {
    let state = heard(here(said('10')), '1', news(said('11')), false);
    state = heard(state, '1', news(said('11', 'changed')), false);
    expect(state.below).toBe(1);
    expect(heard(here(said('10')), '1', news(said('11')), true).below).toBe(0);
  });
});

describe('other places', () => {
  test('they have a mark for new messages, and a number for mentions', () => {
    let state = heard(here(), '2', news(said('20')), true);
    state = heard(state, '2', news(said('21', 'Alice!', { mentions: [{ id: '11' }] as Shown['mentions'] })), true);
    state = heard(state, '2', news(said('22', '', { ephemeral: true })), true);
    state = heard(state, '2', news(said('20', 'changed', { edited_timestamp: 'now' })), true);
    expect(state.unread).toEqual({ '2': { count: 3, calls: 2 } });
    expect(texts(state)).toEqual([]);
    expect(entered(state, tavern).unread).toEqual({});
  });

  test('an old message that changes is not new', () => {
    const state = heard(here(), '2', news(said('20', 'x', { edited_timestamp: 'now' })), true);
    expect(state.unread).toEqual({});
  });

  test('typing stops with the message', () => {
    const typing = typingIn(typingIn(here(), '1', true), '1', true);
    expect(typing.typing).toEqual(['1']);
    expect(heard(typing, '1', news(said('10')), true).typing).toEqual([]);
    expect(typingIn(typing, '1', false).typing).toEqual([]);
  });

  test('they are listed by server, threads below their channel', () => {
    const state = [bataille, secret, tavern, direct].reduce(placed, placed(here(), battle));
    const servers = serversOf(state.places);
    expect(servers.map(({ name }) => name)).toEqual(['Practice', 'Entraînement']);
    expect(
      servers[0]!.channels.map(({ place: { name }, threads }) => [name, ...threads.map((each) => each.name)]),
    ).toEqual([['battle', 'plans'], ['tavern']]);
    expect(placed(state, { ...battle, name: 'war' }).here?.name).toBe('war');
    expect(firstPlace(state.places, 'fr')).toBe(bataille);
    expect(firstPlace(state.places, 'en')).toBe(battle);
    expect(placeNamed(state.places, '#Tavern')).toBe(tavern);
    expect(placeNamed(state.places, '3')).toBe(secret);
    expect(placeNamed(state.places, undefined)).toBeUndefined();
  });
});

describe('a form', () => {
  const modal: Modal = {
    id: 'm',
    title: 'Losses',
    components: [
      { type: 10, content: 'What is settled' },
      { type: 18, label: 'Unit', component: { type: 3, custom_id: 'unit', options: [{ label: 'R1', value: 'R1' }] } },
      { type: 18, label: 'Why', component: { type: 4, custom_id: 'why', min_length: 3, max_length: 5 } },
      { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure' } },
      {
        type: 18,
        label: 'Which',
        component: {
          type: 22,
          custom_id: 'which',
          required: false,
          max_values: 1,
          options: ['a', 'b'].map((value) => ({ label: value, value, default: value === 'b' })),
        },
      },
      { type: 1, components: [{ type: 4, custom_id: 'note', label: 'Note', value: 'x', required: false }] },
    ],
  };
  const faults = (form: Form) => Object.entries(checked(form).faults).map(([id, fault]) => `${id} ${fault.id}`);

  test('starts as the bot wrote it, and sends the values', () => {
    const form = formOf(modal);
    expect(fieldsOf(form)).toEqual({ sure: false, which: ['b'], note: 'x' });
    const done = filled(filled(filled(form, 'unit', ['R1']), 'why', 'dice'), 'sure', true);
    expect(faults(done)).toEqual([]);
    expect(fieldsOf(done)).toEqual({ unit: ['R1'], why: 'dice', sure: true, which: ['b'], note: 'x' });
  });

  test('it shows each error at its field until that is changed', () => {
    const form = formOf(modal);
    expect(faults(form)).toEqual(['unit page-fault-missing', 'why page-fault-missing']);
    expect(faults(filled(form, 'why', 'no'))).toContain('why page-fault-short');
    expect(faults(filled(form, 'why', 'so much'))).toContain('why page-fault-long');
    expect(faults(filled(form, 'which', ['a', 'b']))).toContain('which page-fault-many');
    expect(filled(checked(form), 'why', 'd').faults).toEqual({ unit: { id: 'page-fault-missing' } });
  });
});
