/** The title: the result in one line. */
import { type Noun, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { textIn } from './dice.ts';
import { mustFlee } from '../morale/nerve.ts';
import { NERVE } from '../questions/nerve.ts';
import { deployedTitle } from './deployment.ts';
import { factsOf, nameIn, type Story, unitAtLine } from './story.ts';
import { attackTitle } from './title-attack.ts';
import { fireTitle } from './title-fire.ts';
import { partTitle } from './title-part.ts';
import { shortNames, sideName } from './turn.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export function titleOf(story: Story): Phrase {
  const facts = factsOf(story);
  const first = <T extends Fact['type']>(type: T) => facts.find((fact): fact is Told<T> => fact.type === type);
  const end = endTitle(first('won'), first('resigned'));
  if (end) return end;
  const hand = handTitle(story, facts);
  if (hand) return hand;
  const run = openRun(story);
  if (run) return run;
  const attack = first('charged') ?? first('assaulted');
  if (attack) return attackTitle(story, facts, attack);
  const off = first('brokeOff');
  if (off) return phrase('title-broke-off', { unit: nameIn(story, off.unit), target: nameIn(story, off.target) });
  const fired = first('fired');
  const isPart = facts.some(({ type }) => type === 'attacked' || type === 'declined');
  if (fired && !isPart) return fireTitle(story, facts, fired);
  const part = isPart ? partTitle(story, facts) : undefined;
  if (part) return part;
  const fled = first('fled');
  if (fled) return phrase('title-flees', { unit: nameIn(story, fled.unit) });
  const rally = rallyTitle(story, first('rallied'), first('recovered'));
  if (rally) return rally;
  const pursued = first('pursued');
  if (pursued) {
    const title = pursued.contacts.length > 0 ? 'title-pursues' : 'title-pursues-vain';
    return phrase(title, { unit: nameIn(story, pursued.unit) });
  }
  return quietTitle(story, facts) ?? partTitle(story, facts) ?? phrase('title-orders');
}

/** ASK-11, ASK-12. A flight whose path is to be chosen now, whatever led to it. */
function openRun(story: Story): Phrase | undefined {
  const last = story.entries.at(-1);
  if (!story.isOpen || last === undefined) return undefined;
  const router = routerIn(story, last);
  return router === undefined ? undefined : phrase('title-flees', { unit: nameIn(story, router) });
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

/** A manual decision. */
function handTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const [first, ...done] = facts;
  if (first?.type === 'notAgreed') return phrase('title-not-agreed');
  if (!first && story.entries.some((entry) => 'roll' in entry && entry.roll.why === 'hand'))
    return phrase('title-rolled');
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
  // ASK-19. Only a unit that rallies is asked for its formation.
  if (story.isOpen) return phrase('title-rallied', { unit: nameIn(story, unit) });
  return phrase(isHorde ? 'title-rally-failed' : 'title-recovery-failed', { unit: nameIn(story, unit) });
}

function endTitle(won: Told<'won'> | undefined, resigned: Told<'resigned'> | undefined): Phrase | undefined {
  if (won?.winner === 'draw') return phrase('title-draw');
  if (won) return phrase('title-won', { side: sideName(won.winner) });
  return resigned && phrase('title-resigned', { side: sideName(resigned.side) });
}

/** Without contact between the sides, the last thing done names the order. */
function quietTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  if (story.entries.length === 0) return phrase('title-choice', { side: sideName(story.positions[0]!.active) });
  const titles = facts.flatMap((fact) => quietTitleOf(story, fact) ?? []);
  return titles.at(-1) ?? runTitle(story);
}

/** ASK-12, ASK-16. A run whose path is still to be chosen. */
function runTitle(story: Story): Phrase | undefined {
  if (story.entries.some((entry) => 'roll' in entry && entry.roll.why === 'first')) return phrase('title-first-thrown');
  const rolls = story.entries.flatMap((entry) => ('roll' in entry ? [entry.roll] : []));
  const run = rolls.find(({ why }) => RUNS[why] !== undefined);
  return run && phrase(RUNS[run.why]!, { unit: nameIn(story, run.unit ?? '') });
}

const RUNS: Readonly<Record<string, string>> = { rout: 'title-flees', pursuit: 'title-pursues' };

function quietTitleOf(story: Story, fact: Fact): Phrase | undefined {
  if (fact.type === 'activated') return activatedTitle(story, fact);
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

/** SH-ORDERS-21. Nothing spent: it acts without orders, with the gun that may accompany it. */
function activatedTitle(story: Story, { units, cost }: Told<'activated'>): Phrase {
  const [first] = units;
  if (cost === 0 && first !== undefined) return phrase('title-initiative', { unit: nameIn(story, first) });
  return phrase('title-activated', { units: shortNames(story, units) });
}

/** SH-ORDERS-19. The purpose of a failed test: to hold a unit back, or to change formation. */
function failedTitle(story: Story, fact: Told<'failed'>): Phrase | undefined {
  const test = story.entries.find((entry) => 'roll' in entry && entry.roll.unit === fact.unit);
  const reason = test && 'roll' in test ? textIn(test.roll.about, 'reason') : '';
  if (reason !== 'restraint' && reason !== 'formation') return undefined;
  return phrase(reason === 'restraint' ? 'title-not-held-back' : 'title-form-failed', {
    unit: nameIn(story, fact.unit),
  });
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
