/**
 * Describes anything on a map as text, in the way that all rulebooks share: the field, a side, the front, a hex, a unit
 * and its surroundings. A rulebook adds what it knows of its units as functions.
 */
import { regionOf } from '../../hex/bearing.ts';
import { type Hex, hexesOf, type Size } from '../../hex/grid.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, sidePhrase, SIDES } from '../../kernel/play.ts';
import type { Description, Look } from '../../kernel/ruleset.ts';
import { bilingual, quoted } from '../../kernel/text/quoted.ts';
import { topicOf } from '../../kernel/text/topic.ts';
import { groundOf, neighbourLines, roadFrom } from './around.ts';
import { groundLines, type Land, roadLines, sizeLine } from './land.ts';
import { axisOf, type Edge, lineOf, type Stand } from './line.ts';
import { closest } from './sectors.ts';
import { sideLines } from './sides.ts';

interface Described {
  readonly id: string;
  readonly side: Side;
  readonly at: Hex;
  readonly name: Noun;
}

interface DescribedState<U> {
  readonly title: { readonly en: string; readonly fr: string };
  readonly map: Size;
  readonly units: readonly U[];
  readonly armies: Readonly<
    Record<Side, { readonly name: { readonly en: string; readonly fr: string }; readonly edge: Edge }>
  >;
}

/** What a rulebook adds. */
export interface Describing<S, U> {
  readonly land: (now: S) => Land;
  /** The units that form lines of battle. */
  readonly troops: (now: S) => readonly U[];
  readonly placed: (unit: U) => Stand;
  readonly distance: (from: U | Hex, to: U) => number;
  readonly away: (from: U | Hex, to: U) => Phrase;
  /** A unit on a line of its own; in a hex; in short. */
  readonly standing: (now: S, unit: U) => Phrase;
  readonly inFull: (now: S, unit: U) => Phrase;
  readonly who: (now: S, unit: U) => Phrase;
  /** A unit in the line, and the enemy that matters to it. */
  readonly inLine: (now: S, unit: U) => Phrase;
  /** The units concerned in the enemy's line. */
  readonly opposite: (now: S, unit: U) => readonly Phrase[];
  /** The beginning of the field's description, and the meaning of the bearings. */
  readonly opening: (now: S) => Phrase;
  readonly bearings: Phrase;
  /** What is on the map, or in one hex, besides terrain. */
  readonly objectives?: (now: S, at?: Hex) => readonly Phrase[];
  /** A side's units off the map, and those outside any line. */
  readonly waiting?: (now: S, side: Side) => readonly Phrase[];
  readonly others?: (now: S, side?: Side) => readonly Phrase[];
  readonly strength: (now: S, side: Side, own: readonly U[]) => readonly Phrase[];
  readonly unit: (now: S, unit: U, around: (hex: Hex) => Phrase[]) => Look;
  /** What was named: a unit, a hex, or something with its own description. */
  readonly named: (now: S, typed: string, isFront: boolean) => U | Hex | Description | Refusal;
  readonly choices: (now: S) => readonly { readonly name: string; readonly says: Phrase }[];
}

