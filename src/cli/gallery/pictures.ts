/** The gallery's pictures and captions. */
import { choosingScene, threatScene } from '../../paint/hex/sample-choices.ts';
import { counterScene } from '../../paint/hex/sample-counters.ts';
import { crowdScene } from '../../paint/hex/sample-crowd.ts';
import { armyPage, barsPage } from '../../paint/sample-page.ts';
import { largeScene, smallScene } from '../../paint/hex/sample.ts';
import type { Page } from '../../scene/page.ts';
import type { HexScene } from '../../scene/hex.ts';
import type { Scene } from '../../scene/scene.ts';
import { chargeAhead } from './charges.ts';
import { sheetAhead } from './sheet-ahead.ts';
import { arms, formations, ground, marks, states, troops } from './sheets.ts';
import { afterFire, beforeMove, blockedSight, crowd, singleFigures, unitsOf, whole } from './tables.ts';

type Theme = HexScene['theme'];

/** A scene in the dark and light themes. */
export interface Subject {
  /** The file name without theme and extension. */
  readonly name: string;
  readonly caption: string;
  readonly width: number;
  readonly scene: (theme: Theme) => Scene;
  /** Drawn four times, for different colour vision. */
  readonly eyes?: boolean;
}

/** A page of tables in the dark and light themes. */
export interface Tables extends Pick<Subject, 'name' | 'caption'> {
  readonly page: (theme: Theme) => Page;
}

export interface Room {
  readonly title: string;
  readonly subjects: readonly (Subject | Tables)[];
}

const CROP = 900;
const WHOLE = 1200;
const SHEET = 800;

const groundAlone = (scene: HexScene): HexScene => ({ ...scene, pieces: [], marks: [], subtitle: 'Le terrain' });

function inOwnColours(theme: Theme): HexScene {
  return {
    ...smallScene(theme),
    subtitle: 'Turn 1 · Rifles to move',
    sides: { blue: 'Rifles', red: 'Guards' },
    colours: { red: '#8e24aa', blue: '#2e7d32' },
  };
}

export const ROOMS: readonly Room[] = [
  {
    title: 'Pictures by purpose',
    subjects: [
      {
        name: 'decision',
        caption: 'Nine hexes for who decides: where a unit may go, and whom it may charge',
        width: CROP,
        scene: (theme) => choosingScene(theme),
      },
      {
        name: 'order',
        caption: 'Sixteen hexes after an order, with the locator in a free corner',
        width: CROP,
        scene: (theme) => largeScene(theme, { around: '1309', across: 16 }),
      },
      {
        name: 'threats',
        caption: 'What the enemy could do next: charge, fire, move and fire',
        width: CROP,
        scene: (theme) => threatScene(theme),
      },
      { name: 'whole', caption: 'The whole map', width: WHOLE, scene: (theme) => largeScene(theme, 'whole') },
      { name: 'crowd', caption: 'Eighty units on 40 by 30 hexes', width: WHOLE, scene: (theme) => crowdScene(theme) },
      {
        name: 'small',
        caption: 'A small map, its sides in colours of their own',
        width: SHEET,
        scene: inOwnColours,
      },
      {
        name: 'terrain',
        caption: 'The ground without units',
        width: SHEET,
        scene: (theme) => groundAlone(largeScene(theme, 'whole')),
      },
    ],
  },
  {
    title: 'Formations and arms',
    subjects: [
      {
        name: 'formations',
        caption: 'Formations of units that have a front, in their six facings',
        width: SHEET,
        scene: (theme) => formations(theme, theme === 'night' ? 'blue' : 'red'),
      },
      {
        name: 'troops',
        caption: 'Elite and recruits by their flanks, heavy and light by a mark behind them',
        width: SHEET,
        scene: troops,
      },
      { name: 'arms', caption: 'Arms of units without a front', width: SHEET, scene: arms },
      {
        name: 'counters',
        caption: 'Units without a front in battle, officers in the corners of their hexes',
        width: SHEET,
        scene: (theme) => counterScene(theme, { around: '0807', across: 12 }),
      },
    ],
  },
  {
    title: 'States, ground, marks',
    subjects: [
      { name: 'states', caption: 'States of a unit, by shape and by colour', width: SHEET, scene: states },
      { name: 'ground', caption: 'Ground of hexes and of hexsides', width: SHEET, scene: ground },
      { name: 'marks', caption: 'What happened, and what may happen', width: SHEET, scene: marks },
    ],
  },
  {
    title: 'Tables in centimetres',
    subjects: [
      { name: 'table', caption: 'A whole table with one of everything, and its key', width: CROP, scene: whole },
      { name: 'table-fire', caption: 'Sixty centimetres after a fire and an assault', width: CROP, scene: afterFire },
      {
        name: 'table-move',
        caption: 'A move before it is made: its way, its cost, its end',
        width: CROP,
        scene: beforeMove,
      },
      { name: 'table-blocked', caption: 'What stands in a line of sight', width: SHEET, scene: blockedSight },
      {
        name: 'table-figures',
        caption: 'Thirty centimetres: figures have numbers',
        width: SHEET,
        scene: singleFigures,
      },
      { name: 'table-units', caption: 'What units are, and their states', width: 720, scene: unitsOf },
      {
        name: 'table-charge',
        caption: 'A charge before it is made: where each stand will be and what it pays, a die for the side; an evade',
        width: SHEET,
        scene: chargeAhead,
      },
      {
        name: 'table-sheet',
        caption: 'A sheet before it is sealed: where each line ends, quarter by quarter, and whom a charge means',
        width: 640,
        scene: sheetAhead,
      },
      { name: 'table-crowd', caption: 'Thirty units at random places', width: SHEET, scene: crowd },
    ],
  },
  {
    title: 'Pages of tables',
    subjects: [
      { name: 'army', caption: 'An army with its counters', page: armyPage },
      { name: 'odds', caption: 'How an order may end, by each answer', page: barsPage },
    ],
  },
  {
    title: 'Other eyes',
    subjects: [
      {
        name: 'eyes',
        caption: 'The same crop to protan, deutan, tritan eyes, and without any colour',
        width: CROP,
        scene: (theme) => largeScene(theme, { around: '1309', across: 12 }),
        eyes: true,
      },
    ],
  },
];

export const THEMES: readonly Theme[] = ['night', 'day'];

export function fileOf({ name }: Pick<Subject, 'name'>, theme: Theme): string {
  return `${name}-${theme}.png`;
}

/** The page that shows them all, in Markdown. */
export function pageOf(rooms: readonly Room[]): string {
  const picture = (subject: Subject | Tables, theme: Theme) => {
    const words = `${subject.caption}, by ${theme}`;
    return ['', `![${words}](${fileOf(subject, theme)})`, '', `*${words}.*`];
  };
  const lines = rooms.flatMap(({ title, subjects }) => [
    '',
    `## ${title}`,
    ...subjects.flatMap((subject) => THEMES.flatMap((theme) => picture(subject, theme))),
  ]);
  const heading = ['# What the painter draws', '', '`npm run gallery` draws these pictures and writes this page.'];
  return `${[...heading, ...lines].join('\n')}\n`;
}
