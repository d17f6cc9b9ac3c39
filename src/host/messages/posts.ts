/** Finished texts and pictures, from the rules' reports. */
import { givesOrders, sidesToAct } from '../../kernel/open.ts';
import { isHandFact } from '../../kernel/hand.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Side } from '../../kernel/play.ts';
import type { Frame, Next } from '../../kernel/ruleset.ts';
import type { Mark, Scene } from '../../scene/scene.ts';
import { shortHead } from '../orders/chain.ts';
import { isRobot, type WithSeat } from '../seats/bot-seat.ts';
import { askedOf, orderers, type Seated } from '../seats/commanders.ts';
import type { Post } from '../post.ts';
import { nameOf, namesOf, sideName, type Voice } from '../battle/voice.ts';
import type { Passage } from '../battle/passage.ts';
import { withoutClauses } from '../../kernel/text/clauses.ts';
import type { TitledSentence } from './folded.ts';
import { behind, type Fresh, quietSentences, type Shown, taleOf, toldUnder } from './tale.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/**
 * What a post tells of the dice and the chain. `from`: the number of dice rolled in the battle before this post's
 * first.
 */
export interface Print {
  readonly head: string;
  readonly from: number;
  readonly dice: number;
  /** The number of scripted dice in the battle. */
  readonly scripted: number;
}

export interface Speech extends Seated {
  readonly rules: ShownRuleset;
  readonly voice: Voice;
}

type AtTable = Speech & WithSeat;

export function notice(voice: Voice, says: readonly Phrase[], calls: readonly string[] = []): Post {
  return { kind: 'notice', sentences: says.map((each) => line(voice, each)), footer: [], calls: [...calls] };
}

/** A private list: its heading, and the rest as small lines below it. */
export function listed(
  voice: Voice,
  [heading, ...lines]: readonly Phrase[],
  to: Post['to'],
  calls: readonly string[] = [],
): Post {
  const sentences = heading ? [{ says: voice.say(heading), dice: lines.map(voice.say) }] : [];
  return { kind: 'notice', sentences, footer: [], calls: [...calls], ...(to && { to }) };
}

/** One order worth a post, after the quiet ones before it. */
export function report(
  speech: Speech,
  quiet: readonly Passage[],
  loud: Passage,
  { title, sentences }: Fresh,
  print: Print,
): Post {
  const { footer } = taleOf(speech.rules, loud);
  return {
    kind: 'report',
    title: speech.voice.say(title),
    sentences: spoken(speech.voice, toldUnder(speech.rules, quiet, sentences)),
    footer: [...footer.map(speech.voice.say), ...scriptedMark(speech.voice, print)],
    ...(changes([...quiet, loud]) && { scene: sceneOf(speech, behind(speech.rules, quiet, loud), 'action') }),
    calls: [],
  };
}

/** Dice rolled at the desk, and rulings without deeds, leave the map unchanged. */
function changes(passages: readonly Passage[]): boolean {
  const facts = passages.flatMap(({ transcript }) =>
    transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : [])),
  );
  return facts.some((fact) => !isHandFact(fact as { readonly type: string }));
}

/**
 * The end of a player-turn, or of the battle: the whole map, and the one call to the next commanders. The order that
 * decided the battle tells who has won.
 */
export function bulletin(
  speech: AtTable,
  quiet: readonly Passage[],
  state: unknown,
  next: Next,
  closing: readonly Phrase[],
  print: Print,
): Post {
  const { rules, voice } = speech;
  const called = givesOrders(next) ? sidesToAct(next).flatMap((side) => orderers(speech, state, side)) : [];
  const last = quiet.at(-1);
  // The picture is titled by the turn that begins, not by what was folded into its post.
  const shown = last ? behind(rules, quiet.slice(0, -1), last) : { before: state, after: state, transcript: [] };
  const told = quietSentences(rules, quiet);
  const points = told.findLast(({ announces, dice }) => announces && dice.length > 0);
  return {
    kind: 'bulletin',
    title: voice.say(headOf(rules, state, next, last)),
    sentences: [
      ...spoken(
        voice,
        // The bot's turn may be over already, and told here whole.
        told.filter((each) => !each.announces || (each.dice.length > 0 && each !== points)),
      ),
      ...calling(speech, state, next, points?.dice ?? []),
      ...closing.map((says) => line(voice, says)),
    ],
    footer: turnPrint(voice, print),
    scene: sceneOf(speech, shown, 'whole'),
    calls: called.map(({ id }) => id),
  };
}

