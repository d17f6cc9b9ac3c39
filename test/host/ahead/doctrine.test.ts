/** Doctrines: a person's own, on from the beginning, behind what was filed and before what is quiet. */
import { expect, test } from 'vitest';
import { toLines } from '../../../src/kernel/transcript.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { BOOKS, NAMES } from '../../help/books.ts';
import { words } from '../../help/words.ts';
import { accepted, ann, bob, eve, refusal, type Room, shown, startedRoom } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

/** The answers of the last entry, as the transcript has them: `ASK-REACT stand doctrine bold`. */
async function answers(at: Room, seq?: number): Promise<string[]> {
  const battle = await at.battle();
  const entry = await at.store.entry(battle.id, seq ?? battle.seq);
  return (entry?.transcript ?? []).flatMap((line) =>
    'ask' in line
      ? [`${line.ask.kind} ${line.got} ${'name' in line.by ? `doctrine ${line.by.name}` : line.by.who}`]
      : [],
  );
}

async function waiting(at: Room): Promise<string | undefined> {
  return (await at.store.waiting((await at.battle()).id))?.question?.kind;
}

test.each(NAMES)(
  '%s: what each doctrine means is said in both languages, of the first in the invitation too',
  (book) => {
    const [first, ...others] = BOOKS.get(book)!.doctrines.filter((name) => name !== 'ask');
    const ids = [first, ...others].flatMap((name) => (name ? [`doctrine-${book}-${name}-means`] : []));
    if (first) ids.push(`doctrine-${book}-${first}-short`);
    for (const language of LANGUAGES) {
      for (const id of ids) expect(words.say(language, { id })).toMatch(/\w/);
    }
  },
);

test('the first doctrine applies as soon as a person joins; the reply and the status say so', async () => {
  const at = await startedRoom();
  accepted(await at.host.leave(at.by(bob)));
  const joined = accepted(await at.host.join(at.by(bob), 'blue'));
  expect(at.say(joined)).toBe('You command Blue.\nYour doctrine: **Plain**. whatever comes. `/doctrine` changes it.');
  expect(joined.doctrines).toEqual({ book: 'toy', now: 'plain', all: ['plain', 'bold', 'ask'] });
  const status = accepted(await at.host.status(at.by(bob)));
  expect(at.words.say('fr', status.says.at(-1)!)).toContain('Votre doctrine\u00a0: **Simple**');
});

test('the status shows each commander their own doctrine, and a spectator none', async () => {
  const at = await startedRoom();
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  expect(at.say(accepted(await at.host.status(at.by(bob))))).toContain('Your doctrine: **Bold**');
  expect(at.say(accepted(await at.host.status(at.by(ann))))).toContain('Your doctrine: **Plain**');
  expect(at.say(accepted(await at.host.status(at.by(eve))))).not.toContain('octrine');
});

test('a doctrine answers for its commander, and the transcript names it', async () => {
  const at = await startedRoom();
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  await at.give(ann, 'R1 charge B1');
  expect(await waiting(at)).toBeUndefined();
  expect(await answers(at)).toEqual(['ASK-REACT run doctrine bold']);
});

test('an answer filed with the order comes before the doctrine', async () => {
  const at = await startedRoom();
  accepted(await at.host.doctrine(at.by(ann), 'bold'));
  await at.give(ann, 'R1 charge B1, pursue yes');
  accepted(await at.answer(bob, 'stand, if hit stay'));
  expect(await answers(at)).toContain('ASK-PURSUE yes order');
  expect((await answers(at)).join()).not.toContain('doctrine');
});

test('a doctrine belongs to the person: in every battle, on either side, and without a seat', async () => {
  const at = await startedRoom();
  accepted(await at.host.doctrine(at.by(eve), 'bold'));
  accepted(await at.host.leave(at.by(bob)));
  expect(at.say(accepted(await at.host.join(at.by(eve), 'blue')))).toContain('**Bold**');
  await at.give(ann, 'R1 charge B1');
  expect(await answers(at)).toEqual(['ASK-REACT run doctrine bold']);
});

test('it can be set outside a battle, and is shown if no choice is given', async () => {
  const at = await startedRoom();
  const elsewhere = { ...at.by(eve), place: { channelId: '78', guildId: undefined } };
  expect(at.say(accepted(await at.host.doctrine(elsewhere, 'ask')))).toContain('**Ask me everything**');
  const now = accepted(await at.host.doctrine({ ...elsewhere, interaction: 'later' }));
  expect(now.doctrines?.now).toBe('ask');
  expect(refusal(await at.host.doctrine(at.by(eve), 'heroic'))).toBe('host-no-doctrine');
  expect(accepted(await at.host.doctrine(at.by(eve))).doctrines?.now).toBe('ask');
});

