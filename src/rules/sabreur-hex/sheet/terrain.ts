/** Table T8: the effects of terrain, queried from the rules on a map of one hex of it. */
import { neighbour, sideName } from '../../../hex/grid.ts';
import { type BookTable, cell, NONE } from '../../../kernel/book.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { LIMITS, MORALE } from '../losses/modifiers.ts';
import { type GameMap, HEX_TERRAINS, SIDE_TERRAINS, type SideTerrain } from '../state.ts';
import {
  blocksSight,
  inCover,
  inRough,
  isClear,
  isClearWay,
  isPassable,
  mayCross,
  penalises,
  waterBetween,
} from '../field/terrain.ts';

const HERE = '0101';
const EAST = 2;
const BESIDE = neighbour(HERE, EAST)!;

const head = (name: string): Phrase => phrase(`sheet-head-${name}`);
const word = (name: string): Phrase => phrase(`sheet-ground-${name}`);
/** Dice of infantry, and of other units, in such terrain; and of any unit against an enemy in it. */
const OWN = cell(`${LIMITS.ownTerrainOfInfantry.most} / ${LIMITS.ownTerrainOfOthers.most}`);
const COVER = cell(LIMITS.enemyCover.most);

function mapOf(hex: GameMap['hexes'][string], side?: SideTerrain): GameMap {
  return { cols: 2, rows: 1, hexes: { [HERE]: hex }, sides: side ? { [sideName(HERE, EAST)]: side } : {}, roads: [] };
}

function onHex(name: string, map: GameMap): readonly Phrase[] {
  const isOpen = isPassable(map, HERE);
  return [
    phrase(`sheet-ground-of-${name}`),
    movement(isOpen, penalises(map, [HERE])),
    blocksSight(map, HERE) ? word('yes') : NONE,
    isOpen ? word(isClear(map, HERE) ? 'yes' : 'no') : NONE,
    inRough(map, HERE) ? OWN : NONE,
    inCover(map, HERE) ? COVER : NONE,
  ];
}

/** Between a unit and its enemy. */
function onSide(terrain: SideTerrain): readonly Phrase[] {
  const map = mapOf({}, terrain);
  const isOpen = mayCross(map, HERE, BESIDE);
  const isDry = isClearWay(map, [HERE, BESIDE]) && !waterBetween({ map }, HERE, BESIDE);
  return [
    phrase(`sheet-ground-side-${terrain}`),
    movement(isOpen, penalises(map, [HERE, BESIDE])),
    NONE,
    isOpen ? word(isDry ? 'yes' : 'no') : NONE,
    inRough(map, HERE, BESIDE) ? OWN : NONE,
    inCover(map, HERE, BESIDE) ? COVER : NONE,
  ];
}

function movement(isOpen: boolean, isSlow: boolean): Phrase {
  return isOpen ? (isSlow ? word('half') : NONE) : word('closed');
}

export const T8_TABLE: BookTable = {
  name: 'SH-T8',
  says: phrase('sheet-t8'),
  head: ['terrain', 'march', 'sight', 'doubling', 'own', 'cover'].map(head),
  rows: [
    ...HEX_TERRAINS.map((terrain) => onHex(terrain, mapOf({ terrain }))),
    onHex('hill', mapOf({ hill: 1 })),
    ...SIDE_TERRAINS.map(onSide),
  ],
  notes: [phrase('sheet-t8-wood-side'), phrase('sheet-t8-cover', { n: MORALE.cover.n }), phrase('sheet-t8-saves')],
};
