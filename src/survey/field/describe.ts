/**
 * Describes anything on a table in centimetres as text, in the way that all its rulebooks share: the field, a side, the
 * front, a square, named ground, a unit. A rulebook adds what it knows of its units as functions.
 */
import { gap } from '../../field/gap.ts';
import type { Point } from '../../field/point.ts';
import type { Footprint } from '../../field/shape.ts';
import { piecesOf, stretchesOf } from '../../field/ground.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, sidePhrase, SIDES } from '../../kernel/play.ts';
import type { Description, Look } from '../../kernel/ruleset.ts';
import { unitChoice } from '../../kernel/looking.ts';
import { bilingual, quoted } from '../../kernel/text/quoted.ts';
import { topicOf } from '../../kernel/text/topic.ts';
import { fold } from '../../kernel/text/tokens.ts';
import { aroundLines, type Surroundings } from './around.ts';
import {
  extentOf,
  type Ground,
  groundIn,
  groundLine,
  groundLines,
  middleOf,
  type Objective,
  objectiveLines,
  sizeLine,
  type Thing,
  thingPhrase,
} from './land.ts';
import type { People } from './people.ts';
import { alongLine, apartPhrase, axisOf, between, closest, nearestTo, type TableEdge } from './sectors.ts';
import { groundNamed, inSquare, squareAt, type Square, squareNamed, squaresTyped } from './named.ts';
import { besidePhrase, spotOf } from './spoken.ts';

type Names = { readonly en: string; readonly fr: string };

interface Described {
  readonly id: string;
  readonly side: Side;
  readonly name: Noun;
}

interface DescribedState {
  readonly title: Names;
  readonly field: Ground;
  readonly objectives: readonly Objective[];
  readonly armies: Readonly<Record<Side, { readonly name: Names; readonly edge: TableEdge }>>;
}

/** What a rulebook adds. */
interface Describing<S, U> {
  /** The clause of a topic that does not exist. */
  readonly clause: string;
  readonly people: People<S, U>;
  /** The beginning of the field's description. */
  readonly turn: (now: S) => Phrase;
  readonly strength: (now: S, side: Side) => readonly Phrase[];
  /** A unit by itself, and what it sees around it. */
  readonly lines: (now: S, unit: U) => readonly Phrase[];
  readonly around: (now: S, unit: U) => Surroundings<U>;
}

