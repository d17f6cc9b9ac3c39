/** The texts for building an order with buttons: numbered moves and targets first, then every verb. */
import { CENTIMETRE } from '../../field/length.ts';
import type { Press, PressRow } from '../../kernel/compose.ts';
import { composeBy } from '../../kernel/grammar/panel.ts';
import type { Scope } from '../../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { tablePanel } from '../../march/panel.ts';
import { squareOf } from '../../march/resolve.ts';
import { headingPhrase, spotOf } from '../../survey/field/spoken.ts';
import { activationOf } from './moves/activate.ts';
import { rideOf } from './moves/commanders.ts';
import { distanceOf } from './position/distance.ts';
import { PEOPLE } from './look/people.ts';
import { isUnit, placed, type Who } from './position/everyone.ts';
import { grammar } from './language/grammar.ts';
import { type Manner, mannerText } from './language/manner.ts';
import { mannersFor } from './language/offers.ts';
import { SLOTS } from './language/slots.ts';
import { formationPhrase, kindOf, nounOf } from './noun.ts';
import { advanceOf, leftAfter } from './moves/move.ts';
import type { Charge, Order } from './order.ts';
import { chargesFor, endOf, evadesFor, movesFor, ridesFor } from './proposals.ts';
import { type State, type Unit, unitOf } from './state.ts';
import { turnOf } from './turn.ts';

/** FB-STD-03. An advance by legs. */
type Marching = Extract<Order, { kind: 'advance' }>;

const PANEL = tablePanel<State, Order, Who>({
  people: PEOPLE,
  grammar,
  begun: (now, by) => (now.active === by && now.phase === 'movement' ? now : turnOf(now, by)),
  noun: nounOf,
  spotOf,
  stride: (now, who) => {
    const by = isUnit(who) ? distanceOf(now, who, 'advance') : CENTIMETRE;
    return { kind: 'advance', unit: who.id, legs: [{ by, angle: 0 }] };
  },
  legged: {
    of: (order) => (order.kind === 'advance' ? order.legs : undefined),
    with: (order, legs) => ({ ...(order as Marching), legs }),
    write: SLOTS.legs.item,
    left: (now, order) => {
      const left = leftAfter(now, order as Marching);
      return () => left;
    },
    end: (now, order) => {
      const walked = advanceOf(now, order as Marching);
      return walked instanceof Refusal ? undefined : endOf(unitOf(now, (order as Marching).unit), walked);
    },
  },
  about: aboutLines,
  /** METRIC 3.4. What most turns are made of. */
  proposals: (now, who) => {
    if (!isUnit(who)) return [{ says: phrase('fb-compose-row-ride'), of: ridesFor(now, who) }];
    return [
      { says: phrase('march-row-moves'), of: movesFor(now, who) },
      { says: phrase('fb-compose-row-charge'), of: chargesFor(now, who) },
      { says: phrase('fb-compose-row-evade'), of: evadesFor(now, who) },
    ];
  },
  isPlain: (order) => ('to' in order && 'kind' in order.to && order.to.kind === 'beside') || 'toward' in order,
  toggles: (order, { now, whyNot }) => (order.kind === 'charge' ? [mannerRow(now, order, whyNot)] : []),
  rows: [{ says: phrase('fb-compose-row-formation'), slots: ['formation', 'flight'] }],
});

export const compose = composeBy(PANEL);

/** FB-CHG-02. What may be said beforehand about a charge, each on or off. */
function mannerRow(now: State, order: Charge, whyNot: Scope<State>['whyNot']): PressRow {
  const presses = mannersFor(now, unitOf(now, order.unit), order.target).flatMap(({ value }): Press[] => {
    const [key, wish] = Object.entries(value)[0] as [keyof Manner, Manner[keyof Manner]];
    const { [key]: before, ...rest } = order;
    const text = grammar.write((before === wish ? rest : { ...rest, [key]: wish }) as Charge);
    const words = bilingual(mannerText(value, 'en'), mannerText(value, 'fr'));
    const says = phrase('fb-compose-manner', { words, on: before === wish ? 'yes' : 'no' });
    return whyNot(text) ? [] : [{ text, says, isToggle: true }];
  });
  return { says: phrase('fb-compose-row-manner'), presses };
}

/** What it is and how it stands, how far it goes, and what an order to it takes. */
function aboutLines(now: State, who: Who): Phrase[] {
  const { front } = placed(who);
  const place = { kind: kindOf(who), square: squareOf(front, now.field) };
  if (!isUnit(who)) return [phrase('fb-about-commander', { ...place, most: rideOf(who) / CENTIMETRE })];
  return [
    phrase('fb-about-unit', {
      ...place,
      n: who.stands.length,
      formation: formationPhrase(who),
      facing: headingPhrase(front.heading),
      most: distanceOf(now, who, 'advance') / CENTIMETRE,
    }),
    ...orderLines(now, who),
  ];
}

/** FB-GAP-01. */
function orderLines(now: State, unit: Unit): Phrase[] {
  const how = activationOf(now, { kind: 'advance', unit: unit.id, legs: [] }, unit.side);
  if (how instanceof Refusal || how.mode !== 'order') return [];
  return [phrase('fb-about-order', { commander: how.commander.name, needed: how.needed })];
}
