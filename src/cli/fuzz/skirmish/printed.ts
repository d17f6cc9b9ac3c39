/**
 * The capability table as printed (SK-TAB-02, SK-TAB-03), cell by cell: a second implementation that shares no code with
 * the rules.
 */
import type { Situation } from '../../../rules/skirmish/fire/capability.ts';

/** `-1 6+ U S`: the modifier, several sixes or not, elite fire of a unit, of a single shooter. */
const CELLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  grenadier: { B: '-1 6+', 'B single': '0 6+', C: '0 6+', D: '0 6+ U', E: '0 6+', F: 'as before' },
  line: { B: '-1 6+', C: '0 6-', D: '0 6+', E: '0 6-', F: '6-' },
  eliteVoltigeur: { B: '0 6+ S', C: '0 6+', D: '0 6+ U S', E: '0 6+ U S', F: 'as before' },
  light: { B: '0 6+', C: '0 6+', D: '0 6+', E: '0 6+', F: 'as before' },
  recruit: { B: '-1 6+', C: '-1 6-', D: '-1 6+', E: '-1 6-', F: '6-' },
  irregular: { B: '-1 6+', C: '-1 6+', F: '6-' },
  native: { B: '-1 6+', C: '-1 6+', F: '6-' },
};

export interface Printed {
  readonly modifier: number;
  readonly severalSixes: boolean;
  readonly eliteUnit: boolean;
  readonly eliteSingle: boolean;
}

export function printed(now: Situation): Printed {
  const { row, class: quality, shooters, target, sheltered, led, commanded } = now;
  // SK-Q-38: behind a wall skirmishers fire as in loose order, but for elite voltigeurs.
  const open = now.formation === 'skirmish' && !(sheltered && row !== 'eliteVoltigeur');
  const formed = (now.formation === 'close' || sheltered) && !open;
  const isTrained = row !== 'irregular' && row !== 'native';
  const letters =
    target === 'group' ? (open ? 'E' : formed && led && commanded && shooters >= 3 && isTrained ? 'D' : 'C') : 'B';
  const cells = CELLS[row]!;
  const cell = (letters === 'B' && shooters === 1 ? cells['B single'] : undefined) ?? cells[letters]!;
  const [modifier, sixes, ...elite] = cell.split(' ');
  const lostByF = !led && cells['F'] === '6-';
  // SK-PLT-02, SK-MOR-01: line and recruits in the open without close order, in column B too.
  const lostInTheOpen = (row === 'line' || row === 'recruit') && letters === 'B' && !formed;
  const lostByVariant =
    row === 'light' &&
    now.variants.lightLooseDisorder &&
    target === 'group' &&
    !open &&
    now.formation !== 'close' &&
    !sheltered;
  return {
    modifier: modifierOf(row, quality, letters, Number(modifier)),
    severalSixes: sixes === '6+' && !now.shaken && !lostByF && !lostInTheOpen && !lostByVariant,
    eliteUnit: elite.includes('U'),
    eliteSingle: shooters === 1 && (elite.includes('S') || now.marksman),
  };
}

/** SK-CLS-01, SK-IRR-04, SK-ARM-01, SK-SKT-01. The cells of rows 5 and 6 already include the −1 of class 2, the others do not. */
function modifierOf(row: Situation['row'], quality: number, column: string, printedThere: number): number {
  if (quality === 2) return -1;
  return (row === 'recruit' || row === 'irregular') && column !== 'B' ? 0 : printedThere;
}

/** How many natural dice hit, counted without the rules' own functions. */
export function printedHits(dice: readonly number[], { modifier, severalSixes }: Printed, needed: number): number {
  const sixes = dice.filter((die) => die === 6).length;
  const values = [
    ...dice.filter((die) => die !== 6),
    ...Array.from({ length: sixes }, (_, each) => (severalSixes ? 6 + each : 6)),
  ];
  return values.reduce((hits, value) => hits + (value + modifier >= needed ? 1 : 0), 0);
}
