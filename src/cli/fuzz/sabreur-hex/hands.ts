/** Rulings between orders, legal and illegal: an umpire's, or one side's that the other accepts or rejects. */
import { POINTS } from '../../../hex/facing.ts';
import { distance, hexesOf } from '../../../hex/grid.ts';
import type { Hand } from '../../../kernel/hand.ts';
import { Refusal } from '../../../kernel/play.ts';
import { sabreurHex } from '../../../rules/sabreur-hex/index.ts';
import type { State, Unit } from '../../../rules/sabreur-hex/state.ts';
import { LANGUAGES } from '../../../words/language.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { demand } from '../broken.ts';

const WHO = { who: 'Somebody', why: 'chance' };

/** A ruling. Undefined if its text cannot be parsed. */
export function randomHand(chance: Chance, now: State): Hand | undefined {
  if (chance.oneIn(8)) return { kind: 'throw', ...WHO, dice: chance.between(1, 10), sides: chance.pick([6, 10, 100]) };
  const typed = Array.from({ length: chance.between(1, 3) }, () => randomDeed(chance, now)).join('; ');
  const deeds = sabreurHex.desk.deeds(typed, now);
  if (deeds instanceof Refusal) return undefined;
  demand(sabreurHex.desk.deeds(deeds, now) === deeds, `deeds read again are others: ${deeds}`);
  return { kind: 'ruling', by: chance.pick(['umpire', 'umpire', 'red', 'blue']), ...WHO, deeds };
}

function randomDeed(chance: Chance, now: State): string {
  if (chance.oneIn(12)) return `points ${chance.below(22)}`;
  if (chance.oneIn(100)) return `winner ${chance.pick(['red', 'blue', 'draw'])}`;
  if (now.units.length === 0) return 'points 1';
  const unit = chance.pick(now.units);
  if (chance.oneIn(4)) return offered(chance, now, unit);
  const near = hexesOf(now.map).filter((hex) => distance(hex, unit.at) <= (chance.oneIn(3) ? 20 : 2));
  const hex = chance.pick(near);
  const deed = chance.pick([
    `at ${hex}`,
    `at ${hex}`,
    `face ${chance.pick(POINTS)}`,
    `face ${chance.pick(POINTS)}`,
    `${chance.pick(['line', 'column', 'square', 'closed column', 'skirmish'])}${chance.oneIn(3) ? ` ${hex}` : ''}`,
    `extend${chance.oneIn(2) ? ` ${hex}` : ''}`,
    `strength ${chance.below(unit.initial + 2)}`,
    `lose ${chance.below(chance.oneIn(4) ? unit.strength + 2 : 3)}`,
    'panicked',
    'steady',
    'has acted',
    'may act',
    ...(chance.oneIn(3) ? ['eliminated'] : []),
  ]);
  return `${unit.id} ${deed}`;
}

/** Every completion for a unit must be possible. */
function offered(chance: Chance, now: State, unit: Unit): string {
  const language = chance.pick(LANGUAGES);
  const texts = sabreurHex.desk.complete(`${unit.id} `, now, language).map(({ text }) => text);
  demand(texts.length > 0, `nothing is offered of ${unit.id}`);
  return chance.pick(texts);
}
