/** Rules reference in a battle: what a report and a card applied, how a ruling is read here, which book is meant. */
import { expect, test } from 'vitest';
import { withoutButtons, type Post } from '../../src/host/post.ts';
import { BOOKS, having, lettersOf } from '../help/books.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, startedRoom } from '../help/room.ts';

const HEAD = `title en "Books" fr "Livres"
map 20 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 4
red 7C heavy cavalry 0505 N
red 9L line infantry line 1515 N
blue 3L line infantry column 0502 S
blue 4L line infantry line 1001 S
`;

async function field(dice: string, rulings = ''): Promise<Room> {
  const title = { id: 'bot-scenario', args: { name: 'books' } };
  const scenarios = [{ name: 'books', title, ruleset: 'sabreur-hex', text: `${HEAD}${rulings}dice ${dice}\n` }];
  const at = await startedRoom({ rulesets: BOOKS, scenarios, scriptedDice: true }, 'books');
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  return at;
}

const detailsOf = (posts: readonly Post[], kind: Post['kind']) =>
  posts.findLast((post) => post.kind === kind)!.details!;
const namesOf = async (at: Room, { battle, from, to, question }: NonNullable<Post['details']>) => {
  const passage = { battle, from, to, ...(question !== undefined && { question }) };
  return accepted(await at.host.touched(at.by(eve), passage)).clauses.map(({ name }) => name);
};

/** Whatever else is asked, with what commits least. */
async function answerAll(at: Room): Promise<void> {
  for (let asked = await askedNow(at); asked; asked = await askedNow(at)) {
    accepted(await at.answer(asked.to === 'red' ? ann : bob, asked.fallback));
  }
}

async function askedNow(at: Room) {
  return (await at.store.waiting((await at.battle()).id))?.question;
}

test('an announcement, a card and a report know which rules they applied; a notice and a link to the desk do not', async () => {
  const at = await field('6 3 4 6 6 6 6 6 6 6 6');
  const opening = await at.posts();
  expect(opening.filter(({ kind, details }) => kind === 'notice' && details)).toEqual([]);
  expect(await namesOf(at, detailsOf(opening, 'bulletin'))).toEqual(['SH-ORDERS-02']);

  await at.give(ann, '7C charge 3L');
  const card = detailsOf(await at.posts(), 'card');
  expect(card).toMatchObject({ question: (await at.store.waiting((await at.battle()).id))!.no, label: 'Details' });
  expect(await namesOf(at, card)).toEqual(['SH-ORDERS-06', 'SH-CHARGE-08']);

  accepted(await at.answer(bob, 'hold'));
  await answerAll(at);
  const report = detailsOf(await at.posts(), 'report');
  const applied = await namesOf(at, report);
  expect(applied).toEqual(expect.arrayContaining(['SH-CHARGE-08', 'SH-MORALE-06']));
  expect(new Set(applied).size).toBe(applied.length);
  // What a question is called is no rule.
  expect(applied.filter((name) => name.startsWith('ASK-'))).toEqual([]);
  // The question is answered: what its card told of is told of the order now.
  expect(await namesOf(at, card)).toEqual([]);
});

test('weeks and a restart later a report still knows, for anyone, anywhere', async () => {
  const at = await field('6 3 4 6 6 6 6 6 6 6 6');
  const { id } = await at.battle();
  const elsewhere = { ...at.by(eve), place: { channelId: '5', guildId: undefined }, language: 'fr' as const };
  const later = at.again({ rulesets: BOOKS, clock: () => new Date('2026-06-01T12:00:00Z') });
  const told = accepted(await later.touched(elsewhere, { battle: id, from: 2, to: 2 }));
  expect(told.clauses.map(({ name }) => name)).toEqual(['SH-ORDERS-02']);
  expect(accepted(await later.touched(elsewhere, { battle: id, from: 90, to: 99 })).clauses).toEqual([]);
  expect(refusal(await later.touched(elsewhere, { battle: 'none', from: 1, to: 2 }))).toBe('host-no-battle');
});

test('reports of a battle with rules options of its own link to those options', async () => {
  const hasOwn = async (at: Room) => {
    const { battle, from, to } = detailsOf(await at.posts(), 'bulletin');
    return accepted(await at.host.touched(at.by(eve), { battle, from, to })).hasOwnReadings;
  };
  expect(await hasOwn(await field('6 3 4', 'ruling assault distance 1\n'))).toBe(true);
  expect(await hasOwn(await field('6 3 4'))).toBe(false);
});

