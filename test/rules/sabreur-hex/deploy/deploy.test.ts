import { expect, test } from 'vitest';
import { canonical } from '../../../../src/kernel/canonical.ts';
import { Refusal, type Side } from '../../../../src/kernel/play.ts';
import type { Description } from '../../../../src/kernel/ruleset.ts';
import { sealingOf } from '../../../../src/kernel/sealed.ts';
import { run } from '../../../../src/kernel/run.ts';
import { zoneOf } from '../../../../src/rules/sabreur-hex/deploy/zone.ts';
import { sabreurHex as rules } from '../../../../src/rules/sabreur-hex/index.ts';
import { parse, showOrder, write } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { words } from '../../../help/words.ts';
import { armyText, BLUE, faultsOf, groundText, met, RED, standing } from '../../../help/deploying.ts';

const sealed = sealingOf(rules);

interface Given {
  readonly now: State;
  readonly refused?: string;
  readonly waits?: string;
  readonly title: string;
}

/** Orders on a position, with these dice and answers. */
function give(
  now: State,
  by: Side,
  text: string,
  dice: readonly number[] = [],
  answers: readonly string[] = [],
): Given {
  const read = rules.orders(text, now, by);
  if (read instanceof Refusal) return { now, refused: `${read.clause} ${read.says.id}`, title: '' };
  let [at, title, waits] = [now, '', undefined as string | undefined];
  const [left, said] = [[...dice], [...answers]];
  for (const { order } of read) {
    const outcome = run(rules, at, order, by, [], {
      dice: ({ dice: n }) => (left.length < n ? undefined : left.splice(0, n)),
      answer: () => (said.length === 0 ? 'ask' : { text: said.shift()!, by: { who: 'person', id: '1' } }),
    });
    if (outcome.kind === 'refused') {
      return { now, refused: `${outcome.refusal.clause} ${outcome.refusal.says.id}`, title };
    }
    if (outcome.kind === 'waits') {
      const { kind, to, options } = outcome.question;
      waits = `${to} ${kind}: ${options.map((each) => each.text).join(', ')}`;
    }
    if (outcome.kind === 'diverged' || outcome.kind === 'rolls') throw new Error(outcome.kind);
    const { transcript, state } = outcome;
    title = rules.tell({ before: at, after: state, by, transcript, isOpen: outcome.kind === 'waits' }).title.id;
    at = state;
  }
  return { now: at, title, ...(waits !== undefined && { waits }) };
}

test('SH-GAP-05 the zone of a side is the first four rows from its own edge, without impassable hexes', () => {
  const now = met();
  expect(zoneOf(now, 'red').slice(0, 3)).toEqual(['0107', '0207', '0307']);
  expect(zoneOf(now, 'red')).toHaveLength(39);
  expect(zoneOf(now, 'red')).not.toContain('0508');
  expect(zoneOf(now, 'blue').slice(0, 2)).toEqual(['1004', '0904']);
  expect(zoneOf(now, 'blue')).toHaveLength(40);
});

test.each([
  [['map 10 x 8'], 'south', 'north', ['0106', '1008'], ['0101', '1003']],
  [['map 10 x 5'], 'south', 'north', ['0104', '1005'], ['0101', '1002']],
  [['map 10 x 10'], 'west', 'east', ['0101', '0410'], ['0701', '1010']],
  [['map 12 x 12'], 'south', 'south', [], []],
])('SH-GAP-05, SH-GAP-07 zones never overlap, whatever the edges: %s, %s and %s', (map, red, blue, own, others) => {
  const ground = [
    'title en "T" fr "T"',
    ...map,
    `army red en "R" fr "R" edge ${red}`,
    `army blue en "B" fr "B" edge ${blue}`,
  ];
  const read = rules.read(['turn 1 red deployment', ...ground].join('\n').concat('\nreserve red 1L line infantry'));
  const position = 'state' in read ? read.state : { ...met(), ...readField(ground) };
  const ends = (side: Side) => {
    const zone = zoneOf(position, side).toSorted();
    return zone.length === 0 ? [] : [zone[0], zone.at(-1)];
  };
  expect([ends('red'), ends('blue')]).toEqual([own, others]);
});

/** A field on which nobody can set up is none of a position: only what zones are reckoned from. */
function readField(lines: readonly string[]): Pick<State, 'map' | 'armies'> {
  const { map, armies } = readPosition(lines);
  return { map, armies };
}

