/** Messages with everything that a bot may say, in Discord's format. */
const alice = { id: '1', username: 'alice', global_name: 'Alice' };
const aide = { id: '50', username: 'aide-de-camp', global_name: 'Aide-de-camp', bot: true };

let last = 1000;

/** A message of the bot, a minute after the previous one. */
export function said(over: object): { readonly id: string } {
  const id = `${++last}`;
  return {
    id,
    type: 0,
    channel_id: '1',
    author: aide,
    timestamp: new Date(Date.UTC(2026, 10, 22, 9, 0) + last * 60_000).toISOString(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    content: '',
    attachments: [],
    embeds: [],
    components: [],
    ephemeral: false,
    thinking: false,
    ...over,
  } as { readonly id: string };
}

const picture = (name: string, width: number, height: number) => ({
  id: name,
  filename: `${name}.svg`,
  url: `https://cdn.example/${name}.svg?w=${width}&h=${height}`,
  proxy_url: '',
  width,
  height,
  size: 1,
  content_type: 'image/svg+xml',
  description: `The ${name}`,
});
const media = (name: string, width = 400, height = 300) => ({
  media: picture(name, width, height),
  description: `The ${name}`,
});
const text = (content: string) => ({ type: 10, content });
export const row = (...components: object[]) => ({ type: 1, components });
export const button = (label: string, style = 2, over: object = {}) => ({
  type: 2,
  style,
  label,
  custom_id: label,
  ...over,
});
const link = { type: 2, style: 5, label: 'The rules', url: 'https://rules.example/' };

const ARMS = [
  {
    label: 'The 2nd Cuirassiers',
    value: '2K',
    description: 'Four stands, fresh, facing north-east',
    emoji: { name: '🐎' },
  },
  { label: 'The 88th Line', value: '88L', description: 'In square' },
  { label: 'The 4th Foot Battery', value: '4B' },
  { label: 'Élite Grenadiers', value: '1G' },
];

export const menus = {
  one: { type: 3, custom_id: 'one', placeholder: 'Which unit?', options: ARMS },
  many: {
    type: 3,
    custom_id: 'many',
    placeholder: 'Which units?',
    min_values: 1,
    max_values: 3,
    options: ARMS.map((each) => ({ ...each, default: each.value === '2K' })),
  },
  people: { type: 5, custom_id: 'people', default_values: [{ id: '2', type: 'user' }] },
  places: { type: 8, custom_id: 'places', placeholder: 'Where?', channel_types: [0] },
  off: { type: 3, custom_id: 'off', placeholder: 'Too late', disabled: true, options: ARMS },
};

const MARKDOWN = `# Red to move
## The Mill Stream
### Orders
-# Turn 3 of 12 · **two** order points
**Bold**, *italic*, __underlined__, ~~struck~~, \`code\`, ||a spoiler with [a link](https://x.example)||, and **_all_ ~~of~~ __it__**.
> A quote, with <@1>, <@2>, <@&1>, <#1>, <#77>, </battle new:5> and <:sabre:6>
> and a second line.
- one
- two
  - two and a half
  - and three quarters
1. first
2. second
The bridge falls <t:4102444800:R>, on <t:4102444800:f>. See https://rules.example/book or [the book](https://rules.example/book "Book").
\`\`\`js
const charge = dice(2, 6) + bonus; // a line that is rather long, so that it is wider than a telephone
\`\`\`
@everyone <img src=x onerror=alert(1)>`;

export const everything = [
  said({ author: alice, content: 'Good evening. This is what people write: short lines.' }),
  said({ author: alice, content: 'And a second one, a minute later.' }),
  said({
    content: MARKDOWN,
    edited_timestamp: '2026-11-22T10:00:00.000Z',
    pinned: true,
    interaction: { id: '1', type: 2, name: 'battle new', user: alice },
  }),
  said({
    content: '<@1>, your turn.',
    mentions: [alice],
    type: 19,
    referenced_message: said({
      author: alice,
      content: 'Am *I* to move, or is it somebody else who has the turn in this rather long question?',
    }),
  }),
  said({
    content: 'Only for you.',
    ephemeral: true,
    flags: 64,
    components: [row(button('Confirm', 1), button('Back', 2), button('Agreed', 3), button('Annul', 4), link)],
  }),
  said({ thinking: true, ephemeral: true, content: '' }),
  said({ author: alice, type: 6, message_reference: { message_id: '1001' } }),
  said({ author: alice, type: 18, content: 'War council', message_reference: { channel_id: '2' } }),
  said({ content: 'A council begins here.', thread: { id: '2', name: 'War council', message_count: 3 } }),
  said({
    embeds: [
      {
        color: 0xc03537,
        author: { name: 'Red' },
        title: 'The charge of the 2nd Cuirassiers',
        url: 'https://rules.example/charge',
        description: 'They went in **at the gallop**.\n- 88L holds',
        fields: [
          { name: 'Dice', value: '3 3 1', inline: true },
          { name: 'Needed', value: '7', inline: true },
          { name: 'Result', value: 'held', inline: true },
          { name: 'Why', value: 'Square against horse' },
        ],
        thumbnail: picture('standard', 80, 80),
        image: picture('field', 800, 500),
        footer: { text: 'Seed 4f2a' },
        timestamp: '2026-11-22T09:00:00.000Z',
      },
    ],
  }),
  said({ content: 'The map:', attachments: [picture('map', 1200, 800)] }),
  said({
    attachments: [
      picture('left', 300, 300),
      picture('middle', 400, 300),
      picture('right', 300, 400),
      { ...picture('', 0, 0), filename: 'battle.json', size: 12_345, content_type: 'application/json' },
    ],
  }),
  said({
    components: [
      {
        type: 17,
        accent_color: 0xf0b132,
        components: [
          text('## Bruno, the cuirassiers charge you\nThe **88th Line** may answer.\n-# SH-CH-12'),
          { type: 14, divider: true, spacing: 2 },
          { type: 12, items: [media('charge', 900, 500)] },
          {
            type: 9,
            components: [text('**Form square**\nneeds 7 on two dice: 58%')],
            accessory: button('Form square', 1, { emoji: { name: '🎲' } }),
          },
          { type: 9, components: [text('The regiment')], accessory: { type: 11, ...media('regiment', 100, 100) } },
          { type: 14, divider: false },
          row(menus.one),
          row(menus.many),
          row(menus.people),
          row(menus.places),
          row(menus.off),
          row(button('Stand firm', 2), button('Too late', 2, { disabled: true }), link),
          { type: 13, file: { url: 'https://cdn.example/replay.json' }, name: 'replay.json', size: 2048 },
        ],
      },
      {
        type: 12,
        items: Array.from({ length: 5 }, (_, index) => ({ ...media(`plate ${index + 1}`), spoiler: index === 4 })),
      },
      { type: 17, spoiler: true, components: [text('Hidden until pressed.')] },
    ],
  }),
];
