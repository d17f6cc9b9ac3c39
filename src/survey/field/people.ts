/** Units of a table in words, as all its rulebooks say them: on a line of their own, in their line of battle, in the roster. */
import { unitChoice } from '../../kernel/looking.ts';
import { type Noun, type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Side, sidePhrase, SIDES } from '../../kernel/play.ts';
import type { Look } from '../../kernel/ruleset.ts';
import type { Spot } from '../../kernel/spot.ts';
import { squareOf } from '../../march/resolve.ts';
import { byNumber } from '../../march/sides.ts';
import type { FieldMark } from '../../scene/field.ts';
import type { Everyone } from '../everyone.ts';
import { type Ground, groundPhrases } from './land.ts';
import { nearPhrase, type Placed } from './sectors.ts';
import { headingPhrase, type Measuring, spotOf } from './spoken.ts';

interface Named {
  readonly id: string;
  readonly side: Side;
  readonly name: Noun;
}

interface Inhabited {
  readonly field: Ground;
}

/** What a rulebook knows of its units. Single people are all that are no troops: a leader, a musician. */
interface Known<S, U> {
  readonly everyone: Everyone<S, U>;
  readonly isTroop: (who: U) => boolean;
  readonly placed: (who: U) => Placed;
  readonly kind: (who: U) => Phrase;
  /** How it is formed up; of single people, that they are. */
  readonly order: (who: U) => Phrase;
  /** Its figures or stands. */
  readonly size: (who: U) => number;
  /** What is unusual about a troop. */
  readonly states?: (who: U) => readonly Phrase[];
  /** Of distances between enemies; default: open. */
  readonly measuring?: (now: S) => Measuring;
  /** A side's units as the roster lists them; default: by their numbers. */
  readonly listed?: (own: readonly U[]) => readonly U[];
  /** Messages for a troop: on a line of its own, there with `states`, in its line of battle, in brackets. */
  readonly words: {
    readonly standing: string;
    readonly unusual?: string;
    readonly inLine: string;
    readonly who: string;
  };
  /** Messages of the roster, where a troop and a single person are not said as elsewhere. */
  readonly roster?: { readonly troop: string; readonly one: string };
}

export interface People<S, U>
  extends Required<Pick<Known<S, U>, 'everyone' | 'isTroop' | 'placed' | 'kind' | 'order'>> {
  readonly measuring: (now: S) => Measuring;
  /** With the enemy that matters to it. */
  readonly standing: (now: S, who: U) => Phrase;
  readonly inLine: (now: S, who: U) => Phrase;
  readonly who: (who: U) => Phrase;
  readonly short: (who: U, field: Ground) => Phrase;
  readonly title: (who: U) => Phrase;
  readonly named: (now: S, id: string) => U | undefined;
  /** Where a unit is, as pictures write it. */
  readonly spots: (now: S, id: string) => Spot[];
  readonly roster: (now: S) => Phrase[];
  readonly choices: (now: S) => ReturnType<typeof unitChoice>[];
  readonly card: (who: U, paragraphs: readonly (readonly Phrase[])[], marks?: readonly FieldMark[]) => Look;
}

export function peopleOf<S extends Inhabited, U extends Named>(book: Known<S, U>): People<S, U> {
  const { everyone, isTroop, placed, kind, order, size, words, measuring = () => 'open' } = book;
  const { listed = (own) => own.toSorted(byNumber) } = book;
  const { troop, one } = book.roster ?? { troop: 'shared-short-unit', one: 'shared-short-one' };

  const named = (now: S, id: string): U | undefined => everyone.of(now).find((who) => who.id === id);

  function standing(now: S, who: U): Phrase {
    const own = placed(who);
    const enemies = everyone.of(now).filter((each) => each.side !== who.side && isTroop(each));
    const args = {
      unit: who.name,
      side: phrase(`colour-${who.side}`),
      kind: kind(who),
      square: squareOf(own.front, now.field),
      ground: groundPhrases(now.field, own.front),
      near: nearPhrase(own, enemies.map(placed), measuring(now)),
    };
    if (!isTroop(who)) return phrase('shared-standing-one', args);
    const how = { ...args, n: size(who), formation: order(who), facing: headingPhrase(own.front.heading) };
    const states = book.states?.(who) ?? [];
    return states.length === 0 ? phrase(words.standing, how) : phrase(words.unusual!, { ...how, states });
  }

  function inLine({ field }: S, who: U): Phrase {
    const args = { id: who.id, kind: kind(who), square: squareOf(placed(who).front, field) };
    return isTroop(who)
      ? phrase(words.inLine, { ...args, n: size(who), formation: order(who) })
      : phrase('shared-in-line-one', args);
  }

  function short(who: U, field: Ground): Phrase {
    const args = { id: who.id, n: size(who), square: squareOf(placed(who).front, field) };
    return phrase(isTroop(who) ? troop : one, args);
  }

  function title(who: U): Phrase {
    const id = who.name.en.name === who.id ? 'shared-look-unnamed' : 'shared-unit';
    return phrase(id, { unit: who.name, id: who.id, side: sidePhrase(who.side), kind: kind(who) });
  }

  return {
    everyone,
    isTroop,
    placed,
    kind,
    order,
    measuring,
    standing,
    inLine,
    who: (who) => {
      const args = { unit: who.name, side: phrase(`colour-${who.side}`), kind: kind(who), n: size(who) };
      return phrase(isTroop(who) ? words.who : 'shared-who-one', args);
    },
    short,
    title,
    named,
    spots: (now, id) => {
      const who = named(now, id);
      return who ? [spotOf(placed(who).front)] : [];
    },
    roster: (now) =>
      SIDES.map((side) => {
        const own = listed(everyone.of(now).filter((who) => who.side === side));
        return phrase('roster', { side: sidePhrase(side), units: own.map((who) => short(who, now.field)) });
      }),
    choices: (now) => everyone.of(now).map(unitChoice),
    /** Paragraphs with nothing in them are left out. */
    card: (who, paragraphs, marks = []) => {
      const at = spotOf(placed(who).front);
      return {
        title: title(who),
        paragraphs: paragraphs.filter((lines) => lines.length > 0),
        frame: { around: at },
        marks: [{ kind: 'awaited', at, name: who.id }, ...marks],
      };
    },
  };
}
