/** The title: the result in one line. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { sidePhrase } from '../../../kernel/play.ts';
import { type ByType, byTypeIfAny } from '../../../kernel/story.ts';
import type { Fact } from '../facts.ts';
import { mustFlee } from '../morale/nerve.ts';
import { facingPhrase, formationPhrase } from '../noun.ts';
import { NERVE } from '../questions/nerve.ts';
import { deployedTitle } from './deployment.ts';
import { textIn } from './dice.ts';
import { factsOf, firstOf, named, shortNames, type Story, type Told, unitAtLine } from './story.ts';
import { attackTitle } from './title-attack.ts';
import { fireTitle } from './title-fire.ts';
import { partTitle } from './title-part.ts';

/** By priority. Without contact between the sides, the last thing done names the order. */
export function titleOf(story: Story): Phrase {
  const facts = factsOf(story);
  return (
    endTitle(facts) ??
    handTitle(story, facts) ??
    openRun(story) ??
    fightTitle(story, facts) ??
    rallyTitle(story, facts) ??
    pursuitTitle(story, facts) ??
    quietTitle(story, facts) ??
    partTitle(story, facts) ??
    phrase('title-orders')
  );
}

function endTitle(facts: readonly Fact[]): Phrase | undefined {
  const end = firstOf(facts, 'won') ?? firstOf(facts, 'resigned');
  if (end?.type !== 'won') return end && phrase('title-resigned', { side: sidePhrase(end.side) });
  return end.winner === 'draw' ? phrase('title-draw') : phrase('title-won', { side: sidePhrase(end.winner) });
}

function handTitle(story: Story, [first, ...done]: readonly Fact[]): Phrase | undefined {
  if (first?.type === 'notAgreed') return phrase('title-not-agreed');
  const isThrown = story.entries.some((entry) => 'roll' in entry && entry.roll.why === 'hand');
  if (!first && isThrown) return phrase('title-rolled');
  if (first?.type !== 'ruled') return undefined;
  const units = [...new Set(done.flatMap((fact) => ('unit' in fact ? [fact.unit] : [])))];
  const [unit] = units;
  if (unit === undefined || units.length > 1) return phrase('title-ruled');
  const isLost = done.some(({ type }) => type === 'eliminated');
  const title = named(story, isLost ? 'title-eliminated' : 'title-corrected', { unit });
  return phrase('title-by-ruling', { title });
}

/** ASK-11, ASK-12. A flight whose path is to be chosen now, whatever led to it. */
function openRun(story: Story): Phrase | undefined {
  const last = story.entries.at(-1);
  const unit = story.isOpen && last ? routerIn(story, last) : undefined;
  return unit === undefined ? undefined : named(story, 'title-flees', { unit });
}

/** SH-MORALE-20, -24. A unit that has chosen to flee, or must, and still has to turn away. */
function routerIn(story: Story, last: Story['entries'][number]): string | undefined {
  if ('roll' in last) return ['pick', 'rout'].includes(last.roll.why) ? last.roll.unit : undefined;
  if ('ask' in last) {
    const flees = last.ask.kind === NERVE.kind && NERVE.choice.parse(last.got)?.say === 'flee';
    return flees ? last.ask.unit : undefined;
  }
  const { fact } = last;
  if (fact.type === 'reacted') return fact.reaction === 'flee' ? fact.unit : undefined;
  const unit = fact.type === 'failed' ? unitAtLine(story, story.entries.length, fact.unit) : undefined;
  return unit && mustFlee(unit) ? unit.id : undefined;
}

/** An attack, a shot, or what has come of them since they were reported. */
function fightTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const attack = firstOf(facts, 'charged') ?? firstOf(facts, 'assaulted');
  if (attack) return attackTitle(story, facts, attack);
  const off = firstOf(facts, 'brokeOff');
  if (off) return named(story, 'title-broke-off', { unit: off.unit, target: off.target });
  const isPart = firstOf(facts, 'attacked', 'declined') !== undefined;
  const fired = firstOf(facts, 'fired');
  if (fired && !isPart) return fireTitle(story, facts, fired);
  const fled = firstOf(facts, 'fled');
  return (isPart ? partTitle(story, facts) : undefined) ?? (fled && named(story, 'title-flees', { unit: fled.unit }));
}

function rallyTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const rally = firstOf(facts, 'rallied') ?? firstOf(facts, 'recovered');
  if (rally) return named(story, `title-${rally.type}`, { unit: rally.unit });
  const test = story.entries.find((entry) => 'roll' in entry && entry.roll.about['reason'] === 'rally');
  if (!test || !('roll' in test)) return undefined;
  const unit = test.roll.unit ?? '';
  // ASK-19. Only a unit that rallies is asked for its formation.
  if (story.isOpen) return named(story, 'title-rallied', { unit });
  const isHorde = unitAtLine(story, 0, unit)?.formation === 'horde';
  return named(story, isHorde ? 'title-rally-failed' : 'title-recovery-failed', { unit });
}

function pursuitTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const run = firstOf(facts, 'pursued');
  return run && named(story, run.contacts.length > 0 ? 'title-pursues' : 'title-pursues-vain', { unit: run.unit });
}

function quietTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  if (story.entries.length === 0) return phrase('title-choice', { side: sidePhrase(story.positions[0]!.active) });
  return facts.flatMap((fact) => byTypeIfAny(QUIET, fact, story) ?? []).at(-1) ?? runTitle(story);
}

const QUIET: Partial<ByType<Fact, [story: Story], Phrase | undefined>> = {
  // SH-ORDERS-21. Nothing spent: it acts without orders, with the gun that may accompany it.
  activated({ units, cost }, story) {
    const [unit] = units;
    if (cost === 0 && unit !== undefined) return named(story, 'title-initiative', { unit });
    return phrase('title-activated', { units: shortNames(story, units) });
  },
  turnBegan: ({ side, turn }) => phrase('title-turn-began', { side: sidePhrase(side), turn }),
  gotPoints: ({ side, points }) => phrase('title-points', { side: sidePhrase(side), points }),
  deployed: (_, story) => deployedTitle(story),
  movesFirst: ({ side }) => phrase('title-moves-first', { side: sidePhrase(side) }),
  endedOrders: ({ side }) => phrase('title-ended-orders', { side: sidePhrase(side) }),
  passedOver: ({ units }, story) => phrase('title-passed-over', { units: shortNames(story, units) }),
  endedActions: ({ side }) => phrase('title-ended', { side: sidePhrase(side) }),
  // SH-ORDERS-19. The purpose of a failed test: to hold a unit back, or to change formation.
  failed({ unit }, story) {
    const test = story.entries.find((entry) => 'roll' in entry && entry.roll.unit === unit);
    const reason = test && 'roll' in test ? textIn(test.roll.about, 'reason') : '';
    if (reason === 'restraint') return named(story, 'title-not-held-back', { unit });
    return reason === 'formation' ? named(story, 'title-form-failed', { unit }) : undefined;
  },
  moved: wayTitle('title-march'),
  evaded: wayTitle('title-evade'),
  turned: ({ unit, facing }, story) => named(story, 'title-turn', { unit }, { facing: facingPhrase(facing) }),
  formed: ({ unit, formation }, story) =>
    named(story, 'title-form', { unit }, { formation: formationPhrase(formation) }),
  barred: ({ unit }, story) => named(story, 'title-barred', { unit }),
  heldBack: ({ unit }, story) => named(story, 'title-held-back', { unit }),
  eliminated: ({ unit }, story) => named(story, 'title-eliminated', { unit }),
};

function wayTitle(id: string) {
  return ({ unit, path }: Told<'moved' | 'evaded'>, story: Story) =>
    named(story, id, { unit }, { to: path.at(-1) ?? '' });
}

/** ASK-12, ASK-16. A run whose path is still to be chosen. */
function runTitle(story: Story): Phrase | undefined {
  const rolls = story.entries.flatMap((entry) => ('roll' in entry ? [entry.roll] : []));
  if (rolls.some(({ why }) => why === 'first')) return phrase('title-first-thrown');
  const run = rolls.find(({ why }) => RUNS[why] !== undefined);
  return run && named(story, RUNS[run.why]!, { unit: run.unit ?? '' });
}

const RUNS: Readonly<Record<string, string>> = { rout: 'title-flees', pursuit: 'title-pursues' };