test('SH-GAP-05 by whole command: the larger army deploys first and may change its mind, then the other', () => {
  const now = met();
  expect(rules.next(now)).toEqual({ kind: 'orders', side: 'red' });
  expect(rules.next(met({ armies: { red: BLUE, blue: RED } }))).toEqual({ kind: 'orders', side: 'blue' });
  expect(rules.next(met({ armies: { red: BLUE, blue: BLUE } }))).toEqual({ kind: 'orders', side: 'red' });
  const some = give(now, 'red', 'deploy 7C 0207, 3L 0308 N line; 7C 0307').now;
  expect(standing(some)).toEqual(['7C 0307 N mounted', '3L 0308 N line']);
  expect(give(some, 'blue', 'deploy 5G 0303').refused).toBe('SH-GAP-05 refuse-deploy-turn');
  const all = give(some, 'red', '4V 0407 NE skirmish');
  expect([rules.next(all.now), all.title]).toEqual([{ kind: 'orders', side: 'blue' }, 'title-deployed-unit']);
  const both = give(all.now, 'blue', 'deploy 5G 0303, 3Lb 0403 SW column');
  expect(standing(both.now, 'blue')).toEqual(['5G 0303 S battery', '3Lb 0403 SW column']);
  expect(rules.next(both.now)).toEqual({ kind: 'auto', side: 'blue', text: 'first move' });
});

test('SH-GAP-05 unit by unit: one each in turn, placed units stay, and the larger army places the rest at the end', () => {
  const now = met({ deploys: 'byUnit' });
  expect(give(now, 'red', 'deploy 7C 0207, 3L 0307').refused).toBe('SH-GAP-05 refuse-deploy-one');
  const one = give(now, 'red', 'deploy 7C 0207').now;
  expect(one.active).toBe('blue');
  const two = give(one, 'blue', 'deploy 5G 0303').now;
  expect(give(two, 'red', 'deploy 7C 0307').refused).toBe('SH-GAP-05 refuse-deploy-stands');
  const three = give(give(two, 'red', 'deploy 3L 0307').now, 'blue', 'deploy 3Lb 0403').now;
  expect(three.active).toBe('red');
  expect(rules.next(give(three, 'red', 'deploy 4V 0407').now)).toMatchObject({ kind: 'auto', text: 'first move' });
});

test('SH-GAP-05, SH-SETUP-07, SH-TERRAIN-09 a unit is placed in its zone, alone in its hex, and where its type may be', () => {
  const now = give(met(), 'red', 'deploy 7C 0207').now;
  expect(give(now, 'red', 'deploy 3L 0506').refused).toBe('SH-GAP-05 refuse-deploy-zone');
  expect(give(now, 'red', 'deploy 3L 0508').refused).toBe('SH-GAP-05 refuse-deploy-zone');
  expect(give(now, 'red', 'deploy 3L 0207').refused).toBe('SH-SETUP-07 refuse-deploy-taken');
  expect(give(now, 'red', 'deploy 3Lb 0307').refused).toBe('SH-ORDERS-01 refuse-enemy-unit');
  expect(give(now, 'red', 'deploy 3L 0311').refused).toBe('SH-GAP-05 refuse-deploy-zone');
  expect(give(now, 'red', '7C march 0206').refused).toBe('SH-GAP-05 refuse-deploy-order');
});

test('SH-GAP-05, SH-SETUP-07 units exchange places by one order, but any unit that it does not move is in the way', () => {
  const now = give(met(), 'red', 'deploy 7C 0207, 3L 0307').now;
  expect(standing(give(now, 'red', 'deploy 7C 0307, 3L 0207').now, 'red')).toEqual([
    '7C 0307 N mounted',
    '3L 0207 N column',
  ]);
  expect(give(now, 'red', 'deploy 7C 0307').refused).toBe('SH-SETUP-07 refuse-deploy-taken');
  expect(give(now, 'red', 'deploy 7C 0407, 3L 0407').refused).toBe('SH-SETUP-07 refuse-deploy-taken');
  const swapped = give(now, 'red', '7C 0307; 3L 0207');
  expect(standing(swapped.now, 'red')).toEqual(['7C 0307 N mounted', '3L 0207 N column']);
  const inTurn = rules.orders('7C 0307; 3L 0207', met({ deploys: 'byUnit' }), 'red');
  expect(inTurn).toHaveLength(2);
});

