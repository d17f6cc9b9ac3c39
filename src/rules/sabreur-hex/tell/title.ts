/** The title: what it came to, in one line. */
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { isCavalry } from '../state.ts';
import { textIn } from './dice.ts';
import { deployedTitle } from './deployment.ts';
import { factsOf, lossFrom, nameIn, type Story, unitAtLine } from './story.ts';
import { shortNames, sideName } from './turn.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export function titleOf(story: Story): Phrase {
  const facts = factsOf(story);
  const first = <T extends Fact['type']>(type: T) => facts.find((fact): fact is Told<T> => fact.type === type);
  const end = endTitle(first('won'), first('resigned'));
  if (end) return end;
  const hand = handTitle(story, facts);
  if (hand) return hand;
  const attack = first('charged') ?? first('assaulted');
  if (attack) return attackTitle(story, facts, attack);
  const off = first('brokeOff');
  if (off) return phrase('title-broke-off', { unit: nameIn(story, off.unit), target: nameIn(story, off.target) });
  const fired = first('fired');
  if (fired) return fireTitle(story, facts, fired);
  const fled = first('fled');
  if (fled) return phrase('title-flees', { unit: nameIn(story, fled.unit) });
  const rally = rallyTitle(story, first('rallied'), first('recovered'));
  if (rally) return rally;
  const pursued = first('pursued');
  if (pursued) return phrase('title-pursues', { unit: nameIn(story, pursued.unit) });
  return quietTitle(story, facts);
}

/** What was done at the desk. */
function handTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const [first, ...done] = facts;
  if (first?.type === 'notAgreed') return phrase('title-not-agreed');
  if (!first && story.entries.some((entry) => 'roll' in entry && entry.roll.why === 'hand'))
    return phrase('title-thrown');
  if (first?.type !== 'ruled') return undefined;
  const units = [...new Set(done.flatMap((fact) => ('unit' in fact ? [fact.unit] : [])))];
  const [id] = units;
  if (id === undefined || units.length > 1) return phrase('title-ruled');
  const isLost = done.some(({ type }) => type === 'eliminated');
  const title = phrase(isLost ? 'title-eliminated' : 'title-corrected', { unit: nameIn(story, id) });
  return phrase('title-by-ruling', { title });
}

function rallyTitle(
  story: Story,
  rallied: Told<'rallied'> | undefined,
  recovered: Told<'recovered'> | undefined,
): Phrase | undefined {
  if (rallied) return phrase('title-rallied', { unit: nameIn(story, rallied.unit) });
  if (recovered) return phrase('title-recovered', { unit: nameIn(story, recovered.unit) });
  const test = story.entries.find((entry) => 'roll' in entry && entry.roll.about['reason'] === 'rally');
  if (!test || !('roll' in test)) return undefined;
  const unit = test.roll.unit ?? '';
  const isHorde = unitAtLine(story, 0, unit)?.formation === 'horde';
  // ASK-19. Only a unit that rallies is asked how it will stand.
  if (story.isOpen) return phrase('title-rallied', { unit: nameIn(story, unit) });
  return phrase(isHorde ? 'title-rally-failed' : 'title-recovery-failed', { unit: nameIn(story, unit) });
}

function endTitle(won: Told<'won'> | undefined, resigned: Told<'resigned'> | undefined): Phrase | undefined {
  if (won?.winner === 'draw') return phrase('title-draw');
  if (won) return phrase('title-won', { side: sideName(won.winner) });
  return resigned && phrase('title-resigned', { side: sideName(resigned.side) });
}

/** What became of a unit: in flight (wherever that led), gone where it stood, or still there. */
function fate(facts: readonly Fact[], unit: string): 'routed' | 'gone' | 'there' {
  if (facts.some((fact) => (fact.type === 'panicked' || fact.type === 'fled') && fact.unit === unit)) return 'routed';
  return facts.some((fact) => fact.type === 'eliminated' && fact.unit === unit) ? 'gone' : 'there';
}

/** What the titles of an assault do not share with those of a charge. */
const OF_ASSAULTS = ['open', 'held', 'repelled'];

function attackTitle(story: Story, facts: readonly Fact[], attack: Told<'charged' | 'assaulted'>): Phrase {
  const attacker = unitAtLine(story, 0, attack.unit);
  const arm = attacker && isCavalry(attacker) ? 'cavalry' : 'infantry';
  const args = { unit: nameIn(story, attack.unit), target: nameIn(story, attack.target) };
  const sofar = outcomeOf(facts, attack, arm);
  const outcome = story.isOpen && sofar === 'held' ? 'open' : sofar;
  const how = attack.type === 'assaulted' && OF_ASSAULTS.includes(outcome) ? 'assault' : 'charge';
  return phrase(`title-${how}-${outcome}`, args);
}

function outcomeOf(facts: readonly Fact[], { unit, target }: Told<'charged' | 'assaulted'>, arm: string): string {
  const struck = facts.some((fact) => fact.type === 'attacked' && !fact.back);
  const targetFate = fate(facts, target);
  const pursued = facts.some((fact) => fact.type === 'pursued' && fact.unit === unit);
  if (fate(facts, unit) !== 'there') return pursued ? 'overreached' : 'broken';
  if (targetFate === 'gone') return 'destroyed';
  if (targetFate === 'routed') return struck ? `routed-${arm}` : 'fled';
  if (struck) return 'held';
  const evades = (id: string) => facts.some((fact) => fact.type === 'evaded' && fact.unit === id);
  if (evades(target)) return 'evaded';
  if (facts.some((fact) => fact.type === 'declined') || evades(unit)) return 'stopped';
  return facts.some((fact) => fact.type === 'acted' && fact.unit === unit) ? 'repelled' : 'open';
}

