/** The invented battle at moments of decision: the choices, and what the enemy could do. */
import type { Mark, HexScene } from '../../scene/hex.ts';
import { largeScene } from './sample.ts';

/** The options of the cavalry 7C: each destination with its facing has a number, and so has each target. */
const ENDS = ['1309', '1209', '1209', '1109', '1208', '1308', '1307', '1307', '1210', '1210', '1110', '1311', '1310'];
const TARGETS = ['1409', '1408', '1511'];

const CHOICES: readonly Mark[] = [
  { kind: 'awaited', at: '1309' },
  ...ENDS.map((at, i): Mark => ({ kind: 'choice', at, n: i + 1, what: 'end' })),
  ...TARGETS.map((at, i): Mark => ({ kind: 'choice', at, n: ENDS.length + i + 1, what: 'target' })),
];

const THREATS: readonly Mark[] = [
  { kind: 'threat', side: 'red', by: 'charge', path: ['1609', '1509', '1410', '1310'], target: '1309' },
  { kind: 'threat', side: 'red', by: 'charge', path: ['1713', '1612', '1512', '1411', '1311'], target: '1211' },
  { kind: 'threat', side: 'red', by: 'musketry', path: ['1409'], target: '1309' },
  { kind: 'threat', side: 'red', by: 'musketry', path: ['1511', '1411'], target: '1211' },
  { kind: 'threat', side: 'red', by: 'musketry', path: ['1506', '1406'], target: '1206' },
  { kind: 'threat', side: 'red', by: 'artillery', path: ['1607'], target: '1106' },
  { kind: 'threat', side: 'red', by: 'artillery', path: ['1610', '1510'], target: '1211' },
];

/** Seven to a dozen hexes around the bridge: the choices of one unit. */
export function choosingScene(theme: HexScene['theme'], across = 9): HexScene {
  return {
    ...largeScene(theme, { around: '1309', across }),
    subtitle: 'Tour 7 · le 7C : aller en 1 à 13, charger 14 à 16',
    alt: 'Where a squadron may go, and whom it may charge.',
    marks: [...CHOICES],
  };
}

/** What the enemy could do to the three foremost units. */
export function threatScene(theme: HexScene['theme'], across = 11): HexScene {
  return {
    ...largeScene(theme, { around: '1409', across }),
    subtitle: 'Tour 7 · ce que les Coalisés pourraient faire',
    alt: 'What the enemy could do next turn.',
    marks: [...THREATS],
  };
}
