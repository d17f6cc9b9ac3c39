import { openEntry } from './entry.js';
import { reader } from './markdown.js';
import { drawMessage } from './message.js';
import { showModal } from './modal.js';
import { act, ask, make } from './talk.js';

const at = (id) => document.getElementById(id);
const [person, channels, place, messages, notice] = ['person', 'channels', 'place', 'messages', 'notice'].map(at);
const modal = at('modal');

let channel;
let events;
/** Whether the newest message is kept in sight: not while somebody reads what is above. */
let following = true;

const me = () => person.value;
const entry = openEntry(() => ({ as: me(), channel: channel.id, locale: reader.locale }), attempt);

/** Does something, and says it when it goes wrong. */
async function attempt(deed) {
  notice.textContent = '';
  try {
    const outcome = await deed();
    if (outcome?.modal) openModal(outcome.modal);
  } catch (error) {
    notice.textContent = error.message;
  }
}

function openModal(shown) {
  showModal(modal, shown, (fields) => attempt(() => act('/api/submit', { as: me(), modal: shown.id, fields })));
}

function press(message, part, values) {
  const wish = { as: me(), message: message.id, custom_id: part.custom_id, ...(values && { values }) };
  return attempt(() => {
    following = true;
    return act('/api/press', wish);
  });
}

function follow() {
  if (following) messages.scrollTop = messages.scrollHeight;
}

async function showChannels() {
  const list = await ask('/api/channels', { as: me() });
  channel = list.find(({ id }) => id === channel?.id) ?? list[0];
  reader.channels = list;
  channels.replaceChildren();
  let guild;
  for (const each of list.toSorted(byPlace(list))) {
    const name = each.guild?.name ?? 'Direct messages';
    if (name !== guild) channels.append(make('li', { className: 'guild' }, name));
    guild = name;
    const button = make('button', { type: 'button', className: each.parent ? 'thread' : '' }, `# ${each.name}`);
    button.setAttribute('aria-current', String(each.id === channel.id));
    button.onclick = () => enter(each);
    channels.append(make('li', {}, button));
  }
}

/** Guild by guild, each thread below its channel. */
function byPlace(list) {
  const order = new Map(list.map(({ id }, index) => [id, index]));
  const key = (each) => [
    each.guild?.id ?? '',
    order.get(each.parent ?? each.id) ?? 0,
    each.parent ? 1 : 0,
    order.get(each.id),
  ];
  return (a, b) => {
    const [left, right] = [key(a), key(b)];
    const index = left.findIndex((value, place) => value !== right[place]);
    return index < 0 ? 0 : left[index] < right[index] ? -1 : 1;
  };
}

async function enter(next) {
  if (channel.id !== next.id) entry.forget();
  channel = next;
  await showChannels();
  place.textContent = `# ${channel.name}`;
  const [who, before] = [me(), changes];
  const list = await ask('/api/messages', { as: who, channel: next.id });
  if (channel.id !== next.id || who !== me()) return;
  // What came meanwhile may not be in the list.
  if (changes !== before) return enter(next);
  messages.replaceChildren(...list.map((message) => drawMessage(message, press)));
  following = true;
  follow();
}

/** How often something was heard of the channel on show. */
let changes = 0;

function show(message) {
  const drawn = drawMessage(message, press);
  const known = at(`m${message.id}`);
  if (known) known.replaceWith(drawn);
  else messages.append(drawn);
  follow();
}

function listen() {
  events?.close();
  events = new EventSource(`/api/events?${new URLSearchParams({ as: me() })}`);
  const on = (kind, hear) => events.addEventListener(kind, ({ data }) => hear(JSON.parse(data)));
  const here = (data) => data.channel === channel?.id && ++changes;
  // Also when the server was away for a while.
  events.onopen = () => attempt(() => enter(channel));
  on('message', (data) => here(data) && show(data.message));
  on('gone', (data) => here(data) && at(`m${data.message}`)?.remove());
  on('channel', () => attempt(showChannels));
}

async function becomePerson() {
  Object.assign(reader, { id: me(), locale: reader.people.find(({ id }) => id === me())?.locale });
  entry.forget();
  await showChannels();
  listen();
}

person.onchange = () => attempt(becomePerson);
messages.onscroll = () => {
  following = messages.scrollHeight - messages.scrollTop - messages.clientHeight < 100;
};
messages.addEventListener('load', follow, true);
window.onresize = follow;
at('entry').addEventListener('submit', () => {
  following = true;
});

void attempt(async () => {
  reader.people = await ask('/api/people');
  person.append(
    ...reader.people.map(({ id, name, locale: tongue }) => make('option', { value: id }, `${name} (${tongue})`)),
  );
  await becomePerson();
});