test('SH-GAP-05, SH-FORM-05, -10, -18 facing and formation are free, as far as the unit may have them there', () => {
  const now = met();
  expect(give(now, 'red', 'deploy 4V 0408 square').refused).toBe('SH-FORM-18 refuse-deploy-square-ground');
  expect(give(now, 'red', 'deploy 3L 0207 skirmish').refused).toBe('SH-FORM-02 refuse-deploy-formation');
  expect(give(now, 'red', 'deploy 4V 0207 extend').refused).toBe('SH-FORM-10 refuse-deploy-formation');
  expect(give(now, 'red', 'deploy 7C 0207 line').refused).toBe('SH-FORM-04 refuse-deploy-formation');
  expect(give(now, 'red', 'deploy 3L 0207 closed column').refused).toBe('SH-FORM-06 refuse-deploy-formation');
  expect(give(now, 'red', 'deploy 3L 0207 horde').refused).toMatch(/^ORDER-TEXT/);
  expect(give(now, 'red', 'deploy 3L 0409 N extend 0308').refused).toBe('SH-FORM-11 refuse-deploy-flank-hex');
  expect(give(now, 'red', 'deploy 3L 1009 N extend').refused).toBe('SH-GAP-05 refuse-deploy-zone');
  const lines = give(now, 'red', 'deploy 3L 0309 N extend, 4V 0109 SE square').now;
  expect(standing(lines)).toEqual(['3L 0309 0409 N extendedLine', '4V 0109 SE square']);
  expect(give(lines, 'red', 'deploy 3L 0209 N extend 0109').refused).toBe('SH-SETUP-07 refuse-deploy-taken');
  expect(standing(give(lines, 'red', 'deploy 3L 0709 N line').now)[0]).toBe('3L 0709 N line');
});

test('SH-GAP-05 a unit that takes two hexes leaves a hex for each unit that is still to come', () => {
  const units = Array.from({ length: 3 }, (_, i) => `${i + 1}L line infantry linear order strength 16`);
  const ground = groundText('map 4 x 4')
    .replace('map 10 x 10\n', '')
    .replaceAll(/hex .*\n/g, '')
    .replaceAll(/(red|blue) \dL.*\n?/g, '');
  const now = met({ ground, armies: { red: armyText('R', ...units), blue: armyText('B', ...units) } });
  expect(zoneOf(now, 'red')).toHaveLength(4);
  expect(give(now, 'red', 'deploy 1L 0104 N extend').now.units).toHaveLength(1);
  expect(give(now, 'red', 'deploy 1L 0104 N extend; 2L 0304 N extend').refused).toBe('SH-GAP-05 refuse-deploy-room');
});

test('SH-GAP-06 both roll two dice, again if they are equal, and the higher roll decides who moves first', () => {
  const all = give(give(met(), 'red', 'end').now, 'blue', 'end').now;
  const asked = give(all, all.active, 'first move', [3, 4, 6, 1, 2, 2, 5, 4]);
  expect([asked.waits, asked.title]).toEqual(['blue SH-GAP-06: first, second', 'title-first-thrown']);
  const first = give(all, all.active, 'first move', [3, 4, 6, 1, 2, 2, 5, 4], ['first']).now;
  expect([first.phase, first.first, first.active, first.turn]).toEqual(['orders', 'blue', 'blue', 1]);
  const second = give(all, all.active, 'first move', [3, 4, 1, 1], ['second']).now;
  expect([second.first, second.active, second.reserve, second.deployment]).toEqual([
    'blue',
    'blue',
    undefined,
    undefined,
  ]);
  expect(give(all, all.active, 'roll points').refused).toMatch(/^ORDER-TEXT/);
});

test('SH-GAP-06 there is no roll if the side that moves first was settled beforehand', () => {
  const all = give(give(met({ first: 'blue' }), 'red', 'end').now, 'blue', 'end').now;
  const begun = give(all, all.active, 'first move');
  expect([begun.now.first, begun.title]).toEqual(['blue', 'title-moves-first']);
  expect(rules.next(begun.now)).toEqual({ kind: 'auto', side: 'blue', text: 'roll points' });
});

test('SH-GAP-06 the card says what the choice is about; no doctrine answers it for a player, and the bot chooses to begin', () => {
  const asked = {
    kind: 'SH-GAP-06',
    to: 'red' as const,
    about: {},
    fallback: 'first',
    options: [
      { text: 'first', about: {} },
      { text: 'second', about: {} },
    ],
  };
  const card = rules.card(asked, met());
  expect(card.options.map(({ says }) => words.say('fr', says))).toEqual(['Commencer', 'Laisser commencer l’ennemi']);
  expect(rules.doctrine('regulation', asked, met())).toBeUndefined();
  expect(rules.answer('en premier', asked, met()).text).toBe('first');
  expect(rules.answer('second', asked, met()).text).toBe('second');
});

