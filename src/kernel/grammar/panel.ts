/**
 * Building an order with buttons: the unit, the verb, the destination, and its continuations. The buttons come from the
 * branches of the growing order; playing them decides whether they are legal.
 */
import type { Mark } from '../../scene/scene.ts';
import { type Composing, filled, type Press, type PressRow, spoken, spokenVerb } from '../compose.ts';
import { type Noun, type Phrase, phrase } from '../phrase.ts';
import { Refusal, type Side } from '../play.ts';
import type { Language } from '../shown.ts';
import type { Spot } from '../spot.ts';
import { pathTo } from '../text/grow.ts';
import { type Branch, isOpen } from './branch.ts';

/** What every step needs. */
export interface Scope<S> {
  readonly now: S;
  readonly by: Side;
  /** Why an order in canonical text is refused now. */
  readonly whyNot: (text: string) => Refusal | undefined;
  /** Units that this person may order. */
  readonly isOwn: (unit: string) => boolean;
}

/** A ruleset's texts for its panel. */
export interface PanelWords<S> {
  /** The possible orders, as the order grows. */
  readonly branches: (now: S, by: Side) => readonly Branch[];
  /** The position as if this side's next turn had begun, if it is not its turn. */
  readonly begun: (now: S, by: Side) => S;
  /** The clause by which an eliminated unit has no orders. */
  readonly gone: string;
  readonly asksUnit: Phrase;
  readonly noun: (now: S, id: string) => Noun;
  /** Undefined: it is not on the map. */
  readonly at: (now: S, id: string) => Spot | undefined;
  /** What the player should know about the unit. */
  readonly about: (now: S, id: string) => readonly Phrase[];
  /** The order whose refusal best explains why it can do nothing. */
  readonly tried: (now: S, id: string) => string;
  readonly asksSlot: (now: S, id: string) => Phrase;
  /** The buttons for the open values of a slot; `node`: the branch before it. */
  readonly presses: (scope: Scope<S>, id: string, node: Branch, open: readonly Branch[]) => readonly Press[];
  /** What to type instead of pressing, and how it is read. */
  readonly typed: Phrase;
  readonly place: (now: S, word: string) => Spot | Refusal;
  /** The heading of the buttons for a continuation, by slot. */
  readonly row: (slot: string) => Phrase;
}

export function composeIn<S>(
  words: PanelWords<S>,
  {
    now,
    by,
    isOwn,
    whyNot,
  }: Omit<Scope<S>, 'whyNot'> & { whyNot: (text: string, now: S, by: Side) => Refusal | undefined },
  draft: string,
): Composing | Refusal {
  const then = words.begun(now, by);
  return stepOf(words, { now: then, by, isOwn, whyNot: (text) => whyNot(text, then, by) }, draft);
}

/** A draft is the beginning of an order, as in the growing order: `3L`, `3L move`, `3L move 0805`. */
function stepOf<S>(words: PanelWords<S>, scope: Scope<S>, draft: string): Composing | Refusal {
  if (draft === '') return composeUnits(words, scope);
  const all = words.branches(scope.now, scope.by);
  if (!scope.whyNot(draft)) return composeWhole(words, scope, draft, all);
  const node = pathTo(all, draft)?.at(-1);
  if (node && draft.includes(' ')) return composeSlot(words, scope, draft, node);
  // An order without a unit has no verbs.
  if (node?.isWhole === false) return composeVerbs(words, scope, draft, node);
  return scope.whyNot(draft) ?? goneBy(words);
}

function goneBy<S>({ gone }: PanelWords<S>): Refusal {
  return new Refusal(gone, phrase('compose-gone'));
}

function about<S>({ noun }: PanelWords<S>, now: S, id: string, says: string, more: Phrase['args'] = {}): Phrase {
  return phrase(says, { unit: noun(now, id), id, ...more });
}

function awaited<S>({ at }: PanelWords<S>, now: S, ids: readonly string[]): Mark[] {
  return ids.flatMap((id) => {
    const spot = at(now, id);
    return spot === undefined ? [] : [{ kind: 'awaited', at: spot }];
  });
}

function press(text: string, says: Phrase, refusal: Refusal | undefined): Press {
  return { text, says, ...(refusal && { refusal }) };
}

function parted(presses: readonly Press[]): readonly [legal: Press[], barred: PressRow] {
  const barred = presses.filter(({ refusal }) => refusal);
  return [presses.filter(({ refusal }) => !refusal), { says: phrase('compose-row-barred'), presses: barred }];
}

/** The units to choose from; a unit that cannot act shows why. */
function composeUnits<S>(words: PanelWords<S>, { now, by, whyNot, isOwn }: Scope<S>): Composing {
  const may = (text: string) => !whyNot(text);
  const all = words.branches(now, by);
  const units = all.filter(({ grown, isWhole }) => !isWhole && isOwn(grown.canonical));
  const [legal, barred] = parted(
    units.map((each): Press => {
      const text = each.grown.canonical;
      return press(
        text,
        about(words, now, text, 'compose-member'),
        isOpen(each, may) ? undefined : whyNot(words.tried(now, text)),
      );
    }),
  );
  const ends = all
    .filter(({ isWhole }) => isWhole)
    .map(({ grown: { canonical } }) => press(canonical, phrase('end-turn-label'), whyNot(canonical)));
  return {
    asks: words.asksUnit,
    lines: [],
    rows: filled([
      { says: phrase('compose-row-units'), presses: legal },
      barred,
      { says: phrase('compose-row-end'), presses: ends },
    ]),
    marks: awaited(
      words,
      now,
      legal.map(({ text }) => text),
    ),
  };
}