/** SH-FIRE-17. Of the targets of a double fire, the one it went worst with; else the first. */
function worstHit(facts: readonly Fact[], { unit, target }: Told<'fired'>): string {
  const shots = facts.filter((fact): fact is Told<'fired'> => fact.type === 'fired' && fact.unit === unit);
  const harm = (id: string) => ({ gone: 200, routed: 100, there: 0 })[fate(facts, id)] + lostBy(facts, id);
  return shots.reduce((worst, shot) => (harm(shot.target) > harm(worst) ? shot.target : worst), target);
}

function lostBy(facts: readonly Fact[], id: string): number {
  return facts
    .filter((fact): fact is Told<'lost'> => fact.type === 'lost' && fact.unit === id)
    .reduce((sum, fact) => sum + fact.strength, 0);
}

function fireTitle(story: Story, facts: readonly Fact[], fired: Told<'fired'>): Phrase {
  const target = worstHit(facts, fired);
  const args = { unit: nameIn(story, fired.unit), target: nameIn(story, target) };
  const lost = lostBy(facts, target);
  if (fate(facts, fired.unit) !== 'there') return phrase('title-fire-broken', args);
  if (fate(facts, target) === 'gone') return phrase('title-fire-destroyed', args);
  if (fate(facts, target) === 'routed') return phrase('title-fire-routed', args);
  if (lost > 0) return phrase('title-fire-hit', { ...args, lost });
  return phrase(wasStruck(story, facts, fired.unit, target) ? 'title-fire-struck' : 'title-fire-missed', args);
}

/** SH-ARTLOSS-01. The shot hit, but who pays is not settled yet, or a friend has paid it all. */
function wasStruck(story: Story, facts: readonly Fact[], firer: string, target: string): boolean {
  const side = unitAtLine(story, 0, target)?.side;
  if (facts.some((fact) => fact.type === 'lost' && unitAtLine(story, 0, fact.unit)?.side === side)) return true;
  const shot = ({ why, unit, about }: Roll) => why === 'fire' && unit === firer && about['target'] === target;
  const at = story.entries.findIndex((entry) => 'roll' in entry && shot(entry.roll));
  return at >= 0 && lossFrom(story, at, target) > 0;
}

/** Where nothing met: the last thing done names the order. */
function quietTitle(story: Story, facts: readonly Fact[]): Phrase {
  if (story.entries.length === 0) return phrase('title-choice', { side: sideName(story.positions[0]!.active) });
  const titles = facts.flatMap((fact) => quietTitleOf(story, fact) ?? []);
  return titles.at(-1) ?? runTitle(story) ?? phrase('title-orders');
}

/** A run whose way is still to be chosen. */
function runTitle(story: Story): Phrase | undefined {
  const run = story.entries.find((entry) => 'roll' in entry && entry.roll.why === 'rout');
  if (story.entries.some((entry) => 'roll' in entry && entry.roll.why === 'first')) return phrase('title-first-thrown');
  return run && 'roll' in run ? phrase('title-flees', { unit: nameIn(story, run.roll.unit ?? '') }) : undefined;
}

function quietTitleOf(story: Story, fact: Fact): Phrase | undefined {
  if (fact.type === 'activated') return phrase('title-activated', { units: shortNames(story, fact.units) });
  if (fact.type === 'turnBegan') return phrase('title-turn-began', { side: sideName(fact.side), turn: fact.turn });
  if (fact.type === 'gotPoints') return phrase('title-points', { side: sideName(fact.side), points: fact.points });
  if (fact.type === 'deployed') return deployedTitle(story);
  if (fact.type === 'movesFirst') return phrase('title-moves-first', { side: sideName(fact.side) });
  if (fact.type === 'endedOrders') return phrase('title-ended-orders', { side: sideName(fact.side) });
  if (fact.type === 'passedOver') return phrase('title-passed-over', { units: shortNames(story, fact.units) });
  if (fact.type === 'endedActions') return phrase('title-ended', { side: sideName(fact.side) });
  if (fact.type === 'failed') return failedTitle(story, fact);
  return 'unit' in fact ? deedTitle(fact, nameIn(story, fact.unit)) : undefined;
}

/** SH-ORDERS-19. A test that failed names what it was for: to hold somebody back, or to change formation. */
function failedTitle(story: Story, fact: Told<'failed'>): Phrase {
  const test = story.entries.find((entry) => 'roll' in entry && entry.roll.unit === fact.unit);
  const restrained = test && 'roll' in test && textIn(test.roll.about, 'reason') === 'restraint';
  return phrase(restrained ? 'title-not-held-back' : 'title-form-failed', { unit: nameIn(story, fact.unit) });
}

function deedTitle(fact: Fact, unit: Noun): Phrase | undefined {
  if (fact.type === 'moved') return phrase('title-march', { unit, to: fact.path.at(-1) ?? '' });
  if (fact.type === 'evaded') return phrase('title-evade', { unit, to: fact.path.at(-1) ?? '' });
  if (fact.type === 'turned') return phrase('title-turn', { unit, facing: phrase(`facing-${fact.facing}`) });
  if (fact.type === 'formed') return phrase('title-form', { unit, formation: phrase(`formation-${fact.formation}`) });
  if (fact.type === 'barred') return phrase('title-barred', { unit });
  if (fact.type === 'heldBack') return phrase('title-held-back', { unit });
  return fact.type === 'eliminated' ? phrase('title-eliminated', { unit }) : undefined;
}
