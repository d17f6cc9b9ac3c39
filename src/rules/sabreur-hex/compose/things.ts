/** What a verb is done to: an enemy, a hex, a facing; and how the order goes on. Barred enemies say why. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Press, spoken } from '../../../kernel/compose.ts';
import type { Branch } from '../../../kernel/grammar/branch.ts';
import type { Panel } from '../../../kernel/grammar/panel.ts';
import { type Draft, press, type Scope as ScopeOf, tail } from '../../../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemiesNear } from '../candidates/assaults.ts';
import { distanceBetween } from '../field/place.ts';
import { write } from '../language/index.ts';
import { groundOf } from '../look/condition.ts';
import type { Action } from '../order.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { actIn } from './draft.ts';
import { facingSays, isMarching } from './march.ts';
import { withDefaults } from './toggles.ts';

type Scope = ScopeOf<State>;

/** So many of the enemies that are out of question. */
const OUT_OF_QUESTION = 6;
/** So many ways to go on are shown; the others can be typed. */
const MOST = 24;

export function values(scope: Scope, draft: Draft, open: readonly Branch[]): ReturnType<Panel<State>['values']> {
  const { now } = scope;
  const unit = unitOf(now, draft.id);
  const things = open.map((each) => ({ each, action: actionIn(each) }));
  const presses = things.map(({ each, action }): Press => {
    const place = placeIn(now, unit, action);
    const says = thingSays(now, unit, action, tail(each, draft.node));
    return { text: withDefaults(now, each.grown.canonical), says, ...(place && { place }) };
  });
  const isPlace = 'to' in things[0]!.action;
  const targets = things.flatMap(({ action }) => ('target' in action ? [action.target] : []));
  return {
    asks: phrase(`compose-asks-${targets.length > 0 ? 'target' : isPlace ? 'hex' : 'thing'}`, {
      unit: unit.name,
      id: unit.id,
      verb: tail(draft.node, draft.subject),
    }),
    lines: [],
    rows: [
      { presses },
      {
        says: phrase('compose-row-barred'),
        presses: targets.length > 0 ? outOfQuestion(scope, draft, unit, targets) : [],
      },
    ],
    isPlace,
  };
}

/** The nearest enemies of whom nothing can be said that is legal. */
function outOfQuestion({ now, whyNot }: Scope, { text: begun }: Draft, unit: Unit, named: readonly string[]): Press[] {
  const others = enemiesNear(now, unit).filter(({ id }) => !named.includes(id));
  return others.slice(0, OUT_OF_QUESTION).flatMap((enemy): Press[] => {
    const text = `${begun} ${enemy.id}`;
    const refusal = whyNot(text);
    return refusal ? [press(text, targetSays(unit, enemy, spoken({ en: enemy.id, fr: enemy.id })), refusal)] : [];
  });
}

/** SH-MARCH-02. Of a march the facing was said before its end; a single facing it has already. */
export function onward({ now }: Scope, { text, id, node }: Draft, open: readonly Branch[]): Press[] {
  const { presets = {}, actions = [] } = actIn(text) ?? {};
  const isFacing = open.every(({ slot }) => slot === 'facing');
  if (isFacing && (open.length < 2 || actions.some((action) => isMarching(action.do)))) return [];
  return open.slice(0, MOST).map((each): Press => {
    const order = actIn(each.grown.canonical)!;
    const action = actionIn(each);
    const says =
      isFacing && 'facing' in action && action.facing !== undefined
        ? facingSays(unitOf(now, id), action.facing)
        : tail(each, node);
    return { text: withDefaults(now, write({ ...order, presets })), says };
  });
}

function actionIn({ grown }: Branch): Action {
  return actIn(grown.canonical)!.actions.at(-1)!;
}

/** `20L from 1408 · the 20th Line, 2 hexes`; `1408 · a wood`; what is neither an enemy nor a hex, as it is written. */
function thingSays(now: State, unit: Unit, action: Action, words: Phrase): Phrase {
  const enemy = enemyIn(now, action);
  if (enemy) return targetSays(unit, enemy, words);
  const hex = hexOf(action);
  return hex === undefined
    ? words
    : phrase('compose-hex', { words, ground: groundOf(now, hex), n: distance(unit.at, hex) });
}

function targetSays(unit: Unit, enemy: Unit, words: Phrase): Phrase {
  return phrase('compose-target', { words, unit: enemy.name, n: distanceBetween(unit, enemy) });
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

function enemyIn(now: State, action: Action): Unit | undefined {
  return 'target' in action ? now.units.find(({ id }) => id === action.target) : undefined;
}