test('SH-GAP-18 units that a player does not place are drawn up around the placed ones: all of them, or the next', () => {
  const some = give(met(), 'red', 'deploy 7C 0107 SE').now;
  const all = give(some, 'red', 'end').now;
  expect(standing(all, 'red')[0]).toBe('7C 0107 SE mounted');
  expect([standing(all, 'red').length, all.active]).toEqual([3, 'blue']);
  const next = give(met({ deploys: 'byUnit' }), 'red', 'end').now;
  expect([standing(next).length, next.active]).toEqual([1, 'blue']);
});

test('SH-GAP-11 if both armies use an id, the second army adds a letter to it, in its brigades and names too', () => {
  const blue = `${BLUE}\nbrigade en "Guard" fr "Garde" 3L 5G`;
  const now = met({ armies: { red: RED, blue } });
  expect(now.reserve?.map(({ id }) => id)).toEqual(['7C', '3L', '4V', '3Lb', '5G']);
  expect(now.brigades).toEqual([{ side: 'blue', name: { en: 'Guard', fr: 'Garde' }, units: ['3Lb', '5G'] }]);
  expect(now.reserve?.find(({ id }) => id === '3Lb')?.name.en.name).toBe('3Lb');
  expect(now.armies).toMatchObject({
    red: { points: 2000, edge: 'south', name: { en: 'Reds' } },
    blue: { points: 2000 },
  });
  const long = met({
    armies: { red: armyText('R', '1AbCd line infantry'), blue: armyText('B', '1abcd line infantry') },
  });
  expect(long.reserve?.[1]?.id).toBe('1abcb');
});

test('SH-GAP-05 armies that have no room, or cannot be read, cannot meet', () => {
  const many = armyText('Many', ...Array.from({ length: 40 }, (_, i) => `${i + 1}L line infantry`));
  expect(faultsOf({ armies: { red: many, blue: BLUE } })).toEqual(['fault-deploy-room']);
  expect(faultsOf({ armies: { red: 'nonsense', blue: BLUE } })).not.toEqual([]);
  expect(faultsOf({ ground: 'title en "T"' })).not.toEqual([]);
});

test('a position in deployment can be written and read; a reserve elsewhere is an error; old positions are unchanged', () => {
  for (const now of [
    met(),
    met({ deploys: 'byUnit', first: 'blue' }),
    give(met(), 'red', 'deploy 3L 0309 N extend').now,
  ]) {
    const back = rules.read(rules.write(now));
    expect('state' in back && canonical(back.state as never)).toBe(canonical(now as never));
    expect(rules.restore(JSON.parse(JSON.stringify(now)))).toEqual(now);
  }
  const late = rules.read(groundText('reserve red 9L line infantry'));
  expect('faults' in late && late.faults.map(({ says }) => says.id)).toEqual(['fault-reserve-phase']);
  const full = rules.read(
    groundText(
      'turn 1 red deployment',
      ...Array.from({ length: 45 }, (_, i) => `reserve red ${i + 10}L line infantry`),
    ),
  );
  expect('faults' in full && full.faults.map(({ says }) => says.id)).toEqual(['fault-deploy-room']);
});

test('placed units and units in reserve count together: 200 at most', () => {
  const withReserve = (many: number) => {
    const read = rules.read(
      groundText(...Array.from({ length: many }, (_, i) => `reserve red ${i + 10}L line infantry`)),
    );
    return 'faults' in read ? read.faults.map(({ says }) => says.id) : [];
  };
  expect(withReserve(198)).not.toContain('fault-many-units');
  expect(withReserve(199)).toContain('fault-many-units');
});

