/** The texts for building an order with buttons: numbered moves and targets first, then every verb. */
import type { Composing, Press, PressRow } from '../../kernel/compose.ts';
import { added, type Branch, isOpen } from '../../kernel/grammar/branch.ts';
import { noteOf } from '../../kernel/grammar/offered.ts';
import { composeIn, type Panel } from '../../kernel/grammar/panel.ts';
import { leavesOf, type Scope } from '../../kernel/grammar/panel-step.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { lengthRow, proposedSays, typedOrder } from '../../march/panel.ts';
import { spotOf } from '../../survey/field/spoken.ts';
import { grammar } from './language/grammar.ts';
import { turnOf } from './look/legal.ts';
import { place } from './look/index.ts';
import { standingLines } from './look/unit-card.ts';
import { nounOf } from './noun.ts';
import { assaultsFor, movesFor, type Proposal, targetsFor } from './proposals.ts';
import { anchorOf } from './squad.ts';
import { type State, type Unit, unitOf } from './state.ts';

/** `whyNot` tries an order on a position. In the enemy's turn it is as if the side's next one had begun. */
export function compose(
  now: State,
  by: Side,
  draft: string,
  isOwn: Scope<State>['isOwn'],
  whyNot: (text: string, now: State, by: Side) => Refusal | undefined,
): Composing | Refusal {
  return composeIn(PANEL, { now, by, isOwn, whyNot }, draft);
}

const PANEL: Panel<State> = {
  branches: grammar.branches,
  begun: (now, by) => (now.active === by && now.phase === 'acting' ? now : turnOf(now, by)),
  noun: nounOf,
  spots: ({ units }, id) => units.filter((each) => each.id === id).map((unit) => spotOf(anchorOf(unit))),
  typed: phrase('march-type'),
  place,
  asksUnit: phrase('compose-asks-unit'),
  unitSays: (now, id) => phrase('compose-member', { unit: nounOf(now, id), id }),
  whyIdle: ({ whyNot }, unit) =>
    isOpen(unit, (text) => !whyNot(text)) ? undefined : whyNot(`${unit.grown.canonical} reload`),
  about: ({ now }, { id }) => standingLines(now, unitOf(now, id)),
  wholes: ({ now }, { id }) => wholes(now, unitOf(now, id)),
  /** Those that lead to more than the orders above. */
  verbs: (scope, { id, subject }) => {
    const shown = wholes(scope.now, unitOf(scope.now, id)).flatMap(({ presses }) => presses.map(({ text }) => text));
    const verbs = subject.grown.branches();
    const further = verbs.filter((verb) =>
      leavesOf(scope, [verb]).some(({ grown }) => !shown.includes(grown.canonical)),
    );
    return further.map((verb) => verbPress(verb, subject, unitOf(scope.now, id)));
  },
  typing: ({ now, by }, { text }, rows) =>
    typedOrder(rows, 'H7', (word) => {
      const tried = ['', 'advance ', 'to '].map((verb) => grammar.orders(`${text} ${verb}${word}`, now, by));
      const read = tried.find((each) => !(each instanceof Refusal)) ?? tried[/^\s*-?[\d½]/u.test(word) ? 1 : 0]!;
      return read instanceof Refusal ? read : read.map((each) => each.text).join('; ');
    }),
  values: ({ now }, { id, node }, open) => ({
    asks: phrase('compose-asks-verb', { unit: nounOf(now, id), id }),
    lines: [],
    rows: [{ presses: open.map((each) => branchPress(each, node)) }],
    isPlace: true,
  }),
  toggles: ({ whyNot }, text) => {
    const order = grammar.parse(text);
    if (order instanceof Refusal || order.kind !== 'advance') return [];
    return [lengthRow(order.legs, (legs) => grammar.write({ ...order, legs }), whyNot)];
  },
  rows: [
    { says: phrase('sk-compose-row-manner'), slots: ['manners'] },
    { says: phrase('sk-compose-row-depth'), slots: ['depth'] },
  ],
  onward: (_, { node }, open) => open.map((each) => branchPress(each, node)),
};

/** Verbs that say too little on a button of their own. */
const NAMED = ['turn', 'form', 'deploy', 'disperse'];

function verbPress(verb: Branch, subject: Branch, unit: Unit): Press {
  const { canonical } = verb.grown;
  const word = canonical.slice(subject.grown.canonical.length + 1);
  if (!NAMED.includes(word)) return { text: canonical, says: proposedSays(added(verb, subject), []) };
  return { text: canonical, says: phrase(`sk-compose-verb-${word === 'form' && unit.block ? 'reform' : word}`) };
}

function branchPress(each: Branch, before: Branch): Press {
  const more = each.more ?? noteOf(each);
  return { text: each.grown.canonical, says: proposedSays(added(each, before), more ? [more] : []) };
}

/** METRIC 3.4. What most turns are made of: a press each, numbered on the picture. */
function wholes(now: State, unit: Unit): PressRow[] {
  const press = ({ order, at, what, says }: Proposal): Press => {
    const [en, fr] = (['en', 'fr'] as const).map((each) => grammar.render(order, each).slice(unit.id.length + 1));
    const isPlain = ('to' in order && order.to.kind === 'beside') || 'toward' in order;
    return {
      text: grammar.write(order),
      says: proposedSays({ en: en!, fr: fr! }, isPlain ? [] : [says]),
      place: { at: spotOf(at), what },
    };
  };
  return [
    { says: phrase('march-row-moves'), presses: movesFor(now, unit).map(press) },
    { says: phrase('sk-compose-row-fire'), presses: targetsFor(now, unit).map(press) },
    { says: phrase('sk-compose-row-assault'), presses: assaultsFor(now, unit).map(press) },
  ];
}
