/** The names of units at a real table: from a battle if it gives them, otherwise by their role. */
import type { Noun } from '../../../kernel/phrase.ts';
import { bareNoun } from '../noun.ts';

function role(en: string, [article, fr]: readonly ['le' | 'la' | "l'", string], feminine: boolean): Noun {
  return {
    noun: '',
    en: { name: en, article: 'the', plural: false },
    fr: { name: fr, article, feminine, plural: false },
  };
}

const ROLES: Readonly<Record<string, Noun>> = {
  unit: role('unit', ["l'", 'unité'], true),
  firer: role('firer', ['le', 'tireur'], false),
  attacker: role('attacker', ["l'", 'assaillant'], false),
  target: role('target', ['la', 'cible'], true),
};

/** Units of a battle by the names given, otherwise by their roles. */
export function namesIn(who: readonly string[], ...roles: readonly [string, string]): [{ id: string }, { id: string }] {
  const [own = roles[0], enemy = roles[1]] = who.filter((name) => /^\d{1,4}[A-Za-z]{1,4}$/.test(name));
  return [{ id: own }, { id: enemy }];
}

/** A unit of a battle is shown by its short name only. */
export function nameOf(id: string): Noun {
  return ROLES[id] ?? bareNoun({ en: id, fr: id });
}
