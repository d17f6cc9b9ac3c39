/**
 * The details of a post as messages: within Discord's limits, whatever was rolled; and the buttons of older versions.
 */
import { expect, test } from 'vitest';
import type { Use } from '../../src/bot/bot.ts';
import { detailsShown } from '../../src/bot/messages/details.ts';
import { type IdOf, readId, writeId } from '../../src/bot/interactions/id.ts';
import { messagesOf } from '../../src/bot/messages/message.ts';
import { namingOf } from '../../src/bot/outbox/naming.ts';
import type { Titled, Touched } from '../../src/host/verbs/rulebook/rulebook.ts';
import type { DiceOpened, EntryOpened } from '../../src/host/verbs/fair-dice/fair-dice-shown.ts';
import { type Post, post as postShape } from '../../src/host/post.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { componentLimits } from '../../src/practice/limits/components.ts';
import { words } from '../help/words.ts';
import { partsOf, textOf } from '../help/parts.ts';
import { emptyScene } from '../help/scene.ts';

const HASH = '0123456789abcdef'.repeat(4);

const roll = (index: number, dice: number): EntryOpened['rolls'][number] => ({
  index,
  says: phrase('fair-for', { what: phrase('fair-roll-fire'), unit: '45L' }),
  sides: 100,
  got: Array.from({ length: dice }, () => 100),
  modifiers: Array.from({ length: 6 }, () => phrase('host-modifier', { n: -1, name: phrase('modifier-cover') })),
  clauses: ['SH-FIRE-03', 'SH-FIRE-11', 'TABLE'],
  input: `[["${'💥'.repeat(64)}","${'"'.repeat(64)}"],999999,"${'7C charge 3D '.repeat(12)}",${index},0]`,
});

const opened = (entries: number, rolls: number, text: string): DiceOpened => ({
  entries: Array.from({ length: entries }, (_, n) => ({
    seq: n + 1,
    by: phrase('host-by-person', { who: 'Somebody with a name of thirty' }),
    order: { shown: text, text },
    position: n,
    link: { hash: HASH, previous: HASH },
    rolls: Array.from({ length: rolls }, (_each, index) => roll(index, 20)),
  })),
  secretHash: HASH,
  secret: HASH,
  salts: { red: '💥'.repeat(64), blue: 'x'.repeat(64) },
  scripted: 12,
});

const clauses: readonly Titled[] = Array.from({ length: 40 }, (_, n) => ({
  name: `SH-FIRE-${n + 10}`,
  says: phrase('host-started'),
}));
const spent = [
  phrase('tell-line-activated', { units: [phrase('host-started')], cost: 1, left: 3, clause: 'ORDERS-06' }),
];
const whole: Touched = { clauses, spent, hasOwnReadings: true };
const nothing: Touched = { clauses: [], spent: [], hasOwnReadings: false };

const useOf = (language: 'en' | 'fr', dice: DiceOpened, touched = whole): Use =>
  ({
    host: { openDice: async () => dice, touched: async () => touched },
    say: words.say,
    language,
    request: {},
  }) as unknown as Use;

const id = (page: number) => readId(`details:a-battle_id:999998:999999:123456:212:217:${page}`) as IdOf<'details'>;

const shown = async (language: 'en' | 'fr', dice: DiceOpened, touched = whole) =>
  textOf(await detailsShown(useOf(language, dice, touched), id(1)));

