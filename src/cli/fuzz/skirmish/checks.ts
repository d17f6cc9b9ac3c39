/** What must hold in every position of Skirmish, whatever was ordered. */
import { skirmish } from '../../../rules/skirmish/index.ts';
import type { State, Unit } from '../../../rules/skirmish/state.ts';
import { demand } from '../broken.ts';
import { far, gap, men, radius, TOUCH } from './measure.ts';

/** A position between orders. */
export function checkPosition(now: State): void {
  for (const unit of now.units) checkUnit(now, unit);
  checkRoom(now);
  const names = [...now.units, ...now.gone].map(({ id }) => id.toLowerCase());
  demand(new Set(names).size === names.length, 'two units have one name, or one is here and gone');
  demand(now.turn <= now.lastTurn, `SK-GAP-12 turn ${now.turn} of ${now.lastTurn}`);
  demand(
    (now.phase === 'over') === (now.result !== undefined),
    'SK-GAP-12 over without a result, or a result before it is over',
  );
  demand(new Set(now.eliteUsed).size === now.eliteUsed.length, 'SK-MRK-01 elite fire twice in a turn');
  for (const { side, strength } of skirmish.score(now)) {
    const own = now.units.filter((unit) => unit.side === side);
    demand(strength === own.reduce((sum, { figures }) => sum + figures.length, 0), 'the score counts the figures');
  }
}

function checkUnit(now: State, unit: Unit): void {
  const { id, figures, formation, block, contacts, role } = unit;
  demand(figures.length > 0, `SK-GEO-06 ${id} has no figures`);
  demand(
    figures.every(({ n }, at) => at === 0 || n > figures[at - 1]!.n),
    `${id} has lost the order of its figures`,
  );
  demand((formation === 'close') === (block !== undefined), `SK-GEO-02 ${id} is in ${formation} order`);
  const isTrained = unit.row !== 'irregular' && unit.row !== 'native';
  demand(isTrained || role !== undefined || formation === 'loose', `SK-CAP-04 ${id} is in ${formation} order`);
  if (block) checkBlock(unit, block);
  for (const enemy of contacts) {
    const other = now.units.find((each) => each.id === enemy);
    demand(other !== undefined && other.side !== unit.side, `SK-GEO-14 ${id} is in contact with ${enemy}`);
    demand(other?.contacts.includes(id) === true, `SK-GEO-14 ${enemy} does not know of its contact with ${id}`);
  }
}

/** A last rank of one stands behind the gap between two: half a base aside, a whole one back. */
const BEHIND_TWO = Math.sqrt(1.25);

/** SK-GEO-02. One facing, everybody beside or behind somebody, and room for all in its files and ranks. */
function checkBlock(unit: Unit, { front, files, ranks }: NonNullable<Unit['block']>): void {
  const { id, figures } = unit;
  demand(
    figures.every(({ heading }) => heading === front.heading),
    `SK-GEO-02 ${id} faces several ways`,
  );
  demand(files * ranks >= figures.length, `SK-GEO-02 ${id}: ${figures.length} in ${files} files of ${ranks}`);
  const reach = 2 * radius(unit) * BEHIND_TWO + TOUCH;
  const isBeside = (one: Unit['figures'][number]): boolean =>
    figures.some((other) => other !== one && far(one, other) <= reach);
  demand(figures.length === 1 || figures.every(isBeside), `SK-GEO-02 figures of ${id} stand apart`);
}

/** SK-GEO-01. No figure is off the table, or on another. */
function checkRoom({ units, field }: State): void {
  const all = men(units);
  for (const [at, man] of all.entries()) {
    const { x, y } = man.figure;
    const base = radius(man.unit) - TOUCH;
    const isOn = x >= base && y >= base && x <= field.wide - base && y <= field.deep - base;
    demand(isOn, `${man.unit.id}.${man.figure.n} stands off the table at ${x},${y}`);
    for (const other of all.slice(0, at)) {
      const deep = -gap(man, other);
      const name = `${man.unit.id}.${man.figure.n} stands ${deep.toFixed(0)} deep in ${other.unit.id}.${other.figure.n}`;
      demand(deep <= TOUCH + 2, `SK-GEO-01 ${name}`);
    }
  }
}
