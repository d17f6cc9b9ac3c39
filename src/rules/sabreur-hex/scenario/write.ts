/** A position as the text of a scenario. */
import { drawingText } from '../../../chart/drawing.ts';
import { sidesText } from '../../../chart/ground.ts';
import { POINTS } from '../../../hex/facing.ts';
import { SIDES } from '../../../kernel/play.ts';
import { coloursLines } from '../../../kernel/text/colours.ts';
import { hasOwnName, namesText, nounText } from '../../../kernel/text/names.ts';
import { deploymentLines, reserveLine } from '../deploy/text.ts';
import { RECOMMENDED, RULING_NAMES } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import { brigadeLines } from './brigade.ts';
import { rulingWords, spaced, TERRAINS, YES_MARKS } from './lexicon.ts';
import { kindText } from './unit-kind.ts';
import { defaultName } from './unit-name.ts';

export function writeScenario(now: State): string {
  const parts: readonly (readonly string[])[] = [
    header(now),
    drawingText(now.map, TERRAINS.letters),
    ground(now),
    now.units.map(unitLine),
    now.gone.map(goneLine),
    (now.reserve ?? []).map(reserveLine),
    nameLines(now),
    brigadeLines(now),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function header(now: State): string[] {
  const { turn, active, phase, orderPoints, group, result, rulings } = now;
  return [
    `title ${namesText(now.title)}`,
    `map ${now.map.cols} x ${now.map.rows}`,
    ...SIDES.map((side) => {
      const { name, points, edge } = now.armies[side];
      return `army ${side} ${namesText(name)} points ${points} edge ${edge}`;
    }),
    ...coloursLines(now.colours),
    `first ${now.first}`,
    `turns ${now.lastTurn}`,
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

function ground({ map, objectives }: State): string[] {
  return [
    ...sidesText(map),
    ...map.roads.map((road) => `road ${road.join(' ')}`),
    ...objectives.map(({ at, victoryPoints, name }) => `objective ${at} points ${victoryPoints} ${namesText(name)}`),
  ];
}

function unitLine(unit: Unit): string {
  const { id, side, at, also, facing, strength, initial, command, hurtBy } = unit;
  const marks = (Object.keys(YES_MARKS) as (keyof typeof YES_MARKS)[]).filter((mark) => unit[mark]);
  return [
    side,
    id,
    kindText(unit),
    ...formationWords(unit),
    at,
    POINTS[facing],
    ...(also === undefined ? [] : [`also ${also}`]),
    strength === initial ? `strength ${strength}` : `strength ${strength} of ${initial}`,
    `Cd ${command}`,
    ...marks.map((mark) => YES_MARKS[mark]),
    ...(hurtBy.length > 0 ? [`hurt by ${hurtBy.join(' ')}`] : []),
  ].join(' ');
}

function formationWords({ formation }: Unit): string[] {
  if (formation === 'mounted' || formation === 'battery') return [];
  return [formation === 'horde' ? 'panicked' : spaced(formation)];
}

function goneLine({ id, side, at, offMap, cost, victoryPoints }: State['gone'][number]): string {
  return `gone ${side} ${id} ${at}${offMap ? ' off map' : ''} cost ${cost} points ${victoryPoints}`;
}

function nameLines({ units, gone, reserve = [] }: State): string[] {
  const called = [
    ...[...units, ...reserve].filter(({ id, type, name }) => hasOwnName(name, defaultName(id, type))),
    ...gone.filter(({ id, name }) => hasOwnName(name, defaultName(id, 'lineInfantry'))),
  ];
  return called.map(({ id, name }) => `name ${id} ${nounText(name)}`);
}
