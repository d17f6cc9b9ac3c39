/** The names of units at a real table: from a battle if it gives them, otherwise by their role. */
import type { Noun } from '../../../kernel/phrase.ts';
import type { Throw } from '../../../kernel/throwing.ts';
import { bareNoun } from '../noun.ts';

/** The unit the roll is about, and its enemy. */
export interface Names {
  readonly own: string;
  readonly enemy: string;
}

function roleNoun(en: string, [article, fr]: readonly ['le' | 'la' | "l'", string], feminine: boolean): Noun {
  return {
    noun: '',
    en: { name: en, article: 'the', plural: false },
    fr: { name: fr, article, feminine, plural: false },
  };
}

const ROLES: Readonly<Record<string, Noun>> = {
  unit: roleNoun('unit', ["l'", 'unité'], true),
  firer: roleNoun('firer', ['le', 'tireur'], false),
  attacker: roleNoun('attacker', ["l'", 'assaillant'], false),
  target: roleNoun('target', ['la', 'cible'], true),
};

const OWN: Readonly<Record<Throw<unknown>['kind'], string>> = { morale: 'unit', fire: 'firer', melee: 'attacker' };

/** The given names of units of a battle; anything else gives none. */
export function namesIn(kind: Throw<unknown>['kind'], who: unknown): Names {
  const [own, enemy] = Array.isArray(who) ? who.filter((name) => /^\d{1,4}[A-Za-z]{1,4}$/.test(String(name))) : [];
  return { own: String(own ?? OWN[kind]), enemy: String(enemy ?? 'target') };
}

/** A unit of a battle is shown by its short name only. */
export function calledBy(id: string): Noun {
  return ROLES[id] ?? bareNoun({ en: id, fr: id });
}
