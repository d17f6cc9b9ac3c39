/** What an order would come to, asked before it is given: who may, what is told to the forecaster, what a card carries. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { alike, together } from '../../../src/bot/odds/odds-alike.ts';
import { type Chance, chancesTold, chanceWords } from '../../../src/host/messages/card-words.ts';
import { knownDoctrine } from '../../../src/host/advance/odds/known-answers.ts';
import type { OddsShown } from '../../../src/host/verbs/odds/odds.ts';
import type { HostOptions } from '../../../src/host/battle/deps.ts';
import type { Post } from '../../../src/host/post.ts';
import { rulesetsByName } from '../../../src/host/ruleset.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import type { Forecaster } from '../../../src/odds/forecast.ts';
import { openForecaster } from '../../../src/odds/forecaster.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import type { Refusal } from '../../../src/kernel/play.ts';
import { rulesetOf, rulesets } from '../../../src/rules/index.ts';
import { shown } from '../../../src/host/battle/shown.ts';
import { voiceOf } from '../../../src/host/battle/voice.ts';
import { readScenarios } from '../../../src/scenarios.ts';
import { forecasterOf, type Witness } from '../../help/forecaster.ts';
import { accepted, ann, bob, eve, refusal, type Room, room, scenario, startedRoom, uma } from '../../help/room.ts';
import { createToy, TOY_SCENARIO } from '../../help/toy.ts';
import { rounds } from '../../help/soak.ts';

const TOY = rulesetsByName({ toy: createToy() });
const BOOKS = rulesetsByName(rulesets);

/** A battle of the toy that has begun, and what its forecaster was asked. */
async function reckoning(more: Partial<HostOptions> = {}): Promise<Room & { readonly forecaster: Witness }> {
  const forecaster = forecasterOf(TOY);
  // The points of the first turn are six.
  const scenarios = [scenario('toy', `${TOY_SCENARIO}dice 6\n`)];
  const at = await startedRoom({ forecaster, scenarios, scriptedDice: true, ...more });
  await at.posts();
  return { ...at, forecaster };
}

const saidIn = (at: Room, { notes }: OddsShown) => notes.map((each) => at.words.say('en', each)).join('\n');

const shareOf = ({ lots }: OddsShown, answer: string) => {
  const lot = lots.find((each) => each.answer === answer)!;
  return lot.target!.holds / lot.tries;
};

test('a charge by each reaction of the enemy; nothing is stored, posted or rolled', async () => {
  const at = await reckoning();
  const before = await at.battle();
  const shown = accepted(await at.host.odds(at.by(ann), 'R1 charge B1'));
  expect(shown).toMatchObject({ order: 'R1 charge B1', by: 'red', actor: 'R1', target: { unit: 'B1', side: 'blue' } });
  expect(shown.lots.map(({ answer }) => answer)).toEqual(['stand', 'run']);
  expect(shareOf(shown, 'stand')).toBeCloseTo(1);
  expect(shareOf(shown, 'run')).toBe(0);
  // Of three dice on 4 and more, and one more of whoever pursues.
  expect(shown.lots[0]!.losses.blue.mean).toBeCloseTo(2, 0);
  expect(await at.battle()).toEqual(before);
  expect(await at.posts()).toEqual([]);
});

test('the same from a preview, for its owner only', async () => {
  const at = await reckoning();
  const preview = accepted(await at.host.preview(at.by(ann), 'R1 charge B1'));
  expect(preview.hasOdds).toBe(true);
  const typed = await at.host.odds(at.by(ann), 'R1 charge B1');
  expect(await at.host.oddsOf(at.by(ann), preview.draft)).toEqual(typed);
  expect(refusal(await at.host.oddsOf(at.by(ann), 'none'))).toBe('host-draft-gone');
  accepted(await at.host.discard(at.by(ann), preview.draft));
  expect(refusal(await at.host.oddsOf(at.by(ann), preview.draft))).toBe('host-draft-gone');
  expect(accepted(await at.host.preview(at.by(ann), 'R1 move 3')).hasOdds).toBe(false);
});

