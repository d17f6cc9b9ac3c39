/** The names of units at a real table: from a battle if it gives them, otherwise by their role. */
import { type Noun, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { enemiesOf } from '../field/engage.ts';
import { distanceBetween } from '../field/place.ts';
import { unitNamed } from '../language/looks.ts';
import { bareNoun } from '../noun.ts';
import type { State, Unit } from '../state.ts';

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

/** Two units of a battle, by the names typed; without the second, the nearest enemy, best one that the rules favour. */
export function pairNamed(
  now: State,
  own: string,
  enemy: string | undefined,
  clause: string,
  isFair: (unit: Unit, enemy: Unit) => boolean = () => true,
): [Unit, Unit] | Refusal {
  const unit = unitNamed(own, now);
  if (unit instanceof Refusal) return unit;
  const near = enemiesOf(now, unit).toSorted((a, b) => distanceBetween(unit, a) - distanceBetween(unit, b));
  const nobody = new Refusal(clause, phrase('throw-refuse-nobody', { unit: unit.name }));
  const found = enemy === undefined ? (near.find((each) => isFair(unit, each)) ?? near[0]) : unitNamed(enemy, now);
  return found instanceof Refusal ? found : found ? [unit, found] : nobody;
}
