/** Plays a game as text through the rules, and writes the results. */
import { type Question, Refusal, type Roll, type Side } from '../../kernel/play.ts';
import type { Filed } from '../../kernel/ruleset.ts';
import { asked, type Entry, type Given, type Outcome, run } from '../../kernel/run.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import type { Order } from '../../rules/sabreur-hex/order.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import type { Chance } from '../../kernel/chance.ts';
import { type AskLine, type Game, positionOf, type RollLine, type Step } from './game.ts';
import { endLines, entryLine, rollText } from './write.ts';

/** A played order, with the position before it. */
export interface Played {
  readonly before: State;
  readonly after: State;
  readonly by: Side;
  readonly order: Order;
  readonly transcript: readonly Entry<Fact>[];
}

export interface Replay {
  /** The whole game as text, as its file should be. */
  readonly text: string;
  readonly played: readonly Played[];
}

/** With `chance`, missing dice are rolled and missing answers come from the doctrine. Without it, they are failures. */
export function playGame(game: Game, chance?: Chance): Replay {
  let now = positionOf(game);
  const played: Played[] = [];
  const lines = [`game ${game.title}`, ...game.setting, 'play'];
  const waiting = [...game.steps];
  while (waiting.length > 0) {
    const step = nextStep(now, waiting);
    if (!step) continue;
    lines.push(...step.above, `${step.by}: ${step.text}`);
    const told = playStep(now, step, chance);
    lines.push(...told.lines);
    played.push(...told.played);
    now = told.played.at(-1)?.after ?? now;
  }
  return { text: [...lines, '', 'ends', ...endLines(now), ''].join('\n'), played };
}

/** Automatic steps come before the next order. A written one that is not due is dropped. */
function nextStep(now: State, waiting: Step[]): Step | undefined {
  const turn = sabreurHex.next(now);
  const [step] = waiting;
  const isIt = step!.by === 'table' && turn.kind === 'auto' && step!.text === turn.text;
  if (isIt || (turn.kind !== 'auto' && step!.by !== 'table')) return waiting.shift();
  if (turn.kind === 'auto') return { above: [''], by: 'table', text: turn.text, asks: [], rolls: [] };
  waiting.shift();
  return undefined;
}

export interface Told {
  readonly lines: readonly string[];
  readonly played: readonly Played[];
}

/** What is left of an order's script, and the answers given in advance. */
interface Script {
  readonly text: string;
  readonly asks: AskLine[];
  readonly rolls: RollLine[];
  readonly filed: Filed[];
  readonly chance: Chance | undefined;
}

/** One line may hold two orders: a unit that must test before it marches is activated first. */
export function playStep(before: State, step: Step, chance: Chance | undefined): Told {
  const by = step.by === 'table' ? before.active : step.by;
  const { concession } = sabreurHex;
  const read = step.text === concession.text ? [concession] : sabreurHex.orders(step.text, before, by);
  if (read instanceof Refusal) return { lines: [`    refused ${read.clause}`], played: [] };
  const { text } = step;
  const script: Script = { text, asks: [...step.asks], rolls: [...step.rolls], filed: [], chance };
  const lines: string[] = [];
  const played: Played[] = [];
  let now = before;
  for (const { order } of read) {
    script.filed.push(...sabreurHex.filed(order, by));
    const told = playOrder(now, by, order, script);
    lines.push(...told.lines);
    played.push(...told.played);
    now = played.at(-1)?.after ?? now;
  }
  return { lines, played };
}

/** The order is replayed from the start after every answer, as in a battle. */
function playOrder(now: State, by: Side, order: Order, script: Script): Told {
  let past: readonly Entry<Fact>[] = [];
  /** The text of each answer, by its position in the transcript. */
  const typed = new Map<number, string>();
  for (;;) {
    const outcome: Outcome<State, Fact> = run(sabreurHex, now, order, by, past, {
      dice: (roll) => throwFrom(roll, script),
      answer: (question) => givenAhead(question, script),
    });
    if (outcome.kind === 'refused') return { lines: [`    refused ${outcome.refusal.clause}`], played: [] };
    if (outcome.kind === 'done') {
      const { transcript } = outcome;
      const lines = transcript.map((entry, i) => entryLine(entry, typed.get(i)));
      return { lines, played: [{ before: now, after: outcome.state, by, order, transcript }] };
    }
    if (outcome.kind !== 'waits') throw new Error(`${script.text}: ${outcome.kind}`);
    const { entry, words } = answer(outcome.question, outcome.state, script);
    typed.set(outcome.transcript.length, words);
    past = [...outcome.transcript, entry];
  }
}

function answer(question: Question, now: State, script: Script): { entry: Entry<Fact>; words: string } {
  const words = scripted(question, script)?.answer ?? (script.chance && regulation(question, now));
  const which = `${question.kind} ${question.unit ?? ''}: ${question.options.map(({ text }) => text).join(', ')}`;
  if (words === undefined) throw new Error(`${script.text}: no answer to ${which}`);
  const { text, filed } = sabreurHex.answer(words, asked(question), now);
  const reading = question.read(text);
  if (reading instanceof Refusal) throw new Error(`${script.text}: "${words}" does not answer ${which}`);
  script.filed.unshift(...filed);
  return { entry: { ask: asked(question), got: reading.text, by: { who: 'person', id: question.to } }, words };
}

/** The first doctrine's answer, or the fallback if that doctrine leaves the choice to the player. */
function regulation(question: Question, now: State): string {
  return sabreurHex.doctrine(sabreurHex.doctrines[0]!, asked(question), now) ?? question.fallback;
}

/** What the order, an earlier answer or a filed answer says about it. */
function givenAhead(question: Question, script: Script): Given | undefined {
  const ahead = script.filed.find(
    (each) => each.to === question.to && isFor(each, question) && !(question.read(each.text) instanceof Refusal),
  );
  const line = ahead || question.quiet ? scripted(question, script) : undefined;
  if (ahead) return { text: ahead.text, by: { who: 'order' } };
  return line && line.by !== 'default' ? { text: line.answer, by: { who: 'filed' } } : undefined;
}

function scripted(question: Question, { asks }: Script): AskLine | undefined {
  const at = asks.findIndex((each) => isFor(each, question));
  return at === -1 ? undefined : asks.splice(at, 1)[0];
}

function isFor({ kind, unit }: { readonly kind: string; readonly unit?: string }, question: Question): boolean {
  return kind === question.kind && (unit === undefined || unit === question.unit);
}

/** The script's dice, as long as they are for this roll. */
function throwFrom(roll: Roll, { text, rolls, chance }: Script): readonly number[] {
  const [next] = rolls;
  if (next && (next.why ?? roll.why) === roll.why && next.dice.length === roll.dice) return rolls.shift()!.dice;
  if (!chance) throw new Error(`${text}: no ${roll.dice} dice for ${rollText(roll)}`);
  rolls.length = 0;
  return chance.dice(roll.dice, roll.sides);
}
