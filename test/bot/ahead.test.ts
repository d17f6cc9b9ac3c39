/** A card's choices open the same private message whichever card was pressed, including one posted by an older bot. */
import { ComponentType, type Message } from 'discord.js';
import { expect, test } from 'vitest';
import { withChoices } from '../../src/bot/messages/ahead.ts';

const CARD = '1100000000000000101';

const button = (custom_id: string) => ({ type: ComponentType.Button, style: 2, label: custom_id, custom_id });
const menu = (custom_id: string, chosen: string) => ({
  type: ComponentType.StringSelect,
  custom_id,
  options: ['later', '0', '1'].map((value) => ({ value, label: value, default: value === chosen })),
});
const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components });
const message = (...parts: object[]) =>
  ({ components: parts.map((part) => ({ toJSON: () => part })) }) as never as Message;

test('it has the card’s answers and menus, and nothing else of it', () => {
  const old = message(
    { type: ComponentType.TextDisplay, content: '<@1>' },
    {
      type: ComponentType.Container,
      components: [
        { type: ComponentType.TextDisplay, content: 'Choose.' },
        row(button('answer:b:3:0:1._'), button('answer:b:3:1:1._')),
        row(menu('ahead:b:3:0:1._', '1')),
        row(menu('ahead:b:3:1:1._', 'later')),
        row(button('touched:b:1:2')),
        row(button('grave:b:3:2:1._')),
      ],
    },
  );
  const parts = withChoices(old, [1, 0], CARD);
  expect(JSON.stringify(parts).match(/"custom_id":"[^"]+"/g)).toEqual(
    [`answer:b:3:0:1.0`, `answer:b:3:1:1.0`, `further:b:3:0:1.0`, `further:b:3:1:1.0`, `grave:b:3:2:1.0`].map(
      (id) => `"custom_id":"${id}:${CARD}"`,
    ),
  );
  const chosen = JSON.stringify(parts).match(/"value":"\w+","label":"\w+","default":true/g);
  expect(chosen?.map((each) => /"value":"(\w+)"/.exec(each)![1])).toEqual(['1', '0']);
  // Presses on it are read the same way.
  expect(withChoices(message(...parts), [undefined, undefined], CARD)).toHaveLength(4);
});
