/** A position as the text of a scenario. */
import { groundText, headingText } from '../../../chart/frame.ts';
import { nameLines, paragraphs } from '../../../chart/written.ts';
import { namesText } from '../../../kernel/text/names.ts';
import { deploymentLines, reserveLine } from '../deploy/text.ts';
import { RECOMMENDED, RULING_NAMES } from '../options/rulings.ts';
import type { State } from '../state.ts';
import { brigadeLines } from './brigade.ts';
import { rulingWords, spaced, TERRAINS } from './lexicon.ts';
import { unitLine } from './unit-line.ts';
import { defaultName } from './unit-name.ts';

export function writeScenario(now: State): string {
  const objectives = now.objectives.map(
    ({ at, victoryPoints, name }) => `objective ${at} points ${victoryPoints} ${namesText(name)}`,
  );
  return paragraphs([
    header(now),
    ...groundText(now.map, TERRAINS, [...now.map.roads.map((road) => `road ${road.join(' ')}`), ...objectives]),
    now.units.map(unitLine),
    now.gone.map(goneLine),
    (now.reserve ?? []).map(reserveLine),
    [
      ...nameLines([...now.units, ...(now.reserve ?? [])], ({ id, type }) => defaultName(id, type)),
      ...nameLines(now.gone, ({ id }) => defaultName(id, 'lineInfantry')),
    ],
    brigadeLines(now),
  ]);
}

function header(now: State): string[] {
  const { turn, active, phase, orderPoints, group, result, rulings } = now;
  return [
    ...headingText(now, ({ points, edge }) => `points ${points} edge ${edge}`),
    ...RULING_NAMES.filter((name) => rulings[name] !== RECOMMENDED[name]).map(
      (name) => `ruling ${rulingWords(name, rulings[name])}`,
    ),
    `turn ${turn} ${active} ${phase}${orderPoints > 0 ? ` points ${orderPoints}` : ''}`,
    ...deploymentLines(now),
    ...(group.length > 0 ? [`group ${group.join(' ')}`] : []),
    ...(now.late ? [lateLine(now.late)] : []),
    ...(result ? [`result ${result.winner} ${spaced(result.why)}`] : []),
  ];
}

function lateLine({ heldBack, passedOver }: NonNullable<State['late']>): string {
  const held = heldBack.length > 0 ? ['held back', ...heldBack] : [];
  const passed = passedOver.length > 0 ? ['passed over', ...passedOver] : [];
  return ['late', ...held, ...passed].join(' ');
}

function goneLine({ id, side, at, offMap, cost, victoryPoints }: State['gone'][number]): string {
  return `gone ${side} ${id} ${at}${offMap ? ' off map' : ''} cost ${cost} points ${victoryPoints}`;
}
