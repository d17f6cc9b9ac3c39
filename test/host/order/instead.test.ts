/** A refused order comes with what can be ordered instead, which one press shows or writes down. */
import { describe, expect, test } from 'vitest';
import { RefusedOrder } from '../../../src/host/battle/refused-order.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { BOOKS } from '../../help/books.ts';
import { forecasterOf } from '../../help/forecaster.ts';
import { accepted, ann, bob, refusal, type Room, startedRoom } from '../../help/room.ts';

const FOLD = `rules skirmish
title en "The Sheepfold" fr "La bergerie"
field 80 x 60
army red en "French" fr "Français" edge south
army blue en "Spanish" fr "Espagnols" edge north
first red
turns 2
variant fights simple
red 2L line close 8 ranks 2 at 40x14 face N
red 1S sergeant of 2L at 40x8
red 3L line close 8 ranks 2 at 15x14 face N
red 4S sergeant of 3L at 15x8
blue 7L line close 8 ranks 2 at 65x50 face S
blue 8S sergeant of 7L at 65x56
`;

const NEAR = `title en "Near" fr "Près"
map 12 x 12
army red en "Austrians" fr "Autrichiens" points 1500 edge south
army blue en "French" fr "Français" points 1500 edge north
first red
turns 2
red 3L line infantry column 0505 N
blue 1L line infantry line 0502 S
`;

const title = (name: string) => ({ id: 'bot-scenario', args: { name } });
const scenarios = [
  { name: 'fold', title: title('fold'), ruleset: 'skirmish', text: FOLD },
  { name: 'hedge', title: title('hedge'), ruleset: 'skirmish', text: `${FOLD}line hedge width 0.4 30x20 50x20\n` },
  { name: 'near', title: title('near'), ruleset: 'sabreur-hex', text: NEAR },
];
const forecaster = forecasterOf(BOOKS);
const begun = (name: string) => startedRoom({ rulesets: BOOKS, scenarios, forecaster }, name);

/** What is offered instead of an order. */
async function offered(at: Room, text: string, request = at.by(ann)): Promise<RefusedOrder['offered']> {
  const refused = await at.host.preview(request, text);
  if (!(refused instanceof RefusedOrder)) throw new Error(`nothing is offered instead of ${text}`);
  return refused.offered;
}

async function shownInstead(at: Room, draft: string, n = 0): Promise<string[]> {
  return accepted(await at.host.previewInstead(at.by(ann), draft, n)).orders.map(({ shown }) => shown);
}

