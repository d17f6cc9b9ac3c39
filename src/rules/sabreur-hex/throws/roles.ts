/** What units are called at a table: by their names, where a battle names them, else by the part that they have in it. */
import type { Noun } from '../../../kernel/phrase.ts';
import type { Throw } from '../../../kernel/throwing.ts';
import { bareNoun } from '../noun.ts';

/** The unit the throw is about, and the enemy it meets. */
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

/** The names under which units of a battle were said; anything else is none. */
export function namesIn(kind: Throw<unknown>['kind'], who: unknown): Names {
  const [own, enemy] = Array.isArray(who) ? who.filter((name) => /^\d{1,4}[A-Za-z]{1,4}$/.test(String(name))) : [];
  return { own: String(own ?? OWN[kind]), enemy: String(enemy ?? 'target') };
}

/** A unit of a battle is shown by its short name alone. */
export function calledBy(id: string): Noun {
  return ROLES[id] ?? bareNoun({ en: id, fr: id });
}
