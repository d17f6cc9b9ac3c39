/** Looking at what a person named on a table, without changing it. */
import { looking } from '../../kernel/looking.ts';
import { type Noun, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Look } from '../../kernel/ruleset.ts';
import { quoted } from '../../kernel/text/quoted.ts';
import { fold } from '../../kernel/text/tokens.ts';
import type { Ground } from './land.ts';
import { pointNamed } from './named.ts';
import type { People } from './people.ts';
import { spotOf } from './spoken.ts';

interface Called {
  readonly id: string;
  readonly name: Noun;
}

/** What a rulebook adds. */
interface Looks<S, U> {
  readonly people: People<S, U>;
  /** The clauses of units that are lost, and of their names. */
  readonly clauses: { readonly lost: string; readonly names: string };
  readonly apart: (now: S, from: U | string, to: U | string) => Look;
  readonly threats: (now: S, unit: U) => Look;
  /** What a unit is, and what it can do now. */
  readonly card: (now: S, unit: U) => Look;
}

/** A unit is named by its short name, a place by its square or by the ground there. */
export function looksOn<S extends { readonly field: Ground; readonly gone: readonly Called[] }, U extends Called>(
  book: Looks<S, U>,
) {
  function unitNamed(now: S, typed: string): U | Refusal {
    const isCalled = ({ id }: Called) => fold(id) === fold(typed.trim());
    const unit = book.people.everyone.of(now).find(isCalled);
    if (unit) return unit;
    const lost = now.gone.find(isCalled);
    return lost
      ? new Refusal(book.clauses.lost, phrase('refuse-dead-unit', { unit: lost.name }))
      : new Refusal(book.clauses.names, phrase('refuse-table-name', { word: quoted(typed) }));
  }

  const looks = looking<S, U>({
    unit: unitNamed,
    end: (now, typed) => {
      const point = pointNamed(now.field, typed);
      const found = unitNamed(now, typed);
      return found instanceof Refusal && point ? spotOf(point) : found;
    },
    spot: (unit) => spotOf(book.people.placed(unit).front),
    apart: book.apart,
    threats: book.threats,
  });
  return {
    ...looks,
    unitNamed,
    unitLook: (now: S, typed: string): Look | Refusal => {
      const unit = unitNamed(now, typed);
      return unit instanceof Refusal ? unit : book.card(now, unit);
    },
  };
}
