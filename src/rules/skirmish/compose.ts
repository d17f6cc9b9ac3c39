/** The texts for building an order with buttons: numbered moves and targets first, then every verb. */
import { composeBy } from '../../kernel/grammar/panel.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { tablePanel } from '../../march/panel.ts';
import { spotOf } from '../../survey/field/spoken.ts';
import { grammar } from './language/grammar.ts';
import { SLOTS } from './language/slots.ts';
import { turnOf } from './look/legal.ts';
import { PEOPLE } from './look/people.ts';
import { standingLines } from './look/unit-card.ts';
import { leftAfter, moveOf } from './moves/move.ts';
import { nounOf } from './noun.ts';
import type { Order } from './order.ts';
import { assaultsFor, movesFor, targetsFor } from './proposals.ts';
import { allowanceOf } from './moves/rates.ts';
import { anchorOf } from './position/squad.ts';
import { type State, type Unit, unitOf } from './state.ts';

type Advance = Extract<Order, { kind: 'advance' }>;

/** Verbs that say too little on a button of their own. */
const NAMED = ['turn', 'form', 'deploy', 'disperse'];

const PANEL = tablePanel<State, Order, Unit>({
  people: PEOPLE,
  grammar,
  begun: (now, by) => (now.active === by && now.phase === 'acting' ? now : turnOf(now, by)),
  noun: nounOf,
  spotOf,
  stride: (_, unit) => {
    const by = allowanceOf(unit);
    return { kind: 'advance', unit: unit.id, legs: [{ by, angle: 0 }], figures: [] };
  },
  legged: {
    of: (order) => (order.kind === 'advance' ? order.legs : undefined),
    with: (order, legs) => ({ ...(order as Advance), legs }),
    write: SLOTS.legs.item,
    left: (now, order) => leftAfter(now, order as Advance),
    end: (now, order) => {
      const move = moveOf(now, order as Advance, unitOf(now, (order as Advance).unit).side);
      return move instanceof Refusal ? undefined : anchorOf(move.to);
    },
  },
  about: standingLines,
  /** METRIC 3.4. What most turns are made of. */
  proposals: (now, unit) => [
    { says: phrase('march-row-moves'), of: movesFor(now, unit) },
    { says: phrase('sk-compose-row-fire'), of: targetsFor(now, unit) },
    { says: phrase('sk-compose-row-assault'), of: assaultsFor(now, unit) },
  ],
  isPlain: (order) => ('to' in order && order.to.kind === 'beside') || 'toward' in order,
  rows: [
    { says: phrase('sk-compose-row-manner'), slots: ['manners'] },
    { says: phrase('sk-compose-row-depth'), slots: ['depth'] },
  ],
  verbSays: (word, now, id) => {
    if (!NAMED.includes(word)) return undefined;
    return phrase(`sk-compose-verb-${word === 'form' && unitOf(now, id).block ? 'reform' : word}`);
  },
});

export const compose = composeBy(PANEL);
