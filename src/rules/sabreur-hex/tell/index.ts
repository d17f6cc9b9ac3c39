/**
 * The story of an order: an exhaustive walk over its transcript, to sentences with their small lines of dice. It
 * chooses messages and arguments; the texts are in `assets/locales`. Nothing ever parses it again.
 *
 * In this folder: story (the transcript and the page), dice (the small lines), answers; then by chapter moves, fights,
 * nerve, turn; then title and footer.
 */
import { handSentence } from '../../../kernel/hand.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Sentence, Tale, Telling } from '../../../kernel/ruleset.ts';
import type { Fact } from '../facts.ts';
import { questionOf } from '../questions/index.ts';
import type { State } from '../state.ts';
import { type Answered, answerPart, isMatterOfCourse, isUntold } from './answers.ts';
import { tellByHand } from './corrected.ts';
import { tellCountercharged, tellVolunteered } from './countercharges.ts';
import { otherPart, savesPart } from './dice.ts';
import { tellAttacked, tellFired, tellFireRoll, tellLost, tellShockRoll } from './fights.ts';
import { footerOf } from './footer.ts';
import {
  tellBrokeOff,
  tellCharged,
  tellDeclined,
  tellDisplaced,
  tellEvaded,
  tellFormed,
  tellMoved,
  tellReacted,
  tellTurned,
} from './moves.ts';
import {
  tellChoice,
  tellCrossed,
  tellEliminated,
  tellFailed,
  tellFled,
  tellFlight,
  tellMoraleRoll,
  tellPickRoll,
  tellRoutRoll,
} from './nerve.ts';
import { tellActed, tellDoubledAgain, tellPursued, tellPursuitRoll, tellStay } from './pursuit.ts';
import { tellRallied, tellRecovered } from './rally.ts';
import { tellHeldFire } from './halves.ts';
import { tellDeployed, tellFirstRoll, tellMovesFirst } from './deployment.ts';
import { factsOf, line, lineAhead, more, openStory, type Page, say, type Story } from './story.ts';
import { tellEndedOrders, tellPassedOver } from './late.ts';
import { titleOf } from './title.ts';
import { finished } from './finished.ts';
import { isQuiet } from './quiet.ts';
import { sideName, tellActivated, tellBarred, tellEnded, tellPoints, tellWon } from './turn.ts';

export function tell(telling: Telling<State, Fact>): Tale {
  const story = openStory(telling);
  const page: Page = { drafts: [], loose: [], spent: [] };
  const isRuled = factsOf(story).some(({ type }) => type === 'ruled');
  story.entries.forEach((entry, at) => {
    const hand = handSentence(entry);
    if (hand) tellHand(hand, page);
    else if (isRuled && 'fact' in entry) tellByHand(story, at, entry.fact, page);
    else if ('fact' in entry) tellFact(story, at, entry.fact, page);
    else if ('roll' in entry) tellRoll(story, at, entry.roll, entry.got, page);
    else tellAnswer(story, at, entry, page);
  });
  const title = titleOf(story);
  const isSilent = page.drafts.length === 0 && story.entries.length > 0;
  // Nobody is surprised by a pursuit that does not take place.
  const answered = isAnswerAlone(story) && page.drafts.every(({ says }) => says.id === 'tell-pursuit-none');
  if (isSilent) say(page, afterword(story, title));
  if (!isSilent || !answered) page.drafts.at(-1)?.lines.push(...page.loose.splice(0));
  page.drafts.at(-1)?.spent.push(...page.spent.splice(0));
  const sentences = page.drafts.map((draft, index) => ({
    ...finished(draft, title, index === 0),
    ...(isSilent && !answered && { bare: true }),
  }));
  const marks = { quiet: isQuiet(story), brief: isBrief(story), answered, untitled: title.id === 'title-orders' };
  return { ...marks, title, sentences, footer: footerOf(story) };
}

/** A manual decision: who ruled, agreed or rolled, and why. */
function tellHand({ says, dice }: Sentence, page: Page): void {
  say(page, says);
  for (const part of dice) line(page, part);
}

/** One person's answer without dice: the sentence that tells it is complete. */
function isAnswerAlone({ entries: [first, ...others] }: Story): boolean {
  return first !== undefined && 'ask' in first && first.by.who === 'person' && others.every((each) => 'fact' in each);
}

/** The sentence if nothing else produced one. */
function afterword(story: Story, title: Phrase): Phrase {
  const [first] = story.entries;
  if (first && 'ask' in first) {
    const { ask, got } = first;
    const answer = questionOf(ask.kind)?.words(got, story.positions[0]!) ?? phrase('answer-other', { text: got });
    return phrase('tell-answer-alone', { side: sideName(ask.to), answer });
  }
  return phrase('tell-only', { what: title });
}

/**
 * SH-ORDERS-19, -20. Tests of units that may act without orders, and of those that can be held back: there may be many
 * in a row.
 */
