/**
 * Positions as earlier versions stored them, each named by its rulebook and either the commit that wrote it or its
 * format. All of them stay readable for ever. A step added to a rulebook's `upgrade.ts` needs a position of the
 * previous format here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aloneFor } from '../../src/host/orders/sheet.ts';
import { sidesToAct } from '../../src/kernel/open.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { NOTHING, run } from '../../src/kernel/run.ts';
import { RECOMMENDED } from '../../src/rules/sabreur-hex/options/rulings.ts';
import { BOOKS, NAMES, shippedOf } from '../help/books.ts';

const FOLDER = join(import.meta.dirname, 'positions');
/** Of each rulebook, the format in which a position is stored today. */
const FORMS: ReadonlyMap<string, number> = new Map(NAMES.map((name) => [name, formatToday(name)]));
const files = readdirSync(FOLDER);

const json = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { readonly format?: number };
const bookOf = (file: string) => NAMES.find((name) => file.startsWith(`${name}-`))!;

function formatToday(book: string): number {
  const read = BOOKS.get(book)!.read(shippedOf(book).text);
  return (read as { readonly state: { readonly format: number } }).state.format;
}

test.each(files)('%s is read, written as a scenario, and played on', (file) => {
  const rules = BOOKS.get(bookOf(file))!;
  const now = rules.restore(json(file)) as { readonly format: number };
  expect(now.format).toBe(FORMS.get(rules.name));
  expect(rules.restore(JSON.parse(JSON.stringify(now)))).toEqual(now);
  expect(rules.read(rules.write(now))).toMatchObject({ state: now });
  const side = sidesToAct(rules.next(now))[0]!;
  const from = aloneFor(rules, now, side);
  const read = rules.orders(rules.suggest(from, side)[0]!, from, side);
  if (read instanceof Refusal) throw read;
  expect(run(rules, from, read[0]!.order, side, [], NOTHING).kind).toMatch(/done|rolls|waits/);
});

test('there is a position of each format of each rulebook', () => {
  for (const [name, newest] of FORMS) {
    const forms = files.filter((file) => bookOf(file) === name).map((file) => json(file).format ?? 1);
    expect(new Set(forms)).toEqual(new Set(Array.from({ length: newest }, (_, n) => n + 1)));
  }
});

test('the first positions of Sabreur-hex keep their rules options, and missing ones are as the rulebook says', () => {
  const first = json('sabreur-hex-8523c8ab.json');
  const now = BOOKS.get('sabreur-hex')!.restore(first) as { readonly units: readonly object[] };
  expect(first).toMatchObject({ rulings: { panickedEngage: true, halfMovement: 'down' } });
  expect(now).toMatchObject({ rulings: { ...RECOMMENDED, panickedEngage: 'yes' } });
  for (const unit of now.units) expect(unit).toMatchObject({ displaced: false, scattered: false });
  const calm = { ...first, rulings: { panickedEngage: false, halfMovement: 'up' } };
  const rulings = { ...RECOMMENDED, panickedEngage: 'no', halfMovement: 'up' };
  expect(BOOKS.get('sabreur-hex')!.restore(calm)).toMatchObject({ rulings });
});

test.each([...FORMS])('a position of %s written by a newer bot is refused by name', (name, newest) => {
  const later = { ...json(files.find((file) => bookOf(file) === name)!), format: newest + 1 };
  expect(() => BOOKS.get(name)!.restore(later)).toThrow(/written by a newer version of the bot/);
});