/** The verbs to choose from. */
function composeVerbs<S>(
  words: PanelWords<S>,
  { now, whyNot }: Scope<S>,
  id: string,
  node: Branch,
): Composing | Refusal {
  const may = (text: string) => !whyNot(text);
  const presses = node.grown
    .branches()
    .map((each) =>
      press(
        each.grown.canonical,
        spokenVerb(added(each, node)),
        isOpen(each, may) ? undefined : whyNot(each.grown.canonical),
      ),
    );
  if (presses.length === 0) return whyNot(words.tried(now, id)) ?? goneBy(words);
  const [legal, barred] = parted(presses);
  return {
    asks: about(words, now, id, 'compose-asks-verb'),
    lines: words.about(now, id),
    rows: filled([{ presses: legal }, barred]),
    marks: awaited(words, now, [id]),
  };
}

/** The values of the slot after a verb; if none completes an order, the branches after them. */
function composeSlot<S>(words: PanelWords<S>, scope: Scope<S>, draft: string, node: Branch): Composing | Refusal {
  const { now, whyNot } = scope;
  const id = unitIn(draft);
  const isLegal = ({ grown }: Branch) => !whyNot(grown.canonical);
  const open = node.grown
    .branches()
    .filter(({ isAside }) => !isAside)
    .flatMap((each) =>
      isLegal(each)
        ? [each]
        : each.grown
            .branches()
            .flatMap(({ grown }) => grown.branches())
            .filter(isLegal),
    );
  const [first] = open;
  if (!first) return whyNot(draft)!;
  return {
    asks: words.asksSlot(now, id),
    lines: [phrase('compose-ends', { n: open.length })],
    rows: [{ presses: words.presses(scope, id, node, open) }],
    typed: {
      says: words.typed,
      example: lastWord(first),
      take: (word) => {
        const found = words.place(now, word);
        return found instanceof Refusal ? new Refusal(found.clause, found.says) : `${draft} ${found}`;
      },
    },
    marks: awaited(words, now, [id]),
  };
}

/** An order that is complete, and its continuations: further units, or further details. */
function composeWhole<S>(words: PanelWords<S>, scope: Scope<S>, draft: string, all: readonly Branch[]): Composing {
  const path = pathTo(all, draft);
  return {
    asks: phrase('compose-asks-whole'),
    lines: [],
    rows: path ? filled(rowsBehind(words, scope, unitIn(draft), path)) : [],
    whole: draft,
    marks: awaited(words, scope.now, [unitIn(draft)]),
  };
}

function rowsBehind<S>(words: PanelWords<S>, scope: Scope<S>, id: string, path: readonly Branch[]): PressRow[] {
  const lead = path.findIndex(({ isList }) => isList);
  const [bare, named] = lead === -1 ? [path.at(-1)!, []] : [path[lead - 1]!, path.slice(lead + 1)];
  const onward = bare.grown.branches().filter(({ isAside }) => !isAside);
  return onward.flatMap((each): PressRow[] => {
    if (each.slot === undefined) return [];
    const says = words.row(each.slot);
    if (each.isList) return [{ says, presses: togglePresses(words, scope, bare, each, named.map(lastWord)) }];
    if (each.isWhole && each !== onward.find(({ slot }) => slot === each.slot)) return [];
    const all = each.isWhole ? onward.filter(({ slot }) => slot === each.slot) : each.grown.branches();
    const open = all.filter(({ grown }) => !scope.whyNot(grown.canonical));
    return [{ says, presses: words.presses(scope, id, bare, open) }];
  });
}

/** Each value is on or off: pressing toggles it. */
function togglePresses<S>(
  words: PanelWords<S>,
  { now, whyNot }: Scope<S>,
  bare: Branch,
  lead: Branch,
  named: readonly string[],
): Press[] {
  return lead.grown.branches().flatMap((each): Press[] => {
    const id = lastWord(each);
    const isOn = named.includes(id);
    const next = isOn ? named.filter((other) => other !== id) : [...named, id];
    const text = next.length === 0 ? bare.grown.canonical : `${lead.grown.canonical} ${next.join(' ')}`;
    return whyNot(text)
      ? []
      : [{ text, says: about(words, now, id, 'compose-beside', { on: isOn ? 'yes' : 'no' }), isToggle: true }];
  });
}

export function lastWord({ grown }: Branch): string {
  return grown.canonical.split(' ').at(-1)!;
}

function unitIn(draft: string): string {
  return draft.split(' ')[0]!;
}

/** What a branch adds to another. */
function added({ grown }: Branch, { grown: before }: Branch): Readonly<Record<Language, string>> {
  const behind = (language: Language) => grown.shown[language].slice(before.shown[language].length).trim();
  return { en: behind('en'), fr: behind('fr') };
}

export function tail(each: Branch, before: Branch): Phrase {
  return spoken(added(each, before));
}