export function describing<U extends Described, S extends DescribedState<U>>(book: Describing<S, U>) {
  const { land, placed, standing } = book;
  const waiting = (now: S, side: Side) => book.waiting?.(now, side) ?? [];
  const line = (now: S, units: readonly U[], side: Side) =>
    lineOf(
      units.filter((unit) => unit.side === side).map((unit) => ({ ...placed(unit), unit })),
      now.armies[side].edge,
    );
  const behindSays = ({ stand, of, n }: { stand: Stand; of: Stand; n: number }) =>
    phrase('describe-front-behind', { id: stand.id, at: stand.hexes.join(' + '), of: of.id, n });

  /** A side's first line, from flank to flank, then the units behind it. */
  function frontLines(now: S, side: Side): Phrase[] {
    const { first, behind } = line(now, book.troops(now), side);
    if (first.length === 0) return [];
    const units = first.map(({ stand, gap = 0 }) => {
      const says = book.inLine(now, stand.unit);
      return gap === 0 ? says : phrase('describe-front-gap', { gap: phrase('survey-gap', { n: gap }), unit: says });
    });
    const named = { side: sidePhrase(side) };
    return [
      phrase('describe-front-side', { ...named, axis: axisOf(now.armies[side].edge), units }),
      ...(behind.length === 0 ? [] : [phrase('describe-front-reserve', { ...named, units: behind.map(behindSays) })]),
    ];
  }

  function fronts(now: S): (readonly Phrase[])[] {
    const near = closest(book.troops(now).map(placed));
    return [
      ...SIDES.map((side) => frontLines(now, side)),
      SIDES.flatMap((side) => waiting(now, side)),
      near ? [phrase('survey-closest', { one: near.one.id, other: near.other.id, n: near.n })] : [],
    ];
  }

  function field(now: S): Look {
    const ground = land(now);
    return look(phrase('describe-field', { battle: bilingual(now.title.en, now.title.fr) }), 'whole', [
      [book.opening(now), sizeLine(ground), phrase('survey-numbers'), book.bearings],
      [...groundLines(ground), ...sideLines(ground), ...roadLines(ground), ...(book.objectives?.(now) ?? [])],
      ...fronts(now),
      book.others?.(now) ?? [],
    ]);
  }

  /** The part of the front around a unit: its neighbours in the line, and the enemies it concerns. */
  function frontOf(now: S, unit: U): Look {
    return look(phrase('describe-front-of', { unit: unit.name }), { around: unit.at }, [
      [standing(now, unit), ...book.opposite(now, unit)],
      besideLines(now, unit),
    ]);
  }

  /** The units before and after it in its line; in the second line, the unit in front of it. */
  function besideLines(now: S, unit: U): Phrase[] {
    const { first, behind } = line(now, book.troops(now), unit.side);
    const cover = behind.find(({ stand }) => stand.id === unit.id);
    if (cover) return [behindSays(cover), standing(now, cover.of.unit)];
    const index = first.findIndex(({ stand }) => stand.id === unit.id);
    if (index === -1) return [];
    return (['first', 'last'] as const).map((flank) => {
      const beside = first[flank === 'first' ? index - 1 : index + 1]?.stand.unit;
      if (!beside) return phrase('describe-flank-open', { flank });
      return phrase('describe-neighbour-in-line', { flank, id: beside.id, away: book.away(unit, beside) });
    });
  }

  /** A side's strength, and each unit from one flank to the other. */
  function ofSide(now: S, side: Side): Look {
    const own = now.units.filter((unit) => unit.side === side);
    const reserve = waiting(now, side);
    return look(sideSays(now, side, 'describe-side'), 'whole', [
      [...book.strength(now, side, own), ...reserve],
      ...(own.length === 0 && reserve.length > 0 ? [] : lineParagraphs(now, side)),
    ]);
  }

  /** The first line with its gaps, then the units behind it, then those outside any line. */
  function lineParagraphs(now: S, side: Side): (readonly Phrase[])[] {
    const { first, behind } = line(now, book.troops(now), side);
    if (first.length === 0) return [[phrase('survey-nothing-left')]];
    const head = phrase(axisOf(now.armies[side].edge) === 'east' ? 'survey-from-west' : 'survey-from-north');
    const lines = first.map(({ stand, gap = 0 }) => {
      const says = standing(now, stand.unit);
      if (gap === 0) return says;
      return phrase('describe-standing-gap', { gap: phrase('survey-gap', { n: gap }), standing: says });
    });
    const rear = behind.map(({ stand, of, n }) =>
      phrase('describe-standing-behind', { standing: standing(now, stand.unit), of: of.id, n }),
    );
    return [
      [head, ...lines],
      rear.length === 0 ? [] : [phrase('describe-second-line'), ...rear],
      book.others?.(now, side) ?? [],
    ];
  }

  /** A hex's content, its units, what lies around it, and the nearest units. */
  function ofHex(now: S, hex: Hex): Look {
    const here = now.units.filter((unit) => placed(unit).hexes.includes(hex));
    return look(phrase('describe-hex', { hex, ground: groundOf(land(now), hex) }), { around: hex }, [
      [
        ...(here.length === 0 ? [phrase('survey-no-units')] : here.map((unit) => book.inFull(now, unit))),
        ...(book.objectives?.(now, hex) ?? []),
        ...roadFrom(land(now), hex),
        phrase('describe-hex-region', { region: phrase(`region-${regionOf(now.map, [hex])}`) }),
      ],
      around(now, hex),
      nearestLines(now, hex),
    ]);
  }

  /** The six neighbours, with the units there. */
  function around(now: S, hex: Hex): Phrase[] {
    const who = (at: Hex) =>
      now.units.filter((unit) => placed(unit).hexes.includes(at)).map((unit) => book.who(now, unit));
    return neighbourLines({ land: land(now), who }, hex);
  }

  /** The nearest other unit of each side. */
  function nearestLines(now: S, hex: Hex): Phrase[] {
    const units = SIDES.flatMap((side) => {
      const others = book.troops(now).filter((unit) => unit.side === side && book.distance(hex, unit) > 0);
      const [nearest] = others.toSorted((a, b) => book.distance(hex, a) - book.distance(hex, b));
      if (!nearest) return [];
      return [phrase('describe-nearest-unit', { who: book.who(now, nearest), away: book.away(hex, nearest) })];
    });
    return units.length === 0 ? [] : [phrase('describe-nearest', { units })];
  }

  return {
    describe: (now: S, what: string): Description | Refusal => {
      const topic = topicOf(what, (side) => now.armies[side].name);
      if (topic.kind === 'field') return { what: 'field', ...field(now) };
      if (topic.kind === 'side') return { what: topic.side, ...ofSide(now, topic.side) };
      const isFront = topic.kind === 'front';
      if (isFront && topic.of === undefined) {
        return { what: 'front', ...look(phrase('describe-front'), 'whole', fronts(now)) };
      }
      const thing = book.named(now, isFront ? topic.of! : topic.typed, isFront);
      if (thing instanceof Refusal) return thing;
      if (typeof thing === 'string') return { what: thing, ...ofHex(now, thing) };
      if ('paragraphs' in thing) return thing;
      if (isFront) return { what: `front ${thing.id}`, ...frontOf(now, thing) };
      return { what: thing.id, ...book.unit(now, thing, (hex) => around(now, hex)) };
    },

    /** Everything that can be described; hexes by the digits typed so far. */
    topics: (now: S, typed: string): { readonly name: string; readonly says: Phrase }[] => [
      ...book.choices(now),
      ...SIDES.map((side) => ({ name: side, says: sideSays(now, side, 'describe-topic-side') })),
      { name: 'front', says: phrase('describe-topic-front') },
      ...hexesTyped(typed, hexesOf(now.map)).map((hex) => ({
        name: hex,
        says: phrase('describe-topic-hex', { hex, ground: groundOf(land(now), hex) }),
      })),
    ],
  };
}

/** Hexes by the digits typed so far, up to Discord's limit. */
function hexesTyped(typed: string, hexes: readonly Hex[]): Hex[] {
  const digits = typed.trim();
  return /^\d{1,4}$/.test(digits) ? hexes.filter((hex) => hex.startsWith(digits)).slice(0, 25) : [];
}

/** Empty paragraphs are left out. */
function look(title: Phrase, frame: Look['frame'], paragraphs: readonly (readonly Phrase[])[]): Look {
  return { title, paragraphs: paragraphs.filter((lines) => lines.length > 0), frame };
}

function sideSays({ armies }: Pick<DescribedState<unknown>, 'armies'>, side: Side, id: string): Phrase {
  const { en, fr } = armies[side].name;
  return phrase(id, { side: sidePhrase(side), army: bilingual(en, fr) });
}

/** There is nothing of this name; gives an example of each kind of topic. */
export function refuseTopic(clause: string, typed: string, unit: string): Refusal {
  return new Refusal(
    clause,
    phrase('describe-unknown', { word: quoted(typed), unit, side: bilingual('red', 'rouge') }),
  );
}
