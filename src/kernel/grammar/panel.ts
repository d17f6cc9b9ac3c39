/**
 * Building an order with buttons: the unit, the verb, what it is done to, and its continuations. The buttons come from
 * the branches of the growing order; playing them decides whether they are legal.
 */
import { type Composing, filled, type Press, type PressRow, spokenVerb, type Typed } from '../compose.ts';
import { type Phrase, phrase } from '../phrase.ts';
import type { Refusal, Side } from '../play.ts';
import { pathTo } from '../text/grow.ts';
import { added, type Branch, isOpen, lastWord } from './branch.ts';
import { type Onward, rowsBehind } from './panel-onward.ts';
import {
  awaited,
  type Draft,
  leavesOf,
  type PanelNames,
  type PlaceNames,
  press,
  type Scope,
  typedPlace,
} from './panel-step.ts';

/** A ruleset's panel. Places may be typed on it; or what may be typed is the ruleset's own. */
export type Panel<S> = Steps<S> & ((PlaceNames<S> & { readonly typing?: undefined }) | Typing<S>);

interface Typing<S> {
  /** What may be typed instead of pressing one of these rows. */
  readonly typing: (scope: Scope<S>, draft: Draft, rows: readonly PressRow[]) => Typed;
}

interface Steps<S> extends PanelNames<S>, Onward<S> {
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
  /** Units that come first, in a row of their own, and what the row of the others is called. */
  readonly first?: {
    readonly says: Phrase;
    readonly has: (now: S, id: string) => boolean;
    readonly others?: Phrase;
  };
  /** Why a unit can do nothing. */
  readonly whyIdle: (scope: Scope<S>, unit: Branch) => Refusal | undefined;

  /** What the player should know about the unit. */
  readonly about: (scope: Scope<S>, draft: Draft) => readonly Phrase[];
  /** Whole orders that come before the verbs. */
  readonly wholes?: (scope: Scope<S>, draft: Draft) => readonly PressRow[];
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

/** As a ruleset composes. `whyNot` tries an order on a position. In the enemy's turn it is as if the side's next one had begun. */
export function composeBy<S>(panel: Panel<S>) {
  return (
    now: S,
    by: Side,
    draft: string,
    isOwn: Scope<S>['isOwn'],
    whyNot: (text: string, now: S, by: Side) => Refusal | undefined,
  ): Composing | Refusal => {
    const then = panel.begun(now, by);
    const scope = { now: then, by, isOwn, isAhead: then !== now, whyNot: (text: string) => whyNot(text, then, by) };
    if (draft === '') return composeUnits(panel, scope);
    return panel.step?.(scope, draft) ?? stepOf(panel, scope, draft);
  };
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
      lines: panel.told?.(scope, text) ?? [],
      rows: filled([...(panel.toggles?.(scope, text) ?? []), ...(draft ? rowsBehind(panel, scope, draft, path) : [])]),
      whole: text,
      marks: ring(panel, scope.now, draft?.id ?? text.split(' ')[0]!),
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
      { says: first?.others ?? phrase('compose-row-units'), presses: legal },
      barred,
      { says: phrase('compose-row-end'), presses: ends },
    ]),
    marks: units.flatMap(({ text, refusal }) => (refusal ? [] : ring(panel, now, text))),
  };
}

/** The verbs to choose from. */
function composeVerbs<S>(panel: Panel<S>, scope: Scope<S>, draft: Draft): Composing | Refusal | undefined {
  const { now } = scope;
  const { id, subject } = draft;
  const presses = panel.verbs?.(scope, draft) ?? branchPresses(scope, subject);
  const wholes = filled(panel.wholes?.(scope, draft) ?? []);
  if (presses.length === 0 && wholes.length === 0) return panel.whyIdle(scope, subject);
  const [legal, barred] = parted(presses);
  return {
    asks: phrase('compose-asks-verb', { unit: panel.noun(now, id), id }),
    lines: panel.about(scope, draft),
    rows: filled([...wholes, { presses: legal }, ...(panel.joining ? [panel.joining(scope, draft)] : []), barred]),
    ...(panel.typing && { typed: panel.typing(scope, draft, wholes) }),
    marks: ring(panel, now, id),
  };
}

function ring<S>({ spots }: Pick<PanelNames<S>, 'spots'>, now: S, id: string) {
  return awaited(spots(now, id), id);
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
  const typed = () =>
    panel.typing
      ? panel.typing(scope, draft, rows)
      : typedPlace(panel, scope.now, (spot) => `${draft.text} ${spot}`, lastWord(first));
  return {
    ...says,
    rows: filled(rows),
    ...(isPlace && { typed: typed() }),
    marks: ring(panel, scope.now, draft.id),
  };
}

function parted(presses: readonly Press[]): readonly [legal: Press[], barred: PressRow] {
  const barred = presses.filter(({ refusal }) => refusal);
  return [presses.filter(({ refusal }) => !refusal), { says: phrase('compose-row-barred'), presses: barred }];
}