test('placements are read in both languages and in any order, and written in one form', () => {
  const same = (typed: string) => {
    const read = rules.orders(typed, met(), 'red');
    return read instanceof Refusal ? read.says.id : read.map(({ text }) => text).join(' | ');
  };
  expect(same('deploy 3l 0309 line n')).toBe('deploy 3L 0309 N line');
  expect(same('Déploie 3L en 0309 face au nord, étend')).toMatch(/refuse|deploy/);
  expect(same('déploie 3L 0309 N étend, 7C 0207 sud-ouest')).toBe('deploy 3L 0309 N extend, 7C 0207 SW');
  expect(same('3L 0309 line; 7C 0207 S')).toBe('deploy 3L 0309 line, 7C 0207 S');
  expect(showOrder('deploy 3L 0309 N extend 0409, 7C 0207 SW', 'fr')).toBe('déploie 3L 0309 N étend 0409, 7C 0207 SO');
  const text = 'deploy 3L 0309 N extend 0409, 4V 0207 S skirmish, 7C 0407';
  const order = parse(text);
  expect(order instanceof Refusal || write(order)).toBe(text);
  expect(rules.who(order as never)).toEqual(['3L', '4V', '7C']);
});

test('completion offers the hexes of the zone, then facings and formations', () => {
  const offered = (typed: string, language: 'en' | 'fr' = 'en') =>
    rules.complete(typed, met(), 'red', language).map(({ shown }) => shown);
  expect(offered('')).toEqual(['deploy', '7C', '3L', '4V', 'end']);
  expect(offered('', 'fr')[0]).toBe('déploie');
  expect(offered('deploy 3L 01')).toEqual(['deploy 3L 0107', 'deploy 3L 0108', 'deploy 3L 0109', 'deploy 3L 0110']);
  expect(offered('3L 0408 N ', 'fr')).toEqual(['3L 0408 N ligne', '3L 0408 N colonne']);
  expect(offered('3L 0308 N é', 'fr')).toEqual(['3L 0308 N étend']);
  expect(offered('4V 0407 N ')).toEqual([
    '4V 0407 N line',
    '4V 0407 N column',
    '4V 0407 N square',
    '4V 0407 N skirmish',
  ]);
});

test('SH-GAP-05 a player who deploys alone may end it only when all is placed, and nothing is offered out of turn', () => {
  const offered = (now: State, side: Side) => rules.complete('', now, side, 'en').map(({ text }) => text);
  const own = sealed.alone(met({ deploys: 'sealed' }), 'red');
  expect(offered(own, 'red')).toEqual(['deploy', '7C', '3L', '4V']);
  expect(rules.suggest(own, 'red')).not.toContain('end');
  expect(offered(met(), 'blue')).toEqual([]);
});

test('units off the map are described, and nothing needs their hex', () => {
  const now = met();
  const said = (what: string) => {
    const found = rules.describe(now, what);
    return found instanceof Refusal
      ? found.says.id
      : found.paragraphs
          .flat()
          .map((each) => words.say('en', each))
          .join('\n');
  };
  expect(said('3L')).toContain('Not placed yet');
  expect(said('')).toContain('Red, still to be placed: 7C (10) · 3L (16) · 4V (8)');
  expect(said('')).toContain('Deployment: both sides take their places');
  expect(said('red')).toContain('still to be placed');
  const first = (state: State) => (rules.describe(state, '') as Description).paragraphs[0]?.[0]?.id;
  expect(first(give(now, 'red', 'deploy 7C 0207').now)).toBe('deploy-turn');
  expect(first(met({ deploys: 'byUnit' }))).toBe('deploy-turn');
  expect(rules.unit(now, '3lb')).not.toBeInstanceOf(Refusal);
  expect(rules.sight(now, '3L', '0505')).toBeInstanceOf(Refusal);
  expect(rules.units(now).map(({ name }) => name)).toEqual(['7C', '3L', '4V', '3Lb', '5G']);
  expect(rules.score(now).map(({ strength }) => strength)).toEqual([34, 20]);
  expect(words.say('en', rules.turn(now))).toBe('Deployment: Red');
  expect(rules.roster(now).map((each) => words.say('en', each))[0]).toContain('7C 10 in reserve');
});

