/** A position as the text of a scenario. */
import { groundText, headingText } from '../../../chart/frame.ts';
import { nameLines, paragraphs } from '../../../chart/written.ts';
import { namesText } from '../../../kernel/text/names.ts';
import type { State } from '../state.ts';
import { TERRAINS } from './lexicon.ts';
import { edgesText, reserveLine, unitLine, usualName } from './unit-line.ts';

export function writeScenario(now: State): string {
  return paragraphs([
    header(now),
    ...groundText(now.map, TERRAINS, now.map.roads.map(roadLine)),
    now.units.map(unitLine),
    now.reserves.map(reserveLine),
    now.gone.map(({ id, side, at, why }) => `gone ${side} ${id} ${at} ${why}`),
    [
      ...nameLines([...now.units, ...now.reserves.map(({ unit }) => unit)], ({ id, arm }) => usualName(id, arm)),
      ...nameLines(now.gone, ({ id }) => usualName(id, 'infantry')),
    ],
  ]);
}

function header(now: State): string[] {
  const { turn, active, phase, result, commandRadius, costs } = now;
  return [
    'rules panache',
    ...headingText(now, ({ edge, exits }) => `edge ${edge}${exits.length > 0 ? ` exits ${exits.join(' ')}` : ''}`),
    ...(commandRadius === undefined ? [] : [`command radius ${commandRadius}`]),
    ...Object.entries(costs).map(([terrain, cost]) => `cost ${terrain} ${cost}`),
    `turn ${turn} ${active} ${phase}`,
    ...(result ? [`result ${result.winner} ${result.why}`] : []),
  ];
}

function roadLine({ name, hexes, ends }: State['map']['roads'][number]): string {
  const called = name ? ` ${namesText(name)}` : '';
  return `road${called} ${hexes.join(' ')}${ends.length > 0 ? ` off ${edgesText(ends)}` : ''}`;
}
