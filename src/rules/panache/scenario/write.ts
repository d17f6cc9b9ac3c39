/** A position as the text of a scenario. */
import { groundText, headingText, nameLines, paragraphs } from '../../../chart/frame.ts';
import { SIDE_NAMES } from '../../../chart/ground.ts';
import { given } from '../../../kernel/given.ts';
import { inQuotes, namesText } from '../../../kernel/text/names.ts';
import type { Body, Reserve, State, Unit } from '../state.ts';
import { ARM_NAMES, MARK_NAMES, RANK_NAMES, TERRAINS, WEIGHT_NAMES } from './lexicon.ts';
import { usualName } from './unit-line.ts';

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

function edgesText(edges: Reserve['entries']): string {
  return edges.map(({ at, dir }) => `${at} ${SIDE_NAMES[dir]}`).join(' ');
}

function unitLine(unit: Unit): string {
  const { at, diceLost, enteredBy, note } = unit;
  const marks = (Object.keys(MARK_NAMES) as (keyof typeof MARK_NAMES)[]).filter((mark) => unit[mark]);
  return [
    ...kindWords(unit),
    at,
    ...bodyWords(unit),
    ...marks.map((mark) => MARK_NAMES[mark]),
    ...worded({
      'dice lost': diceLost > 0 ? diceLost : undefined,
      'entered by': enteredBy,
      note: note === undefined ? undefined : inQuotes(note),
    }),
  ].join(' ');
}

function reserveLine({ unit, entries, turn }: Reserve): string {
  const words = ['reserve', ...kindWords(unit), ...bodyWords(unit), `turn ${turn}`, `entry ${edgesText(entries)}`];
  return words.join(' ');
}

function kindWords({ side, id, arm, weight, rank, isVehicle }: Body): string[] {
  const kind = arm === 'vehicle' ? arm : rank === undefined ? ARM_NAMES[arm] : RANK_NAMES[rank];
  return [side, id, kind, ...(isVehicle ? ['vehicle'] : []), WEIGHT_NAMES[weight]];
}

function bodyWords({ arm, stands, initial, free, max, mount, parent }: Body): string[] {
  const isUsual = arm === 'character' && stands === 1 && initial === 1;
  return [
    ...(isUsual ? [] : [stands === initial ? `stands ${stands}` : `stands ${stands} of ${initial}`]),
    ...worded({ free, max, mounted: mount, 'detached from': parent }),
  ];
}

/** Each word with its value, where there is one. */
function worded(words: Readonly<Record<string, string | number | undefined>>): string[] {
  return Object.entries(given(words)).map(([word, value]) => `${word} ${value}`);
}