test.each([
  ['one roll', opened(1, 1, '7C charge 3D')],
  ['no roll', opened(2, 0, '7C march 0505')],
  ['a hundred rolls of twenty', opened(1, 100, '7C charge 3D')],
  ['many entries', opened(30, 2, '7C charge 3D '.repeat(12))],
  ['a reason with marks', opened(2, 2, 'hand {"why":"the \\\\`wind\\\\` **blows**"}')],
  ['one word without an end', opened(1, 1, 'x'.repeat(5000))],
])('details keep the limits on each page, and no page is lost: %s', async (_what, dice) => {
  for (const language of ['en', 'fr'] as const) {
    const use = useOf(language, dice);
    const seen = new Set<string>();
    for (let page: number | undefined = 1; page !== undefined; ) {
      const answer = await detailsShown(use, id(page));
      expect('parts' in answer && [...componentLimits(answer.parts as never, true)]).toEqual([]);
      expect(textOf(answer).length).toBeLessThan(4000);
      seen.add(textOf(answer));
      const ids = partsOf(answer).flatMap(({ custom_id }) => custom_id ?? []);
      const turns = ids.flatMap((each) => readId(each) ?? []).filter((each) => each.kind === 'detailing');
      for (const turn of turns) {
        expect(turn).toMatchObject({ from: 999_998, question: 123_456, first: 212, last: 217 });
      }
      page = turns.find((each) => each.page === page! + 1)?.page;
    }
    const all = [...seen].join('\n');
    for (const { seq } of dice.entries) expect(all).toContain(language === 'en' ? `Entry ${seq}` : `Entrée ${seq}`);
    for (const { name } of clauses) expect(all).toContain(`**${name}** · `);
  }
});

test('what the game does automatically is not shown as an order that a player might type', async () => {
  const [entry] = opened(1, 1, 'roll points').entries;
  const dice = {
    ...opened(1, 1, ''),
    entries: [{ ...entry!, by: phrase('host-table'), order: { text: 'roll points' } }],
  };
  expect(await shown('en', dice)).toMatch(/\*\*Entry 1\*\* · the game\n/);
});

