/**
 * Checks reports against their own dice. What was played is told as a whole, and again in the parts that cards show,
 * and each is compared with what happened.
 */
import type { Entry } from '../../../../kernel/run.ts';
import type { Telling } from '../../../../kernel/ruleset.ts';
import { isHandFact } from '../../../../kernel/hand.ts';
import { apply } from '../../../../rules/sabreur-hex/apply.ts';
import type { Fact } from '../../../../rules/sabreur-hex/facts.ts';
import type { State } from '../../../../rules/sabreur-hex/state.ts';
import { tell } from '../../../../rules/sabreur-hex/tell/index.ts';
import { demand } from '../../broken.ts';
import { ENDS } from './ends.ts';
import { type Report, readReport, wholeText } from './report.ts';
import { SENTENCES } from './sentences.ts';
import { TITLES } from './titles.ts';

const PROPERTIES = [...TITLES, ...SENTENCES, ...ENDS];

export function checkReports(telling: Telling<State, Fact>): void {
  for (const part of tellings(telling)) {
    const report = readReport(part, tell(part));
    const wrong = wrongIn(report);
    demand(wrong.length === 0, `a report against its dice: ${wrong.join('; ')}\n${wholeText(report).en}`);
  }
}

/** Errors in a report. A ruling is not a fight; its report says what it corrected. */
export function wrongIn(report: Report): string[] {
  const isRuled = report.facts.some((fact) => isHandFact(fact));
  if (isRuled) return [];
  return PROPERTIES.filter(({ holds }) => holds(report) === false).map(({ fault, says }) => `${fault} ${says}`);
}

/** The whole, and its parts. */
export function tellings(telling: Telling<State, Fact>): readonly Telling<State, Fact>[] {
  return [telling, ...partsOf(telling)];
}

/** Which checks applied to this report, by number. */
export function occasions(report: Report): number[] {
  return PROPERTIES.filter(({ holds }) => holds(report) !== undefined).map(({ fault }) => fault);
}

/** From one person's answer to the next. What a card has told is not told again. */
function partsOf({ before, transcript, ...telling }: Telling<State, Fact>): Telling<State, Fact>[] {
  const stops = transcript.flatMap((entry, at) => ('ask' in entry && entry.by.who === 'person' ? [at] : []));
  if (stops.length === 0) return [];
  const bounds = [0, ...stops, transcript.length];
  let now = before;
  return bounds.slice(1).flatMap((to, index) => {
    const part = transcript.slice(bounds[index], to);
    const start = now;
    now = part.reduce(after, now);
    const isOpen = to < transcript.length;
    return part.length === 0 ? [] : [{ ...telling, before: start, after: now, transcript: part, isOpen }];
  });
}

function after(now: State, entry: Entry<Fact>): State {
  return 'fact' in entry ? apply(now, entry.fact) : now;
}
