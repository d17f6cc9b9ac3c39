/** What must hold in every game, whatever its rules: for questions, stored data and anything shown. */
import { type Question, Refusal, type Side, SIDES } from '../../kernel/play.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Entry, NOTHING, type Outcome, run } from '../../kernel/run.ts';
import { fromLines, toLines } from '../../kernel/transcript.ts';
import { scene } from '../../scene/scene.ts';
import { demand, same } from './broken.ts';

/** The position at the start of a game. */
export function stateOf<S, F, O>({ read }: Ruleset<S, F, O>, scenario: string): S {
  const reading = read(scenario);
  if ('state' in reading) return reading.state;
  const faults = reading.faults.map(({ line, column, says }) => `${line}:${column} ${says.id}`);
  throw new Error(`the fuzzer wrote a faulty scenario: ${faults.join(', ')}\n${scenario}`);
}

/** Plays the first order of a text until it needs dice or another person. Undefined if it cannot be parsed. */
export function outcomeOf<S, F, O>(rules: Ruleset<S, F, O>, text: string, now: S, by: Side): Outcome<S, F> | undefined {
  const read = rules.orders(text, now, by);
  return read instanceof Refusal ? undefined : run(rules, now, read[0]!.order, by, [], NOTHING);
}

export function isLegal<S, F, O>(rules: Ruleset<S, F, O>, text: string, now: S, by: Side): boolean {
  const outcome = outcomeOf(rules, text, now, by);
  return outcome !== undefined && outcome.kind !== 'refused';
}

/** Two choices or more, a legal fallback, and every option understood, or barred by a secret, and written in canonical form. */
export function checkQuestion<S, F, O>(rules: Ruleset<S, F, O>, question: Question, now: S): void {
  const { kind, options, fallback, read, ...rest } = question;
  const texts = options.map(({ text }) => text);
  demand(texts.length >= 2, `${kind} leaves no choice: ${texts.join()}`);
  demand(new Set(texts).size === texts.length, `${kind} offers the same twice: ${texts.join()}`);
  demand(texts.includes(fallback), `${kind} falls back on ${fallback}, which is not offered`);
  for (const text of texts) {
    const reading = read(text);
    // What bars an answer may be a secret: then it is offered all the same.
    const isBarred = rules.secrets !== undefined && text !== fallback;
    demand(isBarred || !(reading instanceof Refusal), `${kind} does not understand ${text}`);
    if (!(reading instanceof Refusal)) demand(reading.text === text, `${kind} reads ${text} as ${reading.text}`);
  }
  demand(read('no such answer') instanceof Refusal, `${kind} understands everything`);
  same(JSON.parse(JSON.stringify({ ...rest, options })), { ...rest, options }, `${kind} is not plain JSON`);
  demand(SIDES.includes(question.to), `${kind} asks nobody`);
  const said = rules.card(question, now).options.map(({ text }) => text);
  same(said, texts, `the card of ${kind} offers something else`);
}

/** A doctrine's answer must be one of the options. */
export function checkDoctrines<S, F, O>(rules: Ruleset<S, F, O>, question: Question, now: S): void {
  const { read: _read, ...asked } = question;
  const texts = asked.options.map(({ text }) => text);
  for (const name of rules.doctrines) {
    const text = rules.doctrine(name, asked, now);
    demand(text === undefined || texts.includes(text), `${name} answers ${asked.kind} with ${text}`);
  }
}

/** A position survives JSON and the text of a scenario. */
export function checkStored<S, F, O>({ restore, read, write }: Ruleset<S, F, O>, now: S): void {
  same(restore(JSON.parse(JSON.stringify(now))), now, 'the position restored from JSON differs');
  const reading = read(write(now));
  demand('state' in reading, `the position written as a scenario is faulty: ${JSON.stringify(reading)}`);
  if ('state' in reading) same(reading.state, now, 'the position read from its scenario differs');
}

/** Whatever happened can be drawn. */
export function checkPicture<S, F, O>(
  { draw }: Ruleset<S, F, O>,
  before: S,
  now: S,
  transcript: readonly Entry<F>[],
): void {
  const picture = draw({ now, before, transcript, frame: 'action' }, (says) => says.id);
  const read = scene.safeParse(picture);
  demand(read.success, `the picture is none: ${read.error?.message}`);
}

/** A transcript survives as text. */
export function checkText<F>(transcript: readonly Entry<F>[]): void {
  same(fromLines(toLines(transcript)), transcript, 'the transcript as text differs');
}