test('typing an order to ask for its odds wakes the forecaster if any order is possible', async () => {
  const at = await reckoning();
  const before = at.forecaster.woken();
  expect(await at.host.completeOdds(at.by(eve), 'R1')).toEqual([]);
  expect(at.forecaster.woken()).toBe(before);
  const rows = await at.host.completeOdds(at.by(ann), 'R1');
  expect(rows).toEqual(await at.host.complete(at.by(ann), 'R1'));
  expect(rows.length).toBeGreaterThan(0);
  expect(at.forecaster.woken()).toBe(before + 1);
});

test('of several orders the first that depends on dice, from the position after the others', async () => {
  const at = await reckoning();
  const shown = accepted(await at.host.odds(at.by(ann), 'R1 move 3; R2 charge B1; R1 shoot B1'));
  expect(shown).toMatchObject({ order: 'R2 charge B1', actor: 'R2' });
  expect(saidIn(at, shown)).toContain('This is order 2 of 3');
  const { state } = at.forecaster.asked.at(-1)! as unknown as { state: { units: { id: string; at: number }[] } };
  expect(state.units.find(({ id }) => id === 'R1')!.at).toBe(3);
});

test('refused in one sentence: certain, illegal, under way, another player’s, and unsupported by the rulebook', async () => {
  const at = await reckoning();
  const asked = async (who: typeof ann, text: string) => refusal(await at.host.odds(at.by(who), text));
  expect(await asked(ann, 'R1 move 3')).toBe('odds-certain');
  expect(await asked(ann, 'end')).toBe('odds-certain');
  const { clause, says, instead } = (await at.host.preview(at.by(ann), 'R1 dance')) as Refusal;
  expect(await at.host.odds(at.by(ann), 'R1 dance')).toMatchObject({ clause, says, instead });
  expect(await asked(bob, 'B1 charge R1')).toBe('host-not-your-turn');
  expect(await asked(eve, 'R1 charge B1')).toBe('host-no-seat');
  await at.give(ann, 'R1 charge B1');
  expect(await asked(ann, 'R2 charge B1')).toBe('odds-unsettled');
  expect(await asked(bob, 'B1 charge R1')).toBe('odds-your-answer');
  expect(accepted(await at.host.preview(at.by(ann), 'R2 charge B1')).hasOdds).toBe(false);
  const { outlook: _none, ...silent } = createToy();
  const mute = at.again({ toy: silent });
  accepted(await at.answer(bob, 'run'));
  expect(refusal(await mute.odds(at.by(ann), 'R2 charge B1'))).toBe('odds-none');
});

test('the umpire may ask for the side to move, and knows only doctrines that everyone knows', async () => {
  const at = await reckoning();
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.doctrine(at.by(ann), 'bold'));
  const shown = accepted(await at.host.odds(at.by(uma), 'R1 charge B1'));
  expect(at.forecaster.asked.at(-1)!.doctrines).toEqual({});
  expect(saidIn(at, shown)).not.toContain('your doctrine');
  accepted(await at.host.odds(at.by(ann), 'R1 charge B1'));
  expect(at.forecaster.asked.at(-1)!.doctrines).toEqual({ red: 'bold' });
});