test('dice numbers, costs, the author of each order, the chain, the clauses; in both languages', async () => {
  const en = await shown('en', opened(1, 1, '7C charge 3D'));
  expect(en).toMatch(
    /^### Details.*Dice 212–217\n-# Orders: .* · 1 point, 3 left \[ORDERS-06\].*Entry 1.*thirty: `7C charge 3D`.*Hash `0123/s,
  );
  const fr = await shown('fr', opened(1, 1, '7C charge 3D'));
  expect(fr).toMatch(/^### Détails.*Dés 212–217\n-# .*thirty\u00a0: `7C charge 3D`.*Empreinte `0123/s);
});

test('the leading characters of a hash are explained once, however many orders are shown', async () => {
  const en = await shown('en', opened(4, 0, '7C charge 3D'));
  expect(en.match(/Hash `/g)).toHaveLength(4);
  expect(en.match(/A post that announces a turn shows the first 8 characters of the latest hash/g)).toHaveLength(1);
  const fr = await shown('fr', opened(4, 0, '7C charge 3D'));
  expect(fr.match(/8 premiers caractères/g)).toHaveLength(1);
});

test('a menu opens as many clauses as it can hold; house rules, if any, have their button', async () => {
  const idsOf = async (touched: Touched) =>
    partsOf(await detailsShown(useOf('en', opened(1, 1, 'x'), touched), id(1))).flatMap(
      ({ custom_id }) => custom_id ?? [],
    );
  expect(await idsOf(whole)).toEqual(['cited', 'options:a-battle_id:1']);
  expect(await idsOf(nothing)).toEqual([]);
});

test('a page number too high shows the last page; unknown details get one sentence', async () => {
  const answer = await detailsShown(useOf('en', opened(1, 100, 'x')), id(9999));
  expect(textOf(answer)).toMatch(/page (\d+) of \1/);
  const gone = { ...id(1), first: undefined, last: undefined };
  const bare = await detailsShown(useOf('en', { ...opened(0, 0, ''), entries: [] }, nothing), gone);
  expect(textOf(bare)).toBe('### Details\nThere are no more details.');
});

test.each(['touched:b:3:5', 'touched:b:3:5:7', 'drawn:b:3:5:_:1', 'drawn:b:3:5:7:1', 'drawing:b:3:5:7:1'])(
  'a button of an older version opens the details: %s',
  async (older) => {
    const read = readId(older) as IdOf<'touched' | 'drawn' | 'drawing'>;
    const asked: unknown[] = [];
    const host = {
      openDice: async (_request: unknown, told: unknown) => (asked.push(told), opened(1, 1, '7C charge 3D')),
      touched: async (_request: unknown, told: unknown) => (asked.push(told), whole),
    };
    const use = { host, say: words.say, language: 'en', request: {} } as unknown as Use;
    const answer = await detailsShown(use, read);
    expect('parts' in answer && [...componentLimits(answer.parts as never, true)]).toEqual([]);
    expect(textOf(answer)).toMatch(/^### Details.*Entry 1.*7C charge 3D/s);
    const passage = { battle: 'b', from: 3, to: 5, ...(older.includes(':7') && { question: 7 }) };
    expect(asked).toEqual([passage, passage]);
  },
);

const idsOf = (post: Partial<Post>) => {
  const leaves = messagesOf(
    { kind: 'report', sentences: [], footer: ['x'], calls: [], ...post },
    namingOf({ id: '0f8fad5b-d9cb-469f-a165-70867728950e', nonce: 'n' }, 'map.png'),
  );
  for (const { components } of leaves) expect([...componentLimits(components as never, true)]).toEqual([]);
  return leaves.map(({ components }) =>
    partsOf({ parts: components as never }).flatMap(({ custom_id }) => custom_id ?? []),
  );
};

const details = { battle: 'b', from: 3, to: 5, label: 'Details' };
const choices = [
  { label: 'Hold', grave: false },
  { label: 'Flee', grave: true },
];

test('one button below the last message of a post, before a card’s grave answers; no button if there is no room', () => {
  expect(idsOf({ details })).toEqual([['details:b:3:5:_:_:_:1']]);
  const sentences = Array.from({ length: 12 }, (_, n) => ({ says: `${n}`, dice: [] }));
  expect(idsOf({ details: { ...details, dice: [7, 12] }, sentences })).toEqual([[], ['details:b:3:5:_:7:12:1']]);
  const question = { battle: 'b', no: 7, choices };
  expect(idsOf({ kind: 'card', details: { ...details, question: 7 }, question })).toEqual([
    ['answer:b:7:0', 'details:b:3:5:7:_:_:1', 'grave:b:7:1'],
  ]);
  const many = Array.from({ length: 15 }, (_, n) => ({ label: `${n}`, grave: n > 10 }));
  const ahead = Array.from({ length: 4 }, () => ({ asks: 'a', later: 'l', choices: ['x'] }));
  const full = idsOf({
    kind: 'card',
    title: 't',
    scene: emptyScene('the map'),
    calls: ['1'],
    links: [{ label: 'there', channelId: '1' }],
    sentences: sentences.slice(0, 5),
    details,
    question: { battle: 'b', no: 7, choices: many, ahead },
  });
  expect(full.flat().filter((each) => each.startsWith('details'))).toEqual([]);
});

test('a post queued by an older version keeps the buttons it was stored with', () => {
  const rules = { battle: 'b', from: 3, to: 5, question: 7, label: 'Rules', options: 'Rules options' };
  const stored = { kind: 'card', sentences: [{ says: 'x', dice: [] }], footer: [], calls: [] };
  const waited = postShape.parse(JSON.parse(JSON.stringify({ ...stored, rules, thrown: { ...rules, label: 'Dice' } })));
  const [ids] = idsOf(waited);
  expect(ids).toEqual(['touched:b:3:5:7', 'drawn:b:3:5:7:1', 'options:b:1']);
  for (const each of ids!) {
    const { kind, ...carried } = readId(each)!;
    expect(writeId(kind, ...each.split(':').slice(1))).toBe(each);
    expect(carried).toMatchObject({ battle: 'b' });
  }
});
