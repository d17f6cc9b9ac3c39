/** What a unit's enemies could do to it if their turn began now, and its reactions: found by playing it. */
import { POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import type { Noun } from '../../../kernel/phrase.ts';
import { enemyOf, type Side, Refusal } from '../../../kernel/play.ts';
import { run, type Inputs } from '../../../kernel/run.ts';
import { mayMarchThenFire } from '../turn/actions.ts';
import { apply } from '../apply.ts';
import { mayAssault } from '../attack/assault.ts';
import { mayCharge } from '../attack/charge.ts';
import { HALVES, isExtended } from '../field/extended.ts';
import type { Fact } from '../facts.ts';
import { mayFireAt } from '../fire/fire.ts';
import { mayGunJoin } from '../turn/group.ts';
import { assaultsOn, chargesOn } from '../candidates/assaults.ts';
import { formDeeds } from '../candidates/mover.ts';
import { orderText } from '../candidates/deed.ts';
import { orders } from '../language/orders.ts';
import { marchReach } from '../candidates/reach.ts';
import { shownWord } from '../language/vocabulary.ts';
import { distanceBetween, nearestHexes, withUnit } from '../field/place.ts';
import { REACTION } from '../questions/reaction.ts';
import { play } from '../play.ts';
import { hasSkill, isPanicked, type State, type Unit, unitOf } from '../state.ts';
import { fireRange, movementFactor } from '../tables.ts';

type Kind = 'charge' | 'assault' | 'fire';

export interface Threat {
  readonly kind: Kind;
  readonly enemy: Noun;
  readonly by: Unit;
  /** From the enemy's hex to the hex it strikes from. */
  readonly path: readonly Hex[];
  readonly target: Hex;
  /** The kind of question that the target is asked first. */
  readonly asks: string;
  /** In canonical text; empty if there is no choice. */
  readonly answers: readonly string[];
}

/** Enough for any order. */
const POINTS_ENOUGH = 99;

/** The most ways to fire after a march that are tried. */
const TRIES = 8;

/** Charges first, then assaults, then fire; the nearest of each first. */
export function threatsTo(now: State, id: string): Threat[] {
  const target = unitOf(now, id);
  const then = turnOf(now, enemyOf(target.side));
  const enemies = then.units.filter((unit) => unit.side !== target.side && !isPanicked(unit));
  const near = enemies.filter(
    (enemy) => distanceBetween(enemy, target) <= movementFactor(enemy) + fireRange(enemy) + 1,
  );
  return (['charge', 'assault', 'fire'] as const).flatMap((kind) =>
    near
      .flatMap((enemy) => firstThatGoes(then, enemy, unitOf(then, id), kind) ?? [])
      .sort((a, b) => distanceBetween(a.by, target) - distanceBetween(b.by, target)),
  );
}

/** SH-TURN-01, SH-ORDERS-02. As if a side's turn began now, with points for every unit. */
export function turnOf(now: State, side: Side): State {
  const { late: _late, ...rest } = now;
  const began = apply(rest, { type: 'turnBegan', side, turn: now.turn });
  return apply(began, { type: 'gotPoints', side, points: POINTS_ENOUGH });
}

function firstThatGoes(then: State, enemy: Unit, target: Unit, kind: Kind): Threat | undefined {
  const before = opening(then, enemy);
  if (before === undefined) return undefined;
  for (const text of textsOf(then, enemy, target, kind)) {
    const found = played(then, `${before}${text}`, enemy, target, kind);
    if (found) return found;
  }
  return undefined;
}

/** SH-GROUP-07, -08. A regimental gun acts only with a group: the order that opens it. */
function opening(then: State, enemy: Unit): string | undefined {
  if (enemy.type !== 'regimentalGun') return '';
  const friend = then.units.find(
    (unit) => unit.side === enemy.side && unit.id !== enemy.id && !mayGunJoin([unit], [enemy]),
  );
  return friend && `${friend.id} +${enemy.id}: `;
}

/** Orders for such an attack, the shortest path first. */
function textsOf(then: State, enemy: Unit, target: Unit, kind: Kind): readonly string[] {
  switch (kind) {
    case 'charge':
      return mayCharge(then, enemy, target)
        ? []
        : chargesOn(then, enemy, target).map((thing) => orderText(enemy, thing));
    case 'assault':
      return mayAssault(then, enemy, target)
        ? []
        : assaultsOn(then, enemy, target).map((thing) => orderText(enemy, thing));
    case 'fire':
      return shots(then, enemy, target);
  }
}

/** SH-FIRE-06, -08, -12, -17. From its own hex; in another formation; after a march. */
function shots(then: State, enemy: Unit, target: Unit): string[] {
  const fire = `${shownWord('fire', 'en')} ${target.id}`;
  const halves = isExtended(enemy) ? HALVES.map((half) => `${enemy.id} fire ${half} ${target.id}`) : [];
  const forms = hasSkill(enemy, 'tacticalSense') ? formDeeds(then, enemy) : [];
  return [
    ...(distanceBetween(enemy, target) <= fireRange(enemy) ? [`${enemy.id} ${fire}`, ...halves] : []),
    ...forms.map(({ verb }) => `${enemy.id} ${shownWord(verb, 'en')} then ${fire}`),
    ...(mayMarchThenFire(then, enemy, false)
      ? marches(then, enemy, target).map((march) => `${march} then ${fire}`)
      : []),
  ];
}

/** SH-FIRE-08, -09. The marches and turns after which it may fire, the shortest first. */
function marches(then: State, enemy: Unit, target: Unit): string[] {
  const { hexes, turns } = marchReach(then, enemy);
  const turned = turns.map(({ facing }) => ({ at: enemy.at, facing, text: `turn ${POINTS[facing]}` }));
  const gone = [...hexes].flatMap(([at, facings]) =>
    facings.map((facing) => ({ at, facing, text: `march ${at} face ${POINTS[facing]}` })),
  );
  const fires = ({ at, facing }: Pick<Unit, 'at' | 'facing'>) => {
    const end = { ...enemy, at, facing };
    if (distanceBetween(end, target) > fireRange(end)) return false;
    return !mayFireAt(withUnit(then, end), end, target);
  };
  const far = ({ at }: Pick<Unit, 'at'>) => distance(enemy.at, at);
  return [...turned, ...gone]
    .filter(fires)
    .sort((a, b) => far(a) - far(b))
    .slice(0, TRIES)
    .map(({ text }) => `${enemy.id} ${text}`);
}

/** Plays such an order: its path, and the target's first question, if it comes to blows. */
function played(then: State, text: string, enemy: Unit, target: Unit, kind: Kind): Threat | undefined {
  const read = orders(text, then, enemy.side);
  if (read instanceof Refusal) return undefined;
  const outcome = run({ play, apply }, then, read[0]!.order, enemy.side, [], bestFor(target));
  if (outcome.kind !== 'waits' && outcome.kind !== 'done') return undefined;
  const facts = outcome.transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  if (!facts.some((fact) => isBlow(fact, enemy, target))) return undefined;
  const path = [
    enemy.at,
    ...facts.flatMap((fact) => (fact.type === 'moved' && fact.unit === enemy.id ? fact.path : [])),
  ];
  const [at] = nearestHexes(target, path.at(-1)!);
  const asked =
    outcome.kind === 'waits'
      ? { asks: outcome.question.kind, answers: outcome.question.options.map((option) => option.text) }
      : { asks: REACTION.kind, answers: given(facts, target) };
  return { kind, enemy: enemy.name, by: enemy, path, target: at!, ...asked };
}

/** SH-ORDERS-16. Tests pass and no shot hits; the enemy answers by default; then the target is asked. */
function bestFor(target: Unit): Inputs {
  return {
    dice: ({ dice }) => Array.from({ length: dice }, () => 1),
    answer: (question) => (question.unit === target.id ? 'ask' : { text: question.fallback, by: { who: 'default' } }),
  };
}

function isBlow(fact: Fact, enemy: Unit, target: Unit): boolean {
  const types: readonly Fact['type'][] = ['charged', 'assaulted', 'fired'];
  return (
    types.includes(fact.type) &&
    'unit' in fact &&
    fact.unit === enemy.id &&
    'target' in fact &&
    fact.target === target.id
  );
}

/** SH-REACT-17. Its only possible reaction, which needed no question. */
function given(facts: readonly Fact[], target: Unit): string[] {
  return facts.flatMap((fact) => (fact.type === 'reacted' && fact.unit === target.id ? [fact.reaction] : []));
}
