/** Anything on the table as text: everything that a picture shows, for players who cannot see it. */
import { DIRECTIONS, distance, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import { readerOf } from '../../../kernel/grammar/slot.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Description, Look } from '../../../kernel/ruleset.ts';
import { read } from '../../../kernel/text/reader.ts';
import { EITHER_FIRST, fold } from '../../../kernel/text/tokens.ts';
import { betweenPhrase, waysOut } from '../../../survey/hex/around.ts';
import { describing, refuseTopic } from '../../../survey/hex/describe.ts';
import { awayPhrase } from '../../../survey/hex/spoken.ts';
import { landOf, nearestEnemy, placed } from './land.ts';
import { HEX } from '../language/slots.ts';
import { groundOf } from './ground.ts';
import { conditionLines, reserveLine, standsLine, titleOf } from './unit-card.ts';
import { isOnTable } from '../moves/move.ts';
import { kindOf, named } from '../noun.ts';
import { turnPhrase, unitsForChoice } from './roster.ts';
import { isCharacter, type State, type Unit, unitsAt } from '../state.ts';
import { stepOf } from '../moves/terrain.ts';

/** Friends farther away than this are not named; the most friends and enemies named. */
const NEAR = 4;
const FRIENDS = 6;
const ENEMIES = 3;

export const { describe, topics } = describing<Unit, State>({
  land: landOf,
  troops: ({ units }) => units.filter((unit) => !isCharacter(unit)),
  placed,
  distance: (from, { at }) => distance(hexOf(from), at),
  away: (from, { at }) => awayPhrase(hexOf(from), at, distance(hexOf(from), at)),
  standing,
  inFull: standing,
  who: (_, unit) => who(unit),
  inLine: (now, unit) => phrase('pa-describe-front-unit', { id: unit.id, at: unit.at, near: near(now, unit) }),
  opposite: (now, unit) => {
    const enemies = now.units.filter(
      (each) => each.side !== unit.side && !isCharacter(each) && nearestEnemy(now, each)?.enemy === unit,
    );
    const units = enemies.map((enemy) => friendPhrase(unit, enemy));
    return units.length === 0 ? [] : [phrase('pa-describe-nearest-to', { units })];
  },
  opening: turnPhrase,
  bearings: phrase('pa-describe-bearings'),
  others: (now, side) => {
    const lone = now.units.filter((unit) => isCharacter(unit) && (side === undefined || unit.side === side));
    const head = side === undefined || lone.length === 0 ? [] : [phrase('pa-describe-characters')];
    return [...head, ...lone.map((unit) => standing(now, unit))];
  },
  strength: strengthLines,
  unit: describeUnit,
  named: thingNamed,
  choices: unitsForChoice,
});

function hexOf(place: Unit | Hex): Hex {
  return typeof place === 'string' ? place : place.at;
}

/** One unit on a line of its own: its place, its remaining stands, and who is near. */
function standing(now: State, unit: Unit): Phrase {
  const args = { unit: named(unit), at: unit.at, ground: groundOf(now, unit.at), kind: kindOf(unit) };
  if (isCharacter(unit)) return phrase('pa-describe-character', args);
  const { stands, initial } = unit;
  return phrase('pa-describe-standing', { ...args, stands, initial, near: near(now, unit) });
}

/** PA-GEO-03. */
function near(now: State, unit: Unit): Phrase {
  const found = nearestEnemy(now, unit);
  if (!found) return phrase('pa-describe-none-near');
  return phrase('pa-describe-near', { enemy: found.enemy.id, away: found.away });
}

function who(unit: Unit): Phrase {
  const args = { unit: named(unit), side: phrase(`colour-${unit.side}`) };
  if (isCharacter(unit)) return phrase('pa-describe-who-character', args);
  return phrase('pa-describe-who', { ...args, stands: unit.stands });
}

function friendPhrase(unit: Unit, other: Unit): Phrase {
  const away = awayPhrase(unit.at, other.at, distance(unit.at, other.at));
  return phrase('pa-describe-friend', { unit: named(other), away });
}

function strengthLines(now: State, side: Side, own: readonly Unit[]): Phrase[] {
  const troops = own.filter((unit) => !isCharacter(unit));
  const sum = (of: (unit: Unit) => number) => troops.reduce((total, unit) => total + of(unit), 0);
  const list = (id: string, names: readonly string[]): Phrase[] =>
    names.length === 0 ? [] : [phrase(id, { units: names.map((name) => phrase('describe-id', { id: name })) })];
  const counted = { units: troops.length, stands: sum(({ stands }) => stands), initial: sum(({ initial }) => initial) };
  const toCome = now.reserves.filter(({ unit }) => unit.side === side).map(({ unit }) => unit.id);
  const gone = now.gone.filter((unit) => unit.side === side).map(({ id }) => id);
  return [
    phrase('pa-describe-strength', counted),
    ...list('pa-describe-to-come', toCome),
    ...list('describe-gone', gone),
  ];
}

/** A unit and its surroundings: adjacent friends, the nearest enemies, what lies between, the exits. */
function describeUnit(now: State, unit: Unit, around: (hex: Hex) => Phrase[]): Look {
  const at = phrase('pa-look-at', { at: unit.at, ground: groundOf(now, unit.at) });
  return {
    title: titleOf(unit),
    paragraphs: [
      [...standsLine(unit), at, ...conditionLines(unit)],
      friendLines(now, unit),
      enemyLines(now, unit),
      around(unit.at),
      [waysOut(unit.at, freeAround(now, unit))],
    ],
    frame: { around: unit.at },
  };
}

function nearestOf(unit: Unit, others: readonly Unit[]): Unit[] {
  return others.toSorted((a, b) => distance(unit.at, a.at) - distance(unit.at, b.at));
}

function friendLines(now: State, unit: Unit): Phrase[] {
  const friends = now.units.filter(
    (each) => each !== unit && each.side === unit.side && distance(unit.at, each.at) <= NEAR,
  );
  if (friends.length === 0) return [phrase('pa-describe-no-friends', { n: NEAR })];
  const units = nearestOf(unit, friends).slice(0, FRIENDS);
  return [phrase('pa-describe-friends', { units: units.map((friend) => friendPhrase(unit, friend)) })];
}

function enemyLines(now: State, unit: Unit): Phrase[] {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isCharacter(each));
  if (enemies.length === 0) return [phrase('pa-describe-no-enemies')];
  const lines = nearestOf(unit, enemies)
    .slice(0, ENEMIES)
    .map((enemy) =>
      phrase('pa-describe-enemy', {
        unit: named(enemy),
        kind: kindOf(enemy),
        stands: enemy.stands,
        away: awayPhrase(unit.at, enemy.at, distance(unit.at, enemy.at)),
        between: betweenPhrase(landOf(now), unit.at, enemy.at),
      }),
    );
  return [phrase('describe-enemies'), ...lines];
}