describe('an order', () => {
  test('the longest way that is legal can be previewed and confirmed', async () => {
    const at = await begun('fold');
    const { draft, orders, isPlan } = await offered(at, '2L advance 20');
    expect([orders, isPlan]).toEqual([['2L advance 12'], false]);
    const preview = accepted(await at.host.previewInstead(at.by(ann), draft, 0));
    expect(preview.orders.map(({ shown }) => shown)).toEqual(['2L advance 12']);
    const { seq } = await at.battle();
    accepted(await at.host.confirm(at.by(ann), preview.draft));
    expect((await at.store.entry((await at.battle()).id, seq + 1))?.text).toBe('2L advance 12');
  });

  test('it is offered in its reader’s language', async () => {
    const at = await begun('fold');
    const french = { ...at.by(ann), language: 'fr' as const };
    expect((await offered(at, '2L avance 20', french)).orders).toEqual(['2L avance 12']);
  });

  test('in every book: a misspelt word, corrected', async () => {
    const at = await begun('near');
    const { draft, orders } = await offered(at, '3L lin');
    expect(orders).toEqual(['3L line']);
    expect(await shownInstead(at, draft)).toEqual(['3L line']);
  });

  test('of several orders the others stay', async () => {
    const at = await begun('fold');
    const { draft, orders } = await offered(at, '3L advance 5; 2L advance 20');
    expect(orders).toEqual(['3L advance 5; 2L advance 12']);
    expect(await shownInstead(at, draft)).toEqual(['3L advance 5', '2L advance 12']);
    expect((await offered(at, '3L advnce 5; 2L advance 12')).orders).toEqual(['3L advance 5; 2L advance 12']);
  });

  test('asked for its odds, of several orders the others stay too, in the reader’s language', async () => {
    const at = await begun('fold');
    const refused = await at.host.odds({ ...at.by(ann), language: 'fr' }, '3L avance 5; 2L avance 20');
    expect((refused as Refusal).instead).toEqual(['3L avance 5; 2L avance 12']);
  });

  test('a correction that would be refused too is no button', async () => {
    const at = await begun('fold');
    const refused = await at.host.preview(at.by(ann), '2L advnce 20');
    expect(refused).not.toBeInstanceOf(RefusedOrder);
    expect((refused as Refusal).instead).toEqual(['2L advance 20']);
  });

  test('it is only for the person who typed, and only what was offered', async () => {
    const at = await begun('fold');
    const { draft } = await offered(at, '2L advance 20');
    for (const [who, id, n] of [
      [bob, draft, 0],
      [ann, draft, 1],
      [ann, 'nothing', 0],
    ] as const) {
      expect(refusal(await at.host.previewInstead(at.by(who), id, n))).toBe('host-instead-gone');
    }
    const preview = accepted(await at.host.previewInstead(at.by(ann), draft, 0));
    expect(refusal(await at.host.previewInstead(at.by(ann), preview.draft, 0))).toBe('host-instead-gone');
  });

  test('if it is too late for it, what happened since is told', async () => {
    const at = await begun('fold');
    const { draft } = await offered(at, '2L advance 20');
    await at.give(ann, '2L advance 12');
    const late = await at.host.previewInstead(at.by(ann), draft, 0);
    expect(at.words.say('en', (late as Refusal).says)).toMatch(/^Since this was shown: Ann ordered `2L advance 12`\. /);
  });
});

test('an order that has become impossible since its preview: what happened, and what can be ordered instead', async () => {
  const at = await begun('fold');
  const { draft } = accepted(await at.host.preview(at.by(ann), '2L sidestep left 8'));
  await at.give(ann, '4S to 30x12');
  const late = await at.host.confirm(at.by(ann), draft);
  if (!(late instanceof RefusedOrder)) throw new Error('nothing is offered');
  expect(at.words.say('en', late.says)).toMatch(/^Since this was shown: Ann ordered `4S to 30x12`\. /);
  expect(late.offered.orders).toEqual(['2L sidestep left 4.8']);
  expect(await shownInstead(at, late.offered.draft)).toEqual(['2L sidestep left 4.8']);
});

describe('a plan', () => {
  test('is offered whole, with its conditions, and written down by the press', async () => {
    const at = await begun('near');
    const refused = await at.host.writePlan(at.by(bob), '1L fire 3L, if 3L in reach; 1L colunm, if 1L not engaged');
    if (!(refused instanceof RefusedOrder)) throw new Error('nothing is offered');
    const whole = '1L fire 3L, if 3L in reach; 1L column, if 1L not engaged';
    expect(refused.offered).toMatchObject({ isPlan: true, orders: [whole] });
    expect(refused.instead).toEqual([whole]);
    accepted(await at.host.writeInstead(at.by(bob), refused.offered.draft, 0));
    expect(at.say(accepted(await at.host.showPlan(at.by(bob))))).toContain('1L column, if 1L not engaged');
  });

  test('is refused to someone else', async () => {
    const at = await begun('near');
    const refused = await at.host.writePlan(at.by(bob), '1L colunm');
    const { draft } = (refused as RefusedOrder).offered;
    expect(refusal(await at.host.writeInstead(at.by(ann), draft, 0))).toBe('host-instead-gone');
  });
});

test('METRIC 3.3 a refused order that something bars comes with a picture of it; one that goes too far does not', async () => {
  const at = await begun('hedge');
  const scene = async (text: string) => {
    const refused = await at.host.preview(at.by(ann), text);
    return refused instanceof RefusedOrder ? refused.scene : undefined;
  };
  const barred = await scene('2L advance 8');
  expect(barred?.marks.map(({ kind }) => kind)).toEqual(['blocked']);
  expect(barred?.alt).toContain('The line from E2/4 to E3/1 is blocked in E3/1.');
  expect(await scene('2L advance 99')).toBeUndefined();
});
