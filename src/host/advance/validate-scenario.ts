/** Checks a scenario's text before it is opened: its map and details, or all its faults. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Refusal, SIDES } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Fault } from '../../kernel/fault.ts';
import { rawLines } from '../../kernel/text/lines.ts';
import { plain } from '../../words/words.ts';
import type { Scene } from '../../scene/scene.ts';
import { surveyorOf } from '../../survey/boards.ts';
import type { Deps } from '../battle/deps.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { shown } from '../battle/shown.ts';
import { no, sideName } from '../battle/voice.ts';

/** In bytes: many times the largest that comes with the bot. */
export const LARGEST_TEXT = 64 * 1024;

/** A fault, with its line as written. */
export interface QuotedFault extends Fault {
  readonly text: string;
}

export function quotedFaults(text: string, faults: readonly Fault[]): readonly QuotedFault[] {
  const lines = rawLines(text);
  return faults.map((fault) => ({ ...fault, text: lines[fault.line - 1] ?? '' }));
}

interface Surveyed {
  readonly ruleset: string;
  readonly title: Phrase;
  /** Its details: game, strengths, options. */
  readonly says: readonly Phrase[];
  /** The whole map. */
  readonly scene: Scene;
}

export type Validation = Surveyed | { readonly faults: readonly QuotedFault[] };

export function validateScenario(deps: Deps, language: Language, text: string): Validation | Refusal {
  if (Buffer.byteLength(text) > LARGEST_TEXT) return no(phrase('host-scenario-large', { most: LARGEST_TEXT / 1024 }));
  const ruleset = deps.rulesetOf(text);
  const rules = deps.rulesets.get(ruleset);
  if (!rules) {
    const games = [...deps.rulesets.keys()].map((name) => phrase('host-quoted', { text: `rules ${name}` }));
    return no(phrase('host-scenario-rules', { given: plain(ruleset.slice(0, 40)), games }));
  }
  const read = rules.read(text);
  if ('faults' in read) {
    if (isRatherArmy(rules, text, read.faults)) return no(phrase('host-scenario-army'));
    return { faults: quotedFaults(text, read.faults) };
  }
  const dice = read.dice?.length ?? 0;
  if (dice > 0 && !deps.scriptedDice) return no(phrase('host-scripted'));
  const { state, title } = read;
  const seen = shown(rules);
  const speak = (says: Phrase): string => deps.words.say(language, says);
  const scene = seen.draw({ now: state, transcript: [], frame: 'whole' }, speak);
  return {
    ruleset,
    title,
    says: [
      phrase('host-scenario-size', { game: ruleset, ...surveyorOf(scene).sizeOf(scene), units: scene.pieces.length }),
      ...SIDES.map((side) => phrase('host-scenario-side', { side: sideName(side), army: scene.sides[side] })),
      ...seen.options(state),
      ...(dice > 0 ? [phrase('host-dice-written', { n: dice })] : []),
    ],
    scene,
  };
}

/**
 * Whether a text that is not an army, because of these faults, is rather a scenario, perhaps with a few faults of its
 * own.
 */
export function looksLikeScenario(
  { rulesets, rulesetOf }: Deps,
  text: string,
  faults: readonly Fault[] | 'any',
): boolean {
  const read = rulesets.get(rulesetOf(text))?.read(text);
  if (read === undefined) return false;
  const own = 'faults' in read ? read.faults : [];
  return faults === 'any' ? own.length === 0 : isRather(text, own, faults);
}

function isRatherArmy({ armies }: AnyRuleset, text: string, faults: readonly Fault[]): boolean {
  const read = armies?.read(text);
  return read !== undefined && isRather(text, read.text === undefined ? read.faults : [], faults);
}

/** It has far fewer faults when read the other way, and few for its length. */
function isRather(text: string, otherwise: readonly Fault[], faults: readonly Fault[]): boolean {
  const lines = rawLines(text).filter((line) => line.trim() !== '');
  return 4 * otherwise.length < Math.min(faults.length, lines.length);
}