test('a forecaster that fails or is too busy costs only the odds', async () => {
  const failures: unknown[] = [];
  const bad = (forecast: Forecaster['forecast']): Forecaster => ({
    forecast,
    wake: () => undefined,
    close: async () => undefined,
  });
  const at = await reckoning();
  const broken = at.again({
    forecaster: bad(async () => Promise.reject(new Error('a bug'))),
    forecastFailed: (_battle, error) => failures.push(error),
  });
  expect(refusal(await broken.odds(at.by(ann), 'R1 charge B1'))).toBe('odds-failed');
  await at.give(ann, 'R1 charge B1', broken);
  expect(failures).toHaveLength(2);
  expect((await at.posts()).at(-1)!.question!.choices.map(({ label }) => label)).toEqual(['stand', 'run']);
  accepted(await at.answer(bob, 'run'));
  const busy = at.again({ forecaster: bad(async () => 'full') });
  expect(refusal(await busy.odds(at.by(ann), 'R2 charge B1'))).toBe('odds-full');
  const rough = accepted(await at.host.odds(at.by(ann), 'R2 charge B1'));
  let rounds = 0;
  const hasty = at.again({
    forecaster: bad(async () => {
      rounds += 1;
      return { exact: false, lots: rough.lots.map((lot) => ({ ...lot, tries: 3 })) };
    }),
  });
  expect(refusal(await hasty.odds(at.by(ann), 'R2 charge B1'))).toBe('odds-rough');
  expect(rounds).toBe(2);
  const idle = at.again({
    forecaster: bad(() => new Promise(() => undefined)),
    patienceMs: 1,
    forecastFailed: (_battle, error) => failures.push(error),
  });
  await at.give(ann, 'R2 charge B1', idle);
  expect(failures).toHaveLength(3);
  expect((await at.posts()).at(-1)!.question!.choices.map(({ label }) => label)).toEqual(['stand', 'run']);
});

test('a card has no odds if the thread dies, hangs or is late', async () => {
  const script = new URL('../../odds/thread.ts', import.meta.url);
  const [threads, hasty] = [600_000, 1].map((patienceMs) => openForecaster({ script, patienceMs })) as [
    Forecaster,
    Forecaster,
  ];
  onTestFinished(() => Promise.all([threads.close(), hasty.close()]).then(() => undefined));
  const failures: string[] = [];
  const card = async (seed: string, patienceMs = 600_000, from = threads) => {
    const at = await reckoning({
      forecaster: forecasterOf(TOY),
      patienceMs,
      forecastFailed: (_battle, error) => failures.push((error as Error).message),
    });
    const fated = at.again({ forecaster: { ...from, forecast: (what) => from.forecast({ ...what, seed }) } });
    await at.give(ann, 'R1 charge B1', fated);
    return (await at.posts()).at(-1)!.question!.choices.map(({ label }) => label);
  };
  for (const seed of ['dies', 'throws', 'fails', 'answers']) expect(await card(seed)).toEqual(['stand', 'run']);
  expect(await card('hangs', 600_000, hasty)).toEqual(['stand', 'run']);
  expect(await card('hangs', 1)).toEqual(['stand', 'run']);
  await threads.close();
  expect(await card('answers')).toEqual(['stand', 'run']);
  expect(failures).toEqual([
    'the thread of a forecast has ended',
    'the thread of a forecast has ended',
    'the rules fail in a forecast',
    'a forecast takes too long',
    'no odds within 1 ms',
    'the bot is being closed',
  ]);
});

test('hidden information of the enemy changes nothing, byte for byte', async () => {
  const secrets: readonly ((at: Room) => Promise<unknown>)[] = [
    (at) => at.host.doctrine(at.by(bob), 'bold'),
    (at) => at.host.doctrine(at.by(bob), 'ask'),
    (at) => at.host.setStanding(at.by(bob), 'B1: run'),
    (at) => at.host.setStanding(at.by(bob), 'if hit flee'),
    (at) => at.host.writePlan(at.by(bob), 'B1 shoot R1; B2 move 6'),
  ];
  /** Battles that are the same in all but what is kept secret, their ids too. */
  const same = () => {
    let calls = 0;
    return reckoning({
      random: (bytes) =>
        createHash('sha512')
          .update(`${(calls += 1)}`)
          .digest()
          .subarray(0, bytes),
    });
  };
  const bare = await same();
  const usual = await bare.host.odds(bare.by(ann), 'R1 charge B1, pursue yes');
  const told = (at: typeof bare) => JSON.stringify(at.forecaster.asked.at(-1));
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...secrets], { minLength: 1 }), async (chosen) => {
      const at = await same();
      for (const secret of chosen) accepted((await secret(at)) as object);
      const shown = await at.host.odds(at.by(ann), 'R1 charge B1, pursue yes');
      expect(told(at)).toBe(told(bare));
      expect(JSON.stringify(shown)).toBe(JSON.stringify(usual));
    }),
    { numRuns: rounds(8) },
  );
});

