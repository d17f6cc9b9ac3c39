/** Entries made by hand name people by pseudonyms; reports and cards show who they are. */
import type { PersonName, Phrase } from '../../kernel/phrase.ts';
import type { Asked } from '../../kernel/play.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { hasPseudonyms, namedPerson, type Participants } from '../battle/participants.ts';
import type { AnyEntry, AnyRuleset } from '../ruleset.ts';

type NameOf = (who: string) => string | PersonName | Phrase;

/** The ruleset of a battle, which shows its people by their names. */
export function withNames(rules: AnyRuleset, of: Participants): AnyRuleset {
  if (!hasPseudonyms(of)) return rules;
  const nameOf: NameOf = (who) => namedPerson(of, who);
  return {
    ...rules,
    tell: (telling) =>
      rules.tell({ ...telling, transcript: telling.transcript.map((entry) => namedIn(entry, nameOf)) }),
    card: (asked, state) => rules.card(namedQuestion(asked, nameOf), state),
  };
}

function namedIn(entry: AnyEntry, nameOf: NameOf): AnyEntry {
  if ('ask' in entry) return { ...entry, ask: namedQuestion(entry.ask, nameOf) };
  if ('fact' in entry) return isByHand(entry.fact) ? { fact: named(entry.fact, nameOf) } : entry;
  return entry.roll.why === 'hand'
    ? { ...entry, roll: { ...entry.roll, about: named(entry.roll.about, nameOf) } }
    : entry;
}

function namedQuestion(asked: Asked, nameOf: NameOf): Asked {
  return asked.kind === AGREEMENT ? { ...asked, about: named(asked.about, nameOf) } : asked;
}

function isByHand(fact: unknown): fact is { readonly who: string } {
  const { type } = fact as { readonly type: unknown };
  return type === 'ruled' || type === 'notAgreed';
}

/** `who` as a person's name instead of a pseudonym. */
function named<T extends object>(what: T, nameOf: NameOf): T {
  const { who } = what as { readonly who?: unknown };
  return typeof who === 'string' ? { ...what, who: nameOf(who) } : what;
}