test('a game with one doctrine offers no other, whatever was chosen elsewhere', async () => {
  const at = await startedRoom();
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  const only = at.again({ toy: { ...createToy(), doctrines: ['ask'] } });
  const line = 'Nothing is answered for you: every choice waits for you. This game has no other doctrine.';
  expect(at.say(accepted(await only.status(at.by(bob))))).toContain(line);
  expect(at.say(accepted(await only.doctrine(at.by(bob))))).toBe(line);
  const refused = await only.doctrine(at.by(bob), 'bold');
  expect(refusal(refused)).toBe('host-doctrine-only');
  expect(at.say(refused)).toBe(line);
});

test('the same choice delivered twice counts once', async () => {
  const at = await startedRoom();
  accepted(await at.host.doctrine(at.by(bob, 'once'), 'bold'));
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  expect(accepted(await at.host.doctrine(at.by(bob, 'once'), 'bold')).says[0]?.id).toBe('host-already');
  expect(accepted(await at.host.doctrine(at.by(bob))).doctrines?.now).toBe('ask');
});

test('of many simultaneous choices one applies, and none is lost', async () => {
  const at = await startedRoom();
  const names = ['bold', 'ask', 'plain', 'bold', 'ask'];
  const replies = await Promise.all(names.map((name) => at.host.doctrine(at.by(bob), name)));
  replies.forEach(accepted);
  expect(names).toContain((await at.store.doctrines([bob.id])).get(bob.id));
});

test('earlier answers stand in a replay, whatever the doctrine is now', async () => {
  const at = await startedRoom();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'stand'));
  const before = await waiting(at);
  expect(before).toMatch(/ASK-(HIT|PURSUE)/);
  for (const person of [ann, bob]) accepted(await at.host.doctrine(at.by(person), 'bold'));
  const later = at.again();
  await later.resume();
  // The question that waits was asked of the person: it stays his.
  expect(await waiting(at)).toBe(before);
  accepted(await at.answer(before === 'ASK-HIT' ? bob : ann, 0, later));
  expect((await answers(at))[0]).toBe('ASK-REACT stand person');
});

const MUSKETS = `title en "Volleys" fr "Salves"
map 30 x 20
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 7C heavy cavalry 0508 N
red 8L line infantry line 0915 N
red 9L line infantry line 2712 N
blue 3L line infantry column 0504 S
blue 4L line infantry line 2710 S
dice 6 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
`;

function volleys(): Promise<Room> {
  const title = { id: 'bot-scenario', args: { name: 'volleys' } };
  const scenario = { name: 'volleys', title, ruleset: 'sabreur-hex', text: MUSKETS };
  return startedRoom({ rulesets: rulesetsByName(rulesets), scenarios: [scenario], scriptedDice: true }, 'volleys');
}

test('the report says that a doctrine answered', async () => {
  const at = await volleys();
  await at.posts();
  await at.give(ann, '7C charge 3L');
  expect((await answers(at))[0]).toBe('ASK-06 square doctrine regulation');
  expect((await at.posts()).map(shown).join('\n')).toMatch(/square.*by doctrine/s);
});

test('the tools write and read back a transcript with a doctrine', async () => {
  const at = await volleys();
  await at.give(ann, '7C charge 3L');
  const battle = await at.battle();
  const entry = await at.store.entry(battle.id, battle.seq);
  expect(toLines(entry!.transcript).join('\n')).toContain('= "square" by doctrine regulation ');
});

test('minor questions wait for a player who wants to be asked everything, after a restart too', async () => {
  const at = await volleys();
  accepted(await at.host.doctrine(at.by(bob), 'ask'));
  await at.give(ann, '9L fire 4L');
  expect(await waiting(at)).toBe('ASK-14');
  const later = at.again({ rulesets: rulesetsByName(rulesets), scriptedDice: true });
  await later.resume();
  expect(await waiting(at)).toBe('ASK-14');
  accepted(await at.answer(bob, 'no fire', later));
  expect(await answers(at)).toContain('ASK-14 no fire person');
});

test('under Regulation the same question is not asked: its answer goes without saying', async () => {
  const at = await volleys();
  await at.give(ann, '9L fire 4L');
  expect(await answers(at)).toContain('ASK-14 fire default');
});

test('a preview does not reveal the enemy’s doctrine', async () => {
  const at = await volleys();
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  const preview = await at.host.preview(at.by(ann), '7C charge 3L');
  expect(JSON.stringify(preview)).toContain('tell-reacts-open');
  expect(JSON.stringify(preview)).not.toContain('octrine');
});
