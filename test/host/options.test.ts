/** What a battle plays by: opened with other readings, changed before it begins, fixed afterwards. */
import { expect, test } from 'vitest';
import type { Exported } from '../../src/host/advance/export-file.ts';
import type { HistoryPost } from '../../src/host/verbs/history/history.ts';
import { readOptions } from '../../src/host/advance/typed-options.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { ALL_BOOKS, BOOKS, having, SHIPPED, shippedOf } from '../help/books.ts';
import { words } from '../help/words.ts';
import { accepted, ann, bob, eve, refusal, type Room, room } from '../help/room.ts';

const PANACHE = 'chandkot';

async function withBooks(): Promise<Room> {
  return room(ALL_BOOKS);
}

async function opened(at: Room, scenario: string, options?: string): Promise<string> {
  accepted(await at.host.open(at.by(ann), scenario, 'en', undefined, options === undefined ? {} : { options }));
  return (await at.battle()).id;
}

async function inForce(at: Room): Promise<Record<string, string>> {
  const { variants } = accepted(await at.host.variations(at.by(bob)));
  return Object.fromEntries(variants.map(({ name, now }) => [name, now.value]));
}

const saidOf = async (at: Room) =>
  (await at.posts()).map(({ sentences }) => sentences.map(({ says }) => says).join('\n'));

test('a battle opened with other options says so and applies them', async () => {
  const at = await withBooks();
  await opened(at, 'mill-stream', 'squares engage no; saves all losses');
  const [opening] = await saidOf(at);
  expect(opening).toContain('House rule [Q-09] squares: a square engages no one.');
  expect(opening).toContain('House rule [Q-31] saving throws: all losses can be saved.');
  expect(await inForce(at)).toMatchObject({ squaresEngage: 'no', saves: 'allLosses', contact: 'adjacent' });
});

test('FB-GAP-12 fights are settled by people between people, by the stand-in against the bot, unless the opener says otherwise', async () => {
  const robot = { id: '999', name: 'Aide', side: 'blue' } as const;
  const fights = async (solo?: typeof robot, options?: string) => {
    const at = await withBooks();
    accepted(await at.host.open(at.by(ann), 'beacon', 'en', solo, options === undefined ? {} : { options }));
    await at.host.idle();
    return (await inForce(at))['fights'];
  };
  expect(await fights()).toBe('desk');
  expect(await fights(robot)).toBe('simple');
  expect(await fights(undefined, 'fights simple')).toBe('simple');
  expect(await fights(robot, 'fights desk')).toBe('desk');
});

test('words that no rulebook knows open nothing, and the reply says what would do', async () => {
  const at = await withBooks();
  const result = await at.host.open(at.by(ann), 'mill-stream', 'en', undefined, { options: 'squares engage maybe' });
  expect(refusal(result)).toBe('options-unknown');
  expect((result as Refusal).instead).toEqual(['squares engage yes', 'squares engage no']);
  expect(await at.store.battleAt('77')).toBeUndefined();
});

test.each([
  ['squares engage no', { squaresEngage: 'no' }],
  ['  Squares   ENGAGE no ; ', { squaresEngage: 'no' }],
  ['ruling squares engage no', { squaresEngage: 'no' }],
  ['squares no', { squaresEngage: 'no' }],
  ['carrés non', { squaresEngage: 'no' }],
  ['unités paniquées oui\ncarres : un carre n’engage personne', { panickedEngage: 'yes', squaresEngage: 'no' }],
  ['squares: a square engages no one.', { squaresEngage: 'no' }],
  ['impetuous reach 3; impetuous reach 2', { impetuousReach: '2' }],
  ['squares engage no, impetuous reach 2', { squaresEngage: 'no', impetuousReach: '2' }],
  ['carrés non, unités paniquées oui', { squaresEngage: 'no', panickedEngage: 'yes' }],
])('%s is understood', (text, wanted) => {
  const state = (
    BOOKS.get('sabreur-hex')!.read(SHIPPED.find(({ name }) => name === 'mill-stream')!.text) as {
      state: unknown;
    }
  ).state;
  const read = readOptions(words, BOOKS.get('sabreur-hex')!.variants!.of(state), text);
  if (read instanceof Refusal) throw read;
  expect(Object.fromEntries(read.map(({ name, value }) => [name, value]))).toEqual(wanted);
});

test.each(['fights simple', 'variant fights simple', 'melee simple'])('of Skirmish: %s', async (text) => {
  const at = await withBooks();
  await opened(at, 'sorlada', text.replace('simple', 'desk'));
  expect(await inForce(at)).toMatchObject({ fights: 'desk' });
  const { variants } = accepted(await at.host.variations(at.by(bob)));
  expect(readOptions(words, variants, text)).toEqual([{ name: 'fights', value: 'simple' }]);
});

test.each(having('variants'))(
  '%s: every option is understood as the scenario format writes it, and as both languages offer it',
  async (book) => {
    const at = await withBooks();
    const { name: scenario } = shippedOf(book);
    await opened(at, scenario);
    const { variants } = accepted(await at.host.variations(at.by(ann)));
    for (const variant of variants)
      for (const { value, words: written } of variant.values) {
        const read = readOptions(words, variants, `${variant.words} ${written}`);
        expect(read).toEqual([{ name: variant.name, value }]);
      }
    const others = variants.flatMap(({ values }) => values.slice(1)).length;
    for (const language of ['en', 'fr'] as const) {
      const offered = await at.host.completeOptions({ ...at.by(ann), language }, scenario, '');
      expect(offered.length).toBe(Math.min(25, others));
      for (const { shown, text } of offered) {
        expect(shown.length).toBeLessThanOrEqual(100);
        expect(readOptions(words, variants, text)).toHaveLength(1);
      }
    }
  },
);