export function describing<U extends Described, S extends DescribedState>(book: Describing<S, U>) {
  const { people } = book;
  const { everyone, isTroop, placed, standing, measuring } = people;
  const inOrder = (now: S, side: Side, areTroops: boolean): U[] =>
    alongLine(
      everyone
        .of(now)
        .filter((unit) => unit.side === side && isTroop(unit) === areTroops)
        .map((unit) => ({ ...placed(unit), unit })),
      axisOf(now.armies[side].edge),
    ).map(({ unit }) => unit);
  const headOf = (now: S, side: Side) =>
    phrase(axisOf(now.armies[side].edge) === 'east' ? 'survey-from-west' : 'survey-from-north');

  /** A side's units from flank to flank; then single people. */
  function sideLines(now: S, side: Side): (readonly Phrase[])[] {
    const [troops, others] = [inOrder(now, side, true), inOrder(now, side, false)];
    if (troops.length + others.length === 0) return [[phrase('survey-nothing-left')]];
    return [
      [headOf(now, side), ...troops.map((unit) => standing(now, unit))],
      others.map((unit) => standing(now, unit)),
    ];
  }

  function fronts(now: S): (readonly Phrase[])[] {
    const near = closest(everyone.of(now).filter(isTroop).map(placed));
    const lines = SIDES.map((side) => {
      const units = [true, false]
        .flatMap((areTroops) => inOrder(now, side, areTroops))
        .map((unit) => people.inLine(now, unit));
      const axis = axisOf(now.armies[side].edge);
      return units.length === 0 ? [] : [phrase('describe-front-side', { side: sidePhrase(side), axis, units })];
    });
    const apart = near && apartPhrase('closest', near, measuring(now));
    return [...lines, apart ? [apart] : []];
  }

  function field(now: S): Look {
    return look(phrase('describe-field', { battle: bilingual(now.title.en, now.title.fr) }), 'whole', [
      [book.turn(now), sizeLine(now.field), phrase('survey-table-numbers')],
      [...groundLines(now.field), ...objectiveLines(now.field, now.objectives)],
      ...fronts(now),
    ]);
  }

  /** The unit, its neighbours along the line, and the enemies to whom it is the nearest. */
  function frontOf(now: S, unit: U): Look {
    const troops = everyone.of(now).filter(isTroop);
    const own = inOrder(now, unit.side, true);
    const at = own.indexOf(unit);
    const beside = [own[at - 1], own[at + 1]].flatMap((each) => (each ? [standing(now, each)] : []));
    const facing = troops.filter(
      (each) =>
        each.side !== unit.side &&
        nearestTo(placed(each), troops.filter(({ side }) => side === unit.side).map(placed))?.placed.id === unit.id,
    );
    return look(phrase('describe-front-of', { unit: unit.name }), { around: spotOf(placed(unit).front) }, [
      [standing(now, unit)],
      beside,
      facing.map((enemy) => standing(now, enemy)),
    ]);
  }

  /** A unit and its surroundings: who and what is near, what lies between, how much room it has. */
  function ofUnit(now: S, unit: U): Look {
    const paragraphs = [book.lines(now, unit), ...aroundLines(people, book.around(now, unit), now, unit)];
    return look(people.title(unit), { around: spotOf(placed(unit).front) }, paragraphs);
  }

  function ofSquare(now: S, { name, middle, ground }: Square): Look {
    const isHere = (unit: U) =>
      inSquare(now.field, placed(unit), name) || placed(unit).grounds.some((own) => gap(own, ground) < 0);
    const here = everyone.of(now).filter(isHere);
    const things = groundIn(now.field, ground).map(thingPhrase);
    return look(
      phrase('describe-square', { square: name, ground: things.length > 0 ? things : [phrase('survey-open')] }),
      { around: spotOf(middle) },
      [
        here.length === 0 ? [phrase('survey-no-units')] : here.map((unit) => standing(now, unit)),
        nearestLines(now, middle, [ground], here),
      ],
    );
  }

  /** The nearest other unit of each side. */
  function nearestLines(now: S, middle: Point, grounds: readonly Footprint[], here: readonly U[]): Phrase[] {
    const from = { grounds };
    const units = SIDES.flatMap((side) => {
      const others = everyone.of(now).filter((unit) => unit.side === side && !here.includes(unit));
      const [nearest] = others.toSorted((a, b) => between(from, placed(a)) - between(from, placed(b)));
      if (!nearest) return [];
      const away = besidePhrase(middle, placed(nearest).front, between(from, placed(nearest)), measuring(now));
      return [phrase('describe-nearest-unit', { who: people.who(nearest), away })];
    });
    return units.length === 0 ? [] : [phrase('describe-nearest', { units })];
  }

  function ofGround(now: S, thing: Thing): Look {
    const pieces = 'outline' in thing ? piecesOf(thing) : stretchesOf(thing);
    const corners = 'outline' in thing ? thing.outline : thing.points;
    const here = everyone
      .of(now)
      .filter((unit) => placed(unit).grounds.some((own) => pieces.some((piece) => gap(own, piece) < 0)));
    const units = here.map((unit) => people.who(unit));
    const middle = middleOf({ outline: corners });
    return look(groundLine(thing, now.field), { around: spotOf(middle) }, [
      [units.length === 0 ? phrase('survey-no-units') : phrase('describe-ground-in', { units })],
      nearestLines(now, middle, pieces, here),
    ]);
  }

  function thing(now: S, typed: string, written: string): Description | Refusal {
    const unit = everyone.of(now).find(({ id }) => isCalled(id, typed));
    if (unit) return { what: unit.id, ...ofUnit(now, unit) };
    const square = squareNamed(now.field, typed);
    if (square) return { what: square.name, ...ofSquare(now, square) };
    const found = groundNamed(now.field, typed);
    if (found && 'kind' in found) return { what: found.name!.en, ...ofGround(now, found) };
    if (found) return { what: found.name.en, ...ofSquare(now, squareAt(now.field, found.at)) };
    const example = everyone.of(now)[0]?.id ?? '3L';
    return new Refusal(
      book.clause,
      phrase('describe-table-unknown', { word: quoted(written), unit: example, side: bilingual('red', 'rouge') }),
    );
  }

  return {
    describe: (now: S, what: string): Description | Refusal => {
      const topic = topicOf(what.replace('/', ' '), (side) => now.armies[side].name);
      if (topic.kind === 'field') return { what: 'field', ...field(now) };
      if (topic.kind === 'side') return { what: topic.side, ...ofSide(now, topic.side) };
      const written = what.trim();
      if (topic.kind === 'thing') return thing(now, what.includes('/') ? written : topic.typed, written);
      if (topic.of === undefined) return { what: 'front', ...look(phrase('describe-front'), 'whole', fronts(now)) };
      const unit = everyone.of(now).find(({ id }) => isCalled(id, topic.of!));
      return unit ? { what: `front ${unit.id}`, ...frontOf(now, unit) } : thing(now, topic.of, topic.of);
    },

    /** Everything that can be described; squares by what was typed so far. */
    topics: (now: S, typed: string): { readonly name: string; readonly says: Phrase }[] => [
      ...everyone.of(now).map(unitChoice),
      ...SIDES.map((side) => ({ name: side, says: sideSays(now, side, 'describe-topic-side') })),
      { name: 'front', says: phrase('describe-topic-front') },
      ...[...now.field.areas, ...now.field.lines].flatMap((each) =>
        each.name === undefined
          ? []
          : [
              {
                name: each.name.en,
                says: phrase('describe-topic-ground', {
                  what: thingPhrase(each),
                  squares: extentOf('outline' in each ? each.outline : each.points, now.field),
                }),
              },
            ],
      ),
      ...squaresTyped(now.field, typed).map(({ name, ground }) => {
        const things = groundIn(now.field, ground).map(thingPhrase);
        return {
          name,
          says: phrase('describe-topic-square', {
            square: name,
            ground: things.length > 0 ? things : [phrase('survey-open')],
          }),
        };
      }),
    ],
  };

  /** A side's strength, and each unit from one flank to the other. */
  function ofSide(now: S, side: Side): Look {
    return look(sideSays(now, side, 'describe-side'), 'whole', [book.strength(now, side), ...sideLines(now, side)]);
  }
}

/** The point in the name of a part, `5H.2`, is lost where words are told apart. */
function isCalled(id: string, typed: string): boolean {
  const plain = (name: string): string => fold(name).replaceAll('.', ' ');
  return plain(id) === plain(typed);
}

/** Empty paragraphs are left out. */
function look(title: Phrase, frame: Look['frame'], paragraphs: readonly (readonly Phrase[])[]): Look {
  return { title, paragraphs: paragraphs.filter((lines) => lines.length > 0), frame };
}

function sideSays({ armies }: Pick<DescribedState, 'armies'>, side: Side, id: string): Phrase {
  const { en, fr } = armies[side].name;
  return phrase(id, { side: sidePhrase(side), army: bilingual(en, fr) });
}
