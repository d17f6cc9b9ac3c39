/**
 * The one way by which anything of a battle reaches people: a ruleset that shows a position and a transcript only as far
 * as some eyes may see them, and the people of a ruling by their names. By default these are everybody's eyes; what a
 * side asks for itself is shown to that side's.
 */
import type { PersonName, Phrase } from '../../kernel/phrase.ts';
import type { Asked } from '../../kernel/play.ts';
import type { Eyes, Next } from '../../kernel/ruleset.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { hasPseudonyms, namedPerson, type Participants } from './participants.ts';
import type { AnyEntry, AnyRuleset } from '../ruleset.ts';

/** What rules show to some eyes. */
export interface ShownRuleset extends AnyRuleset {
  /** The same to other eyes. */
  readonly seenBy: (eyes: Eyes) => ShownRuleset;
  /** An order that was given, as far as these eyes may see it. */
  readonly seenText: (text: string) => string;
  /** A transcript, likewise. */
  readonly seenLines: (transcript: readonly AnyEntry[]) => readonly AnyEntry[];
  /** What comes next, with the words of a step that is left to the players. */
  readonly shownNext: (state: unknown) => Next;
}

/** `of`: the battle whose people are named; a battle that has not begun names none. */
export function shown(rules: AnyRuleset, of?: Participants, eyes?: Eyes): ShownRuleset {
  const nameOf = of && hasPseudonyms(of) ? (who: string) => namedPerson(of, who) : undefined;
  const { leftToAct, odds, stories, secrets } = rules;
  const see = (state: unknown) => rules.view(state, eyes);
  const told = (transcript: readonly AnyEntry[]) =>
    secrets || nameOf
      ? transcript.flatMap((line) => {
          const seen = secrets ? secrets.blind(line, eyes) : line;
          return seen ? [named(seen, nameOf)] : [];
        })
      : transcript;
  const asked = (question: Asked, state: unknown) => {
    const seen = secrets ? secrets.blindQuestion(question, eyes, state) : question;
    return nameOf ? namedQuestion(seen, nameOf) : seen;
  };
  return {
    ...rules,
    seenBy: (other) => shown(rules, of, other),
    seenText: (text) => (secrets ? secrets.blindText(text, eyes) : text),
    seenLines: told,
    shownNext: (state) => rules.next(see(state)),
    tell: (telling) =>
      rules.tell({
        ...telling,
        before: see(telling.before),
        after: see(telling.after),
        transcript: told(telling.transcript),
      }),
    card: (question, state) => rules.card(asked(question, state), see(state)),
    draw: (picture, speak) => {
      const { now, before, transcript } = picture;
      const position = { now: see(now), ...(before !== undefined && { before: see(before) }) };
      return rules.draw({ ...picture, ...position, transcript: told(transcript) }, speak);
    },
    turn: (state) => rules.turn(see(state)),
    aim: (state) => rules.aim(see(state)),
    options: (state) => rules.options(see(state)),
    score: (state) => rules.score(see(state)),
    roster: (state) => rules.roster(see(state)),
    unit: (state, name) => rules.unit(see(state), name),
    sight: (state, from, to) => rules.sight(see(state), from, to),
    threats: (state, name) => rules.threats(see(state), name),
    place: (state, name) => rules.place(see(state), name),
    describe: (state, what) => rules.describe(see(state), what),
    topics: (state, typed) => rules.topics(see(state), typed),
    ...(leftToAct && { leftToAct: (state) => leftToAct(see(state)) }),
    ...(odds && { odds: (roll, state, order) => odds(roll, see(state), order) }),
    ...(stories && { stories: (first, transcripts) => stories(see(first), transcripts.map(told)) }),
    desk: {
      ...rules.desk,
      tools: (state) => rules.desk.tools(see(state)),
      deeds: (text, state) => rules.desk.deeds(text, see(state)),
      complete: (typed, state, language) => rules.desk.complete(typed, see(state), language),
    },
    // What a side is offered it may always see.
    complete: (typed, state, by, language) => rules.complete(typed, rules.view(state, by), by, language),
    compose: (state, by, draft, isOwn) => rules.compose(rules.view(state, by), by, draft, isOwn),
    suggest: (state, by) => rules.suggest(rules.view(state, by), by),
    ideas: (state, by) => rules.ideas(rules.view(state, by), by),
  };
}

type NameOf = (who: string) => string | PersonName | Phrase;

function named(line: AnyEntry, nameOf: NameOf | undefined): AnyEntry {
  if (!nameOf) return line;
  if ('ask' in line) return { ...line, ask: namedQuestion(line.ask, nameOf) };
  if ('fact' in line) return isByHand(line.fact) ? { fact: withName(line.fact, nameOf) } : line;
  return line.roll.why === 'hand'
    ? { ...line, roll: { ...line.roll, about: withName(line.roll.about, nameOf) } }
    : line;
}

function namedQuestion(asked: Asked, nameOf: NameOf): Asked {
  return asked.kind === AGREEMENT ? { ...asked, about: withName(asked.about, nameOf) } : asked;
}

function isByHand(fact: unknown): fact is { readonly who: string } {
  const { type } = fact as { readonly type: unknown };
  return type === 'ruled' || type === 'notAgreed';
}

/** `who` as a person's name instead of a pseudonym. */
function withName<T extends object>(what: T, nameOf: NameOf): T {
  const { who } = what as { readonly who?: unknown };
  return typeof who === 'string' ? { ...what, who: nameOf(who) } : what;
}
