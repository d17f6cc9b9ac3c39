/** SK-TAB-02, SK-ALG-02. What a fire is worth: which column applies, and what follows from it. */
import type { Row } from '../state.ts';

/** How the shooters stand. */
type Formation = 'close' | 'skirmish' | 'loose';

/** SK-ISO-01, SK-SKT-01. What is fired at: figures by themselves, deployed skirmishers, or a group. */
export type TargetKind = 'isolated' | 'skirmish' | 'group';

export type Column = 'B' | 'C' | 'D' | 'E';

/** Everything the table asks about a fire. */
export interface Situation {
  readonly row: Row;
  /** SK-CLS-01. Quality: 2 has −1, whatever its row (SK-ARM-01), and a chief of a better class does not have it (SK-IRR-04). */
  readonly class: number;
  readonly formation: Formation;
  /** SK-Q-32. In a building or redoubt, or behind a solid low wall. */
  readonly sheltered: boolean;
  /** SK-DIS-01. A leader was in voice range at the start of the turn. */
  readonly led: boolean;
  /** SK-Q-27. Skirmishers that have failed a test and have not recoiled yet. */
  readonly shaken: boolean;
  /** SK-Q-11. A leader is in voice range now, to command a volley. */
  readonly commanded: boolean;
  readonly shooters: number;
  readonly target: TargetKind;
  /** SK-CLS-04. The single shooter is a marksman. */
  readonly marksman: boolean;
  readonly variants: {
    /** SK-GAP-11. Without it, SK-TAB-01 alone. */
    readonly capabilities: boolean;
    /** SK-Q-05. */
    readonly lightLooseDisorder: boolean;
  };
}

export interface Capability {
  readonly column: Column;
  readonly modifier: 0 | -1;
  readonly severalSixes: boolean;
  readonly volley: boolean;
  /** SK-MRK-03. One die of the unit may be raised. */
  readonly eliteUnit: boolean;
  /** SK-MRK-02. The single shooter may add 1 or choose whom they hit. */
  readonly eliteSingle: boolean;
}

/** SK-ALG-02, SK-CAP-01; SK-Q-06, -29, -33 for elite fire. */
export function capabilityOf(given: Situation): Capability {
  const now = { ...given, formation: formationForFire(given) };
  if (!now.variants.capabilities) return simple(now);
  const volley = isVolley(now);
  const column = columnOf(now, volley);
  return {
    column,
    modifier: modifierOf(now),
    severalSixes: !isDisordered(now, column),
    volley,
    eliteUnit: isElite(now.row) && (volley || (now.row === 'eliteVoltigeur' && isOpenAtGroup(now))),
    eliteSingle: now.shooters === 1 && ((now.row === 'eliteVoltigeur' && column !== 'C') || now.marksman),
  };
}

/** SK-FIR-01, SK-GAP-11. The musket table alone: class 2 and natives have −1, no one is in disorder. */
function simple(now: Situation): Capability {
  const column = columnOf(now, false);
  const modifier = isAlwaysWorse(now) ? -1 : 0;
  return { column, modifier, severalSixes: true, volley: false, eliteUnit: false, eliteSingle: now.marksman };
}

/** SK-Q-38. A shelter takes the place of close order, but for elite voltigeurs, who need neither. */
function formationForFire({ formation, sheltered, row }: Situation): Formation {
  return sheltered && formation === 'skirmish' && row !== 'eliteVoltigeur' ? 'loose' : formation;
}

/** SK-PLT-01, SK-Q-20, -36, SK-CAP-03, -04. On a leader's command, formed or sheltered, at any group, by three or more. */
function isVolley({ formation, sheltered, commanded, led, shooters, target, row }: Situation): boolean {
  const formed = formation === 'close' || sheltered;
  return (
    formed && formation !== 'skirmish' && led && commanded && shooters >= 3 && target === 'group' && isTrained(row)
  );
}

/** SK-TAB-02. The head of the columns. */
function columnOf({ target, formation }: Situation, volley: boolean): Column {
  if (target !== 'group') return 'B';
  if (formation === 'skirmish') return 'E';
  return volley ? 'D' : 'C';
}

/** SK-CLS-01, -05, SK-PLT-05, SK-SKT-01, -02, SK-LIG-01, SK-ELI-03, SK-Q-18, -19. Never more than −1. */
function modifierOf(now: Situation): 0 | -1 {
  if (isAlwaysWorse(now)) return -1;
  if (now.target === 'group' || isAtHome(now.row)) return 0;
  return now.row === 'grenadier' && now.shooters === 1 ? 0 : -1;
}

/** SK-CLS-01, -05, SK-REC-01, SK-IRR-01, SK-Q-25. Class 2, and natives of any class. */
function isAlwaysWorse({ row, class: quality }: Situation): boolean {
  return row === 'native' || quality === 2;
}

/** SK-LIG-01, SK-Q-18. Rows 3 and 4, against skirmishers. */
function isAtHome(row: Row): boolean {
  return row === 'eliteVoltigeur' || row === 'light';
}

/** SK-CLS-02, SK-PLT-02 to -04, SK-ELI-02, SK-LIG-01, -02, SK-MOR-01, SK-DIS-01, SK-Q-07, -16, -24, -27, column F of SK-TAB-02. */
function isDisordered(now: Situation, column: Column): boolean {
  const { row, formation, sheltered, led, shaken, target, variants } = now;
  if (shaken) return true;
  switch (row) {
    case 'line':
    case 'recruit':
      return !led || formation === 'skirmish' || !(formation === 'close' || sheltered) || column === 'C';
    case 'light':
      return variants.lightLooseDisorder && target === 'group' && formation === 'loose' && !sheltered;
    case 'irregular':
    case 'native':
      return !led;
    case 'grenadier':
    case 'eliteVoltigeur':
      return false;
  }
}

function isOpenAtGroup({ formation, target }: Situation): boolean {
  return formation === 'skirmish' && target === 'group';
}

/** SK-ELI-01. Rows 1 and 3. */
export function isElite(row: Row): boolean {
  return row === 'grenadier' || row === 'eliteVoltigeur';
}

/** SK-CAP-04, SK-Q-26. Rows 1 to 5 form close order and skirmish order. */
export function isTrained(row: Row): boolean {
  return row !== 'irregular' && row !== 'native';
}
