/** The panel of orders in centimetres: what it adds to the one of every book. */
import { CENTIMETRE, type Length } from '../field/length.ts';
import type { Point } from '../field/point.ts';
import type { Press, PressRow, Typed } from '../kernel/compose.ts';
import { added, type Branch, isOpen } from '../kernel/grammar/branch.ts';
import type { Grammar } from '../kernel/grammar/grammar.ts';
import { noteOf } from '../kernel/grammar/offered.ts';
import type { Panel } from '../kernel/grammar/panel.ts';
import { leavesOf, type Scope } from '../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Spot } from '../kernel/spot.ts';
import { bilingual } from '../kernel/text/quoted.ts';
import type { Leg } from './legs.ts';
import type { Proposal } from './proposals.ts';

/** What a book in centimetres says of its panel. */
interface Book<S, O> extends Pick<Panel<S>, 'begun' | 'noun' | 'spots' | 'place' | 'about' | 'rows'> {
  readonly grammar: Grammar<S, O>;
  /** The spot of a place, as pictures write it. */
  readonly spotOf: (at: Point) => Spot;
  /** Whole orders that are proposed to a unit, in rows. */
  readonly proposals: (now: S, id: string) => readonly { readonly says: Phrase; readonly of: readonly Proposal<O>[] }[];
  /** Orders whose wording already says why they are proposed. */
  readonly isPlain: (order: O) => boolean;
  /** What is tried to find out why a unit can do nothing. */
  readonly idle: string;
  /** For verbs that say too little on a button of their own. */
  readonly verbSays?: (word: string, now: S, id: string) => Phrase | undefined;
  /** Changes to the same order: longer, or with other words. */
  readonly toggles: (order: O, whyNot: Scope<S>['whyNot'], scope: Scope<S>) => readonly PressRow[];
}

/** Numbered proposals first, then every verb that leads to more. */
export function tablePanel<S, O>(book: Book<S, O>): Panel<S> {
  const { grammar, spotOf, isPlain, proposals, idle, verbSays, ...rest } = book;
  const wholes = (now: S, id: string): PressRow[] =>
    proposals(now, id).map(({ says, of }) => ({
      says,
      presses: of.map((each): Press => {
        const [en, fr] = (['en', 'fr'] as const).map((language) =>
          grammar.render(each.order, language).slice(id.length + 1),
        );
        return {
          text: grammar.write(each.order),
          says: proposedSays({ en: en!, fr: fr! }, isPlain(each.order) ? [] : [each.says]),
          place: { at: spotOf(each.at), what: each.what },
        };
      }),
    }));
  /** What has been chosen for the unit. */
  const soFar = (now: S, id: string, node: Branch, subject: Branch): Phrase =>
    verbSays?.(node.grown.canonical.slice(subject.grown.canonical.length + 1), now, id) ??
    proposedSays(added(node, subject), []);
  return {
    ...rest,
    branches: grammar.branches,
    typed: phrase('march-type'),
    asksUnit: phrase('compose-asks-unit'),
    unitSays: (now, id) => phrase('compose-member', { unit: book.noun(now, id), id }),
    whyIdle: ({ whyNot }, unit) =>
      isOpen(unit, (text) => !whyNot(text)) ? undefined : whyNot(`${unit.grown.canonical} ${idle}`),
    wholes: ({ now }, { id }) => wholes(now, id),
    verbs: (scope, { id, subject }) => {
      const shown = wholes(scope.now, id).flatMap(({ presses }) => presses.map(({ text }) => text));
      const further = subject.grown
        .branches()
        .filter((verb) => waysOf(scope, verb).some(({ grown }) => !shown.includes(grown.canonical)));
      return further.map((verb) => ({ text: verb.grown.canonical, says: soFar(scope.now, id, verb, subject) }));
    },
    typing: ({ now, by }, { text }, rows) =>
      typedOrder(rows, 'H7', (word) => {
        const tried = ['', 'advance ', 'to '].map((verb) => grammar.orders(`${text} ${verb}${word}`, now, by));
        const read = tried.find((each) => !(each instanceof Refusal)) ?? tried[/^\s*-?[\d½]/u.test(word) ? 1 : 0]!;
        return read instanceof Refusal ? read : read.map((each) => each.text).join('; ');
      }),
    values: ({ now }, { id, node, subject }, open) => ({
      asks: phrase('compose-asks-verb', { unit: book.noun(now, id), id }),
      lines: [soFar(now, id, node, subject)],
      rows: [{ presses: open.map((each) => branchPress(each, node)) }],
      isPlace: true,
    }),
    toggles: (scope, text) => {
      const order = grammar.parse(text);
      return order instanceof Refusal ? [] : book.toggles(order, scope.whyNot, scope);
    },
    onward: (_, { node }, open) => open.map((each) => branchPress(each, node)),
  };
}

/** The first legal orders of a verb; if it is refused alone, with what may follow it. */
function waysOf<S>(scope: Scope<S>, verb: Branch): Branch[] {
  const alone = leavesOf(scope, [verb]);
  return alone.length > 0 || !verb.isWhole ? alone : leavesOf(scope, verb.grown.branches());
}

function branchPress(each: Branch, before: Branch): Press {
  const more = each.more ?? noteOf(each);
  return { text: each.grown.canonical, says: proposedSays(added(each, before), more ? [more] : []) };
}

/** `Advance 12: straight on`. */
function proposedSays({ en, fr }: { readonly en: string; readonly fr: string }, whys: readonly Phrase[]): Phrase {
  const words = bilingual(en, fr);
  return whys.length === 0 ? phrase('compose-verb', { words }) : phrase('march-proposed', { words, whys });
}

const STEPS: readonly Length[] = [-1, -0.5, 0.5, 1].map((step) => step * CENTIMETRE);

/** The same order, its last leg a little longer or shorter. */
export function lengthRow(
  legs: readonly Leg[],
  textWith: (legs: readonly Leg[]) => string,
  whyNot: (text: string) => Refusal | undefined,
): PressRow {
  const last = legs.at(-1)!;
  const presses = STEPS.flatMap((step): Press[] => {
    const by = last.by + step;
    const text = textWith([...legs.slice(0, -1), { ...last, by }]);
    const says = phrase(step > 0 ? 'march-longer' : 'march-shorter', { by: Math.abs(step) / CENTIMETRE });
    return by <= 0 || whyNot(text) ? [] : [{ text, says, isToggle: true }];
  });
  return { says: phrase('march-row-lengths'), presses };
}

/** The number of a proposal, or an order's words; what is not an order yet is refused with what it could be. */
function typedOrder(rows: readonly PressRow[], example: string, read: (word: string) => string | Refusal): Typed {
  const numbered = rows.flatMap(({ presses }) => presses.filter(({ place, refusal }) => place && !refusal));
  return {
    says: phrase('march-type'),
    example,
    take: (word) => numbered[Number(/^\s*(\d+)\s*$/u.exec(word)?.[1]) - 1]?.text ?? read(word),
  };
}
