/** The desk: an open step, and its buttons. */
import { canonical } from '../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { TOOL_KINDS } from '../../kernel/open.ts';
import type { Next, Open, Tool } from '../../kernel/ruleset.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { plain } from '../../words/words.ts';
import { diceOf } from './dice-text.ts';
import { readHand } from '../orders/hand.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Person } from '../request.ts';
import type { Post } from '../post.ts';
import { type Print, sceneOf, type Speech, spoken, scriptedMark } from './posts.ts';
import { joined, quietSentences } from './tale.ts';
import type { Passage } from '../battle/passage.ts';
import type { AnyEntry } from '../ruleset.ts';
import { namedPerson, type Participants } from '../battle/participants.ts';
import { labelOf, nameOf, sideName, type Voice } from '../battle/voice.ts';
import type { ShownRuleset } from '../battle/shown.ts';

/** The dice offered if the ruleset names none. */
const USUAL = ['1d6', '2d6'];

type OpenStep = Extract<Next, { kind: 'table' }>;

export interface DeskSpeech extends Speech, Participants {
  readonly battle: Participants['battle'] & Pick<LoadedBattle['battle'], 'options'>;
  readonly umpire: Person | undefined;
}

export function speechOf({ battle, rules, voice, seats, holders, umpire, participants }: LoadedBattle): DeskSpeech {
  return { battle, rules, voice, seats, holders, umpire, participants };
}

/** A step is left to the players: everyone who settles it is called. */
export function deskPost(
  speech: DeskSpeech,
  quiet: readonly Passage[],
  state: unknown,
  next: OpenStep,
  battle: { readonly id: string; readonly seq: number },
  print: Print,
): Post {
  const { rules, voice, holders, umpire } = speech;
  const open = openTo(rules, state);
  const here = { before: state, after: state, transcript: [] };
  // A step of both sides is the umpire's alone.
  const called = umpire ? [umpire, next.sides ? undefined : holders[next.side]] : [holders.red, holders.blue];
  return {
    kind: 'desk',
    title: voice.say(rules.turn(state)),
    sentences: [...spoken(voice, quietSentences(rules, quiet)), ...(open ? stepSentences(open, umpire, voice) : [])],
    footer: scriptedMark(voice, print),
    scene: sceneOf(speech, joined(quiet.length > 0 ? quiet : [here]), 'whole'),
    desk: publicDesk(rules, voice, state, battle, open),
    calls: [...new Set(called.flatMap((person) => (person ? [person.id] : [])))],
  };
}

/** A link back to the desk, which scrolls away while its step is open. */
export function toDesk(next: Next, battle: string, { say }: Voice): Pick<Post, 'toDesk'> {
  return next.kind === 'table' ? { toDesk: { battle, label: labelOf(say(phrase('host-desk'))) } } : {};
}

/** The open step, as these rules show it. */
export function openTo(rules: ShownRuleset, state: unknown): Open | undefined {
  const next = rules.shownNext(state);
  return next.kind === 'table' ? next.open : undefined;
}

/** For a post: the units in small print, because they could fill many messages. */
export function stepSentences(open: Open, umpire: Person | undefined, voice: Voice): Post['sentences'] {
  const { say } = voice;
  const [step, ...rest] = stepLines(open, umpire).map(say);
  return [
    { says: step!, dice: rest.slice(0, -1) },
    { says: `${rest.at(-1)} ${say(phrase('host-desk-ends', { done: say(goingOn(open)) }))}`, dice: [] },
  ];
}

function goingOn({ doneSays }: Open): Phrase {
  return doneSays ?? phrase('host-desk-done');
}

/**
 * What is to be settled, what the rules know about the units concerned (one line for units with the same text), and who
 * settles it.
 */
export function stepLines({ says, concerns }: Open, umpire: Person | undefined): Phrase[] {
  const alike = Map.groupBy(concerns, (each) => canonical(each.says));
  return [
    phrase('host-desk-step', { says }),
    ...[...alike.values()].map((some) =>
      phrase('host-desk-concern', { units: some.map(({ unit }) => plain(unit)).join(' '), says: some[0]!.says }),
    ),
    umpire ? phrase('host-desk-umpire', { who: nameOf(umpire) }) : phrase('host-desk-agree'),
  ];
}

type At = { readonly id: string; readonly seq: number };
type Desk = NonNullable<Post['desk']>;

/** What everyone sees: the likeliest form, and the way to the others. */
function publicDesk(rules: ShownRuleset, voice: Voice, state: unknown, battle: At, open: Open | undefined): Desk {
  const more = labelOf(voice.say(phrase('host-desk-more')));
  return { ...deskButtons(rules, voice, state, battle, open), more };
}

/** What one person sees: all forms in menus, and one as a button, the one they have `picked` if it is still there. */
export function privateDesk(
  rules: ShownRuleset,
  voice: Voice,
  state: unknown,
  battle: At,
  open: Open | undefined,
  picked: string | undefined,
): Desk {
  const { say } = voice;
  const tools = rules.desk.tools(state);
  const menus = TOOL_KINDS.map((kind) => ({
    title: say(phrase(`host-desk-${kind}`)),
    tools: tools.filter((tool) => tool.kind === kind).map((tool) => shownTool(voice, tool)),
  }));
  return {
    ...deskButtons(rules, voice, state, battle, open, picked),
    menus: menus.filter((menu) => menu.tools.length > 0),
    rolls: say(phrase('host-desk-rolls')),
  };
}

function deskButtons(
  rules: ShownRuleset,
  voice: Voice,
  state: unknown,
  { id, seq }: At,
  open: Open | undefined,
  picked?: string,
): Desk {
  const { say } = voice;
  const tools = rules.desk.tools(state);
  const named = [picked, open?.tool].flatMap((name) => tools.filter((tool) => tool.name === name));
  return {
    battle: id,
    seq,
    dice: (open?.dice ?? USUAL).flatMap((text) => {
      const dice = diceOf(text);
      return dice instanceof Refusal ? [] : [{ dice: text, label: labelOf(say(phrase('host-desk-roll', dice))) }];
    }),
    tools: [...named, ...tools].slice(0, 1).map((tool) => shownTool(voice, tool)),
    words: labelOf(say(phrase('host-desk-words'))),
    ...(open && { done: labelOf(say(goingOn(open))) }),
  };
}

function shownTool({ say }: Voice, { name, says }: Tool) {
  return { name, label: labelOf(say(says)) };
}

/** Who agreed to a proposal, or did not: both sides by name. */
export function agreementSentence(
  speech: Pick<DeskSpeech, 'holders' | 'umpire' | 'battle' | 'participants'>,
  text: string,
  side: Side,
  transcript: readonly AnyEntry[],
): readonly Phrase[] {
  const { holders, umpire } = speech;
  const hand = readHand(text);
  const answered = transcript.find((entry) => 'ask' in entry && entry.ask.kind === AGREEMENT);
  if (!hand || !answered || !('ask' in answered)) return [];
  const { ask, got, by } = answered;
  const other = by.who === 'umpire' ? umpire : holders[ask.to];
  return [
    phrase(by.who === 'umpire' ? 'host-agreement-umpire' : 'host-agreement', {
      who: namedPerson(speech, hand.who),
      side: sideName(side),
      other: nameOf(other),
      otherSide: sideName(ask.to),
      agrees: got,
    }),
  ];
}
