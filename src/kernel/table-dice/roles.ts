/** The units of a roll at a real table: named after those of a battle, otherwise by their role. */
import type { Noun } from '../phrase.ts';
import { bareNoun } from '../text/quoted.ts';

function noun(en: string, [article, fr]: readonly ['le' | 'la' | "l'", string], feminine: boolean): Noun {
  return {
    noun: '',
    en: { name: en, article: 'the', plural: false },
    fr: { name: fr, article, feminine, plural: false },
  };
}

const ROLES = {
  unit: noun('unit', ["l'", 'unité'], true),
  firer: noun('firer', ['le', 'tireur'], false),
  attacker: noun('attacker', ["l'", 'assaillant'], false),
  target: noun('target', ['la', 'cible'], true),
};

export type Role = keyof typeof ROLES;

/** The short names given, if they are names; otherwise the roles. */
export function idsOf(who: readonly string[], [own, enemy]: readonly [Role, Role]): [own: string, enemy: string] {
  const [first = own, second = enemy] = who.filter((name) => /^\w{1,8}$/.test(name));
  return [first, second];
}

/** A unit of a battle is shown by its short name only. */
export function roleNoun(id: string): Noun {
  return id in ROLES ? ROLES[id as Role] : bareNoun({ en: id, fr: id });
}