function isBrief(story: Story): boolean {
  const outcomes: readonly Fact['type'][] = ['passed', 'failed', 'heldBack', 'passedOver', 'activated', 'barred'];
  return story.entries.every((entry) => {
    if ('ask' in entry) return questionOf(entry.ask.kind)?.report.isBrief === true;
    return 'fact' in entry ? outcomes.includes(entry.fact.type) : entry.roll.why === 'morale';
  });
}

function tellFact(story: Story, at: number, fact: Fact, page: Page): void {
  switch (fact.type) {
    case 'gotPoints':
      return tellPoints(story, at, fact, page);
    case 'activated':
      return tellActivated(story, at, fact, page);
    case 'turned':
      return tellTurned(story, at, fact, page);
    case 'moved':
      return tellMoved(story, at, fact, page);
    case 'evaded':
      return tellEvaded(story, at, fact, page);
    case 'displaced':
      return tellDisplaced(story, fact, page);
    case 'formed':
      return tellFormed(story, at, fact, page);
    case 'charged':
    case 'assaulted':
      return tellCharged(story, at, fact, page);
    case 'brokeOff':
      return tellBrokeOff(story, fact, page);
    case 'reacted':
      return tellReacted(story, at, fact, page);
    case 'volunteered':
      return tellVolunteered(story, at, fact, page);
    case 'countercharged':
      return tellCountercharged(story, at, fact, page);
    case 'attacked':
      return tellAttacked(story, at, fact, page);
    case 'declined':
      return tellDeclined(story, fact, page);
    case 'fired':
      return tellFired(story, at, fact, page);
    case 'heldFire':
      return tellHeldFire(story, fact, page);
    case 'deployed':
      return tellDeployed(story, at, page);
    case 'movesFirst':
      return tellMovesFirst(fact, page);
    case 'failed':
      return tellFailed(story, at, fact, page);
    case 'lost':
      return tellLost(story, at, fact, page);
    case 'panicked':
      return tellFlight(story, at, fact.unit, page);
    case 'fled':
      return tellFled(story, at, fact, page);
    case 'pursued':
      return tellPursued(story, at, fact, page);
    case 'recovered':
      return tellRecovered(story, at, fact, page);
    case 'rallied':
      return tellRallied(story, at, fact, page);
    case 'eliminated':
      return tellEliminated(story, at, fact, page);
    case 'acted':
      return tellActed(story, at, fact, page);
    case 'barred':
      return tellBarred(story, fact, page);
    case 'endedOrders':
      return tellEndedOrders(story, at, fact, page);
    case 'passedOver':
      return tellPassedOver(story, at, fact, page);
    case 'endedActions':
      return tellEnded(story, at, fact, page);
    case 'turnBegan':
      return say(page, phrase('tell-turn-began', { side: sideName(fact.side), turn: fact.turn }));
    case 'won':
      return tellWon(story, at, fact, page);
    // Told with the last unit placed.
    case 'deploysNext':
    // Told with the charge, with the test, with the victory, or not at all.
    case 'heldBack':
    case 'resigned':
    case 'passed':
    // Told as a manual decision.
    case 'ruled':
    case 'notAgreed':
    case 'corrected':
    case 'pointsSet':
      return;
  }
}

function tellRoll(story: Story, at: number, roll: Roll, got: readonly number[], page: Page): void {
  switch (roll.why) {
    case 'first':
      return tellFirstRoll(story, at, page);
    // Told with the points they gave.
    case 'orders':
      return;
    case 'fire':
      return tellFireRoll(story, at, roll, got, page);
    case 'shock':
    case 'melee':
      tellDoubledAgain(story, at, roll, page);
      return tellShockRoll(story, at, roll, got, page);
    case 'saves':
      return more(page, savesPart(roll, got));
    case 'morale':
      return tellMoraleRoll(story, at, roll, got, page);
    case 'pursuit':
      return tellPursuitRoll(story, at, roll, got, page);
    case 'rout':
      return tellRoutRoll(story, at, roll, got, page);
    case 'pick':
      return tellPickRoll(story, at, roll, got, page);
    case 'crossed':
      return tellCrossed(story, at, roll, got, page);
    default:
      return more(page, otherPart(roll, got));
  }
}

function tellAnswer(story: Story, at: number, entry: Answered, page: Page): void {
  const { kind, unit } = entry.ask;
  const report = questionOf(kind)?.report;
  if (report?.of === 'pursuit') tellStay(story, at, entry, page);
  if (!report || isMatterOfCourse(entry)) return;
  const part = answerPart(story.positions[at]!, entry);
  if (report.of === 'flight' && unit !== undefined) tellFlight(story, at, unit, page);
  if (report.of === 'test' && unit !== undefined) tellChoice(story, at, unit, page);
  if (isUntold(entry)) return;
  if (report.place === 'line') line(page, part);
  else if (report.place === 'ahead') lineAhead(page, part);
  else more(page, part);
}