test('the details of a post, not the post itself, say what an order costs, with clauses', async () => {
  const at = await field('6 3 4 6 6 6 6 6 6 6 6');
  await at.give(ann, '7C charge 3L');
  accepted(await at.answer(bob, 'hold'));
  await answerAll(at);
  const posts = await at.posts();
  const report = posts.findLast(({ kind }) => kind === 'report')!;
  const lines = posts.flatMap(({ sentences }) => sentences.flatMap(({ dice }) => dice)).join('\n');
  expect(lines).toMatch(/CR \d.*✓/);
  expect(lines).not.toMatch(/\[[A-Z]+-\d\d|Orders:/);
  const { battle, from, to } = report.details!;
  const { spent } = accepted(await at.host.touched(at.by(eve), { battle, from, to }));
  expect(spent.map((each) => at.words.say('en', each))).toEqual(['Orders: 7C · 1 point, 2 left [ORDERS-06]']);
});

test('a ruling shows the option that this battle uses; elsewhere it does not', async () => {
  const at = await field('6 3 4', 'ruling assault distance 1\n');
  const readings = async (host = at.by(eve)) => {
    const opened = accepted(await at.host.openRule(host, 'SH-Q-61'));
    return opened.kind === 'clause' ? opened.readings.map((says) => at.words.say('en', says)) : [];
  };
  expect(await readings()).toEqual(['distance of an assault: an assault may be declared only at 1 hex.']);
  expect(await readings({ ...at.by(eve), place: { channelId: '5', guildId: undefined } })).toEqual([]);
  const plain = accepted(await at.host.openRule(at.by(eve), 'SH-CHARGE-10'));
  expect(plain).toMatchObject({ kind: 'clause', n: 10, before: 'SH-CHARGE-09', after: 'SH-CHARGE-11', readings: [] });
  expect(refusal(await at.host.openRule(at.by(eve), 'SH-CHARGE-99'))).toBe('rules-nothing');
});

test('the rulebook is the battle’s, or any if there is none or it has no match, unless one is named', async () => {
  const at = await field('6 3 4');
  const found = async (request = at.by(eve), game?: string) =>
    new Set((await at.host.findRules(request, 'road', game)).map(({ name }) => name.slice(0, 2)));
  const elsewhere = { ...at.by(eve), place: { channelId: '5', guildId: undefined } };
  expect(await found()).toEqual(new Set(['SH']));
  expect(await found(at.by(eve), 'panache')).toEqual(new Set(['PA']));
  // Every book that names roads.
  expect(await found(elsewhere)).toEqual(new Set(['PA', 'SH', 'PE', 'FB']));
  const clause = async (game?: string) =>
    (await at.host.findRules(at.by(eve), 'PA-ROAD-01', game)).map(({ name }) => name);
  expect(await clause()).toContain('PA-ROAD-01');
  expect(await clause('sabreur-hex')).toEqual([]);
  expect((await at.host.contents(at.by(eve))).map(({ game }) => game)).toEqual(['sabreur-hex']);
  expect((await at.host.contents(elsewhere)).map(({ game }) => game)).toEqual(having('book'));
  expect((await at.host.cited(at.by(eve), '[MORALE-06]')).map(({ name }) => name)).toEqual(['SH-MORALE-06']);
  expect(await at.host.cited(elsewhere, '[MORALE-06]')).toEqual([]);
});

test.each(having('book'))('%s, when it is named, is the only one that is searched', async (book) => {
  const at = await field('6 3 4');
  const others = having('book').filter((each) => each !== book);
  const found = (await at.host.findRules(at.by(eve), 'turn', book)).map(({ name }) => name.split('-')[0]);
  expect(found).toContain(lettersOf(book));
  expect(others.map(lettersOf).filter((letters) => found.includes(letters))).toEqual([]);
});

test('a game without a book has no clauses to open', async () => {
  const at = await room();
  expect(await at.host.contents(at.by(eve))).toEqual([]);
  expect(await at.host.findRules(at.by(eve), 'charge')).toEqual([]);
  const toy = await startedRoom();
  await toy.give(ann, 'R1 shoot B1');
  expect(await namesOf(toy, detailsOf(await toy.posts(), 'report'))).toEqual([]);
});

test('posts of a finished battle have no links to the rules', () => {
  const post: Post = {
    kind: 'report',
    sentences: [],
    footer: [],
    calls: [],
    rules: { battle: 'b', from: 1, to: 2, label: 'Rules' },
  };
  expect(withoutButtons(post)).toEqual({ kind: 'report', sentences: [], footer: [], calls: [] });
});

test('a misspelt word in either language finds what the correct one finds', async () => {
  const at = await room({ rulesets: BOOKS });
  const names = async (typed: string) => (await at.host.findRules(at.by(eve), typed)).map(({ name }) => name);
  for (const [slip, meant] of [
    ['suqare', 'square'],
    ['artilery', 'artillery'],
    ['ralier', 'ralliement'],
  ] as const) {
    expect((await names(slip))[0]).toBe((await names(meant))[0]);
  }
  expect(await names('zzzzzz')).toEqual([]);
});
