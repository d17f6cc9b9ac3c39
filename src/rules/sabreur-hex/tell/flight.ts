/** Flight, and the end of units. */
import { line, more, put } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Roll, sidePhrase } from '../../../kernel/play.ts';
import { questionOf } from '../questions/index.ts';
import { RUN } from '../questions/run.ts';
import { isPanicked } from '../state.ts';
import { isMatterOfCourse } from './answers.ts';
import { cited, crossedLine, otherPart, routPart, textIn } from './dice.ts';
import {
  factAt,
  type Here,
  isGuns,
  nameIn,
  ranksOf,
  say,
  type Tellers,
  type Told,
  unitHere,
  variantFor,
} from './story.ts';

export const FLIGHTS = {
  panicked: ({ unit }, here) => tellFlight(here, unit),
  /** SH-ROUT-04. The end of the flight, unless its player has just chosen it. */
  fled(fact, here) {
    const choice = here.entries[here.at - 1];
    const isChosen = choice && 'ask' in choice && choice.ask.kind === RUN.kind && !isMatterOfCourse(choice);
    if (goesOn(here, fact.unit)) {
      // A way off the map that was chosen is already in the answer.
      if (!isChosen || !fact.offMap) tellArrival(here, fact);
      return;
    }
    tellFlight(here, fact.unit);
    const to = fact.path.at(-1);
    if (isChosen) return;
    if (fact.offMap) more(here, phrase('tell-part-off-map'));
    else more(here, to === undefined ? BLOCKED : phrase('tell-part-fled', { to }));
  },
  /** SH-LOSS-05, SH-ROUT-08, -13, -14. */
  eliminated(fact, here) {
    // SH-SKIRMPASS-06. Skirmishers without room were already reported; so were the last men of a unit.
    const isDead = unitHere(here, fact.unit)!.strength <= 0;
    const isTold = factAt(here, here.at - 1)?.type === 'displaced' || (isDead && hasFallen(here));
    if (!isTold) say(here, `tell-eliminated-${causeOf(here, fact, isDead)}`, { unit: fact.unit });
    line(here, pointsFor(here, fact));
  },
} satisfies Tellers;

/** SH-ROUT-07. */
const BLOCKED = cited('tell-part-blocked', {}, 'SH-ROUT-07');

/** A flight is reported once. A unit already running runs on; if a card has told of it, only its end is new. */
export function tellFlight(here: Here, id: string): void {
  if (goesOn(here, id) || here.page.drafts.at(-1)?.flight === id) return;
  const unit = unitHere(here, id);
  say(here, unit && isPanicked(unit) ? 'tell-runs-on' : 'tell-test-flees', { unit: id }, {}, id);
}

/** ASK-11, ASK-12. The story begins with the answer to a question about this flight. */
function goesOn({ entries: [first] }: Here, id: string): boolean {
  if (first === undefined || !('ask' in first) || first.ask.unit !== id) return false;
  return questionOf(first.ask.kind)?.report.of === 'flight';
}

/** SH-ROUT-02, -06. */
export function tellRoutRoll(roll: Roll, got: readonly number[], here: Here): void {
  tellFlight(here, roll.unit ?? '');
  more(here, roll.why === 'rout' ? routPart(roll, got) : otherPart(roll, got));
}

/** SH-ROUT-04, -07. The end of a flight already reported; if it leaves the map, that is reported with the unit. */
function tellArrival(here: Here, { unit, path, offMap }: Told<'fled'>): void {
  const to = path.at(-1);
  if (offMap) return more(here, phrase('tell-part-off-map'));
  if (to !== undefined) return say(here, 'tell-flight-ends', { unit }, { to }, unit);
  say(here, 'tell-flight-blocked', { unit }, {}, unit);
  line(here, BLOCKED);
}

/** SH-ROUT-09. Running through friends is reported as part of the flight. */
export function tellCrossed(roll: Roll, got: readonly number[], here: Here): void {
  const [by, unit] = [textIn(roll.about, 'by'), roll.unit ?? ''];
  const variant = variantFor(here, by, unit);
  put(
    here,
    phrase('tell-crossed', { by: nameIn(here, by), ranks: ranksOf(here, here.at, unit, 'plain'), variant }),
    by,
  );
  line(here, crossedLine(here, roll, got));
}

/** SH-GAP-02, SH-VICTORY-02. Victory points go to the enemy of an eliminated unit. */
export function pointsFor(here: Here, fact: Told<'eliminated'>): Phrase {
  const side = sidePhrase(enemyOf(unitHere(here, fact.unit)!.side));
  const args = { unit: nameIn(here, fact.unit), points: fact.victoryPoints, side };
  if (!fact.offMap) return phrase('tell-part-eliminated', args);
  return cited('tell-part-eliminated-off', args, 'SH-VICTORY-02');
}

/** The loss of its last men has just been reported. */
function hasFallen({ page }: Here): boolean {
  return /^tell-(test-falls|[a-z]+-last)$/.test(page.drafts.at(-1)?.says.id ?? '');
}

/** `guns`: abandoned by their crews; `silenced`: no crew is left. */
type Cause = 'destroyed' | 'off-map' | 'crowded' | 'guns' | 'silenced';

function causeOf(here: Here, { unit, offMap }: Told<'eliminated'>, isDead: boolean): Cause {
  if (offMap) return 'off-map';
  if (isGuns(here, here.at, unit)) return isDead ? 'silenced' : 'guns';
  return isDead ? 'destroyed' : 'crowded';
}
