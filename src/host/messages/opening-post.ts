/** The opening post of a battle: who, what, which readings, how to join, and the commitment to the dice. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Meeting, meetingLines, wayOf } from '../seats/sealed-deployment.ts';
import { type Pace, paceLines } from '../seats/pace.ts';
import { type Level, levelLines } from '../battle/odds-level.ts';
import type { Person } from '../request.ts';
import type { Post } from '../post.ts';
import { line } from './posts.ts';
import type { Robot } from '../seats/bot-seat.ts';
import type { Battle } from '../store/store.ts';
import { nameOf, type Voice } from '../battle/voice.ts';
import { welcomePost } from './welcome-post.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** The content of the opening post. */
interface Opening {
  readonly state: unknown;
  readonly person: Person;
  readonly title: Phrase;
  readonly secretHash: string;
  /** The number of scripted dice. */
  readonly dice: number;
  /** Against the bot. */
  readonly robot: Robot | undefined;
  readonly pace: Pace | undefined;
  readonly meeting: Meeting | undefined;
  /** How much of the odds is shown. */
  readonly odds: Level;
  /** A person who opens a battle against the bot may have added something to the dice. */
  readonly salts: Battle['salts'];
}

export function openingPost(
  voice: Voice,
  rules: ShownRuleset,
  { state, person, title, secretHash, dice, robot, pace, meeting, odds, salts }: Opening,
): Post {
  if (robot) return welcomePost(voice, rules, { state, person, title, secretHash, dice, robot, meeting, odds, salts });
  const says = [
    phrase('host-opened', { who: nameOf(person), title }),
    ...rules.options(state),
    ...(meeting ? meetingLines(rules, meeting) : []),
    phrase(meeting && wayOf(meeting) === 'sealed' ? 'host-how-to-join-sealed' : 'host-how-to-join'),
    ...(pace ? paceLines(pace) : []),
    ...levelLines(odds),
  ];
  return {
    kind: 'notice',
    sentences: [
      ...says.map((each) => line(voice, each)),
      {
        ...line(voice, phrase('host-dice-promise', { hash: secretHash })),
        dice: [voice.say(phrase('fair-salt-hint'))],
      },
      ...(dice > 0 ? [line(voice, phrase('host-dice-written', { n: dice }))] : []),
    ],
    footer: [],
    scene: rules.draw({ now: state, transcript: [], frame: 'whole' }, voice.say),
    calls: [],
  };
}
