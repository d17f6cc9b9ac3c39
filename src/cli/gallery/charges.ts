/** A charge before its die, of the game whose stands the bot places; beside it a unit that has evaded. */
import { NOTHING, run } from '../../kernel/run.ts';
import { apply } from '../../rules/fantasy-battle/apply.ts';
import { draw } from '../../rules/fantasy-battle/draw/index.ts';
import type { Order } from '../../rules/fantasy-battle/order.ts';
import { play } from '../../rules/fantasy-battle/play.ts';
import { readPosition } from '../../rules/fantasy-battle/scenario/index.ts';
import type { State } from '../../rules/fantasy-battle/state.ts';
import type { FieldScene } from '../../scene/field.ts';
import { fieldSurveyor } from '../../survey/field/surveyor.ts';
import { openWords } from '../../words/words.ts';

const WORDS = openWords();
const say = (says: Parameters<typeof WORDS.say>[1]) => WORDS.say('en', says);

const TABLE = [
  'area wood en "the alders" fr "les aulnes" 34x56 46x55 48x66 36x68',
  'blue 1K general at 78x56',
  'blue 3S infantry stands 3 in line at 64x68 face 225 activated',
  'blue 5F flyer stands 2 in line at 68x50 face N',
  'blue 8C cavalry shock stands 2 in line at 56x54 face N',
  'red 4O infantry stands 3 in line at 50x60 face N',
  'red 7M monster stands 1 at 80x64 face W',
  'red 9C chariot stands 2 in line at 42x47 face E',
];

export function chargeAhead(theme: FieldScene['theme']): FieldScene {
  const before = readPosition(TABLE);
  const evaded = outcomeOf(before, { kind: 'evade', unit: '8C', by: 10_000 });
  const charged = outcomeOf(evaded.state, { kind: 'charge', unit: '3S', target: '4O' });
  const throws = charged.kind === 'rolls' ? [{ roll: charged.roll, order: '3S charge 4O' }] : [];
  const transcript = [...evaded.transcript, ...charged.transcript];
  const picture = { now: charged.state, before, transcript, throws, frame: 'action' } as const;
  return fieldSurveyor.withKey({ ...draw(picture, say), theme }, say);
}

function outcomeOf(now: State, order: Order) {
  const outcome = run({ play, apply }, now, order, 'blue', [], NOTHING);
  if (!('state' in outcome)) throw new Error(`${order.kind}: ${outcome.kind}`);
  return outcome;
}
