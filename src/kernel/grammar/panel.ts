/**
 * Building an order with buttons: the unit, the verb, what it is done to, and its continuations. The buttons come from
 * the branches of the growing order; playing them decides whether they are legal.
 */
import type { Mark } from '../../scene/scene.ts';
import { type Composing, filled, type Press, type PressRow, spokenVerb, type Typed } from '../compose.ts';
import { type Noun, type Phrase, phrase } from '../phrase.ts';
import { Refusal, type Side } from '../play.ts';
import type { Spot } from '../spot.ts';
import { pathTo } from '../text/grow.ts';
import { added, type Branch, isOpen, lastWord } from './branch.ts';
import { leavesOf, type Onward, rowsBehind } from './panel-onward.ts';

/** What every step needs. */
export interface Scope<S> {
  readonly now: S;
  readonly by: Side;
  /** It is the enemy's turn: `now` is as if the side's own next one had begun. */
  readonly isAhead: boolean;
  /** Why an order in canonical text is refused now. */
  readonly whyNot: (text: string) => Refusal | undefined;
  /** Units that this person may order. */
  readonly isOwn: (unit: string) => boolean;
}

/** An order so far. */
export interface Draft {
  readonly text: string;
  /** The unit that it is for, and its name. */
  readonly subject: Branch;
  readonly id: string;
  /** Its last branch. */
  readonly node: Branch;
}

/** What a ruleset says of its units and places. */
export interface PanelNames<S> {
  readonly noun: (now: S, id: string) => Noun;
  /** Where a unit stands; none if it is not on the map. */
  readonly spots: (now: S, id: string) => readonly Spot[];
  /** What to type instead of pressing a place, and how it is read. */
  readonly typed: Phrase;
  readonly place: (now: S, word: string) => Spot | Refusal;
}

/** A ruleset's panel. */
export interface Panel<S> extends PanelNames<S>, Onward<S> {
  /** The possible orders, as the order grows; its units also if they have none now. */
  readonly branches: (now: S, by: Side) => readonly Branch[];
  /** The position as if this side's next turn had begun, if it is not its turn. */
  readonly begun: (now: S, by: Side) => S;
  /** A step of the ruleset's own. */
  readonly step?: (scope: Scope<S>, draft: string) => Composing | Refusal | undefined;

  readonly asksUnit: Phrase;
  /** What the player should know before choosing a unit. */
  readonly lines?: (scope: Scope<S>) => readonly Phrase[];
  readonly unitSays: (now: S, id: string) => Phrase;
  /** Units that come first, in a row of their own. */
  readonly first?: { readonly says: Phrase; readonly has: (now: S, id: string) => boolean };
  /** Why a unit can do nothing. */
  readonly whyIdle: (scope: Scope<S>, unit: Branch) => Refusal | undefined;

  /** What the player should know about the unit. */
  readonly about: (scope: Scope<S>, draft: Draft) => readonly Phrase[];
  /** The verbs, and why some are barred; otherwise those of the growing order. */
  readonly verbs?: (scope: Scope<S>, draft: Draft) => readonly Press[];
  /** Who may join the unit. */
  readonly joining?: (scope: Scope<S>, draft: Draft) => PressRow;

  /** What the verb may be done to: `open` is legal. */
  readonly values: (scope: Scope<S>, draft: Draft, open: readonly Branch[]) => Values;
}

interface Values extends Pick<Composing, 'asks' | 'lines' | 'rows'> {
  /** A place may be typed instead. */
  readonly isPlace: boolean;
}

export function composeIn<S>(
  panel: Panel<S>,
  {
    now,
    by,
    isOwn,
    whyNot,
  }: Pick<Scope<S>, 'now' | 'by' | 'isOwn'> & { whyNot: (text: string, now: S, by: Side) => Refusal | undefined },
  draft: string,
): Composing | Refusal {
  const then = panel.begun(now, by);
  const scope = { now: then, by, isOwn, isAhead: then !== now, whyNot: (text: string) => whyNot(text, then, by) };
  if (draft === '') return composeUnits(panel, scope);
  return panel.step?.(scope, draft) ?? stepOf(panel, scope, draft);
}

