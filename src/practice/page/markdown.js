/** Discord's markdown, as far as bots use it. All of it becomes elements and texts; nothing in it becomes markup. */
import { make } from './talk.js';

/** @typedef {{ id: string, name: string, locale?: string }} Named */

/**
 * Who reads: mentions become names, and times are told in the reader's language and zone.
 * @type {{ id?: string, locale?: string, people: Named[], channels: Named[] }}
 */
export const reader = { id: undefined, locale: undefined, people: [], channels: [] };

/** A text as the page shows it. */
export function text(content) {
  const box = make('div', { className: 'text' });
  const pieces = (content ?? '').split(/\n?(?<!\\)```(?:[\w+-]*\n)?([^]+?)\n?```\n?/);
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) box.append(make('pre', {}, piece));
    else if (piece !== '') box.append(...blocks(piece));
  }
  return box;
}

const HEADINGS = { '#': 'h2', '##': 'h3', '###': 'h4' };

/** Lines that belong together: quotes, and what is no heading and no small print. */
function blocks(content) {
  const found = [];
  for (const line of content.split('\n')) {
    const [name, words] = lineOf(line);
    const last = found.at(-1);
    if (last?.name === name && (name === 'p' || name === 'blockquote')) last.words += `\n${words}`;
    else found.push({ name, words });
  }
  return found.map(({ name, words }) => make(name, {}, ...(name === 'blockquote' ? blocks : spans)(words)));
}

function lineOf(line) {
  const [, sign, words] = /^(#{1,3}|-#|>)(?: +(.*))?$/.exec(line) ?? [];
  if (sign === '>') return ['blockquote', words ?? ''];
  if (words === undefined || words === '') return ['p', line.replace(/^(\s*)[-*] +(?=\S)/, '$1• ')];
  return sign === '-#' ? ['small', words] : [HEADINGS[sign], words];
}

const within =
  (name) =>
  ([, inner]) =>
    make(name, {}, ...spans(inner));

/** What a place in a line may begin, in the order of trying. */
const SPANS = [
  [/\\([^\w\s])/y, ([, sign]) => sign],
  [/(`+)(?!`)([^]*?[^`])\1(?!`)/y, ([, , code]) => make('code', {}, code)],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, within('strong')],
  [/\*(?=\S)((?:\\[^]|\*\*|[^\\*])+?)\*(?!\*)/y, within('em')],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, within('u')],
  [/_((?:\\[^]|__|[^\\_])+?)_(?!\w)/y, within('em')],
  [/~~((?:\\[^]|[^\\])+?)~~(?!~)/y, within('s')],
  [/<@!?(\d+)>/y, ([, id]) => chip('@', reader.people, id)],
  [/<#(\d+)>/y, ([, id]) => chip('#', reader.channels, id)],
  [/<\/([^:<>\n]+):\d+>/y, ([, name]) => make('span', { className: 'mention' }, `/${name}`)],
  [/<t:(-?\d+)(?::([tTdDfFsSR]))?>/y, ([whole, seconds, style]) => time(Number(seconds) * 1000, style) ?? whole],
];

function spans(content) {
  const parts = [];
  let plain = '';
  for (let at = 0; at < content.length; ) {
    const [match, draw] = spanAt(content, at);
    const drawn = match ? draw(match) : content[at];
    if (typeof drawn === 'string') plain += drawn;
    else {
      parts.push(plain, drawn);
      plain = '';
    }
    at += match ? match[0].length : 1;
  }
  return [...parts, plain].filter((part) => part !== '');
}

function spanAt(content, at) {
  if (!'\\`*_~<'.includes(content[at])) return [];
  for (const [pattern, draw] of SPANS) {
    pattern.lastIndex = at;
    const match = pattern.exec(content);
    if (match) return [match, draw];
  }
  return [];
}

function chip(sign, known, id) {
  const name = known.find((each) => each.id === id)?.name ?? id;
  return make('span', { className: id === reader.id ? 'mention me' : 'mention' }, `${sign}${name}`);
}

const TIMES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** A moment told in the reader's way; nothing where the calendar does not reach. */
export function time(ms, style = 'f') {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return undefined;
  const said = (format) => new Intl.DateTimeFormat(reader.locale, TIMES[format]).format(date);
  const words = style === 'R' ? fromNow(ms) : said(style);
  return make('time', { dateTime: date.toISOString(), title: said('F') }, words);
}

const UNITS = { year: 31_536_000, month: 2_592_000, day: 86_400, hour: 3600, minute: 60, second: 1 };

function fromNow(ms) {
  const seconds = Math.round((ms - Date.now()) / 1000);
  const [unit, length] = Object.entries(UNITS).find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(reader.locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}
