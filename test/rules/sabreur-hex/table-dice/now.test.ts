/** What `now` says of a battle makes the same throw at a table as the battle makes itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sideKey } from '../../../../src/chart/ground.ts';
import { playGame } from '../../../../src/cli/fuzz/game.ts';
import { sabreurHexBout } from '../../../../src/cli/fuzz/sabreur-hex/bout.ts';
import { DIRECTIONS, type Hex, neighbour } from '../../../../src/hex/grid.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { Refusal, type Roll, type Side, SIDES } from '../../../../src/kernel/play.ts';
import { type Entry, run } from '../../../../src/kernel/run.ts';
import type { Said } from '../../../../src/kernel/table-dice/table-dice.ts';
import { rulesetOf } from '../../../../src/rules/index.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import type { Fact } from '../../../../src/rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import type { Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { distanceBetween } from '../../../../src/rules/sabreur-hex/field/place.ts';
import { isArtillery, type State, type Unit } from '../../../../src/rules/sabreur-hex/state.ts';
import { fireRange, movementFactor } from '../../../../src/rules/sabreur-hex/tables.ts';
import { battle } from '../../../help/battle.ts';
import { ROOT } from '../../../help/source.ts';
import { rollsOf, throwOf } from './table-dice.ts';

/** What a throw is measured by; without the units, which a table need not name. */
function measure({ dice, sides, base, ledger, about }: Roll): object {
  const { need, keep, doubled, sixesCount } = about;
  return { dice, sides, base, ledger, need, keep, doubled, sixesCount };
}

function rollNumber(kind: 'morale' | 'fire' | 'melee', said: Said, at: number): Roll {
  const ahead = throwOf(kind).ahead(said);
  if (ahead instanceof Refusal) throw new Error(`${ahead.clause} for ${JSON.stringify(said)}`);
  const found = rollsOf(kind, said)[at];
  if (!found) throw new Error(`no dice for ${JSON.stringify(said)}`);
  return found;
}

/** A roll that the rules made in a battle, the position in which it was made, and the one when the order was given. */
interface Made {
  readonly roll: Roll;
  readonly at: State;
  readonly base: State;
  readonly order: Order;
  /** What had happened in this order by then. */
  readonly facts: readonly Fact[];
}

/** Some of the positions of those games. */
const MET: State[] = [];
const EVERY = 10;

/** All rolls of whole games played at random. */
function rollsIn(games: readonly string[]): Made[] {
  const made: Made[] = [];
  let positions = 0;
  const bout = {
    ...sabreurHexBout,
    checkPosition: (now: State) => {
      positions += 1;
      if (positions % EVERY === 0) MET.push(now);
    },
    checkPlayed: ({ base, order, transcript }: { base: State; order: Order; transcript: readonly Entry<Fact>[] }) => {
      let at = base;
      const facts: Fact[] = [];
      for (const entry of transcript) {
        if ('roll' in entry) made.push({ roll: entry.roll, at, base, order, facts: [...facts] });
        if (!('fact' in entry)) continue;
        at = apply(at, entry.fact);
        facts.push(entry.fact);
      }
    },
  };
  for (const game of games) playGame(bout, game, new Map());
  return made;
}

const MADE = rollsIn(Array.from({ length: 10 }, (_, i) => `throws-${i}`));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function expectSame(kind: 'morale' | 'fire' | 'melee', now: Said | Refusal, roll: Roll, at: State, number = 0): void {
  const units = at.units.map(
    ({ id, type, formation, at: hex, facing }) => `${id} ${type} ${formation} ${hex} ${facing}`,
  );
  const where = `${kind} ${JSON.stringify(roll)} ${JSON.stringify(now)} ${units.join('; ')}`;
  if (now instanceof Refusal) throw new Error(`refused ${now.clause}: ${where}`);
  expect({ where, ...measure(rollNumber(kind, now, number)) }).toEqual({ where, ...measure(roll) });
}

