/** SH-CHARGE-13, SH-ASSAULT-06. What a charge and an assault have in common: what is noted when it is declared, and the choice to strike. */
import { phrase } from '../../kernel/phrase.ts';
import { ask, happen, type Play, type Reading, Refusal, type Table } from '../../kernel/play.ts';
import { isInvolved, isOutflanked } from './engage.ts';
import type { Fact } from './facts.ts';
import { isImpetuous } from './impetuous.ts';
import type { Attack } from './morale.ts';
import { distanceBetween } from './place.ts';
import { isSquare, type State, type Unit, unitOf } from './state.ts';

/** What must be remembered of the moment of declaration (SH-PROC-06 and -07, step 1). */
export interface Declared extends Attack {
  readonly kind: 'charge' | 'assault';
  readonly target: string;
  readonly distance: number;
  /** SH-REACT-10. The target already engaged, or was engaged by, an enemy. */
  readonly targetBusy: boolean;
  /** SH-REACT-13, -04. The target's formation before any reaction. */
  readonly wasSquare: boolean;
  /** SH-OUTFLANK-05. The attacker was outflanked when it declared. */
  readonly wasOutflanked: boolean;
}

/** What became of an attack once the target, and then one friend of it, have reacted. */
export interface Reaction {
  /** SH-DEFFIRE-09, SH-CHARGE-19. Nothing has stopped the attacker: it is there, and failed no test. */
  readonly goesOn: boolean;
  /** Whether the target stands its ground; if not it has evaded, routed, or is gone (SH-CHARGE-20). */
  readonly target: 'stands' | 'left';
  /** SH-CHARGE-21. The target has formed square, or closed column, just now. */
  readonly formedSquare: boolean;
  /** SH-FACTOR-09, SH-Q-28. The target or a friend of it has countercharged. */
  readonly countercharged: boolean;
  /** SH-FACTOR-15. What the target lost by failing its test. */
  readonly lostByTarget: number;
}

export function declare(now: State, kind: Declared['kind'], attacker: Unit, target: Unit): Declared {
  return {
    kind,
    attacker: attacker.id,
    from: { at: attacker.at, facing: attacker.facing },
    target: target.id,
    distance: distanceBetween(attacker, target),
    targetBusy: isInvolved(now, target),
    wasSquare: isSquare(target),
    wasOutflanked: isOutflanked(now, attacker),
  };
}

/**
 * ASK-08, SH-CHARGE-17, SH-ASSAULT-09, SH-SKILL-IMPETUOUS-01. Attack or not: yes, but against a new square no, unless
 * the order said otherwise; the Impetuous have no choice.
 */
export function* wishesToAttack(table: Table<State>, declared: Declared, reaction: Reaction): Play<Fact, boolean> {
  const { attacker: id, target } = declared;
  const attacker = unitOf(table.now, id);
  if (isImpetuous(attacker)) return true;
  const square = reaction.formedSquare;
  const attacks = yield* ask<boolean>({
    kind: 'ASK-08',
    to: attacker.side,
    unit: id,
    about: { target, square },
    options: [
      { text: 'attack', about: {} },
      { text: 'stop', about: {} },
    ],
    fallback: square ? 'stop' : 'attack',
    quiet: true,
    read: (text): Reading<boolean> => {
      const choice = square ? text.replace(/^if square /, '') : text;
      if (choice === 'attack' || choice === 'stop') return { value: choice === 'attack', text: choice };
      return new Refusal('SH-CHARGE-17', phrase('refuse-answer', { given: text }), ['attack', 'stop']);
    },
  });
  if (!attacks) yield* happen<Fact>({ type: 'declined', unit: id, target });
  return attacks;
}
