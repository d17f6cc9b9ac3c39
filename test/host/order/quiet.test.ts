/** Quiet orders in the real rules: answered privately at once, told and drawn with what comes next. */
import { expect, test } from 'vitest';
import type { Post } from '../../../src/host/post.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { accepted, ann, bob, type Room, room, shown, startedRoom } from '../../help/room.ts';

const FIELD = `title en "Skirmish" fr "Escarmouche"
map 30 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry 0510 N
red 8L line infantry line 0915 N
red 9L line infantry line 2712 N
red 5L line infantry line 1518 N
blue 3L line infantry column 0506 S
blue 4L line infantry line 2710 S
dice 6 6 1 1 1 1 1 1 1 1 1 1 1 1
`;

function fieldOptions(text: string) {
  const title = { id: 'bot-scenario', args: { name: 'field' } };
  const battle = { name: 'field', title, ruleset: 'sabreur-hex', text };
  return { rulesets: rulesetsByName(rulesets), scenarios: [battle], scriptedDice: true };
}

async function field(text = FIELD): Promise<Room> {
  const at = await startedRoom(fieldOptions(text), 'field');
  await at.posts();
  return at;
}

/** Ann against the bot: two rolls for points, two volleys of 7 dice, and the next points. */
async function soloField(volleys = '1 '.repeat(14)): Promise<Room> {
  const at = await room(fieldOptions(FIELD.replace(/dice .*/, `dice 6 6 ${volleys}5`)));
  accepted(await at.host.open(at.by(ann), 'field', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  await at.host.idle();
  await at.posts();
  return at;
}

/** The ways of a picture, by their first and last hexes. */
function ways({ scene }: Post): string[] {
  return (scene?.marks ?? []).flatMap((mark) =>
    'path' in mark && (mark.kind === 'move' || mark.kind === 'charge')
      ? [`${mark.kind} ${mark.path[0]}-${mark.path.at(-1)}`]
      : [],
  );
}

test('a minor order is answered privately, and reported to no one else', async () => {
  const at = await field();
  const reply = await at.give(ann, '8L march 0914');
  expect(at.say(reply)).toBe('Order carried out: `8L march 0914`.\n**8L** goes forward 1 hex, to 0914.');
  expect(await at.posts()).toEqual([]);
});

test('the next report includes the minor orders before it, in text and picture', async () => {
  const at = await field();
  await at.give(ann, '8L march 0914');
  await at.give(ann, '7C march 0509');
  await at.give(ann, '9L fire 4L');
  const [report] = await at.posts();
  expect(report?.kind).toBe('report');
  expect(shown(report!)).toMatch(/8L\*\* goes forward 1 hex, to 0914\..*7C\*\*.*0509.*\*\*9L\*\*/s);
  // Two marches are told in two ways.
  const [first, second] = report!.sentences.map(({ says }) => says.replace(/\*\*\w+\*\*|\d{4}/g, ''));
  expect(first).not.toBe(second);
  expect(ways(report!)).toEqual(['move 0915-0914', 'move 0510-0509']);
  expect(report?.scene?.marks.map(({ kind }) => kind)).toContain('fire');
  // The marches are a map's width away: the picture shows the fight.
  expect(report?.scene?.view).toEqual({ around: '2811', across: 10 });
});

test('the picture of a report is described by the report, not by a missed shot folded into it', async () => {
  const at = await field(
    FIELD.replace('blue 3L', 'blue 6L line infantry column 0912 S\nblue 3L').replace(
      'dice 6 6',
      `dice 6 ${'1 '.repeat(15)}${'6 '.repeat(6)}`,
    ),
  );
  await at.give(ann, '9L fire 4L');
  expect(await at.posts()).toEqual([]);
  await at.give(ann, '8L fire 6L');
  const [report] = await at.posts();
  expect(shown(report!)).toMatch(/\*\*9L\*\*.*\*\*8L\*\*/s);
  expect(report?.scene?.title).toMatch(/^8L fires on 6L: −\d$/);
  expect(report?.title).toBe(report?.scene?.title);
  expect(report?.scene?.alt).toMatch(/^8L fires on 6L: −\d\. 9L fires at 4L /);
});

test('the picture of a new turn is described by the turn, not by a missed shot folded into its post', async () => {
  const at = await field(FIELD.replace('dice 6 6', `dice 6 ${'1 '.repeat(15)}${'6 '.repeat(6)}`));
  await at.give(ann, '9L fire 4L');
  await at.give(ann, 'end');
  const [bulletin, ...more] = await at.posts();
  expect(more).toEqual([]);
  expect(shown(bulletin!)).toMatch(/\*\*9L\*\*.*Bob\b.* to move/s);
  expect(bulletin?.scene?.marks.map(({ kind }) => kind)).toContain('fire');
  expect(bulletin?.scene?.title).toMatch(/^Blue: \d order points?$/);
});

test('the card of a waiting order does the same, and so does the bulletin at the end of the turn', async () => {
  const at = await field();
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.give(ann, '8L march 0914');
  await at.give(ann, '7C charge 3L');
  const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
  expect(shown(card)).toMatch(/8L\*\* goes forward.*7C\*\* \(\d+\)/s);
  expect(ways(card)).toEqual(['move 0915-0914', expect.stringMatching(/^charge 0510-/)]);
  while (await at.store.waiting((await at.battle()).id)) {
    const { question } = (await at.store.waiting((await at.battle()).id))!;
    accepted(await at.answer(question!.to === 'red' ? ann : bob, question!.fallback));
  }
  await at.posts();
  // The last order point: the turn ends by itself.
  await at.give(ann, '5L march 1517');
  const [bulletin, ...more] = await at.posts();
  expect(more).toEqual([]);
  // The turn is announced by the title and the call alone.
  expect(shown(bulletin!)).not.toMatch(/ends its|to spend|Turn \d+: Blue to move/);
  expect(shown(bulletin!)).toMatch(/^bulletin .*5L\*\*.*1517.*Bob\b.* to move/s);
  expect(ways(bulletin!)).toEqual(['move 1518-1517']);
});

test('an answer without effect makes no report of its own: the next one includes it', async () => {
  const at = await field();
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.give(ann, '9L fire 4L');
  const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
  expect(shown(card)).toContain('Does **4L** return the fire?');
  const reply = accepted(await at.answer(bob, 'no fire'));
  expect(at.say(reply)).toContain('Blue answers: hold fire.');
  // The card has lost its buttons: whoever is to move is called again, with not a word of the answer.
  expect((await at.posts()).map(shown)).toEqual(['notice\nRed: 2 order points left']);
  await at.give(ann, '5L march 1517');
  await at.give(ann, 'end');
  const [bulletin, ...more] = await at.posts();
  expect(more).toEqual([]);
  const text = shown(bulletin!);
  expect(text).toMatch(/Blue answers: hold fire\..*5L\*\*.*1517.*Bob\b.* to move/s);
  // The shot itself was told with the card.
  expect(text).not.toContain('**9L**');
  expect(ways(bulletin!)).toEqual(['move 1518-1517']);
});

test('SH-TURN-11 with no points left, units that may still act are named, and offered with the end of the turn', async () => {
  const at = await field(FIELD.replace('red 5L line infantry line 1518 N', 'red 5L line infantry panicked 1518 N'));
  await at.give(ann, '8L march 0914');
  await at.give(ann, '7C march 0509');
  expect(await at.posts()).toEqual([]);
  await at.give(ann, '9L turn NE');
  const [report, ...more] = await at.posts();
  expect(more).toEqual([]);
  expect(report!.sentences.at(-1)!.says).toBe(
    'Red has no order points left, but **5L** may still rout on: a panicked unit needs no points for that.',
  );
  expect(report!.ideas?.orders.map(({ text }) => text)).toEqual(['5L flee', 'end']);
  expect(report!.turn).toMatchObject({ panel: 'Panel', ideas: 'Ideas', label: 'End the turn' });
  expect(report!.footer.join()).not.toMatch(/0 order points|no order points/);
  const help = accepted(await at.host.help(at.by(ann)));
  expect(at.say(help as never)).toContain('may still rout on');
  await at.give(ann, 'end');
  expect(shown((await at.posts()).at(-1)!)).toMatch(/Bob\b.* to move\./);
});

test('the bot’s turn begins with its first order, in the same post', async () => {
  const at = await soloField();
  await at.give(ann, 'end');
  await at.host.idle();
  const posts = await at.posts();
  // Quiet as it is, all of it is told with the next turn, and whose points were rolled with which die.
  expect(posts.map(({ kind, title }) => [kind, title])).toEqual([['bulletin', 'Turn 2: Red · 3 order points']]);
  expect(shown(posts[0]!)).toMatch(
    /^Red ends its turn.*^.*Blue.*3 order points.*\n {2}D3: D6 6 → \*\*3\*\*$.*\*\*4L\*\* fires/ms,
  );
  expect(shown(posts[0]!)).toMatch(/Ann to move\.\n {2}D3: D6 5 → \*\*3\*\*\n--/);
});

test('in that turn the order points alone are enough for an announcement', async () => {
  const at = await soloField(`6 ${'1 '.repeat(14)}`);
  await at.give(ann, 'end');
  await at.host.idle();
  const [report] = await at.posts();
  expect(report).toMatchObject({ kind: 'report', title: expect.stringMatching(/^4L fires on 9L/) });
  const [ends, points, fires] = report!.sentences;
  expect(ends?.says).toMatch(/^Red ends its turn/);
  expect(points).toMatchObject({ says: 'Blue has 3 order points to spend.', dice: ['D3: D6 6 → **3**'] });
  expect(fires?.says).toContain('**4L**');
});

test('it has an opening post if minor orders of the turn before are still unreported', async () => {
  const at = await soloField();
  await at.give(ann, '8L march 0914');
  await at.give(ann, 'end');
  await at.host.idle();
  const [bulletin] = await at.posts();
  expect(bulletin).toMatchObject({ kind: 'bulletin', title: expect.stringContaining('Turn 1: Blue') });
  expect(shown(bulletin!)).toContain('8L** goes forward 1 hex, to 0914.');
});