test('SH-Q-06 for an extended line the half that is hit gives the cover', () => {
  const groundHit = (at: string, ...village: readonly string[]) =>
    throwOf('fire').now(
      battle(
        `red 1L line infantry linear order line ${at} N`,
        'blue 3L line infantry linear order extended line 0606 S also 0706',
        ...village,
      ).now,
      '1L',
      '3L',
    );
  expect(groundHit('0508', 'hex 0606 village', 'hex 0706 wood')).toMatchObject({ enemyGround: ['village'] });
  expect(groundHit('0508', 'hex 0606 wood', 'hex 0706 village')).toMatchObject({ enemyGround: ['wood'] });
});

test('SH-RALLY-02 a test to rally', () => {
  const rallies = MADE.filter(({ roll }) => roll.about['reason'] === 'rally');
  expect(rallies.length).toBeGreaterThan(5);
  for (const { roll, at } of rallies) {
    const now = throwOf('morale').now(at, roll.unit!);
    expectSame('morale', now instanceof Refusal ? now : { ...now, reason: ['rally'] }, roll, at);
  }
});

test('SH-REACT-12 the test of a charged unit, and its reaction', () => {
  const reactions = MADE.filter(({ roll }) => roll.about['reason'] === 'reaction');
  expect(reactions.length).toBeGreaterThan(5);
  for (const { roll, at, facts } of reactions) {
    const charged = facts.find((fact) => fact.type === 'charged' && fact.target === roll.unit);
    const reacted = facts.findLast((fact) => fact.type === 'reacted');
    if (charged?.type !== 'charged' || reacted?.type !== 'reacted') throw new Error('no charge');
    const now = throwOf('morale').now(at, roll.unit!, charged.unit);
    if (now instanceof Refusal) throw new Error(now.clause);
    const given = now['modifiers'];
    const chosen = reacted.reaction.startsWith('fire')
      ? ['defensiveFire']
      : reacted.reaction === 'counter'
        ? ['countercharge']
        : [];
    expectSame('morale', { ...now, modifiers: [...(Array.isArray(given) ? given : []), ...chosen] }, roll, at);
  }
});

/** The roll that an order leads to if the enemy does nothing, all tests are passed and no blow hits; and where. */
function rollOf(
  now: State,
  text: string,
  by: Side,
  isIt: (roll: Roll) => boolean,
): { readonly roll: Roll; readonly state: State } | undefined {
  const read = sabreurHex.orders(text, now, by);
  const [ordered] = read instanceof Refusal ? [] : read;
  if (!ordered) return undefined;
  const outcome = run(sabreurHex, now, ordered.order, by, [], {
    dice: (roll) => (isIt(roll) ? undefined : Array.from({ length: roll.dice }, () => 1)),
    answer: ({ kind, fallback }) => ({ text: kind === 'ASK-08' ? 'attack' : fallback, by: { who: 'default' } }),
  });
  return outcome.kind === 'rolls' ? outcome : undefined;
}

const isA =
  (...whys: readonly string[]) =>
  ({ why }: Roll) =>
    whys.includes(why);
const isBlowBack = (roll: Roll) => isA('shock', 'melee')(roll) && roll.about['back'] === true;

/** As if that side's turn began, with points for everybody. */
function turnOf(now: State, by: Side): State {
  const units = now.units.map((unit) => ({
    ...unit,
    activated: false,
    acted: false,
    squareFired: false,
    displaced: false,
  }));
  return { ...now, units, active: by, phase: 'actions', orderPoints: 99, group: [] };
}

/** Where the battles that come with the bot begin. */
function openings(): State[] {
  const folder = join(ROOT, 'assets/scenarios');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts
    .filter((text) => rulesetOf(text) === 'sabreur-hex')
    .flatMap((text) => {
      const read = sabreurHex.read(text);
      return 'state' in read ? [read.state] : [];
    });
}

/** All hexes of a crowd lie on such a map: it keeps each side once. */
const CROWDED = { cols: 14, rows: 14 };

