import { hintsFor, readLine, wholeCommands } from './command.js';
import { drawMessage } from './message.js';
import { showModal } from './modal.js';
import { act, ask, fileToSend, make } from './talk.js';

const at = (id) => document.getElementById(id);
const [person, channels, place, messages, notice] = ['person', 'channels', 'place', 'messages', 'notice'].map(at);
const [entry, line, file, hints, modal] = ['entry', 'line', 'file', 'hints', 'modal'].map(at);

let people = [];
let channel;
let commands = [];
let events;

const me = () => person.value;
const locale = () => people.find(({ id }) => id === me())?.locale;

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

const press = (message, part, values) =>
  attempt(() =>
    act('/api/press', { as: me(), message: message.id, custom_id: part.custom_id, ...(values && { values }) }),
  );

async function showChannels() {
  const list = await ask('/api/channels', { as: me() });
  channel = list.find(({ id }) => id === channel?.id) ?? list[0];
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
  channel = next;
  commands = [];
  await showChannels();
  place.textContent = `# ${channel.name}`;
  const list = await ask('/api/messages', { as: me(), channel: channel.id });
  messages.replaceChildren(...list.map((message) => drawMessage(message, press)));
  messages.scrollTop = messages.scrollHeight;
}

function show(message) {
  const drawn = drawMessage(message, press);
  const known = at(`m${message.id}`);
  if (known) known.replaceWith(drawn);
  else messages.append(drawn);
  messages.scrollTop = messages.scrollHeight;
}

function listen() {
  events?.close();
  events = new EventSource(`/api/events?${new URLSearchParams({ as: me() })}`);
  const on = (kind, hear) => events.addEventListener(kind, ({ data }) => hear(JSON.parse(data)));
  const here = (data) => data.channel === channel?.id;
  on('message', (data) => here(data) && show(data.message));
  on('gone', (data) => here(data) && at(`m${data.message}`)?.remove());
  on('channel', () => attempt(showChannels));
}

async function becomePerson() {
  await showChannels();
  listen();
  await enter(channel);
}

/** The newest question decides: answers to earlier ones come too late. */
let asking = 0;

async function showHints() {
  const turn = ++asking;
  if (!line.value.startsWith('/')) return hints.replaceChildren();
  if (commands.length === 0 || line.value === '/') {
    commands = wholeCommands(await ask('/api/commands', { as: me(), channel: channel.id }), locale());
  }
  const read = readLine(line.value, commands);
  file.hidden = !read.command?.options.some(({ type }) => type === 11);
  const found = await hintsFor(read, commands, (focused) => complete(read, focused));
  if (turn !== asking) return;
  hints.replaceChildren(...found.map(drawHint));
}

async function complete(read, focused) {
  const { command, options } = read;
  const given = { as: me(), channel: channel.id, name: command.name, options, focused };
  return (await act('/api/complete', given)).choices ?? [];
}

function drawHint({ words, note, line: next }) {
  const item = make('li', { role: 'option' }, words, make('span', { className: 'faint' }, note));
  item.onclick = () => {
    line.value = next;
    line.focus();
    void attempt(showHints);
  };
  return item;
}

/** Arrow keys walk the hints, Tab takes the one chosen (or the first). */
function walk(event) {
  const items = [...hints.children];
  const now = items.findIndex((item) => item.ariaSelected === 'true');
  if (event.key === 'Tab' && items.length > 0) {
    event.preventDefault();
    items[Math.max(0, now)].click();
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && items.length > 0) {
    event.preventDefault();
    const next = (now + (event.key === 'ArrowDown' ? 1 : items.length - 1) + items.length) % items.length;
    for (const [index, item] of items.entries()) item.ariaSelected = String(index === next);
    items[next].scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Escape') {
    hints.replaceChildren();
  }
}

async function sendLine() {
  const read = readLine(line.value.trim(), commands);
  if (!read.command) throw new Error('Type / and choose a command.');
  const slot = read.command.options.find(({ type }) => type === 11);
  const files = slot && file.files[0] ? { [slot.name]: await fileToSend(file.files[0]) } : {};
  line.value = '';
  file.value = '';
  asking++;
  hints.replaceChildren();
  return act('/api/command', { as: me(), channel: channel.id, name: read.command.name, options: read.options, files });
}

person.onchange = () => attempt(becomePerson);
line.oninput = () => attempt(showHints);
line.onkeydown = walk;
entry.onsubmit = (event) => {
  event.preventDefault();
  void attempt(sendLine);
};

void attempt(async () => {
  people = await ask('/api/people');
  person.append(...people.map(({ id, name, locale: tongue }) => make('option', { value: id }, `${name} (${tongue})`)));
  await becomePerson();
});
