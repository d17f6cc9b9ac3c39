/** The title of a part of an order whose beginning was already reported: what has happened since. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { fateOf, lostBy } from './fate.ts';
import { reactionOf } from './moves.ts';
import { factAt, nameIn, type Story } from './story.ts';
import { attackOutcome } from './title-attack.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export function partTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  return blowTitle(story, facts) ?? answerTitle(story) ?? helpTitle(story, facts) ?? testTitle(story, facts);
}

/** The blows, by their result. */
function blowTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const blow = facts.findLast((fact): fact is Told<'attacked'> => fact.type === 'attacked' && !fact.back);
  if (!blow) {
    const declined = facts.find((fact): fact is Told<'declined'> => fact.type === 'declined');
    if (!declined) return undefined;
    const isShotAt = facts.some((fact) => fact.type === 'fired' && fact.target === declined.target);
    const isShaken = !isShotAt && lostBy(facts, declined.target) > 0;
    return phrase(isShaken ? 'title-charge-shaken' : 'title-charge-stopped', namesOf(story, declined));
  }
  const outcome = attackOutcome(story, facts, blow);
  if (outcome) return outcome;
  const lost = lostBy(facts, blow.target);
  return lost > 0
    ? phrase('title-struck', { ...namesOf(story, blow), lost })
    : phrase('title-struck-vain', namesOf(story, blow));
}

function namesOf(story: Story, { unit, target }: { readonly unit: string; readonly target: string }) {
  return { unit: nameIn(story, unit), target: nameIn(story, target) };
}

/** SH-REACT-01. The charged unit's reaction; a run has a title of its own. */
function answerTitle(story: Story): Phrase | undefined {
  const at = story.entries.findIndex((_, index) => factAt(story, index)?.type === 'reacted');
  const fact = factAt(story, at);
  if (fact?.type !== 'reacted') return undefined;
  return phrase('title-answers', { answer: reactionOf(story, at, fact, 'id').answer });
}

function helpTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const helper = facts.find((fact): fact is Told<'volunteered'> => fact.type === 'volunteered');
  if (!helper) return undefined;
  const hasFailed = facts.some((fact) => fact.type === 'failed' && fact.unit === helper.unit);
  const names = { unit: nameIn(story, helper.unit), friend: nameIn(story, helper.friend) };
  return phrase(hasFailed ? 'title-helps-not' : 'title-helps', names);
}

/** A morale test, and its cost. */
function testTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const loss = facts.find((fact): fact is Told<'lost'> => fact.type === 'lost');
  const test = facts.find((fact) => fact.type === 'failed' || fact.type === 'passed');
  if (loss && fateOf(facts, loss.unit) === 'there') {
    return phrase('title-loses', { unit: nameIn(story, loss.unit), lost: lostBy(facts, loss.unit) });
  }
  if (test?.type !== 'failed' && test?.type !== 'passed') return undefined;
  return phrase(test.type === 'passed' ? 'title-holds' : 'title-wavers', { unit: nameIn(story, test.unit) });
}
