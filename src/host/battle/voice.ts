/** How the host speaks: in a battle's language, with people's untrusted names. */
import { type Noun, type PersonName, type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import type { Language, Next } from '../../kernel/ruleset.ts';
import type { NameOf, Words } from '../../words/words.ts';
import type { Person } from '../request.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { idOf, type Participants } from './participants.ts';
import type { Settings } from './settings.ts';
import type { Battle, Entry, Seat } from '../store/store.ts';
import type { ShownRuleset } from './shown.ts';

/** Discord's limit for button labels, in characters. */
const LABEL = 80;

export interface Voice {
  readonly language: Language;
  readonly say: (says: Phrase) => string;
}

/** `nameOf`: replaces a person's name, if given. */
export function voiceOf(words: Words, language: Language, nameOf?: NameOf): Voice {
  return { language, say: (says) => words.say(language, says, nameOf) };
}

interface Readers {
  readonly battle: Pick<Battle, 'language'>;
  readonly settings: ReadonlyMap<string, Settings>;
}

/** A person's own language, otherwise the battle's. */
export function languageOf({ battle, settings }: Readers, userId: string): Language {
  return settings.get(userId)?.language ?? battle.language;
}

/** For what only this person reads. */
export function voiceFor({ words }: { readonly words: Words }, readers: Readers, userId: string): Voice {
  return voiceOf(words, languageOf(readers, userId));
}

const SIDE_NAMES: Readonly<Record<Side, Noun>> = {
  red: {
    noun: 'red',
    en: { name: 'Red', article: '', plural: false },
    fr: { name: 'Rouges', article: 'les', feminine: false, plural: true },
  },
  blue: {
    noun: 'blue',
    en: { name: 'Blue', article: '', plural: false },
    fr: { name: 'Bleus', article: 'les', feminine: false, plural: true },
  },
};

export function sideName(side: Side): Noun {
  return SIDE_NAMES[side];
}

export function nameOf(person: Person | undefined): Phrase | PersonName {
  return person ? personName(person) : phrase('host-no-one');
}

export function personName({ id, name }: Person): PersonName {
  return { person: id, name };
}

export function seatName({ userId, userName }: Pick<Seat, 'userId' | 'userName'>): PersonName {
  return { person: userId, name: userName };
}

/** Several people in one sentence. */
export function namesOf(people: readonly Person[]): Phrase[] {
  return people.map((person) => phrase('seat-name', { who: nameOf(person) }));
}

/** Who gave an order: no one (automatic), a person, or a former commander. */
export function giverOf(
  of: Participants & { readonly seats: readonly Seat[] },
  { person }: Pick<Entry, 'person'>,
): Phrase | PersonName {
  if (person === undefined) return phrase('host-table');
  const seat = of.seats.find(({ userId }) => userId === idOf(of, person));
  return seat ? nameOf({ id: seat.userId, name: seat.userName }) : phrase('host-former');
}

export function scoreLines(rules: ShownRuleset, state: unknown): Phrase[] {
  return rules
    .score(state)
    .map(({ side, strength, counts = 'strength', victoryPoints }) =>
      phrase('host-score', { side: sideName(side), counts, strength, points: victoryPoints ?? 'none' }),
    );
}

export function labelOf(text: string, most = LABEL): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** A refusal of the host itself, without a clause of any rulebook. */
export function no(says: Phrase, instead: readonly string[] = []): Refusal {
  return new Refusal('HOST', says, instead);
}

/** The same refusal, with its suggestions in a reader's language: orders, or what else `show` is for. */
export function readable(
  { clause, says, instead }: Refusal,
  show: (text: string, language: Language) => string,
  language: Language,
): Refusal {
  return new Refusal(
    clause,
    says,
    instead.map((text) => show(text, language)),
  );
}

/** Several orders in a reader's language. */
export function shownOrders({ showOrder }: AnyRuleset, orders: readonly string[], language: Language): string {
  return orders.map((text) => showOrder(text, language)).join('; ');
}

/** One text with several orders, in a reader's language. */
export function shownTogether(rules: AnyRuleset): (text: string, language: Language) => string {
  return (text, language) => shownOrders(rules, text.split('; '), language);
}

export function overLine({ winner, why }: Extract<Next, { kind: 'over' }>): Phrase {
  return winner === 'draw' ? phrase('host-over-draw', { why }) : phrase('host-over', { side: sideName(winner), why });
}
