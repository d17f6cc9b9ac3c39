/**
 * A game as text, to read beside the rulebook: a title, a position or scenario, and after `play` both sides' orders, each
 * with its dice, answers and results.
 *
 *     game A square turns the cuirassiers away
 *     red 2K heavy cavalry 0509 N
 *     blue 88L line infantry column 0505 S
 *
 *     play
 *
 *     red: 2K charge 88L
 *         2K charged, target 88L, distance 4
 *         ask blue ASK-06 88L: square
 *         roll reaction 88L 7: 3 4
 *
 * Lines that begin with `ask` or `roll` are the script; the rules produce the others.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Side } from '../../kernel/play.ts';
import { rulesetOf } from '../../rules/index.ts';

export interface Game {
  readonly title: string;
  /** Everything between the title and `play`, verbatim. */
  readonly setting: readonly string[];
  readonly steps: readonly Step[];
}

/** One order, of a side or of the game itself. */
export interface Step {
  /** Comments and empty lines above it. */
  readonly above: readonly string[];
  readonly by: Side | 'table';
  readonly text: string;
  readonly asks: readonly AskLine[];
  readonly rolls: readonly RollLine[];
}

export interface AskLine {
  readonly kind: string;
  readonly unit?: string;
  readonly answer: string;
  readonly by: 'person' | 'order' | 'default' | 'filed';
}

/** Without a reason: for any roll. */
export interface RollLine {
  readonly why?: string;
  readonly dice: readonly number[];
}

const ORDER = /^(red|blue|table): ?(.*)$/;
const ASK = /^\s+ask (?:(?:red|blue) )?((?:[A-Z]+-)?ASK-\d\d)(?: (\w+))?: (.*?)(?: \((order|default|filed)\))?$/;
const ROLL = /^\s+roll(?: (\S+)[^:]*)?: ([\d ]+)$/;

export function readGame(text: string): Game {
  const lines = text.trimEnd().split('\n');
  const play = lines.indexOf('play');
  const title = /^game (.+)$/.exec(lines[0] ?? '')?.[1];
  if (title === undefined) throw new Error('line 1: a game begins with its title: game ...');
  if (play === -1) throw new Error('no line "play"');
  return { title, setting: lines.slice(1, play), steps: readSteps(lines.slice(play + 1)) };
}

function readSteps(lines: readonly string[]): Step[] {
  const steps: (Step & { asks: AskLine[]; rolls: RollLine[] })[] = [];
  let above: string[] = [];
  for (const line of lines) {
    if (line === 'ends') break;
    const [, by, text] = ORDER.exec(line) ?? [];
    if (text !== undefined) steps.push({ above, by: by as Step['by'], text, asks: [], rolls: [] });
    if (text !== undefined) above = [];
    else if (line === '' || line.startsWith('#')) above.push(line);
    else readLine(line, steps.at(-1));
  }
  return steps;
}

function readLine(line: string, step: (Step & { asks: AskLine[]; rolls: RollLine[] }) | undefined): void {
  if (!step || !line.startsWith(' ')) throw new Error(`neither an order nor a part of one: ${line}`);
  const [, kind, unit, answer, by] = ASK.exec(line) ?? [];
  const [, why, dice] = ROLL.exec(line) ?? [];
  if (kind && answer !== undefined) {
    step.asks.push({ kind, ...(unit && { unit }), answer, by: (by ?? 'person') as AskLine['by'] });
  } else if (dice) step.rolls.push({ ...(why && { why }), dice: dice.trim().split(/\s+/).map(Number) });
}

/** A position as text: a whole scenario, or lines of one. */
export type Setting = { readonly scenario: string } | { readonly lines: readonly string[] };

/** `scenario mill-stream` names a file. */
export function settingOf({ setting }: Pick<Game, 'setting'>): Setting {
  const name = setting.map((line) => /^scenario (\S+)$/.exec(line)?.[1]).find((each) => each !== undefined);
  if (name === undefined) return { lines: setting };
  return {
    scenario: readFileSync(fileURLToPath(new URL(`../../../assets/scenarios/${name}.txt`, import.meta.url)), 'utf8'),
  };
}

/** Of its scenario, or of a line `rules skirmish`. */
export function rulesetOfGame(game: Pick<Game, 'setting'>): string {
  const setting = settingOf(game);
  return rulesetOf('scenario' in setting ? setting.scenario : setting.lines.join('\n'));
}
