/** What a verb is done to: an enemy, a hex, a facing. Enemies at whom it may not be done say why. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Composing, filled, type Press, spoken } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { enemiesNear } from '../candidates/assaults.ts';
import { mover } from '../candidates/mover.ts';
import { type ActionWord, objectText } from '../language/actions.ts';
import { orderText, thingsOf } from '../candidates/deed.ts';
import { shownWord } from '../language/vocabulary.ts';
import { groundOf } from '../look/condition.ts';
import { distanceBetween } from '../field/place.ts';
import type { Action } from '../order.ts';
import type { State, Unit } from '../state.ts';
import { type Actor, draftOf } from './draft.ts';
import { typedHex } from './march.ts';
import { marksOf, type Scope } from './scope.ts';
import { withDefaults } from './toggles.ts';

/** Deeds that are done to an enemy, and to a hex. */
const AT_ENEMIES: readonly ActionWord[] = ['charge', 'assault', 'fire'];
const AT_HEXES: readonly ActionWord[] = ['oblique', 'evade', 'extend'];

/** So many of the enemies that are out of question. */
const OUT_OF_QUESTION = 6;

export function composeThings(scope: Scope, actor: Actor, verb: ActionWord): Composing | Refusal {
  const { now, whyNot } = scope;
  const { opening, unit } = actor;
  const things = thingsOf(mover(now, unit), verb).filter(({ action }) => objectText(action, 'en') !== '');
  const open = things
    .map((thing) => ({ action: thing.action, text: opening + orderText(unit, thing) }))
    .filter(({ text }) => !whyNot(text));
  const [first] = open;
  if (!first) return whyNot(draftOf(actor, shownWord(verb, 'en'))) ?? new Refusal('SH-TURN-03', phrase('compose-gone'));
  const isAtEnemies = AT_ENEMIES.includes(verb);
  const named = open.map(({ action }) => targetOf(action));
  const barred = isAtEnemies ? outOfQuestion(scope, actor, verb as 'charge', named) : [];
  const presses = open.map(({ action, text }): Press => {
    const place = placeIn(now, unit, action);
    return { text: withDefaults(now, text), says: thingSays(now, unit, action), ...(place && { place }) };
  });
  return {
    asks: phrase(`compose-asks-${isAtEnemies ? 'target' : AT_HEXES.includes(verb) ? 'hex' : 'thing'}`, {
      unit: unit.name,
      id: unit.id,
      verb: spoken({ en: shownWord(verb, 'en'), fr: shownWord(verb, 'fr') }),
    }),
    lines: [],
    rows: filled([{ presses }, { says: phrase('compose-row-barred'), presses: barred }]),
    ...(AT_HEXES.includes(verb) && {
      typed: typedHex(scope, (hex) => draftOf(actor, shownWord(verb, 'en'), hex), objectText(first.action, 'en')),
    }),
    marks: marksOf([unit]),
  };
}

/** The nearest enemies of whom nothing can be said that is legal. */
function outOfQuestion(
  { now, whyNot }: Scope,
  { opening, unit }: Actor,
  verb: 'charge',
  named: readonly (string | undefined)[],
): Press[] {
  const others = enemiesNear(now, unit).filter(({ id }) => !named.includes(id));
  return others.slice(0, OUT_OF_QUESTION).flatMap((enemy): Press[] => {
    const action = { do: verb, target: enemy.id, via: [] } as const;
    const text = opening + orderText(unit, { action });
    const refusal = whyNot(text);
    return refusal ? [{ text, says: thingSays(now, unit, action), refusal }] : [];
  });
}

/** `20L from 1408 · the 20th Line, 2 hexes`; `1408 · a wood`; what is neither an enemy nor a hex, as it is written. */
function thingSays(now: State, unit: Unit, action: Action): Phrase {
  const words = spoken({ en: objectText(action, 'en'), fr: objectText(action, 'fr') });
  const enemy = enemyIn(now, action);
  if (enemy) return phrase('compose-target', { words, unit: enemy.name, n: distanceBetween(unit, enemy) });
  const hex = hexOf(action);
  return hex === undefined
    ? words
    : phrase('compose-hex', { words, ground: groundOf(now, hex), n: distance(unit.at, hex) });
}

function placeIn(now: State, unit: Unit, action: Action): Press['place'] | undefined {
  const hex = hexOf(action);
  if (hex !== undefined && hex !== unit.at) return { at: hex, what: 'end' };
  const enemy = enemyIn(now, action);
  return enemy && { at: enemy.at, what: 'target' };
}

function hexOf(action: Action): Hex | undefined {
  return 'to' in action ? action.to : 'from' in action ? action.from : undefined;
}

function targetOf(action: Action): string | undefined {
  return 'target' in action ? action.target : undefined;
}

function enemyIn(now: State, action: Action): Unit | undefined {
  return now.units.find(({ id }) => id === targetOf(action));
}
