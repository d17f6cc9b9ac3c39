/** What may be corrected by hand. The book leaves no step open; an umpire, or both sides together, may set a unit right. */
import { POINTS } from '../../hex/facing.ts';
import type { Deed, Hand } from '../../kernel/hand.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { happen, Refusal, type Table } from '../../kernel/play.ts';
import type { Desk, Field, Tool } from '../../kernel/ruleset.ts';
import { corrected } from './correct.ts';
import type { Fact } from './facts.ts';
import { completeCorrections, readCorrections, writeCorrections } from './language/corrections.ts';
import type { Order } from './order.ts';
import type { State } from './state.ts';
import { saysOf } from './tell/corrected.ts';

export const desk: Desk<State, Order> = {
  tools: () => TOOLS,
  deeds: (text, state) => {
    const read = readCorrections(text, state);
    return read instanceof Refusal ? read : writeCorrections(read, 'en');
  },
  show: (text, language) => {
    const read = readCorrections(text);
    return read instanceof Refusal ? text : writeCorrections(read, language);
  },
  order: (hand: Hand): Order => ({ kind: 'hand', hand }),
  complete: completeCorrections,
};

/** The corrections of a ruling, each as something to be played. */
export function deedsOf(hand: Hand): (table: Table<State>) => readonly Deed<Fact>[] {
  const read = readCorrections(hand.kind === 'ruling' ? hand.deeds : '');
  if (read instanceof Refusal) throw read;
  return (table) =>
    read.map((correction) => ({
      says: saysOf(table.now, correction),
      play: function* () {
        const facts = corrected(table.now, correction);
        if (facts instanceof Refusal) throw facts;
        for (const fact of facts) yield* happen(fact);
      },
    }));
}

const unit: Field = { kind: 'unit', name: 'unit' };

function typed(name: string, says: string, example: string): Field {
  return { kind: 'words', name, says: phrase(says), example };
}

function chosen(name: string, says: string, choices: readonly (readonly [string, Phrase])[]): Field {
  return {
    kind: 'choice',
    name,
    says: phrase(says),
    choices: choices.map(([value, words]) => ({ value, says: words })),
  };
}

function tool(name: Tool['name'], text: string, ...fields: readonly Field[]): Tool {
  return { name, says: phrase(`correct-tool-${name}`), fields: [unit, ...fields], text: `{unit} ${text}` };
}

const FORMATIONS = [
  ['line', 'line'],
  ['column', 'column'],
  ['square', 'square'],
  ['closed column', 'closedColumn'],
  ['skirmish', 'skirmish'],
  ['extend', 'extendedLine'],
] as const;

const STATES = [
  ['panicked', 'panicked'],
  ['steady', 'steady'],
  ['has acted', 'acted'],
  ['may act', 'mayAct'],
] as const;

const TOOLS: readonly Tool[] = [
  tool('losses', 'lose {n}', typed('n', 'correct-field-n', '2')),
  tool('move', 'at {to}', typed('to', 'correct-field-to', '0805')),
  tool(
    'facing',
    'face {facing}',
    chosen(
      'facing',
      'correct-field-facing',
      POINTS.map((point) => [point, phrase(`point-${point.toLowerCase()}`)]),
    ),
  ),
  tool(
    'formation',
    '{formation}',
    chosen(
      'formation',
      'correct-field-formation',
      FORMATIONS.map(([text, name]) => [text, phrase(`formation-${name}`)]),
    ),
  ),
  tool(
    'state',
    '{state}',
    chosen(
      'state',
      'correct-field-state',
      STATES.map(([text, name]) => [text, phrase(`correct-state-${name}`)]),
    ),
  ),
  tool('eliminate', 'eliminated'),
];
