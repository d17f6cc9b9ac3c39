/** SH-GAP-05, -06. Which units were placed where, and who moves first. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES } from '../../../kernel/play.ts';
import { FIRST_MOVE } from '../questions/first-move.ts';
import { stationOf } from '../deploy/line-up.ts';
import { stationText } from '../deploy/words.ts';
import type { Fact } from '../facts.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Unit } from '../state.ts';
import { shortClauses } from './dice.ts';
import { factsOf, lineAhead, lineAlone, nameIn, type Page, say, type Story } from './story.ts';
import { placePhrase } from './halves.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** Each unit that was placed, in its final state. */
function deployedIn(story: Story): Unit[] {
  const ids = new Set(factsOf(story).flatMap((fact) => (fact.type === 'deployed' ? [fact.unit] : [])));
  return story.positions.at(-1)!.units.filter(({ id }) => ids.has(id));
}

function sideOf(units: readonly Unit[]): Phrase {
  return phrase(`side-${units[0]?.side ?? 'red'}`);
}

export function deployedTitle(story: Story): Phrase {
  const units = deployedIn(story);
  const [only] = units;
  if (only && units.length === 1) return phrase('title-deployed-unit', { unit: nameIn(story, only.id), at: only.at });
  return phrase('title-deployed', { side: sideOf(units) });
}

/** All units of one order in one sentence; below it, their places. */
export function tellDeployed(story: Story, at: number, page: Page): void {
  const before = story.entries[at - 1];
  if (before && 'fact' in before && before.fact.type === 'deployed') return;
  const units = deployedIn(story);
  const [only] = units;
  if (only && units.length === 1) {
    const { formation, facing } = only;
    return say(
      page,
      phrase('tell-deployed-unit', {
        unit: nameIn(story, only.id),
        at: placePhrase(only.at, only.also),
        formation: phrase(`formation-${formation}`),
        facing: phrase(`facing-${facing}`),
      }),
    );
  }
  say(page, phrase('tell-deployed', { side: sideOf(units), n: units.length }));
  lineAlone(page, phrase('tell-line-deployed', { units: units.map(stationPhrase), clause: shortClauses([CLAUSE]) }));
}

const CLAUSE = 'SH-GAP-05';

function stationPhrase(unit: Unit): Phrase {
  const station = stationOf(unit);
  return phrase('tell-deployed-at', { text: bilingual(stationText(station, 'en'), stationText(station, 'fr')) });
}

/** SH-GAP-06. All rolls (more than two after a tie), with the winner. */
export function tellFirstRoll(story: Story, at: number, page: Page): void {
  const later = story.entries.slice(at + 1).some((entry) => 'roll' in entry && entry.roll.why === 'first');
  const throws = story.entries.flatMap((entry) => ('roll' in entry && entry.roll.why === 'first' ? [entry.got] : []));
  const [red, blue] = throws.slice(-2).map(sumOf);
  if (later || red === undefined || blue === undefined) return;
  const sums = throws.map((got, i) => thrown(SIDES[i % 2]!, got));
  lineAhead(page, phrase('tell-line-first', { throws: sums, clause: shortClauses([FIRST_MOVE.clause]) }));
  say(page, phrase('tell-first-won', { side: phrase(`side-${red > blue ? 'red' : 'blue'}`) }));
}

function sumOf(got: readonly number[]): number {
  return got.reduce((a, b) => a + b, 0);
}

function thrown(side: Side, got: readonly number[]): Phrase {
  return phrase('tell-first-thrown', { side: phrase(`side-${side}`), dice: got.join('+'), sum: sumOf(got) });
}

export function tellMovesFirst({ side }: Told<'movesFirst'>, page: Page): void {
  say(page, phrase('tell-moves-first', { side: phrase(`side-${side}`) }));
}
