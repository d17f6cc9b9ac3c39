/** The toy ruleset of the host's tests: `R1 move 3; R1 shoot B1; R1 charge B1, pursue no; end`. */
import { agreementCard, handSentence } from '../../src/kernel/hand.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { type Asked, enemyOf, type Refusal, type Side, SIDES } from '../../src/kernel/play.ts';
import type {
  AheadChoice,
  Card,
  Filed,
  Idea,
  Next,
  Ordered,
  Ruleset,
  Sentence,
  Tale,
  Telling,
} from '../../src/kernel/ruleset.ts';
import type { Fault } from '../../src/kernel/fault.ts';
import type { Entry } from '../../src/kernel/run.ts';
import { AGREEMENT } from '../../src/kernel/wording.ts';
import type { HexScene } from '../../src/scene/hex.ts';
import { toyPlans, toyStanding } from './toy-ahead.ts';
import { toyArmies } from './toy-armies.ts';
import { toyCompose } from './toy-compose.ts';
import { parley, toyDeeds, toyDesk } from './toy-desk.ts';
import { toyMorale } from './toy-throws.ts';
import { toyOutlook } from './toy-outlook.ts';
import { toyVariants } from './toy-variants.ts';
import { refused, toyApply, type ToyFact, type ToyOrder, toyPlay, type ToyState } from './toy-play.ts';

export type Toy = Ruleset<ToyState, ToyFact, ToyOrder>;

export const TOY_SCENARIO = `ruleset toy
turns 3
red R1 1 5
red R2 2 5
blue B1 9 5
blue B2 8 5
`;

const MOVES: ReadonlySet<string> = new Set(['move', 'shoot', 'charge']);

export function createToy(reactions: readonly string[] = ['stand', 'run']): Toy {
  return {
    name: 'toy',
    version: `1-${reactions.join('-')}`,
    play: toyPlay(reactions, toyDeeds),
    apply: toyApply,
    read,
    write: (state) => state.units.map((unit) => `${unit.side} ${unit.id} ${unit.at} ${unit.strength}`).join('\n'),
    restore: (json) => json as ToyState,
    next,
    orders,
    who: ({ verb, unit }) => (MOVES.has(verb) ? [unit] : []),
    filed: (order, by) => (order.pursue === undefined ? [] : [{ to: by, kind: 'ASK-PURSUE', text: order.pursue }]),
    answer: (text, asked) => {
      const [answer, ...rest] = text.split(/, */);
      return { text: answer!.trim(), filed: rest.flatMap((each) => filedIn(each, asked.to)) };
    },
    doctrines: ['plain', 'bold', 'ask'],
    doctrine: (name, asked) => {
      if (asked.kind === AGREEMENT) return undefined;
      if (name === 'bold') return asked.options.at(-1)?.text;
      return name === 'plain' && asked.quiet ? asked.fallback : undefined;
    },
    standing: toyStanding,
    plans: toyPlans,
    complete: (typed, state) =>
      state.units.filter((unit) => unit.id.startsWith(typed)).map(({ id }) => ({ shown: id, text: id })),
    showOrder: (text, language) => (language === 'fr' ? text.replaceAll('move', 'marche') : text),
    showAnswer: (_kind, text) => text,
    concession: { text: 'resign', order: { verb: 'resign', unit: '', object: '' } },
    agreedDraw: { text: 'draw', order: { verb: 'draw', unit: '', object: '' } },
    desk: toyDesk,
    compose: toyCompose,
    armies: toyArmies,
    suggest: (state, by) => state.units.filter(({ side }) => side === by).map(({ id }) => `${id} move 5`),
    ideas,
    end: 'end',
    view: (state) => state,
    tell,
    card,
    draw: ({ now, frame }) => draw(now, frame === 'whole'),
    score: (state) =>
      SIDES.map((side) => ({
        side,
        strength: state.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0),
        victoryPoints: 0,
        orderPoints: side === state.active ? state.points : 0,
      })),
    roster: () => [],
    unit: (state, name) => {
      const unit = state.units.find(({ id }) => id === name);
      if (!unit) return refused('TOY-UNIT', `no unit ${name}`, [state.units[0]!.id]);
      return {
        title: phrase('toy-option', { text: unit.id }),
        paragraphs: [[phrase('toy-points', { n: unit.strength })]],
        frame: 'whole',
      };
    },
    threats: (_state, name) => ({
      title: phrase('toy-option', { text: name }),
      paragraphs: [],
      frame: { around: '0101' },
    }),
    place: (_state, name) => (name === 'nowhere' ? refused('TOY-PLACE', 'no such place', []) : name),
    describe: (_state, what) => ({
      what,
      title: phrase('toy-option', { text: `${what} described` }),
      paragraphs: [],
      frame: 'whole',
    }),
    topics: (state) => state.units.map(({ id }) => ({ name: id, says: phrase('toy-option', { text: id }) })),
    sight: (_state, from, to) => ({
      title: phrase('toy-option', { text: `${from} to ${to}` }),
      paragraphs: [],
      frame: 'action',
      marks: [{ kind: 'fire', from, to, side: 'red', arm: 'musketry' }],
    }),
    units: (state) => state.units.map(({ id, side }) => ({ name: id, side, says: phrase('toy-option', { text: id }) })),
    options: () => [],
    tableDice: [toyMorale],
    variants: toyVariants,
    outlook: toyOutlook,
    aim: ({ lastTurn: n }) => phrase('toy-points', { n }),
    turn: (state) => phrase('toy-turn', { turn: state.turn, side: state.active }),
  };
}