test('a doctrine counts when everyone knows it: the bot’s, or one that has answered; not a later choice', async () => {
  const at = await reckoning();
  const known = () => at.forecaster.asked.at(-1)!.doctrines.blue;
  accepted(await at.host.doctrine(at.by(bob), 'bold'));
  await at.host.odds(at.by(ann), 'R1 charge B1');
  expect(known()).toBeUndefined();
  const later = at.again({ clock: () => new Date('2026-01-01T13:00:00Z') });
  await at.give(ann, 'R1 charge B1', later);
  accepted(await at.host.doctrine(at.by(bob), 'plain'));
  const shown = accepted(await at.host.odds(at.by(ann), 'R2 charge B1'));
  expect(known()).toBe('bold');
  expect(shown.doctrine).toEqual({ name: 'bold', how: 'shown' });
  expect(shown.lots.map(({ answer, isExpected }) => [answer, isExpected])).toEqual([
    ['stand', false],
    ['run', true],
  ]);
  accepted(await at.host.leave(at.by(bob)));
  const newer = at.again({ clock: () => new Date('2026-01-01T14:00:00Z') });
  accepted(await newer.join(at.by(eve), 'blue'));
  await at.host.odds(at.by(ann), 'R2 charge B1');
  expect(known()).toBeUndefined();
});

test('the bot plays openly by the first doctrine of its book; of two commanders no one knows whose it was', async () => {
  const at = await room({ forecaster: forecasterOf(TOY) });
  accepted(await at.host.open(at.by(ann), 'toy', 'en', { id: '9001', name: 'Aide', side: 'blue' }));
  const battle = await at.battle();
  const seats = await at.store.seats(battle.id);
  const table = { battle, seats, rules: shown(anyRuleset(createToy())), holders: { red: ann, blue: undefined } };
  expect(knownDoctrine(table, 'blue', [])).toEqual({ name: 'plain', how: 'bot' });
  const blue = seats.find(({ side }) => side === 'blue')!;
  const two = [...seats, { ...blue, userId: eve.id, chief: false }];
  expect(knownDoctrine({ ...table, seats: two }, 'blue', [])).toBeUndefined();
});

test('the last known doctrine is forgotten once its owner answers such a question; other kinds are unaffected', async () => {
  const at = await startedRoom();
  const battle = await at.battle();
  const seats = await at.store.seats(battle.id);
  const table = { battle, seats, rules: shown(anyRuleset(createToy())), holders: { red: ann, blue: bob } };
  const line = (kind: string, by: object) => ({ ask: { kind, to: 'blue', options: [{}, {}] }, got: '', by });
  const bold = line('ASK-A', { who: 'doctrine', name: 'bold' });
  const himself = (kind: string) => line(kind, { who: 'person', id: bob.id });
  const known = (...transcript: unknown[]) =>
    knownDoctrine(table, 'blue', [{ transcript, at: new Date('2030-01-01T00:00:00Z') }] as never)?.name;
  expect(known(bold, himself('ASK-B'))).toBe('bold');
  expect(known(bold, himself('ASK-A'))).toBeUndefined();
  expect(known(bold, himself('ASK-A'), bold)).toBe('bold');
  expect(known(bold, line('ASK-B', { who: 'doctrine', name: 'plain' }), himself('ASK-A'))).toBe('plain');
  expect(known(bold, line('ASK-A', { who: 'filed' }))).toBe('bold');
});