/** PA-TER-03, PA-GAP-07. The neighbours this unit could enter: not closed to it, and without another unit. */
function freeAround(now: State, unit: Unit): Hex[] {
  const next = DIRECTIONS.flatMap((direction) => neighbour(unit.at, direction) ?? []);
  return next.filter(
    (hex) =>
      onMap(now.map, hex) &&
      stepOf(now, unit, unit.at, hex).cost !== 'impassable' &&
      unitsAt(now, hex).every((each) => isCharacter(each) && each.side === unit.side),
  );
}

function thingNamed(now: State, typed: string): Unit | Hex | Description | Refusal {
  const isCalled = ({ id }: { readonly id: string }) => fold(id) === fold(typed);
  const unit = now.units.find(isCalled);
  if (unit) return unit;
  const reserve = now.reserves.find((each) => isCalled(each.unit));
  if (reserve) {
    // PA-RES-01, -02. A unit still off the table has no surroundings.
    const paragraphs = [[...standsLine(reserve.unit), reserveLine(reserve)]];
    const frame = { around: reserve.entries[0]!.at };
    return { what: reserve.unit.id, title: titleOf(reserve.unit), paragraphs, frame };
  }
  const unknown = refuseTopic('PA-ACT-01', typed, now.units[0]?.id ?? '3L');
  const gone = now.gone.find(isCalled);
  if (gone) return isOnTable(now, gone.id) ?? unknown;
  return /^\d+$/.test(typed) ? read(HEX.read(readerOf(typed, EITHER_FIRST, { state: now }))) : unknown;
}
