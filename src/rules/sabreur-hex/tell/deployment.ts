/** SH-GAP-05, -06. Which units were placed where, and who moves first. */
import { line, lineAhead, put } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, sidePhrase, SIDES } from '../../../kernel/play.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { stationOf } from '../deploy/line-up.ts';
import { stationText } from '../deploy/words.ts';
import { facingPhrase, formationPhrase } from '../noun.ts';
import { FIRST_MOVE } from '../questions/first-move.ts';
import type { Unit } from '../state.ts';
import { cited, sumOf } from './dice.ts';
import { placePhrase } from './halves.ts';
import { factAt, factsOf, type Here, nameIn, type Story, type Tellers } from './story.ts';

export const DEPLOYMENTS = {
  /** All units of one order, side by side. */
  deployed(_, here) {
    if (factAt(here, here.at - 1)?.type === 'deployed') return;
    for (const units of deployedBySide(here)) tellDeployed(here, units);
  },
  movesFirst: ({ side }, here) => put(here, phrase('tell-moves-first', { side: sidePhrase(side) })),
} satisfies Tellers;

/** A side's units in one sentence; below it, their places. */
function tellDeployed(here: Here, units: readonly Unit[]): void {
  const [only, another] = units;
  if (only && !another) {
    const { id, at, also, formation, facing } = only;
    const stands = { formation: formationPhrase(formation), facing: facingPhrase(facing) };
    return put(here, phrase('tell-deployed-unit', { unit: nameIn(here, id), at: placePhrase(at, also), ...stands }));
  }
  put(here, phrase('tell-deployed', { side: sideOf(units), n: units.length }));
  line(here, cited('tell-line-deployed', { units: units.map(stationPhrase) }, 'SH-GAP-05'), { closed: true });
}

/** The units of each side that were placed, in their final state. */
function deployedBySide(story: Story): (readonly Unit[])[] {
  const ids = new Set(factsOf(story).flatMap((fact) => (fact.type === 'deployed' ? [fact.unit] : [])));
  const units = story.positions.at(-1)!.units.filter(({ id }) => ids.has(id));
  return SIDES.map((side) => units.filter((unit) => unit.side === side)).filter(({ length }) => length > 0);
}

function sideOf(units: readonly Unit[]): Phrase {
  return sidePhrase(units[0]?.side ?? 'red');
}

export function deployedTitle(story: Story): Phrase {
  const [units = [], others] = deployedBySide(story);
  if (others) return phrase('title-deployed-both');
  const [only, another] = units;
  if (only && !another) return phrase('title-deployed-unit', { unit: nameIn(story, only.id), at: only.at });
  return phrase('title-deployed', { side: sideOf(units) });
}

function stationPhrase(unit: Unit): Phrase {
  const station = stationOf(unit);
  return phrase('tell-deployed-at', { text: bilingual(stationText(station, 'en'), stationText(station, 'fr')) });
}

/** SH-GAP-06. All rolls (more than two after a tie), with the winner. */
export function tellFirstRoll(here: Here): void {
  const later = here.entries.slice(here.at + 1).some((entry) => 'roll' in entry && entry.roll.why === 'first');
  const throws = here.entries.flatMap((entry) => ('roll' in entry && entry.roll.why === 'first' ? [entry.got] : []));
  const [red, blue] = throws.slice(-2).map(sumOf);
  if (later || red === undefined || blue === undefined) return;
  const sums = throws.map((got, i) => thrown(SIDES[i % 2]!, got));
  lineAhead(here, cited('tell-line-first', { throws: sums }, FIRST_MOVE.clause));
  put(here, phrase('tell-first-won', { side: sidePhrase(red > blue ? 'red' : 'blue') }));
}

function thrown(side: Side, got: readonly number[]): Phrase {
  return phrase('tell-first-thrown', { side: sidePhrase(side), dice: got.join('+'), sum: sumOf(got) });
}