function read(text: string): ReturnType<Toy['read']> {
  const faults: Fault[] = [];
  let state: ToyState = { active: 'red', turn: 1, lastTurn: 3, phase: 'points', points: 0, units: [] };
  let dice: number[] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [what, ...rest] = line.split(/\s+/);
    if (what === 'red' || what === 'blue') {
      const [id, at, strength] = rest;
      const unit = { id: id!, side: what, at: Number(at), strength: Number(strength) } as const;
      state = { ...state, units: [...state.units, unit] };
    } else if (what === 'turns') state = { ...state, lastTurn: Number(rest[0]) };
    else if (what === 'dice') dice = rest.map(Number);
    else if (what !== '' && what !== 'ruleset') {
      faults.push({ line: index + 1, column: 1, says: phrase('toy-fault', { line }) });
    }
  }
  if (faults.length > 0) return { faults };
  const title = phrase('toy-option', { text: 'Toy battle' });
  return dice ? { state, title, dice } : { state, title };
}

function next(state: ToyState): Next {
  const side = state.active;
  if (state.phase === 'over') {
    const winner = state.winner ?? 'draw';
    return { kind: 'over', winner, why: phrase('toy-won', { winner }) };
  }
  if (state.phase === 'parley') return { kind: 'table', side, open: parley(state) };
  if (state.phase === 'points') return { kind: 'auto', side, text: 'points' };
  if (state.phase === 'check') return { kind: 'auto', side, text: 'check' };
  return { kind: 'orders', side };
}

function orders(text: string, state: ToyState, by: Side): readonly Ordered<ToyOrder>[] | Refusal {
  const found: Ordered<ToyOrder>[] = [];
  for (const each of text.split(/[;\n]/).map((part) => part.trim())) {
    const match = /^(points|check|parley|end)$|^(\w+) (move|marche|shoot|charge) (\w+)(?:, *pursue (yes|no))?$/.exec(
      each,
    );
    if (!match) return refused('TOY-WORD', `what is ${each}?`, [`${state.units[0]?.id} move 5`, `end`]);
    const [, alone, unit, verb, object, pursue] = match;
    if (alone !== undefined) {
      found.push({ text: alone, order: { verb: alone as ToyOrder['verb'], unit: by, object: enemyOf(by) } });
      continue;
    }
    const word = (verb === 'marche' ? 'move' : verb) as ToyOrder['verb'];
    const order = { verb: word, unit: unit!, object: object! };
    const canonicalText = `${unit} ${word} ${object}${pursue === undefined ? '' : `, pursue ${pursue}`}`;
    found.push({ text: canonicalText, order: pursue === undefined ? order : { ...order, pursue } });
  }
  return found;
}

