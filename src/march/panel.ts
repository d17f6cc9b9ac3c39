/** The panel of orders in centimetres: what it adds to the one of every book. */
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
import { shortClauses } from '../kernel/text/clauses.ts';
import { bilingual } from '../kernel/text/quoted.ts';
import { type Legged, legPanel, type LegPanel } from './panel-legs.ts';
import type { Proposal } from './proposals.ts';

/** Who is on the table, and where. */
interface People<S, U> {
  readonly named: (now: S, id: string) => U | undefined;
  readonly spots: Panel<S>['spots'];
}

/** What a book in centimetres says of its panel. */
interface Book<S, O, U> extends Pick<Panel<S>, 'begun' | 'noun' | 'rows'> {
  readonly people: People<S, U>;
  readonly grammar: Grammar<S, O>;
  /** The spot of a place, as pictures write it. */
  readonly spotOf: (at: Point) => Spot;
  /** Whole orders that are proposed to a unit, in rows. */
  readonly proposals: (now: S, who: U) => readonly { readonly says: Phrase; readonly of: readonly Proposal<O>[] }[];
  /** What the player should know about a unit. */
  readonly about: (now: S, who: U) => readonly Phrase[];
  /** Orders whose wording already says why they are proposed. */
  readonly isPlain: (order: O) => boolean;
  /** A whole move straight on: what is tried to find out why no move is proposed, or why a unit can do nothing. */
  readonly stride: (now: S, who: U) => O;
  /** Orders that consist of straight legs; or what the book makes of legs of its own. */
  readonly legged: Legged<S, O> | LegPanel<S>;
  /** What may be typed instead of pressing, if it is not what every book understands. */
  readonly example?: Phrase;
  /** For verbs that say too little on a button of their own. */
  readonly verbSays?: (word: string, now: S, id: string) => Phrase | undefined;
  /** Changes to the words of an order. */
  readonly toggles?: (order: O, scope: Scope<S>) => readonly PressRow[];
}

