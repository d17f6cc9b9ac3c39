/**
 * An order that can be given as it is, and how it may continue: what follows, with which facing, and what is decided in
 * advance.
 */
import { FACINGS } from '../../../hex/facing.ts';
import { type Composing, filled, type Press, type PressRow, spoken } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { pathTo } from '../../../kernel/text/grow.ts';
import type { Branch, Grown } from '../../../kernel/grammar/branch.ts';
import { begin } from '../language/every.ts';
import { deedsOf } from '../language/grown.ts';
import { parse, write } from '../language/index.ts';
import { shownFacing, shownWord } from '../language/vocabulary.ts';
import type { Order } from '../order.ts';
import type { Unit } from '../state.ts';
import { facingSays } from './march.ts';
import { marksOf, type Scope } from './scope.ts';
import { toggleRows, withDefaults } from './toggles.ts';

type Act = Extract<Order, { kind: 'act' }>;

/** So many ways to go on are shown; the others can be typed. */
const MOST = 24;

export function composeWhole(scope: Scope, text: string): Composing | Refusal {
  const { now, whyNot } = scope;
  const why = whyNot(text);
  if (why) return why;
  const order = parse(text);
  const act = order instanceof Refusal || order.kind !== 'act' || order.unit === undefined ? undefined : order;
  const unit = act && now.units.find(({ id }) => id === act.unit);
  return {
    asks: phrase('compose-asks-whole'),
    lines: [],
    rows: act && unit ? [...toggleRows(now, act), ...onward(scope, act, unit)] : [],
    whole: text,
    marks: unit ? marksOf([unit]) : [],
  };
}

/** The branches of the growing order after what is there, where they are legal orders. */
function onward(scope: Scope, order: Act, unit: Unit): PressRow[] {
  const base = write({ ...order, presets: {} });
  const opening = base.includes(':') ? `${base.slice(0, base.indexOf(':') + 1)} ` : '';
  const node = pathTo(deedsOf(scope.now, begin(`${opening}${unit.id}`), unit), base)?.at(-1)?.grown;
  if (!node) return [];
  const rows: Record<Kind, Press[]> = { facing: [], second: [], more: [] };
  for (const leaf of leaves(scope, node.branches()).slice(0, MOST)) {
    const kind = kindOf(tailOf(leaf, node, 'en'));
    // SH-MARCH-02. Of a march it was said before its end.
    if (kind === 'facing' && order.actions.some((action) => action.do === 'march' || action.do === 'forcedMarch'))
      continue;
    rows[kind].push(onwardPress(scope, order, unit, leaf, node));
  }
  return filled([
    // Where there is but one, it has it already.
    { says: phrase('compose-row-facing'), presses: rows.facing.length > 1 ? rows.facing : [] },
    { says: phrase('compose-row-then'), presses: rows.second },
    { says: phrase('compose-row-more'), presses: rows.more },
  ]);
}

type Kind = 'facing' | 'second' | 'more';

function kindOf(tail: string): Kind {
  if (tail.startsWith(`${shownWord('face', 'en')} `)) return 'facing';
  return tail.startsWith(`${shownWord('then', 'en')} `) ? 'second' : 'more';
}

function onwardPress({ now }: Scope, order: Act, unit: Unit, leaf: Grown, node: Grown): Press {
  const grown = parse(leaf.canonical);
  const text =
    grown instanceof Refusal || grown.kind !== 'act' ? leaf.canonical : write({ ...grown, presets: order.presets });
  return { text: withDefaults(now, text), says: tailSays(unit, leaf, node) };
}

function tailSays(unit: Unit, leaf: Grown, node: Grown): Phrase {
  const en = tailOf(leaf, node, 'en');
  const facing = FACINGS.find((each) => en === `${shownWord('face', 'en')} ${shownFacing(each, 'en')}`);
  return facing === undefined ? spoken({ en, fr: tailOf(leaf, node, 'fr') }) : facingSays(unit, facing);
}

/** What a leaf adds. */
function tailOf(leaf: Grown, node: Grown, language: Language): string {
  return leaf.shown[language].slice(node.shown[language].length).trim();
}

/** The first legal orders on every branch. */
function leaves({ whyNot }: Scope, branches: readonly Branch[]): Grown[] {
  const found = (list: readonly Branch[]): Grown[] =>
    list.flatMap(({ isAside, isWhole, grown }) => {
      if (isAside) return [];
      if (isWhole) return whyNot(grown.canonical) ? [] : [grown];
      return found(grown.branches());
    });
  return found(branches);
}