/** Any remaining unit shoots or charges the first remaining enemy, while there are points. */
function ideas({ phase, active, points, units }: ToyState, by: Side): readonly Idea[] {
  const [own, foe] = [by, enemyOf(by)].map((side) => units.find((unit) => unit.side === side && unit.strength > 0));
  if (phase !== 'orders' || active !== by || points === 0 || !own || !foe) return [];
  return [
    { text: `${own.id} shoot ${foe.id}`, why: phrase('toy-option', { text: 'from afar' }) },
    { text: `${own.id} charge ${foe.id}` },
    { text: `${own.id} move 7` },
  ];
}

function card(asked: Asked): Card {
  if (asked.kind === AGREEMENT) return agreementCard(asked.about);
  return {
    asks: phrase('toy-asks', { kind: asked.kind, unit: asked.unit ?? asked.to }),
    warns: [],
    options: asked.options.map(({ text }) => ({ text, says: phrase('toy-option', { text }), grave: text === 'run' })),
    ...(asked.kind === 'ASK-REACT' && { ahead: [ifHit(asked.unit!)] }),
  };
}

function ifHit(unit: string): AheadChoice {
  const options = ['stay', 'flee'].map((text) => ({
    text,
    says: phrase('toy-option', { text }),
    typed: { en: `if hit ${text}`, fr: `if hit ${text}` },
  }));
  const says = phrase('toy-option', { text: 'if hit' });
  return { kind: 'ASK-HIT', unit, says, warns: [phrase('toy-option', { text: 'flight hurts' })], options };
}

/** `if hit stay` */
function filedIn(text: string, to: Side): Filed[] {
  const match = /^if hit (\w+)$/.exec(text.trim());
  return match ? [{ to, kind: 'ASK-HIT', text: match[1]! }] : [];
}

function tell({ after, transcript }: Telling<ToyState, ToyFact>): Tale {
  const rolls = transcript.flatMap((entry) => ('roll' in entry ? [entry] : []));
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const loud =
    rolls.some(({ roll }) => roll.why !== 'points') ||
    transcript.some((entry) => 'ask' in entry || handSentence(entry));
  return {
    quiet: !loud,
    title: phrase('toy-title', { order: facts.map(({ type }) => type).join(' ') }),
    sentences: transcript.map((entry) => handSentence(entry) ?? sentence(entry)),
    footer: [phrase('toy-points', { n: after.points })],
  };
}

function sentence(entry: Entry<ToyFact>): Sentence {
  return {
    says: phrase('toy-fact', { what: 'fact' in entry ? factWord(entry.fact) : 'roll' in entry ? 'roll' : entry.got }),
    dice: 'roll' in entry ? [phrase('toy-dice', { why: entry.roll.why, got: entry.got.join(' ') })] : [],
  };
}

function factWord(fact: ToyFact): string {
  return 'unit' in fact ? `${fact.unit} ${fact.type}` : fact.type;
}

function draw(state: ToyState, whole: boolean): HexScene {
  return {
    title: 'toy',
    subtitle: JSON.stringify(state.units),
    sides: { red: 'red', blue: 'blue' },
    alt: 'a toy',
    theme: 'day',
    view: whole ? 'whole' : { around: '0101', across: 5 },
    board: 'hex',
    map: { cols: 9, rows: 1, hexes: [], sides: [], roads: [], places: [] },
    pieces: state.units
      .filter(({ strength }) => strength > 0)
      .map(({ id, side, at, strength }) => ({ name: id, side, at: `0${at}01`, shape: 'line', strength, chips: [] })),
    marks: [],
  };
}
