/** The title of a part of an order whose beginning was already reported: what has happened since. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { fateOf, lostBy } from './fate.ts';
import { reactionOf } from './moves.ts';
import { deedOf, factAt, firstOf, named, type Story, type Told } from './story.ts';
import { attackOutcome } from './title-attack.ts';

export function partTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  return blowTitle(story, facts) ?? answerTitle(story) ?? helpTitle(story, facts) ?? testTitle(story, facts);
}

function blowTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const blow = facts.findLast((fact): fact is Told<'attacked'> => fact.type === 'attacked' && !fact.back);
  if (!blow) return stopTitle(story, facts);
  const { unit, target } = blow;
  const lost = lostBy(facts, target);
  const struck = () => named(story, lost > 0 ? 'title-struck' : 'title-struck-vain', { unit, target }, { lost });
  return attackOutcome(story, facts, blow) ?? struck();
}

function stopTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const stop = firstOf(facts, 'declined');
  if (!stop) return undefined;
  const { unit, target } = stop;
  const isShotAt = facts.some((fact) => fact.type === 'fired' && fact.target === target);
  const isShaken = !isShotAt && lostBy(facts, target) > 0;
  return named(story, isShaken ? 'title-charge-shaken' : 'title-charge-stopped', { unit, target });
}

/** SH-REACT-01. The charged unit's reaction; a run has a title of its own. */
function answerTitle(story: Story): Phrase | undefined {
  const at = story.entries.findIndex((_, index) => factAt(story, index)?.type === 'reacted');
  const fact = factAt(story, at);
  if (fact?.type !== 'reacted') return undefined;
  return phrase('title-answers', { answer: reactionOf(story, at, fact, 'id').answer });
}

function helpTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const helper = firstOf(facts, 'volunteered');
  if (!helper) return undefined;
  const { unit, friend } = helper;
  return named(story, deedOf(facts, unit, 'failed') ? 'title-helps-not' : 'title-helps', { unit, friend });
}

function testTitle(story: Story, facts: readonly Fact[]): Phrase | undefined {
  const loss = firstOf(facts, 'lost');
  if (loss && fateOf(facts, loss.unit) === 'there') {
    return named(story, 'title-loses', { unit: loss.unit }, { lost: lostBy(facts, loss.unit) });
  }
  const test = firstOf(facts, 'failed', 'passed');
  return test && named(story, test.type === 'passed' ? 'title-holds' : 'title-wavers', { unit: test.unit });
}
