/** Views for a ruleset that only provides its units and where it draws them. */
import { type Playing, whyNot } from '../legality.ts';
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import type { Look, Ruleset } from '../ruleset.ts';
import type { Spot } from '../spot.ts';

type Drawing<S, F, O> = Playing<S, F, O> & Pick<Ruleset<S, F, O>, 'units' | 'draw' | 'suggest'>;

type Looks<S, F, O> = Pick<Ruleset<S, F, O>, 'unit' | 'sight' | 'threats' | 'place' | 'describe' | 'topics'>;

export function looksFrom<S, F, O>(book: Drawing<S, F, O>): Looks<S, F, O> {
  const found = (state: S, name: string) =>
    book.units(state).find((unit) => unit.name.toLowerCase() === name.trim().toLowerCase());

  /** A unit: what it is, where it is, and its possible orders. */
  const unit = (state: S, name: string): Look | Refusal => {
    const known = found(state, name);
    if (!known) return unknown(name);
    const at = spotOf(book, state, known.name);
    const texts = book.suggest(state, known.side).filter((text) => text.startsWith(`${known.name} `));
    const legal = texts.filter((text) => !whyNot(book, text, state, known.side));
    return {
      title: known.says,
      paragraphs: [
        at === undefined ? [phrase('book-off-map')] : [phrase('book-stands', { at })],
        legal.map((text) => phrase('book-text', { text })),
      ].filter((lines) => lines.length > 0),
      frame: at === undefined ? 'whole' : { around: at },
    };
  };

  const all = (state: S): Look => ({
    title: phrase('book-all'),
    paragraphs: [
      book.units(state).map(({ name, says }) => {
        const at = spotOf(book, state, name);
        return at === undefined ? phrase('book-unit-off-map', { says }) : phrase('book-unit-stands', { says, at });
      }),
    ],
    frame: 'whole',
  });

  return {
    unit,
    sight: () => new Refusal('TABLE', phrase('book-no-sight')),
    threats: () => new Refusal('TABLE', phrase('book-no-threats')),
    place: (state, name) => {
      const known = found(state, name);
      return (known && spotOf(book, state, known.name)) ?? unknown(name);
    },
    describe: (state, what) => {
      const look = what.trim() === '' ? all(state) : unit(state, what);
      return look instanceof Refusal ? look : { ...look, what: what.trim() };
    },
    topics: (state) => book.units(state).map(({ name, says }) => ({ name, says })),
  };
}

/** Where the ruleset draws a unit. */
function spotOf<S, F, O>({ draw }: Drawing<S, F, O>, now: S, name: string): Spot | undefined {
  const { pieces } = draw({ now, transcript: [], frame: 'whole' }, ({ id }) => id);
  return pieces.find((piece) => piece.name === name)?.at;
}

function unknown(name: string): Refusal {
  return new Refusal('TABLE', phrase('book-no-unit', { name: name.slice(0, 40) }));
}
