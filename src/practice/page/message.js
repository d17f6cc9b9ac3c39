import { text, time } from './markdown.js';
import { make } from './talk.js';

/** A message as the page shows it; `press(message, part, values)` is called when one of its parts is used. */
export function drawMessage(message, press) {
  const item = make('li', { id: `m${message.id}`, className: message.ephemeral ? 'private' : '' });
  const sent = make('span', { className: 'faint' }, time(Date.parse(message.timestamp), 't'));
  const asked = message.interaction ? `${message.interaction.user.global_name} used /${message.interaction.name}` : '';
  item.append(
    make(
      'div',
      {},
      make('span', { className: 'author' }, message.author.global_name ?? message.author.username),
      sent,
      faint(asked),
    ),
    message.type === 6 ? faint('pinned a message') : '',
    message.thinking ? faint('is thinking…') : '',
    message.content ? text(message.content) : '',
    ...message.embeds.map(drawEmbed),
    ...message.attachments.map(drawFile),
    ...message.components.map((part) => drawPart(part, (used, values) => press(message, used, values))),
    message.ephemeral ? faint('Only you can see this.') : '',
    message.pinned ? faint('Pinned') : '',
  );
  return item;
}

const faint = (words) => (words ? make('span', { className: 'faint' }, words) : '');

function drawFile(file) {
  if (file.content_type?.startsWith('image/')) return picture(file, file.description ?? file.filename);
  return make(
    'p',
    {},
    make('a', { href: own(file.url), download: file.filename }, `${file.filename} (${file.size} bytes)`),
  );
}

/** As large as fits, and at its size before it is there, so that nothing moves; the whole of it behind a press. */
function picture({ url, width, height }, alt) {
  const src = own(url);
  const image = make('img', { src, alt: alt ?? '' });
  if (width && height) {
    Object.assign(image, { width, height });
    image.style.maxWidth = `min(100%, 800px, ${Math.round((70 * width) / height)}vh)`;
  }
  return make('a', { href: src, target: '_blank', rel: 'noreferrer', className: 'picture' }, image);
}

/** Attached files are asked of this page's own server, by whatever name it was reached. */
function own(url) {
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith('/attachments/') ? pathname : url;
}

function drawEmbed(embed) {
  const box = make('div', { className: 'box' });
  colour(box, embed.color);
  if (embed.author) box.append(faint(embed.author.name));
  if (embed.title) box.append(make('strong', {}, embed.title));
  if (embed.description) box.append(text(embed.description));
  for (const field of embed.fields ?? []) box.append(make('strong', {}, field.name), text(field.value));
  if (embed.image) box.append(picture(embed.image, embed.title));
  if (embed.footer) box.append(faint(embed.footer.text));
  return box;
}

function colour(box, number) {
  if (number) box.style.borderColor = `#${number.toString(16).padStart(6, '0')}`;
}

const drawings = {
  1: (part, use) => make('div', { className: 'row' }, ...inside(part, use)),
  2: drawButton,
  3: drawSelect,
  5: drawNames,
  6: drawNames,
  7: drawNames,
  8: drawNames,
  9: (part, use) =>
    make('div', { className: 'section' }, make('div', {}, ...inside(part, use)), drawPart(part.accessory, use)),
  10: (part) => text(part.content),
  11: (part) => picture(part.media, part.description),
  12: (part) => make('div', {}, ...part.items.map((item) => picture(item.media, item.description))),
  13: (part) => make('p', {}, make('a', { href: own(part.file.url), download: part.name }, part.name)),
  14: (part) => (part.divider ? make('hr') : make('br')),
  17: (part, use) => {
    const box = make('div', { className: 'box' }, ...inside(part, use));
    colour(box, part.accent_color);
    return box;
  },
};

function drawPart(part, use) {
  return drawings[part.type]?.(part, use) ?? faint(`(a component of type ${part.type})`);
}

const inside = (part, use) => part.components.map((inner) => drawPart(inner, use));

function drawButton(part, use) {
  const label = `${part.emoji?.name ?? ''} ${part.label ?? ''}`.trim();
  if (part.style === 5) return make('a', { href: part.url, target: '_blank', rel: 'noreferrer' }, label);
  const button = make(
    'button',
    { type: 'button', className: `style-${part.style}`, disabled: part.disabled ?? false },
    label,
  );
  button.onclick = () => use(part);
  return button;
}

function drawSelect(part, use) {
  const many = part.max_values > 1;
  const options = part.options.map((option) => {
    const words = option.description ? `${option.label} – ${option.description}` : option.label;
    return make('option', { value: option.value, selected: option.default ?? false }, words);
  });
  const first = many
    ? null
    : make(
        'option',
        { value: '', disabled: true, selected: !part.options.some((o) => o.default) },
        part.placeholder ?? '…',
      );
  const select = make(
    'select',
    { multiple: many, disabled: part.disabled ?? false, ariaLabel: part.placeholder ?? '' },
    first,
    ...options,
  );
  const chosen = () =>
    use(
      part,
      Array.from(select.selectedOptions, (option) => option.value),
    );
  if (!many) select.onchange = chosen;
  return many ? make('span', {}, select, make('button', { type: 'button', onclick: chosen }, 'Choose')) : select;
}

/** People, roles and channels are chosen by their names. */
function drawNames(part, use) {
  const input = make('input', { placeholder: part.placeholder ?? 'names, with commas between' });
  const choose = () =>
    use(
      part,
      input.value
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
  return make('span', {}, input, make('button', { type: 'button', onclick: choose }, 'Choose'));
}
