/** SH-REACT. The reaction of a charged or assaulted unit: the choice, the test, and carrying it out. */
import { type Ledger, total } from '../../../kernel/ledger.ts';
import { askLive } from '../../../kernel/asking.ts';
import type { About } from '../../../kernel/question.ts';
import type { Declared, Reaction } from './attack.ts';
import { countercharge, counterModifiers } from './countercharge.ts';
import { fireDefensively } from '../fire/defensive-fire.ts';
import { friendsBeside } from '../field/engage.ts';
import { fallBack } from '../movement/evade.ts';
import { happen, type Play } from '../facts.ts';
import { sufferFailure, takeFlight } from '../morale/failure.ts';
import { chanceOf, firingModifiers, moraleDice, moraleModifiers, moraleTest } from '../morale/morale.ts';
import { REACTION } from '../questions/reaction.ts';
import { type Answer, type Choice, reactionsOpen } from './reactions.ts';
import { rotate } from './rotation.ts';
import { isCavalry, isPanicked, isSquare, type State, type Table, type Unit, unitOf } from '../state.ts';
import { inCover } from '../field/terrain.ts';

const STANDS: Reaction = {
  goesOn: true,
  target: 'stands',
  countercharged: undefined,
  lostByTarget: 0,
  beside: [],
  lostToFire: 0,
};
const LEFT: Reaction = { ...STANDS, target: 'left' };

/** SH-CHARGE-13 step 3, SH-REACT-16, SH-Q-52. The target's own reaction, and its neighbours before it. */
export function* targetReacts(table: Table, declared: Declared): Play<Reaction> {
  const beside = friendsBeside(table.now, unitOf(table.now, declared.target));
  const reaction = yield* reactToAttack(table, declared);
  return { ...reaction, beside };
}

/** SH-REACT-12 to -14, SH-ASSAULT-12. The target declares its reaction, tests, and carries it out if it passed. */
function* reactToAttack(table: Table, declared: Declared): Play<Reaction> {
  const nerve = nerveOf(table.now, declared);
  const { text, answer } = yield* askReaction(table.now, declared, nerve);
  yield* happen({ type: 'reacted', unit: declared.target, reaction: text });
  if (nerve && takesTest(answer)) {
    const failure = yield* testNerve(table, declared, nerve, answer);
    if (failure) return failure;
  }
  return yield* carryOut(table, declared, answer);
}

/** SH-REACT-13, SH-ASSAULT-12, SH-Q-62, SH-MORALE-08. Modifiers of the target's test; undefined: it takes none. */
function nerveOf(now: State, declared: Declared): Ledger | undefined {
  if (declared.kind === 'assault') return undefined;
  const charger = unitOf(now, declared.attacker);
  const target = unitOf(now, declared.target);
  if (isUnmoved(now, target, charger, declared.wasSquare)) return undefined;
  return moraleModifiers(now, target, 'reaction', { attack: declared });
}

/** SH-REACT-13. In square at the declaration, or in cover, a unit takes no test for a charge of cavalry. */
export function isUnmoved({ map }: State, target: Unit, charger: Unit, wasSquare = isSquare(target)): boolean {
  return isCavalry(charger) && (wasSquare || inCover(map, target, charger));
}

/** SH-REACT-13. A unit that gives way takes no test. */
function takesTest(answer: Answer): boolean {
  return answer.do !== 'flee' && answer.do !== 'evade';
}

/** SH-MORALE-16, -17. Adds the modifiers of a chosen or possible reaction. */
export function nerveFor(
  now: State,
  declared: Pick<Declared, 'attacker' | 'target'>,
  nerve: Ledger,
  answer: Answer,
): Ledger {
  const target = unitOf(now, declared.target);
  if (answer.do === 'fire') return [...nerve, ...firingModifiers(now, target, declared)];
  if (answer.do === 'counter') return [...nerve, ...counterModifiers(now, target, declared)];
  return nerve;
}

/** SH-REACT-12, -14. A failure cancels the reaction, and costs strength or ends in flight. */
function* testNerve(table: Table, declared: Declared, nerve: Ledger, answer: Answer): Play<Reaction | undefined> {
  const id = declared.target;
  const before = unitOf(table.now, id).strength;
  const modifiers = nerveFor(table.now, declared, nerve, answer);
  const test = yield* moraleTest(table, id, 'reaction', { modifiers });
  if (test.passed) return undefined;
  const after = yield* sufferFailure(table, id, test, declared.attacker);
  const target = table.now.units.find((unit) => unit.id === id);
  if (after === 'fled' || !target) return LEFT;
  return { ...STANDS, lostByTarget: before - target.strength };
}

/** SH-REACT-14. Carries out the declared reaction after a passed test. */
function* carryOut(table: Table, declared: Declared, answer: Answer): Play<Reaction> {
  const id = declared.target;
  switch (answer.do) {
    case 'hold':
      return STANDS;
    case 'square':
    case 'closedColumn':
      yield* happen({ type: 'formed', unit: id, formation: answer.do, facing: unitOf(table.now, id).facing });
      return STANDS;
    case 'fire': {
      const { goesOn, lost } = yield* fireDefensively(table, id, declared, { half: answer.half });
      return { ...STANDS, goesOn, lostToFire: lost };
    }
    case 'turn':
      yield* rotate(id, answer.rotation);
      return STANDS;
    case 'counter':
      yield* countercharge(id, declared.attacker);
      return { ...STANDS, countercharged: 'target' };
    case 'evade':
      yield* fallBack(table, id, answer.way);
      return LEFT;
    case 'flee':
      yield* takeFlight(table, id, declared.attacker);
      return LEFT;
  }
}

/** ASK-06, SH-REACT-01, -02. A panicked target that must test flees whatever it declared (SH-REACT-17). */
function* askReaction(now: State, declared: Declared, nerve: Ledger | undefined): Play<Choice> {
  const target = unitOf(now, declared.target);
  const choices = reactionsOpen(now, declared);
  if (isPanicked(target) && nerve) return { text: 'flee', answer: { do: 'flee' } };
  if (choices.length === 1) return choices[0]!;
  const about = aboutReactions(now, declared, nerve);
  return yield* askLive(REACTION, {
    to: target.side,
    unit: target.id,
    about: {
      charger: declared.attacker,
      distance: declared.distance,
      how: declared.kind,
      engagedBefore: declared.engagedBefore,
      ...(declared.targetBusy && { busy: true }),
    },
    options: choices.map((live) => ({
      value: REACTION.choice.parse(live.text)!,
      about: about(live),
      live,
    })),
    fallback: { say: 'hold' },
    beginnings: true,
  });
}

/** What the card says of a reaction: the total it needs and its chance, or that it takes no test. */
function aboutReactions(now: State, declared: Declared, nerve: Ledger | undefined): (choice: Choice) => About {
  const target = unitOf(now, declared.target);
  const dice = moraleDice(now, target, 'reaction');
  return ({ answer }) => {
    if (!nerve || !takesTest(answer)) return { noTest: true };
    const needs = total(target.command, nerveFor(now, declared, nerve, answer));
    return { needs, chance: chanceOf(needs, dice) };
  };
}