test('completion narrows in the reader’s language, and leaves out what is already typed', async () => {
  const at = await withBooks();
  const french = { ...at.by(ann), language: 'fr' as const };
  const offered = await at.host.completeOptions(french, 'mill-stream', 'squares engage no; carrés');
  expect(offered.map(({ text }) => text)).toContain('squares engage no; squares oblique yes');
  expect(offered.some(({ text }) => text.endsWith('; squares engage yes'))).toBe(false);
  expect(offered[0]!.shown).toMatch(/carré/);
  expect(await at.host.completeOptions(french, 'nowhere', '')).toEqual([]);
});

test('the opener or an administrator changes it until the battle begins; everyone is told', async () => {
  const at = await withBooks();
  const battle = await opened(at, 'mill-stream');
  const what = { battle, name: 'squaresEngage', value: 'no' };
  expect(refusal(await at.host.vary(at.by(bob), what))).toBe('options-not-yours');
  expect(accepted(await at.host.variations(at.by(bob))).mayChange).toBe(false);
  expect(accepted(await at.host.variations(at.by(ann))).mayChange).toBe(true);
  await at.posts();
  accepted(await at.host.vary(at.by(ann), what));
  expect(refusal(await at.host.vary(at.by(ann), what))).toBe('host-already-set');
  accepted(await at.host.vary(at.trusted(eve), { battle, name: 'saves', value: 'allLosses' }));
  expect(await saidOf(at)).toEqual([
    'Ann changes a rules option before the battle. Squares: a square engages no one. [SH-Q-09]',
    'Eve changes a rules option before the battle. Saving throws: all losses can be saved. [SH-Q-31]',
  ]);
  expect(await inForce(at)).toMatchObject({ squaresEngage: 'no', saves: 'allLosses' });
  expect(refusal(await at.host.vary(at.by(ann), { battle, name: 'squaresEngage', value: 'perhaps' }))).toBe(
    'options-gone',
  );
  expect(refusal(await at.host.vary(at.by(ann), { ...what, battle: 'another' }))).toBe('options-gone');
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.vary(at.trusted(ann), { ...what, value: 'yes' }))).toBe('options-fixed');
});

test('a setting that leaves an impossible position is refused', async () => {
  const at = await withBooks();
  const battle = await opened(at, PANACHE);
  const { variants } = accepted(await at.host.variations(at.by(ann)));
  const results = await Promise.all(
    variants.map(({ name }) => at.host.vary(at.by(ann), { battle, name, value: 'impassable' })),
  );
  const refused = results.flatMap((result) => (result instanceof Refusal ? [result.says.id] : []));
  expect(refused).toContain('options-impossible');
  const { restore, read, write } = BOOKS.get('panache')!;
  expect('faults' in read(write(restore((await at.battle()).state)))).toBe(false);
});

test('the page shows it as it was posted, and its file replays', async () => {
  const at = await withBooks();
  const battle = await opened(at, 'mill-stream', 'squares engage no');
  accepted(await at.host.vary(at.by(ann), { battle, name: 'saves', value: 'allLosses' }));
  accepted(await at.host.vary(at.by(ann), { battle, name: 'squaresEngage', value: 'yes' }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.resign(at.by(ann)));
  const posted = await at.posts();
  const history = accepted(await at.host.history(at.by(ann)));
  const told: HistoryPost[] = [];
  for await (const each of history.told) told.push(each);
  const says = (post: HistoryPost['post']) => post.sentences.map((sentence) => sentence.says);
  expect(told.map(({ post }) => says(post))).toEqual(posted.map(says));
  const file = JSON.parse(accepted(await at.host.export(at.by(ann))).json) as Exported;
  expect(verified(file, BOOKS.get('sabreur-hex')!).faults).toEqual([]);
  expect(file.start.scenario).toContain('ruling saves all losses');
  expect(file.start.scenario).not.toContain('ruling squares engage');
});

test.each(having('variants'))('the sheet of the channel: %s, and any other options', async (book) => {
  const at = await withBooks();
  expect(accepted(await at.host.sheet(at.by(eve))).game).toBe('sabreur-hex');
  const battle = await opened(at, shippedOf(book).name);
  const { variants } = accepted(await at.host.variations(at.by(ann)));
  const { name, values } = variants.find(({ now }) => now.isOurs)!;
  accepted(await at.host.vary(at.by(ann), { battle, name, value: values.find(({ isOurs }) => !isOurs)!.value }));
  expect(accepted(await at.host.sheet(at.by(eve)))).toMatchObject({ game: book, isOtherwise: true });
  const [other] = having('sheet').filter((each) => each !== book);
  expect(accepted(await at.host.sheet(at.by(eve), other)).isOtherwise).toBeUndefined();
  expect(refusal(await at.host.sheet(at.by(eve), 'chess'))).toBe('sheet-none');
});

test('the toy game works like every rulebook', async () => {
  const at = await room();
  const battle = await opened(at, 'toy', 'turns 5');
  accepted(await at.host.vary(at.by(ann), { battle, name: 'turns', value: '4' }));
  expect((await at.battle()).state).toMatchObject({ lastTurn: 4 });
});

test('a variant that is typed is offered with both values, the one in force last', async () => {
  const at = await withBooks();
  const offered = await at.host.completeOptions(at.by(ann), 'valverde', 'fights');
  expect(offered.map(({ text }) => text)).toEqual(['variant fights desk', 'variant fights simple']);
  expect((await at.host.completeOptions(at.by(ann), 'valverde', '')).map(({ text }) => text)).not.toContain(
    'variant fights simple',
  );
});