/** Numbered proposals first, then every verb that leads to more. */
export function tablePanel<S, O, U>(book: Book<S, O, U>): Panel<S> {
  const { grammar, people, spotOf, isPlain, stride, legged, verbSays, toggles, example } = book;
  const { noun, rows, begun } = book;
  const { spots } = people;
  const whoIs = (now: S, id: string): U => {
    const who = people.named(now, id);
    if (who === undefined) throw new Error(`no ${id} on the table`);
    return who;
  };
  const proposals = (now: S, id: string) => book.proposals(now, whoIs(now, id));
  const wholes = (now: S, id: string): PressRow[] =>
    proposals(now, id).map(({ says, of }) => ({
      says,
      presses: of.map((each): Press => {
        const whys = isPlain(each.order) ? [] : [each.says];
        const text = grammar.write(each.order);
        return { text, says: orderSays(text, id, whys), place: { at: spotOf(each.at), what: each.what } };
      }),
    }));
  /** An order of a unit, without the unit. */
  const orderSays = (text: string, id: string, whys: readonly Phrase[]): Phrase => {
    const [en, fr] = (['en', 'fr'] as const).map((each) => grammar.showOrder(text, each).slice(id.length + 1));
    return proposedSays({ en: en!, fr: fr! }, whys);
  };
  /** What has been chosen for the unit. */
  const chosenPhrase = (now: S, id: string, node: Branch, subject: Branch): Phrase => {
    const word = node.grown.canonical.slice(subject.grown.canonical.length + 1);
    // Another name than that of the button that leads a step back.
    if (word === 'back') return phrase('march-verb-back');
    return verbSays?.(word, now, id) ?? proposedSays(added(node, subject), []);
  };
  const strideBarred = ({ now, whyNot }: Scope<S>, id: string): Refusal | undefined =>
    whyNot(grammar.write(stride(now, whoIs(now, id))));
  /** Why no move is proposed. */
  const whyStuck = (scope: Scope<S>, id: string): Refusal | undefined =>
    proposals(scope.now, id)[0]?.of.length === 0 ? strideBarred(scope, id) : undefined;
  /** What the refusal of a plain move offers instead. */
  const twins = (scope: Scope<S>, id: string): PressRow => {
    const texts = whyStuck(scope, id)?.instead.filter((text) => !scope.whyNot(text)) ?? [];
    return {
      says: phrase('panel-instead'),
      presses: texts.map((text): Press => ({ text, says: orderSays(text, id, []) })),
    };
  };
  const legs = 'step' in legged ? legged : legPanel({ grammar, legged, spots, spotOf, typedFrom: typedOrder });
  return {
    noun,
    rows,
    begun,
    spots,
    branches: grammar.branches,
    asksUnit: phrase('compose-asks-unit'),
    unitSays: (now, id) => phrase('compose-member', { unit: noun(now, id), id }),
    whyIdle: (scope, unit) =>
      isOpen(unit, (text) => !scope.whyNot(text)) ? undefined : strideBarred(scope, unit.grown.canonical),
    about: (scope, draft) => {
      const stuck = whyStuck(scope, draft.id);
      return [...book.about(scope.now, whoIs(scope.now, draft.id)), ...(stuck ? [stuckPhrase(stuck)] : [])];
    },
    wholes: (scope, { id }) => [twins(scope, id), ...wholes(scope.now, id)],
    verbs: (scope, { id, subject }) => {
      const shown = [twins(scope, id), ...wholes(scope.now, id)].flatMap(({ presses }) =>
        presses.map(({ text }) => text),
      );
      return subject.grown.branches().flatMap((verb): Press[] => {
        const ways = waysOf(scope, verb);
        if (ways.every(({ grown }) => shown.includes(grown.canonical))) return [];
        const says = chosenPhrase(scope.now, id, verb, subject);
        const [only, another] = ways;
        if (!only || another || only === verb) return [{ text: verb.grown.canonical, says }];
        const { en, fr } = added(only, verb);
        return [
          { text: only.grown.canonical, says: phrase('march-verb-only', { verb: says, words: bilingual(en, fr) }) },
        ];
      });
    },
    typing: ({ now, by }, { text }, rows) =>
      typedOrder(rows, example ?? phrase('march-type-example'), (word) => {
        const tried = ['', 'advance ', 'to '].map((verb) => grammar.orders(`${text} ${verb}${word}`, now, by));
        const read = tried.find((each) => !(each instanceof Refusal)) ?? tried[/^\s*-?[\d½]/u.test(word) ? 1 : 0]!;
        return read instanceof Refusal ? read : read.map((each) => each.text).join('; ');
      }),
    values: ({ now }, { id, node, subject }, open) => ({
      asks: phrase('compose-asks-verb', { unit: noun(now, id), id }),
      lines: [chosenPhrase(now, id, node, subject)],
      rows: [{ presses: open.map((each) => branchPress(each, node)) }],
      isPlace: true,
    }),
    toggles: (scope, text) => {
      const order = grammar.parse(text);
      return order instanceof Refusal ? [] : [...(toggles?.(order, scope) ?? []), ...legs.rows(scope, text)];
    },
    told: legs.told,
    step: legs.step,
    onward: (_, { node }, open) => open.map((each) => branchPress(each, node)),
  };
}

/** Why a unit may not simply go on. */
function stuckPhrase({ says, clause }: Refusal): Phrase {
  return phrase('compose-why-not', { why: says, clause: shortClauses(clause) });
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

/** The number of a proposal, or an order's words; what is not an order yet is refused with what it could be. */
export function typedOrder(
  rows: readonly PressRow[],
  example: Phrase,
  read: (word: string) => string | Refusal,
): Typed {
  const numbered = rows.flatMap(({ presses }) => presses.filter(({ place, refusal }) => place && !refusal));
  return {
    says: phrase('march-type'),
    example,
    take: (word) => numbered[Number(/^\s*(\d+)\s*$/u.exec(word)?.[1]) - 1]?.text ?? read(word),
  };
}