test('a card says what each answer leads to, and what that means; not what the author of the order has filed', async () => {
  const cards = ['R1 charge B1', 'R1 charge B1, pursue no'].map(async (order) => {
    const at = await reckoning();
    await at.give(ann, order);
    const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
    const [asking] = at.forecaster.asked;
    return { card, asking: { ...asking, seed: '' } };
  });
  const [plain, filed] = await Promise.all(cards);
  expect(plain!.card.question!.choices).toEqual([
    { label: 'stand', grave: false },
    { label: 'run', grave: true },
  ]);
  expect(plain!.card.sentences.at(-1)!.dice.at(-1)).toMatch(
    /^How often B1 holds, and what its side loses on average: stand 100%, −2 · run 0%\.( Estimate: ± \d+%\.)?$/,
  );
  expect(filed!.asking).toEqual(plain!.asking);
  expect(filed!.card.question!.choices).toEqual(plain!.card.question!.choices);
});

const named = (...texts: string[]) => texts.map((text, option) => ({ name: phrase('toy-option', { text }), option }));

test('if a unit is likely to retire the card says so, and which unit, if another one is asked', async () => {
  const { words } = await room();
  const by = [{ fate: 'retires', n: 97, loses: 0 } as const, { fate: 'holds', n: 40, loses: 2 } as const];
  const chances = { unit: 'B1', by, error: 5 };
  const inMenus = (language: 'en' | 'fr', asked: string | undefined) =>
    by.map((_, i) => chanceWords(voiceOf(words, language), chances, i, asked)?.replaceAll('\u00a0', ' '));
  expect(inMenus('en', 'B1')).toEqual(['retires 97%', 'holds 40%, −2']);
  expect(inMenus('en', undefined)).toEqual(inMenus('en', 'B1'));
  expect(inMenus('en', 'B2')).toEqual(['B1 retires 97%', 'B1 holds 40%, −2']);
  expect(inMenus('fr', 'B2')).toEqual(['B1 se replie 97 %', 'B1 tient bon 40 %, −2']);
  expect(words.say('en', chancesTold(chances, named('Run', 'Stand'))!)).toBe(
    'How often B1 holds, and what its side loses on average: Run 97% (retires) · Stand 40%, −2. Estimate: ± 5%.',
  );
});

test('the line uses the terms of its question, and gives only differences', async () => {
  const { words } = await room();
  const line = (language: 'en' | 'fr', fate: Chance['fate'], ...answers: readonly [n: number, loses: number][]) => {
    const by = answers.map(([n, loses]) => ({ fate, n, loses }));
    return words
      .say(language, chancesTold({ unit: 'B1', by, error: 0 }, named('Stay', 'Flee'))!)
      .replaceAll('\u00a0', ' ');
  };
  expect(line('en', 'survives', [86, 4], [98, 0])).toBe(
    'How often B1 survives, and what its side loses on average: Stay 86%, −4 · Flee 98%.',
  );
  expect(line('en', 'survives', [100, 4], [100, 0])).toBe('What B1’s side loses on average: Stay −4 · Flee 0.');
  expect(line('en', 'holds', [0, 4], [0, 3])).toBe('What B1’s side loses on average: Stay −4 · Flee −3.');
  expect(line('en', 'holds', [40, 4], [20, 4])).toBe('How often B1 holds: Stay 40% · Flee 20%.');
  expect(line('en', 'costs', [2, 1], [0, 0])).toBe(
    'What it costs the enemy and B1’s side on average: Stay enemy −2, own −1 · Flee enemy 0.',
  );
  expect(line('fr', 'survives', [86, 4], [98, 4])).toBe('Chances de survie (B1) : Stay 86 % · Flee 98 %.');
  expect(line('fr', 'costs', [2, 1], [0, 1])).toBe('Pertes moyennes de l’ennemi : Stay −2 · Flee 0.');
});

