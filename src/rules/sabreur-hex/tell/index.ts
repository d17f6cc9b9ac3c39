/**
 * The story of an order: a walk over its transcript, to sentences with their small lines of dice. It chooses messages
 * and arguments; the texts are in `assets/locales`. Nothing ever parses it again.
 *
 * In this folder: story (the line being told), dice (the small lines), answers; then by chapter moves, fights,
 * countercharges, nerve, flight, pursuit, turn, deployment; then title and footer.
 */
import { handSentence } from '../../../kernel/hand.ts';
import { blankPage, gather, line, lineAhead, more, put } from '../../../kernel/page.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Roll, sidePhrase } from '../../../kernel/play.ts';
import type { Tale, Telling } from '../../../kernel/ruleset.ts';
import { type ByType, byType } from '../../../kernel/story.ts';
import type { Fact } from '../facts.ts';
import { questionOf } from '../questions/index.ts';
import type { State } from '../state.ts';
import { type Answered, answerPart, answerWords, isMatterOfCourse, isUntold } from './answers.ts';
import { tellByHand } from './corrected.ts';
import { HELPERS } from './countercharges.ts';
import { DEPLOYMENTS, tellFirstRoll } from './deployment.ts';
import { otherPart, savesPart } from './dice.ts';
import { FIGHTS, tellFireRoll, tellShockRoll } from './fights.ts';
import { finished } from './finished.ts';
import { FLIGHTS, tellCrossed, tellFlight, tellRoutRoll } from './flight.ts';
import { footerOf } from './footer.ts';
import { MOVES } from './moves.ts';
import { NERVES, tellChoice, tellMoraleRoll } from './nerve.ts';
import { PURSUITS, tellDoubledAgain, tellPursuitRoll, tellStay } from './pursuit.ts';
import { isQuiet } from './quiet.ts';
import { factsOf, type Here, openStory, type Story } from './story.ts';
import { titleOf } from './title.ts';
import { TURNS } from './turn.ts';

export function tell(telling: Telling<State, Fact>): Tale {
  const story = openStory(telling);
  const page = blankPage();
  const isRuled = factsOf(story).some(({ type }) => type === 'ruled');
  story.entries.forEach((entry, at) => {
    const here = { ...story, at, page };
    const hand = handSentence(entry);
    if (hand) {
      put(here, hand.says);
      for (const part of hand.dice) line(here, part);
    } else if ('roll' in entry) tellRoll(entry.roll, entry.got, here);
    else if ('ask' in entry) tellAnswer(entry, here);
    else if (isRuled) tellByHand(entry.fact, here);
    else byType(TELLERS, entry.fact, here);
  });
  const title = titleOf(story);
  const isSilent = page.drafts.length === 0 && story.entries.length > 0;
  // A pursuit that does not take place is no news.
  const answered = isAnswerAlone(story) && page.drafts.every(({ says }) => says.id === 'tell-pursuit-none');
  if (isSilent) put({ page }, afterword(story, title));
  gather({ page });
  const sentences = page.drafts.map((draft, index) => ({
    ...finished(draft, title, index === 0),
    ...(isSilent && !answered && { bare: true }),
  }));
  const marks = { quiet: isQuiet(story), brief: isBrief(story), answered, untitled: title.id === 'title-orders' };
  return { ...marks, title, sentences, footer: footerOf(story) };
}

/** One person's answer without dice: the sentence that tells it is complete. */
function isAnswerAlone({ entries: [first, ...others] }: Story): boolean {
  return first !== undefined && 'ask' in first && first.by.who === 'person' && others.every((each) => 'fact' in each);
}

function afterword(story: Story, title: Phrase): Phrase {
  const [first] = story.entries;
  if (!first || !('ask' in first)) return phrase('tell-only', { what: title });
  return phrase('tell-answer-alone', {
    side: sidePhrase(first.ask.to),
    answer: answerWords(story.positions[0]!, first),
  });
}

/** SH-ORDERS-19, -20. Tests of units that act without orders, or are held back: there may be many in a row. */
function isBrief(story: Story): boolean {
  const outcomes: readonly Fact['type'][] = ['passed', 'failed', 'heldBack', 'passedOver', 'activated', 'barred'];
  return story.entries.every((entry) => {
    if ('ask' in entry) return questionOf(entry.ask.kind)?.report.isBrief === true;
    return 'fact' in entry ? outcomes.includes(entry.fact.type) : entry.roll.why === 'morale';
  });
}

const untold = () => {};

const TELLERS: ByType<Fact, [here: Here], void> = {
  ...DEPLOYMENTS,
  ...TURNS,
  ...MOVES,
  ...HELPERS,
  ...FIGHTS,
  ...NERVES,
  ...FLIGHTS,
  ...PURSUITS,
  // Told with the last unit placed.
  deploysNext: untold,
  // Told with the charge, with the test, with the victory, or not at all.
  heldBack: untold,
  resigned: untold,
  passed: untold,
  // Told as a manual decision.
  ruled: untold,
  notAgreed: untold,
  corrected: untold,
  pointsSet: untold,
};

function tellRoll(roll: Roll, got: readonly number[], here: Here): void {
  switch (roll.why) {
    case 'first':
      return tellFirstRoll(here);
    // Told with the points they gave.
    case 'orders':
      return;
    case 'fire':
      return tellFireRoll(roll, got, here);
    case 'shock':
    case 'melee':
      tellDoubledAgain(roll, here);
      return tellShockRoll(roll, got, here);
    case 'saves':
      return more(here, savesPart(roll, got));
    case 'morale':
      return tellMoraleRoll(roll, got, here);
    case 'pursuit':
      return tellPursuitRoll(roll, got, here);
    case 'rout':
    case 'pick':
      return tellRoutRoll(roll, got, here);
    case 'crossed':
      return tellCrossed(roll, got, here);
    default:
      return more(here, otherPart(roll, got));
  }
}

function tellAnswer(entry: Answered, here: Here): void {
  const { kind, unit } = entry.ask;
  const report = questionOf(kind)?.report;
  if (report?.of === 'pursuit') tellStay(here, entry);
  if (!report || isMatterOfCourse(entry)) return;
  const part = answerPart(here.positions[here.at]!, entry);
  if (report.of === 'flight' && unit !== undefined) tellFlight(here, unit);
  if (report.of === 'test' && unit !== undefined) tellChoice(here, unit);
  if (isUntold(entry)) return;
  if (report.place === 'line') line(here, part);
  else if (report.place === 'ahead') lineAhead(here, part);
  else more(here, part);
}