/** Some units of each side mixed in a few hexes, however they face, with things on the sides of those hexes. */
function crowd(opening: State, seed: string): State {
  const chance = chanceFrom(seed);
  const from = chance.between(5, 9);
  const hexes = chance.shuffled(
    Array.from({ length: 25 }, (_, at) => hexAt(from + (at % 5), from + Math.floor(at / 5))),
  );
  const chosen = SIDES.flatMap((side) =>
    chance
      .shuffled(opening.units.filter((unit) => unit.side === side && unit.formation !== 'extendedLine'))
      .slice(0, 5),
  );
  const units = chosen.map((unit, at) => ({ ...unit, at: hexes[at]!, facing: chance.pick(DIRECTIONS) }));
  const sides = units.flatMap(({ at }) =>
    DIRECTIONS.filter((toward) => neighbour(at, toward) && chance.oneIn(4)).map(
      (toward) =>
        [sideKey(CROWDED, at, toward), chance.pick(['wood', 'wood', 'river', 'impassable'] as const)] as const,
    ),
  );
  return { ...opening, units, map: { ...opening.map, ...CROWDED, hexes: {}, sides: Object.fromEntries(sides) } };
}

function hexAt(col: number, row: number): Hex {
  return [col, row].map((n) => String(n).padStart(2, '0')).join('');
}

/** Outflanked, hedged in, cut off: what games at random seldom come to. */
function crowds(): State[] {
  return openings().flatMap((opening) => Array.from({ length: CROWDS }, (_, at) => crowd(opening, `z ${at + CROWDS}`)));
}

/** Among these is a flank that is protected only as seen from where the charger declared. */
const CROWDS = 8;

/** SH-FIRE-07. */
const isInRange = (unit: Unit, target: Unit) => distanceBetween(unit, target) <= fireRange(unit);
/** SH-CHARGE-04, SH-ASSAULT-01. */
const isInReach = (unit: Unit, target: Unit) =>
  !isArtillery(unit) && distanceBetween(unit, target) <= Math.max(2, movementFactor(unit));

/** Every two enemies who may meet so in these positions, whoever moves. */
function* pairs(
  mayMeet: (unit: Unit, target: Unit) => boolean,
): Generator<{ readonly now: State; readonly unit: string; readonly target: string; readonly by: Side }> {
  for (const position of [...openings(), ...MET, ...crowds()]) {
    for (const by of SIDES) {
      const now = turnOf(position, by);
      for (const unit of now.units.filter(({ side }) => side === by)) {
        for (const target of now.units.filter(({ side }) => side !== by)) {
          if (mayMeet(unit, target)) yield { now, unit: unit.id, target: target.id, by };
        }
      }
    }
  }
}

test('SH-FACTOR-01, -16 to -29 a shot', () => {
  let shots = 0;
  for (const { now, unit, target, by } of pairs(isInRange)) {
    const made = rollOf(now, `${unit} fire ${target}`, by, isA('fire'));
    if (!made) continue;
    expectSame('fire', throwOf('fire').now(now, unit, target), made.roll, now);
    shots += 1;
  }
  expect(shots).toBeGreaterThan(100);
});

test('SH-FACTOR-01, -07 to -18, SH-OUTFLANK-03, SH-REACT-12 the blow of a charge or an assault, the test before it, and the return blow', () => {
  const blows = { charge: 0, assault: 0 };
  let reactions = 0;
  let backs = 0;
  for (const { now, unit, target, by } of pairs(isInReach)) {
    const said = throwOf('melee').now(now, unit, target);
    const how = said instanceof Refusal ? 'charge' : textOf((said['how'] as readonly string[])[0]);
    const made = rollOf(now, `${unit} ${how} ${target}`, by, isA('shock', 'melee'));
    if (made?.roll.unit !== unit || made.roll.about['target'] !== target) continue;
    expectSame('melee', said, made.roll, now);
    const reaction = how === 'charge' ? rollOf(now, `${unit} charge ${target}`, by, isA('morale')) : undefined;
    if (reaction?.roll.about['reason'] === 'reaction') {
      expectSame(
        'morale',
        throwOf('morale').now(reaction.state, target, unit, { began: now }),
        reaction.roll,
        reaction.state,
      );
      reactions += 1;
    }
    blows[how as keyof typeof blows] += 1;
    const back = rollOf(now, `${unit} ${how} ${target}`, by, isBlowBack);
    if (!back) continue;
    expectSame('melee', said, back.roll, now, 1);
    backs += 1;
  }
  expect(backs).toBeGreaterThan(40);
  expect(reactions).toBeGreaterThan(50);
  expect(blows.charge).toBeGreaterThan(20);
  expect(blows.assault).toBeGreaterThan(20);
});
