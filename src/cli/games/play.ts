/** Plays a game as text through the rules, and writes the results. */
import { sidesToAct } from '../../kernel/open.ts';
import { type Question, Refusal, type Roll, type Side } from '../../kernel/play.ts';
import type { Filed, Ruleset } from '../../kernel/ruleset.ts';
import { asked, type Entry, type Given, type Outcome, run } from '../../kernel/run.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { GameBook } from './book.ts';
import { type AskLine, type Game, type RollLine, settingOf, type Step } from './game.ts';
import { entryLine, rollText } from './write.ts';

/** A played order, with the position before it. */
export interface Played<S, F, O> {
  readonly before: S;
  readonly after: S;
  readonly by: Side;
  readonly order: O;
  readonly transcript: readonly Entry<F>[];
}

export interface Replay<S, F, O> {
  /** The whole game as text, as its file should be. */
  readonly text: string;
  readonly played: readonly Played<S, F, O>[];
}

/** With `chance`, missing dice are rolled and missing answers come from the doctrine. Without it, they are failures. */
export function playGame<S, F, O>(book: GameBook<S, F, O>, game: Game, chance?: Chance): Replay<S, F, O> {
  let now = book.position(settingOf(game));
  const played: Played<S, F, O>[] = [];
  const lines = [`game ${game.title}`, ...game.setting, 'play'];
  const waiting = [...game.steps];
  while (waiting.length > 0) {
    const step = nextStep(book, now, waiting);
    if (!step) continue;
    lines.push(...step.above, `${step.by}: ${step.text}`);
    const told = playStep(book, now, step, chance);
    lines.push(...told.lines);
    played.push(...told.played);
    now = told.played.at(-1)?.after ?? now;
  }
  return { text: [...lines, '', 'ends', ...book.endLines(now), ''].join('\n'), played };
}

/** Automatic steps come before the next order. A written one that is not due is dropped; sheets are opened as written. */
function nextStep<S, F, O>({ rules }: GameBook<S, F, O>, now: S, waiting: Step[]): Step | undefined {
  const turn = rules.next(now);
  const [step] = waiting;
  const isDue = turn.kind === 'sealed' || (turn.kind === 'auto' && step!.text === turn.text);
  const isIt = step!.by === 'table' && isDue;
  if (isIt || (turn.kind !== 'auto' && step!.by !== 'table')) return waiting.shift();
  if (turn.kind === 'auto') return { above: [''], by: 'table', text: turn.text, asks: [], rolls: [] };
  waiting.shift();
  return undefined;
}

export interface Told<S, F, O> {
  readonly lines: readonly string[];
  readonly played: readonly Played<S, F, O>[];
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
export function playStep<S, F, O>(
  book: GameBook<S, F, O>,
  before: S,
  step: Step,
  chance: Chance | undefined,
): Told<S, F, O> {
  const { rules } = book;
  const turn = rules.next(before);
  const by = step.by === 'table' ? (sidesToAct(turn)[0] ?? 'red') : step.by;
  const { concession } = rules;
  const read = step.text === concession.text ? [concession] : rules.orders(step.text, before, by);
  if (read instanceof Refusal) return { lines: [`    refused ${read.clause}`], played: [] };
  const { text } = step;
  const script: Script = { text, asks: [...step.asks], rolls: [...step.rolls], filed: [], chance };
  const lines: string[] = [];
  const played: Played<S, F, O>[] = [];
  let now = before;
  for (const { order } of read) {
    script.filed.push(...rules.filed(order, by));
    const told = playOrder(book, now, by, order, script);
    lines.push(...told.lines);
    played.push(...told.played);
    now = played.at(-1)?.after ?? now;
  }
  return { lines, played };
}

/** The order is replayed from the start after every answer, as in a battle. */
function playOrder<S, F, O>(book: GameBook<S, F, O>, now: S, by: Side, order: O, script: Script): Told<S, F, O> {
  let past: readonly Entry<F>[] = [];
  /** The text of each answer, by its position in the transcript. */
  const typed = new Map<number, string>();
  for (;;) {
    const outcome: Outcome<S, F> = run(book.rules, now, order, by, past, {
      dice: (roll) => throwFrom(roll, script),
      answer: (question) => givenAhead(question, script),
    });
    if (outcome.kind === 'refused') return { lines: [`    refused ${outcome.refusal.clause}`], played: [] };
    if (outcome.kind === 'done') {
      const { transcript } = outcome;
      const lines = transcript.map((entry, i) => entryLine(book, entry, typed.get(i)));
      return { lines, played: [{ before: now, after: outcome.state, by, order, transcript }] };
    }
    if (outcome.kind !== 'waits') throw new Error(`${script.text}: ${outcome.kind}`);
    const { entry, words } = answer<S, F, O>(book, outcome.question, outcome.state, script);
    typed.set(outcome.transcript.length, words);
    past = [...outcome.transcript, entry];
  }
}

function answer<S, F, O>(
  { rules }: GameBook<S, F, O>,
  question: Question,
  now: S,
  script: Script,
): { entry: Entry<F>; words: string } {
  const words = scripted(question, script)?.answer ?? (script.chance && regulation(rules, question, now));
  const which = `${question.kind} ${question.unit ?? ''}: ${question.options.map(({ text }) => text).join(', ')}`;
  if (words === undefined) throw new Error(`${script.text}: no answer to ${which}`);
  const { text, filed } = rules.answer(words, asked(question), now);
  const reading = question.read(text);
  if (reading instanceof Refusal) throw new Error(`${script.text}: "${words}" does not answer ${which}`);
  script.filed.unshift(...filed);
  return { entry: { ask: asked(question), got: reading.text, by: { who: 'person', id: question.to } }, words };
}

/** The first doctrine's answer, or the fallback if that doctrine leaves the choice to the player. */
function regulation<S, F, O>(rules: Ruleset<S, F, O>, question: Question, now: S): string {
  return rules.doctrine(rules.doctrines[0]!, asked(question), now) ?? question.fallback;
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
