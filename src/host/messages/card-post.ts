/** The card: a question with what has happened so far, and a button for each answer. */
import { canonical } from '../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked } from '../../kernel/play.ts';
import type { AheadChoice, Card } from '../../kernel/ruleset.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import type { Mark } from '../../scene/scene.ts';
import { answersTold, choicesOf } from './card-choices.ts';
import { type Chances, chancesTold } from './card-words.ts';
import { askedOf, type Seated } from '../seats/commanders.ts';
import type { Post } from '../post.ts';
import { type Print, sceneOf, type Speech, spoken, linesOf, scriptedMark } from './posts.ts';
import { type Fresh, behind, toldUnder } from './tale.ts';
import type { Passage } from '../battle/passage.ts';
import { labelOf, type Voice } from '../battle/voice.ts';
import type { ShownRuleset } from '../battle/shown.ts';

export interface CardQuestion {
  readonly no: number;
  readonly asked: Asked;
  /** What else the person asked must know. */
  readonly notes?: readonly Phrase[];
  /** The possible results of each answer. */
  readonly chances?: Chances | undefined;
}

/** The question itself, with what has happened so far and a button for each answer. */
export function card(
  speech: Speech,
  question: CardQuestion & { readonly battle: string },
  quiet: readonly Passage[],
  soFar: Passage,
  fresh: Fresh,
  print: Print,
): Post {
  const { rules, voice } = speech;
  const whole = rules.card(question.asked, soFar.after);
  const isSecret = isSecretTo(rules, question.asked, soFar.after);
  const seen = { ...whole, ahead: isSecret ? [] : aheadOf(speech, question.asked, whole) };
  const commander = askedOf(speech, question.asked);
  return {
    kind: 'card',
    title: voice.say((hasHappened(soFar) ? undefined : seen.title) ?? fresh.title),
    sentences: [
      ...spoken(voice, toldUnder(rules, quiet, fresh.sentences.map(withoutBareWords))),
      { says: voice.say(asksIn(seen, fresh)), dice: linesOf(voice, isSecret ? [] : notesOf(question, seen)) },
    ],
    footer: scriptedMark(voice, print),
    // A proposal has changed nothing yet.
    ...(question.asked.kind !== AGREEMENT && {
      scene: sceneOf(speech, behind(rules, quiet, soFar, true), 'choice', question.asked.unit, marksOf(seen)),
    }),
    question: {
      battle: question.battle,
      no: question.no,
      choices: choicesOf(voice, seen.options, question.chances, question.asked.unit),
      ...(seen.ahead.length > 0 && { ahead: seen.ahead.map((each) => menu(voice, each)) }),
      ...(isSecret && { opens: labelOf(voice.say(phrase('card-opens-label'))) }),
    },
    calls: commander ? [commander.id] : [],
  };
}

/** Whether these eyes may not see what may be answered. */
function isSecretTo(rules: ShownRuleset, asked: Asked, state: unknown): boolean {
  const own = rules.seenBy(asked.to).card(asked, state).options;
  return own.length !== rules.card(asked, state).options.length;
}

/** The answers of a question, for the person asked alone. */
export function answersFor(
  rules: ShownRuleset,
  voice: Voice,
  question: CardQuestion & { readonly battle: string },
  state: unknown,
) {
  const { battle, no, asked } = question;
  const card = rules.seenBy(asked.to).card(asked, state);
  return {
    says: [card.asks, ...warnings(card)],
    question: { battle, no, choices: choicesOf(voice, card.options, undefined, asked.unit) },
  };
}

/** The question is more useful than the news that an answer was given. */
function withoutBareWords(sentence: Fresh['sentences'][number]): Fresh['sentences'][number] {
  return sentence.bare ? { ...sentence, titled: 'nothing' } : sentence;
}

/** If this post tells of the charge, the shot or the test, that is already above it. */
function asksIn({ asks, asksOn = asks }: Card, { sentences }: Fresh): Phrase {
  return sentences.length > 0 ? asksOn : asks;
}

/** Later questions that the person asked may answer together with this one, because they would get them too. */
export function aheadOf(seated: Seated, asked: Asked, { ahead = [] }: Card): readonly AheadChoice[] {
  const who = askedOf(seated, asked)?.id;
  return ahead.filter(({ unit }) => askedOf(seated, { to: asked.to, ...(unit !== undefined && { unit }) })?.id === who);
}

function hasHappened({ transcript }: Passage): boolean {
  return transcript.some((entry) => 'fact' in entry);
}

/** What is about to happen, and the numbers of the options that refer to a position of their own. */
function marksOf({ options, marks = [] }: Card): Mark[] {
  const places = options.flatMap(({ place }, index) =>
    place ? [{ kind: 'choice', n: index + 1, ...place } as const] : [],
  );
  return [...marks, ...places];
}

function notesOf({ notes = [], chances }: CardQuestion, seen: Card): readonly Phrase[] {
  const odds = chancesTold(chances, answersTold(seen.options, chances));
  return [...notes, ...warnings(seen), ...(odds ? [odds] : [])];
}

/** Each warning once: of the question, and of the later ones that may be answered with it. */
function warnings({ warns, ahead = [] }: Card): readonly Phrase[] {
  const all = [...warns, ...ahead.flatMap((each) => each.warns)];
  return all.filter((warning, index) => all.findIndex((other) => canonical(other) === canonical(warning)) === index);
}

function menu({ say }: Voice, { says, options }: AheadChoice) {
  const answer = (choice: Phrase) => say(phrase('ahead-choice', { asks: says, choice }));
  return {
    asks: say(says),
    later: answer(phrase('host-ahead-later')),
    choices: options.map((option) => answer(option.says)),
  };
}
