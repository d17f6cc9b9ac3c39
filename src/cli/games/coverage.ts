/** Which actions, reactions, skills and questions of the rulebook a set of games covers. */
import type { Action, Order } from '../../rules/sabreur-hex/order.ts';
import { QUESTIONS } from '../../rules/sabreur-hex/questions/index.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { SKILLS, type State } from '../../rules/sabreur-hex/state.ts';
import type { Played as PlayedOf } from './play.ts';

type Played = PlayedOf<State, Fact, Order>;

/** SH-TURN-03. The fourteen actions, and the forced march. */
const ACTIONS = [
  'frontal march',
  'oblique march',
  'evasion',
  'rout',
  'charge',
  'assault',
  'fire',
  'march then fire',
  'double fire',
  'formation then fire',
  'fire then charge or assault',
  'formation change',
  'march then formation',
  'rally',
  'forced march',
];

/** SH-REACT-02, SH-RIPOSTE-01, SH-COUNTER-02, SH-DEFFIRE-04. */
const REACTIONS = [
  'hold',
  'square',
  'fire',
  'turn',
  'counter',
  'evade',
  'flee',
  'return fire',
  'friend counters',
  'friend fires',
];

/** The kinds that the book numbers; its other numbers are answered by orders. */
const ASKED = QUESTIONS.map(({ kind }) => kind).filter((kind) => kind.startsWith('ASK-'));

export interface Covered {
  readonly what: string;
  readonly of: number;
  readonly missing: readonly string[];
}

export function coverage(games: readonly Played[]): Covered[] {
  const row = (what: string, all: readonly string[], of: (played: Played) => readonly string[]): Covered => {
    const met = new Set(games.flatMap(of));
    return { what, of: all.length, missing: all.filter((each) => !met.has(each)) };
  };
  return [
    row('actions', ACTIONS, (played) => [...actionOf(played.order), ...firedTwice(played)]),
    row('reactions', REACTIONS, reactionsOf),
    row('skills', SKILLS, skillsOf),
    row('questions', ASKED, questionsOf),
  ];
}

const MARCHES: readonly Action['do'][] = ['march', 'turn', 'turnAbout', 'oblique', 'forcedMarch'];

const ALONE: Readonly<Record<Action['do'], string>> = {
  march: 'frontal march',
  turn: 'frontal march',
  turnAbout: 'frontal march',
  oblique: 'oblique march',
  forcedMarch: 'forced march',
  evade: 'evasion',
  flee: 'rout',
  fire: 'fire',
  charge: 'charge',
  assault: 'assault',
  form: 'formation change',
  rally: 'rally',
};

function actionOf(order: Order): string[] {
  if (order.kind !== 'act') return [];
  const [first, second] = order.actions;
  if (!first) return [];
  if (!second) return [ALONE[first.do]];
  if (MARCHES.includes(first.do)) return [second.do === 'fire' ? 'march then fire' : 'march then formation'];
  if (first.do === 'form') return ['formation then fire'];
  return [second.do === 'fire' ? 'double fire' : 'fire then charge or assault'];
}

/** SH-FIRE-17. Also if the order named one shot and the other was asked about. */
function firedTwice({ transcript }: Played): string[] {
  const shots = transcript.filter(
    (entry) => 'fact' in entry && entry.fact.type === 'fired' && entry.fact.how === 'fire',
  );
  return shots.length > 1 ? ['double fire'] : [];
}

/** The target's reaction, any return fire, and what a friend of the target did after passing its test. */
function reactionsOf({ transcript }: Played): string[] {
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const friends = new Set(facts.flatMap((fact) => (fact.type === 'volunteered' ? [fact.unit] : [])));
  return facts.flatMap((fact) => {
    if (fact.type === 'reacted') return [fact.reaction.split(' ')[0]!];
    if (fact.type === 'fired' && fact.how === 'return') return ['return fire'];
    if (fact.type === 'fired' && friends.has(fact.unit)) return ['friend fires'];
    return fact.type === 'countercharged' && friends.has(fact.unit) ? ['friend counters'] : [];
  });
}

/** Of the units that took part in an order. */
function skillsOf({ before, transcript }: Played): string[] {
  const named = transcript.flatMap((entry) => {
    if ('fact' in entry) return Object.values(entry.fact).flat();
    return 'roll' in entry ? [entry.roll.unit] : [entry.ask.unit];
  });
  return before.units.filter(({ id }) => named.includes(id)).flatMap(({ skills }) => skills);
}

function questionsOf({ transcript }: Played): string[] {
  return transcript.flatMap((entry) => ('ask' in entry ? [entry.ask.kind] : []));
}