/** The turn that begins; where all write at once nobody's begins, and the title is what they wrote has led to. */
function headOf(rules: ShownRuleset, state: unknown, next: Next, last: Passage | undefined): Phrase {
  if (next.kind === 'over') return phrase('host-over-title');
  return next.kind === 'sealed' && last ? taleOf(rules, last).title : rules.turn(state);
}

/** Who is to move or to write, with the dice of what the title announces. */
function calling(speech: AtTable, state: unknown, next: Next, dice: readonly Phrase[]): Post['sentences'] {
  const { voice } = speech;
  if (next.kind === 'over') return [];
  if (next.kind !== 'sealed') {
    return [{ says: voice.say(nextLine(speech, state, next.side)), dice: linesOf(voice, dice) }];
  }
  const people = next.sides.flatMap((side) => orderers(speech, state, side)).filter((each) => !isRobot(speech, each));
  return [
    { says: voice.say(next.says), dice: linesOf(voice, dice) },
    ...(people.length > 0 ? [line(voice, phrase('sheet-next', { who: namesOf(people) }))] : []),
  ];
}

export function nextLine(speech: Speech, state: unknown, side: Side): Phrase {
  const [first, ...others] = orderers(speech, state, side);
  const who = others.length === 0 ? nameOf(first) : phrase('seat-names', { who: namesOf([first!, ...others]) });
  const isDeploying = speech.rules.deployment?.isDeploying(state) === true;
  if (isDeploying) return phrase('deploy-next-open', { side: sideName(side), who });
  return first ? phrase('host-next', { who }) : phrase('host-next-no-one', { side: sideName(side) });
}

/** One public line: who must choose. It calls no one. */
export function awaited(speech: Speech, asked: Asked): Post {
  const { voice } = speech;
  const who = askedOf(speech, asked);
  const side = sideName(asked.to);
  const says = who
    ? phrase('host-waiting-for', { who: nameOf(who), side })
    : phrase('host-waiting-for-no-one', { side });
  return { kind: 'awaited', sentences: [line(voice, says)], footer: [], calls: [] };
}

export function spoken(voice: Voice, sentences: readonly TitledSentence[]): Post['sentences'] {
  return sentences.flatMap(({ says, dice, follows }) => {
    if (says === 'nothing' && dice.length === 0) return [];
    return [
      { says: says === 'nothing' ? '' : voice.say(says), dice: linesOf(voice, dice), ...(follows && { follows }) },
    ];
  });
}

/** Small lines without their clauses, which are in the details; a line of clauses alone is left out. */
export function linesOf(voice: Voice, lines: readonly Phrase[]): string[] {
  return lines.map((each) => withoutClauses(voice.say(each))).filter((each) => each !== '');
}

export function line(voice: Voice, says: Phrase): Post['sentences'][number] {
  return { says: voice.say(says), dice: [] };
}

/** At the end of a turn: the number of dice so far, and the head of the chain. */
function turnPrint(voice: Voice, print: Print): string[] {
  const { from, dice, head } = print;
  const n = from + dice;
  const thrown = n === 0 ? [] : [voice.say(phrase('host-dice-so-far', { n }))];
  return [...thrown, ...scriptedMark(voice, print), voice.say(phrase('host-chain', { head: shortHead(head) }))];
}

export function scriptedMark(voice: Voice, { from, dice, scripted }: Print): string[] {
  return dice > 0 && from < scripted ? [voice.say(phrase('host-dice-scripted'))] : [];
}

export function sceneOf(
  { rules, voice }: Pick<Speech, 'rules' | 'voice'>,
  passage: Shown,
  frame: Frame,
  awaited?: string,
  marks: readonly Mark[] = [],
): Scene {
  const { transcript, title } = passage;
  const { before, after: now } = passage;
  const more = { ...(title && { title }), ...(awaited !== undefined && { awaited }) };
  return rules.draw({ before, now, transcript, frame, marks, ...more }, voice.say);
}