test('an answer that gives way at no cost is left out if other answers differ', async () => {
  const { words } = await room();
  const line = (...answers: readonly [n: number, loses: number][]) => {
    const by = answers.map(([n, loses]) => ({ fate: 'holds', n, loses }) as const);
    return words.say('en', chancesTold({ unit: 'B1', by, error: 5 }, named('Stay', 'Fire', 'Flee'))!);
  };
  const both = 'How often B1 holds, and what its side loses on average: ';
  expect(line([37, 5], [25, 6], [0, 0])).toBe(`${both}Stay 37%, −5 · Fire 25%, −6. Estimate: ± 5%.`);
  expect(line([37, 5], [25, 6], [0, 1])).toBe(`${both}Stay 37%, −5 · Fire 25%, −6 · Flee 0%, −1. Estimate: ± 5%.`);
  expect(line([37, 5], [37, 5], [0, 0])).toBe(`${both}Stay 37%, −5 · Fire 37%, −5 · Flee 0%. Estimate: ± 5%.`);
});

test('odds that do not distinguish the answers are left out', () => {
  const chances = (...ns: number[]) => ({
    unit: 'B1',
    by: ns.map((n) => ({ fate: 'holds', n, loses: 1 }) as const),
    error: 5,
  });
  const names = named('Run', 'Stand');
  expect(chancesTold(chances(40, 45), names)).toBeUndefined();
  expect(chancesTold(chances(0, 0), names)).toBeUndefined();
  expect(chancesTold(chances(40), names)).toBeUndefined();
  expect(chancesTold(chances(40, 46), names)).toBeDefined();
});

test('no odds for a proposal, nor if the author is asked, nor if the players do not want them', async () => {
  const at = await reckoning();
  await at.rule(ann, 'B1 lose 1', 'it was agreed');
  accepted(await at.answer(bob, 'agree'));
  expect(at.forecaster.asked).toEqual([]);
  accepted(await at.host.join(at.trusted(uma), 'umpire'));
  accepted(await at.host.setOddsLevel(at.by(uma), 'dice'));
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'run'));
  expect(at.forecaster.asked).toEqual([]);
  expect(JSON.stringify(await at.posts())).not.toContain('%');
});

test('on the page a card has its original odds, and no one computes them again', async () => {
  const at = await reckoning();
  await at.give(ann, 'R1 charge B1');
  accepted(await at.answer(bob, 'run'));
  accepted(await at.host.resign(at.by(ann)));
  const card = (await at.posts()).find(({ kind }) => kind === 'card')!;
  const asked = at.forecaster.asked.length;
  const history = accepted(await at.host.history(at.by(eve)));
  const told = [];
  for await (const { post } of history.told) told.push(post);
  const { question: _question, details: _details, ...still } = card;
  expect(told).toContainEqual(still);
  expect(at.forecaster.asked).toHaveLength(asked);
});

