/** The first post of a battle against the bot: the player's side, the battle's topic, and what to press first. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { enemyOf } from '../../kernel/play.ts';
import { type Meeting, meetingLines } from '../seats/sealed-deployment.ts';
import { saltLines } from './salt-lines.ts';
import type { Person } from '../request.ts';
import { type Level, levelLines } from '../battle/odds-level.ts';
import type { Post } from '../post.ts';
import { line } from './posts.ts';
import type { Robot } from '../seats/bot-seat.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { Battle } from '../store/store.ts';
import { nameOf, sideName, type Voice } from '../battle/voice.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** The map comes with the first call to order, right after it. */
export function welcomePost(
  voice: Voice,
  rules: ShownRuleset,
  { state, person, title, robot, secretHash, dice, meeting, odds, salts }: WelcomeTo,
): Post {
  const sides = { side: sideName(enemyOf(robot.side)), other: sideName(robot.side) };
  const steps = rules.lesson?.steps.map((step) => step.title) ?? [];
  const lesson = [phrase('lesson-welcome', { who: nameOf(person), robot: nameOf(robot), steps, ...sides })];
  const usual = [
    phrase('host-solo-opened', { who: nameOf(person), robot: nameOf(robot), ...sides }),
    phrase(meeting ? 'host-solo-deploy' : rules.sealed?.isEveryTurn ? 'host-solo-sheet' : 'host-solo-first'),
    phrase('host-solo-aim', { aim: rules.aim(state) }),
    ...rules.options(state),
    ...(meeting ? meetingLines(rules, meeting) : []),
    ...levelLines(odds),
    ...doctrineLines(rules),
    phrase('host-solo-more', sides),
  ];
  return {
    kind: 'notice',
    title: voice.say(title),
    sentences: (robot.lesson ? lesson : usual).map((each) => line(voice, each)),
    footer: [
      phrase('host-dice-promise', { hash: secretHash }),
      ...(dice > 0 ? [phrase('host-dice-written', { n: dice })] : []),
      ...saltLines(salts),
      // Without a deployment it begins straight away, with dice.
      ...(meeting ? [phrase('fair-salt-hint')] : []),
    ].map(voice.say),
    calls: [],
  };
}

/** What answers for the player's units, and how to change that; a person's chosen doctrine is private. */
function doctrineLines({ name: book, doctrines: [first, second] }: AnyRuleset): Phrase[] {
  if (second === undefined) return [];
  return [
    phrase('host-solo-doctrine', {
      name: phrase(`doctrine-${first}`),
      means: phrase(`doctrine-${book}-${first}-short`),
    }),
  ];
}

interface WelcomeTo {
  readonly state: unknown;
  readonly person: Person;
  readonly title: Phrase;
  readonly robot: Robot;
  readonly secretHash: string;
  /** The number of scripted dice. */
  readonly dice: number;
  readonly meeting?: Meeting | undefined;
  readonly odds: Level;
  readonly salts: Battle['salts'];
}