test('SH-GAP-05 in secret each side writes on a copy of its own, where only its units can be placed', () => {
  const now = met({ deploys: 'sealed' });
  expect(rules.next(now)).toMatchObject({ kind: 'sealed', name: 'deployment', sides: ['red', 'blue'] });
  expect(words.say('en', rules.turn(now))).toBe('Both sides deploy in secret.');
  const blue = sealed.alone(now, 'blue');
  expect(rules.next(blue)).toEqual({ kind: 'orders', side: 'blue' });
  expect(give(blue, 'blue', '7C 0303').refused).toBe('SH-ORDERS-01 refuse-enemy-unit');
  expect(sealed.sheet(blue, 'blue')).toBe('');
  const some = give(blue, 'blue', 'deploy 5G 0303').now;
  expect(sealed.lacks!(some, 'blue')?.says).toMatchObject({ id: 'deploy-not-complete', args: { left: 1 } });
  const text = 'deploy 5G 0303 S, 3Lb 0403 S column';
  const set = give(blue, 'blue', text).now;
  expect([sealed.sheet(set, 'blue'), sealed.lacks!(set, 'blue')]).toEqual([text, undefined]);
  // All is placed, and may still be changed; nobody rolls for the first move there.
  expect(rules.next(set)).toEqual({ kind: 'orders', side: 'blue' });
  expect(give(set, 'blue', 'first move').refused).toBe('ORDER-TEXT refuse-word');
  expect(standing(give(set, 'blue', '5G 0304 SE').now)[0]).toBe('5G 0304 SE battery');
  expect(
    rules.draw({ now: set, transcript: [], frame: 'whole' }, ({ id }) => id).pieces.map(({ name }) => name),
  ).toEqual(['5G', '3Lb']);
});

test('SH-GAP-05, SH-GAP-06 one order opens both deployments, each unit in its place; then it is settled who moves first', () => {
  const now = met({ deploys: 'sealed', first: 'blue' });
  const red = 'deploy 7C 0207 N, 3L 0307 N line, 4V 0407 N skirmish';
  const blue = 'deploy 5G 0303 S, 3Lb 0403 S column';
  const text = sealed.open(now, { red, blue });
  expect(text).toBe(`${red}, ${blue.replace('deploy ', '')}`);
  const opened = give(now, 'red', text);
  expect(opened.title).toBe('title-deployed-both');
  expect(standing(opened.now)).toEqual([
    '7C 0207 N mounted',
    '3L 0307 N line',
    '4V 0407 N skirmish',
    '5G 0303 S battery',
    '3Lb 0403 S column',
  ]);
  expect(rules.next(opened.now)).toMatchObject({ kind: 'auto', text: 'first move' });
  expect(give(opened.now, opened.now.active, 'first move').now).toMatchObject({ phase: 'orders', active: 'blue' });
  // Nothing less is an order there, of either side.
  expect(give(now, 'red', red).refused).toBe('SH-GAP-05 deploy-in-secret');
  expect(give(now, 'blue', '5G 0303').refused).toBe('SH-GAP-05 deploy-in-secret');
  expect(give(now, 'red', 'first move').refused).toBe('ORDER-TEXT refuse-word');
});

test('every button of a deployment leads to a legal order; units of others are not offered', () => {
  const pressed = (now: State, draft: string, isOwn = (_unit: string) => true) => {
    const step = rules.compose(now, 'red', draft, isOwn);
    if (step instanceof Refusal) throw step;
    return { ...step, texts: step.rows.flatMap(({ presses }) => presses.map(({ text }) => text)) };
  };
  const now = met();
  const first = pressed(now, '');
  expect(first.texts.slice(4)).toEqual(['deploy 7C', 'deploy 3L', 'deploy 4V']);
  for (const text of first.texts.slice(0, 4)) {
    expect(pressed(now, text).whole).toBe(text);
    expect(give(now, 'red', text).now.active).toBe('blue');
    // Where everybody stands, nobody is asked who takes his place.
    const all = { ...give(now, 'red', text).now, active: 'red' as const };
    expect([first.asks.id, pressed(all, '').asks.id]).toEqual(['deploy-asks-unit', 'deploy-asks-change']);
  }
  expect(pressed(now, '', (unit) => unit === '3L').texts).toEqual(['deploy 3L']);
  const hexes = pressed(now, 'deploy 3L');
  expect(hexes.rows.map(({ presses }) => presses.length)).toEqual([10, 9, 10, 10]);
  for (const text of hexes.texts.filter((_, n) => n % 7 === 0)) {
    const whole = pressed(now, text);
    expect(whole.whole).toBe(text);
    for (const turn of whole.texts) expect(give(now, 'red', turn).refused).toBeUndefined();
  }
  const typed = hexes.typed!.take('0309');
  expect(pressed(now, String(typed)).whole).toBe('deploy 3L 0309');
  expect(rules.compose(now, 'red', 'deploy 3L 0303', () => true)).toBeInstanceOf(Refusal);
  expect(rules.compose(now, 'blue', '', () => true)).toBeInstanceOf(Refusal);
  expect(pressed(met({ deploys: 'byUnit' }), '').texts).toEqual(['deploy 7C', 'deploy 3L', 'deploy 4V']);
});