test('the players may choose odds for dice alone, or none: at the opening, before the start, and by agreement', async () => {
  const at = await room({ forecaster: forecasterOf(TOY) });
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, { odds: 'off' }));
  const said = async () => (await at.posts()).flatMap(({ sentences }) => sentences.map(({ says }) => says)).join('\n');
  expect(await said()).toContain('in this battle players may not check any odds');
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  expect(refusal(await at.host.odds(at.by(ann), 'R1 charge B1'))).toBe('odds-off');
  expect(refusal(await at.host.mayForecastDice(at.by(ann)))).toBe('odds-off');
  expect(refusal(await at.host.setOddsLevel(at.by(bob), 'dice'))).toBe('options-not-yours');
  expect(refusal(await at.host.setOddsLevel(at.by(ann), 'off'))).toBe('host-already-set');
  accepted(await at.host.setOddsLevel(at.by(ann), 'dice'));
  expect(await said()).toContain('By decision of Ann, who opened the battle, this applies from now on.');
  expect(await at.host.mayForecastDice(at.by(ann))).toBeUndefined();
  accepted(await at.host.start(at.by(ann)));
  expect(refusal(await at.host.odds(at.by(ann), 'R1 charge B1'))).toBe('odds-dice-only');
  expect(at.say(accepted(await at.host.status(at.by(eve))) as never)).toContain(
    'players may check the odds of dice, but not of orders',
  );
  accepted(await at.host.setOddsLevel(at.by(ann), 'full'));
  expect(refusal(await at.host.odds(at.by(ann), 'R1 charge B1'))).toBe('odds-dice-only');
  accepted(await at.host.setOddsLevel(at.by(bob), 'full'));
  expect(await said()).toContain('By agreement of Ann and Bob');
  accepted(await at.host.odds(at.by(ann), 'R1 charge B1'));
  expect(at.say(accepted(await at.host.status(at.by(eve))) as never)).not.toContain('reckoned');
  expect((await at.battle()).options['odds']).toBeUndefined();
});

test('the page shows the battle’s settings as they were posted: at the opening, and at each change', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en', undefined, { odds: 'off', pace: 'quick' }));
  accepted(await at.host.setOddsLevel(at.trusted(eve), 'dice'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  accepted(await at.host.setOddsLevel(at.by(bob), 'full'));
  accepted(await at.host.setOddsLevel(at.by(ann), 'full'));
  accepted(await at.host.resign(at.by(ann)));
  const says = (post: Post) => post.sentences.map((each) => each.says).join(' ');
  const posted = (await at.posts()).map(says);
  expect(posted.filter((each) => /may(?: not)? check/.test(each))).toHaveLength(4);
  const told = [];
  for await (const { post } of accepted(await at.host.history(at.by(eve))).told) told.push(says(post));
  expect(told).toEqual(posted);
});

test('a real charge: every answer of the enemy, shares of all outcomes, losses that fit', async () => {
  const forecaster = forecasterOf(BOOKS);
  const at = await room({ rulesets: BOOKS, scenarios: readScenarios(BOOKS), rulesetOf, forecaster });
  accepted(await at.host.open(at.by(ann), 'mill-stream', 'en'));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  accepted(await at.host.start(at.by(ann)));
  const shown = accepted(await at.host.odds(at.by(ann), '2K charge 88L'));
  expect(shown.lots.map(({ answer }) => answer)).toEqual(expect.arrayContaining(['hold', 'square', 'fire', 'flee']));
  for (const { tries, target, actor, losses } of shown.lots) {
    for (const fates of [target!, actor]) {
      expect(Object.values(fates).reduce((sum, n) => sum + n, 0)).toBeCloseTo(tries);
    }
    for (const { mean, low, high } of Object.values(losses)) {
      expect(low).toBeLessThanOrEqual(high);
      expect(mean).toBeGreaterThanOrEqual(0);
    }
  }
  expect(shareOf(shown, 'flee')).toBe(0);
  // The same question has the same answer.
  expect(await at.host.odds(at.by(ann), '2K charge 88L')).toEqual(shown);
});

test('equivalent answers share a line and a bar, with what a doctrine would answer', () => {
  const losses = { red: { mean: 0, low: 0, high: 0 }, blue: { mean: 0, low: 0, high: 0 } };
  const fates = { destroyed: 0, routs: 0, retires: 1, stays: 0, holds: 0 };
  const lot = (answer: string, isExpected = false) => ({ answer, isExpected, tries: 1, actor: fates, losses });
  const lots = [lot('evade 1301'), lot('evade 1401', true), lot('evade 1501'), lot('hold'), lot('evade 1601')];
  const groups = alike(lots).map(({ answers }) => answers);
  expect(groups.map(together)).toEqual(['evade 1301, 1501, hold, evade 1601', 'evade 1401']);
});