/** A draft is the beginning of an order, as in the growing order: `3L`, `3L move`, `3L move 0805`. */
function stepOf<S>(panel: Panel<S>, scope: Scope<S>, text: string): Composing | Refusal {
  const why = scope.whyNot(text);
  const path = pathTo(panel.branches(scope.now, scope.by), why ? text : (panel.bare?.(text) ?? text)) ?? [];
  const subject = path.findLast(({ slot }) => slot === 'unit');
  const node = path.at(-1);
  const draft = subject && node && { text, subject, id: lastWord(subject), node };
  if (!why) {
    return {
      asks: phrase('compose-asks-whole'),
      lines: [],
      rows: filled([...(panel.toggles?.(scope, text) ?? []), ...(draft ? rowsBehind(panel, scope, draft, path) : [])]),
      whole: text,
      marks: awaited(panel.spots(scope.now, draft?.id ?? text.split(' ')[0]!)),
    };
  }
  if (!draft) return why;
  return (node === subject ? composeVerbs(panel, scope, draft) : composeValues(panel, scope, draft)) ?? why;
}

/** The units to choose from; a unit that cannot act shows why. */
function composeUnits<S>(panel: Panel<S>, scope: Scope<S>): Composing {
  const { now, by, whyNot, isOwn } = scope;
  const { first } = panel;
  const all = panel.branches(now, by);
  const units = all
    .filter(({ grown, slot }) => slot === 'unit' && isOwn(grown.canonical))
    .map((unit) => press(unit.grown.canonical, panel.unitSays(now, unit.grown.canonical), panel.whyIdle(scope, unit)));
  const foremost = first ? units.filter(({ text }) => first.has(now, text)) : [];
  const [legal, barred] = parted(units.filter((each) => !foremost.includes(each)));
  const ends = all
    .filter(({ isWhole }) => isWhole)
    .map(({ grown: { canonical } }) => press(canonical, phrase('end-turn-label'), whyNot(canonical)));
  return {
    asks: panel.asksUnit,
    lines: panel.lines?.(scope) ?? [],
    rows: filled([
      ...(first ? [{ says: first.says, presses: foremost }] : []),
      { says: phrase('compose-row-units'), presses: legal },
      barred,
      { says: phrase('compose-row-end'), presses: ends },
    ]),
    marks: awaited(units.flatMap(({ text, refusal }) => (refusal ? [] : panel.spots(now, text)))),
  };
}

/** The verbs to choose from. */
function composeVerbs<S>(panel: Panel<S>, scope: Scope<S>, draft: Draft): Composing | Refusal | undefined {
  const { now } = scope;
  const { id, subject } = draft;
  const presses = panel.verbs?.(scope, draft) ?? branchPresses(scope, subject);
  if (presses.length === 0) return panel.whyIdle(scope, subject);
  const [legal, barred] = parted(presses);
  return {
    asks: phrase('compose-asks-verb', { unit: panel.noun(now, id), id }),
    lines: panel.about(scope, draft),
    rows: filled([{ presses: legal }, ...(panel.joining ? [panel.joining(scope, draft)] : []), barred]),
    marks: awaited(panel.spots(now, id)),
  };
}

function branchPresses<S>({ whyNot }: Scope<S>, node: Branch): Press[] {
  return node.grown.branches().map((each) => {
    const { canonical } = each.grown;
    const refusal = isOpen(each, (text) => !whyNot(text)) ? undefined : whyNot(canonical);
    return press(canonical, spokenVerb(added(each, node)), refusal);
  });
}

/** What the verb may be done to, if to anything. */
function composeValues<S>(panel: Panel<S>, scope: Scope<S>, draft: Draft): Composing | undefined {
  const open = leavesOf(scope, draft.node.grown.branches());
  const [first] = open;
  if (!first) return undefined;
  const { isPlace, rows, ...says } = panel.values(scope, draft, open);
  const typed = () => typedPlace(panel, scope.now, (spot) => `${draft.text} ${spot}`, lastWord(first));
  return {
    ...says,
    rows: filled(rows),
    ...(isPlace && { typed: typed() }),
    marks: awaited(panel.spots(scope.now, draft.id)),
  };
}

/** A place typed instead of pressed. */
export function typedPlace<S>(
  { typed, place }: Pick<PanelNames<S>, 'typed' | 'place'>,
  now: S,
  draftWith: (spot: Spot) => string,
  example: string,
): Typed {
  return {
    says: typed,
    example,
    take: (word) => {
      const found = place(now, word);
      return found instanceof Refusal ? new Refusal(found.clause, found.says) : draftWith(found);
    },
  };
}

/** Marks at the spots of those who are to act. */
export function awaited(spots: readonly Spot[]): Mark[] {
  return spots.map((at) => ({ kind: 'awaited', at }));
}

export function press(text: string, says: Phrase, refusal: Refusal | undefined): Press {
  return { text, says, ...(refusal && { refusal }) };
}

function parted(presses: readonly Press[]): readonly [legal: Press[], barred: PressRow] {
  const barred = presses.filter(({ refusal }) => refusal);
  return [presses.filter(({ refusal }) => !refusal), { says: phrase('compose-row-barred'), presses: barred }];
}
