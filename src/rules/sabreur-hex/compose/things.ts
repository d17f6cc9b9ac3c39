/** What a verb is done to: an enemy, a hex, a facing. Enemies at whom it may not be done say why. */
import { distance } from '../../../hex/grid.ts';
import { type Composing, filled, type Press, spoken } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { enemiesNear } from '../language/assaults.ts';
import { mover } from '../language/candidates.ts';
import { type ActionWord, textOf, type Thing } from '../language/deed.ts';
import { shownWord } from '../language/vocabulary.ts';
import { groundOf } from '../look/condition.ts';
import { distanceBetween } from '../field/place.ts';
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
  const { unit } = actor;
  const things = (mover(now, unit).deeds.find((deed) => deed.verb === verb)?.things ?? []).filter(
    ({ en }) => en !== '',
  );
  const texts = things.map((thing) => ({ thing, text: draftOf(actor, shownWord(verb, 'en'), textOf(thing)) }));
  const open = texts.filter(({ text }) => !whyNot(text));
  const isAtEnemies = AT_ENEMIES.includes(verb);
  const barred = isAtEnemies
    ? outOfQuestion(
        scope,
        actor,
        verb,
        open.map(({ thing }) => thing),
      )
    : [];
  if (open.length === 0)
    return whyNot(draftOf(actor, shownWord(verb, 'en'))) ?? new Refusal('SH-TURN-03', phrase('compose-gone'));
  const presses = open.map(({ thing, text }): Press => {
    const place = placeIn(now, unit, thing);
    return { text: withDefaults(now, text), says: thingSays(now, unit, thing), ...(place && { place }) };
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
      typed: typedHex(scope, (hex) => draftOf(actor, shownWord(verb, 'en'), hex), open[0]!.thing.en),
    }),
    marks: marksOf([unit]),
  };
}

/** The nearest enemies of whom nothing can be said that is legal. */
function outOfQuestion({ now, whyNot }: Scope, actor: Actor, verb: ActionWord, open: readonly Thing[]): Press[] {
  const named = new Set(open.flatMap(({ en }) => en.split(' ')));
  const others = enemiesNear(now, actor.unit).filter(({ id }) => !named.has(id));
  return others.slice(0, OUT_OF_QUESTION).flatMap((enemy): Press[] => {
    const text = draftOf(actor, shownWord(verb, 'en'), enemy.id);
    const refusal = whyNot(text);
    return refusal ? [{ text, says: thingSays(now, actor.unit, { en: enemy.id, fr: enemy.id }), refusal }] : [];
  });
}

/** `20L from 1408 · the 20th Line, 2 hexes`; `1408 · a wood`; what is neither an enemy nor a hex, as it is written. */
function thingSays(now: State, unit: Unit, thing: Thing): Phrase {
  const words = spoken(thing);
  const enemy = enemyIn(now, thing);
  if (enemy) return phrase('compose-target', { words, unit: enemy.name, n: distanceBetween(unit, enemy) });
  if (!/^\d{4}$/.test(thing.en)) return words;
  return phrase('compose-hex', { words, ground: groundOf(now, thing.en), n: distance(unit.at, thing.en) });
}

function placeIn(now: State, unit: Unit, thing: Thing): Press['place'] | undefined {
  const hex = thing.en.split(' ').find((word) => /^\d{4}$/.test(word));
  if (hex !== undefined && hex !== unit.at) return { at: hex, what: 'end' };
  const enemy = enemyIn(now, thing);
  return enemy && { at: enemy.at, what: 'target' };
}

function enemyIn(now: State, { en }: Thing): Unit | undefined {
  const names = en.split(' ');
  return now.units.find(({ id }) => names.includes(id));
}
