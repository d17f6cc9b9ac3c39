/** PE-STEP-03, PE-STEP-02. The sheets are opened: who charges, evades, rallies, never whom they mean; and what a side is writing. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Side, SIDES, sidePhrase } from '../../../kernel/play.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import { foreseen } from '../sheet/foreseen.ts';
import { formationPhrase, posturePhrase } from '../noun.ts';
import type { Act } from '../order.ts';
import type { Unit } from '../state.ts';
import {
  clausePart,
  factsOf,
  nameIn,
  names,
  type Passage,
  type Story,
  type Told,
  unitIn,
  variantFor,
} from './story.ts';

export function tellOpened(story: Story): Passage {
  const { period, quarter } = story.positions[0]!;
  const isSilent = !factsOf(story).some(({ type }) => type === 'announced');
  const args = { period, half: quarter <= 2 ? 1 : 2 };
  return { says: phrase(isSilent ? 'pe-tell-opened-silent' : 'pe-tell-opened', args), lines: [] };
}

const ANNOUNCED: Readonly<Record<Told<'announced'>['what'], readonly string[]>> = {
  charge: ['PE-CHG-08'],
  evade: ['PE-EVA-02'],
  rally: ['PE-RAU-01', 'PE-RAE-01'],
  withdraw: ['PE-PRI-01'],
  follow: ['PE-FOL-01'],
};

/** Those of a side who announce the same, in one sentence; whoever falls back after a melee or a test, below that. */
export function tellAnnounced(story: Story, at: number, { unit, what }: Told<'announced'>): Passage | undefined {
  const side = sideOf(story, at, unit);
  const since = story.entries.findLastIndex((entry, line) => line < at && isSettled(entry));
  const until = story.entries.findIndex((entry, line) => line > at && isSettled(entry));
  const alike = story.entries.flatMap((entry, line) => {
    const isNear = line > since && (until === -1 || line < until);
    if (!isNear || !('fact' in entry) || entry.fact.type !== 'announced' || entry.fact.what !== what) return [];
    return sideOf(story, at, entry.fact.unit) === side ? [entry.fact.unit] : [];
  });
  if (!side || alike[0] !== unit) return undefined;
  const args = { side: sidePhrase(side), units: names(story, alike), variant: variantFor(story, ...alike) };
  return { says: phrase(`pe-tell-announced-${what}`, args), lines: [[clausePart(...ANNOUNCED[what])]] };
}

function isSettled(entry: Story['entries'][number]): boolean {
  return 'fact' in entry && ['fought', 'tested'].includes(entry.fact.type);
}

function sideOf(story: Story, at: number, unit: string): Side | undefined {
  return unitIn(story, at, unit)?.side;
}

/** Announced, by side, for titles. */
export function announcers(story: Story, what: Told<'announced'>['what']): string[] {
  const all = factsOf(story).flatMap((fact) => (fact.type === 'announced' && fact.what === what ? [fact.unit] : []));
  return SIDES.flatMap((side) => all.filter((unit) => sideOf(story, 0, unit) === side));
}

/** PE-STEP-02, PE-REA-04, PE-GAP-14. For the side that writes alone: where the line would take its unit. */
export function tellWrote(story: Story, at: number, { unit: id, sheet }: Told<'wrote'>): Passage {
  const unit = unitIn(story, at, id);
  const before = (story.positions[at]!.writing?.sheet.lines ?? []).map((each) => JSON.stringify(each));
  const lines = sheet.lines.filter((each) => each.unit === id);
  const line = lines.find((each) => !before.includes(JSON.stringify(each))) ?? lines.at(-1);
  const ride = sheet.rides.find(({ officer }) => officer === id);
  const errand = sheet.errands.find(({ adc }) => adc === id);
  const name = { unit: nameIn(story, id) };
  if (ride) {
    const square = squareOf(ride.to, story.positions[at]!.field);
    return { says: phrase('pe-tell-wrote-rides', { ...name, square }), lines: [] };
  }
  if (errand) {
    const brought = { to: nameIn(story, errand.to), posture: posturePhrase(errand.posture) };
    return { says: phrase('pe-tell-wrote-carries', { ...name, ...brought }), lines: [] };
  }
  if (!unit || !line) return { says: phrase('pe-tell-struck-out', name), lines: [] };
  const told = lineTold(story, at, unit, line.acts);
  return line.forgotten ? { ...told, says: phrase('pe-tell-wrote-forgotten', name) } : told;
}

function lineTold(story: Story, at: number, unit: Unit, acts: readonly Act[]): Passage {
  const now = story.positions[at]!;
  const [first] = acts;
  const name = { unit: unit.name };
  if (!first) return { says: phrase('pe-tell-wrote-stands', name), lines: [] };
  if (first.do === 'charge')
    return {
      says: phrase('pe-tell-wrote-charge', { ...name, target: nameIn(story, first.target) }),
      lines: [[phrase('pe-part-announced', { ...name, clause: shortClauses('PE-CHG-08', 'PE-CHG-13') })]],
    };
  if (first.do === 'evade' || first.do === 'rally')
    return { says: phrase(`pe-tell-wrote-${first.do}`, name), lines: [] };
  const { stages, end } = foreseen(now, unit, acts);
  const args = {
    ...name,
    square: squareOf(end.pose, now.field),
    facing: headingPhrase(end.pose.heading),
    formation: formationPhrase(end),
  };
  const quarters = stages.map(
    (each): Phrase =>
      phrase(each.spent > 0 ? 'pe-part-walks' : 'pe-part-takes', {
        n: each.spent > 0 ? centimetres(each.spent) : each.quarters,
      }),
  );
  return {
    says: phrase('pe-tell-wrote-ends', args),
    lines: [
      quarters.length === 0 ? [] : [phrase('pe-part-stages', { parts: quarters, clause: shortClauses('PE-GEO-30') })],
    ],
  };
}
