/**
 * What the book allows in an army, a second time: from its tables as they are printed, with nothing from the rules. The
 * rows of table T2 that include a skill are used as they stand.
 */

export interface Bought {
  readonly type: string;
  readonly quality: 'elite' | 'ordinary' | 'recruit';
  readonly skills: readonly string[];
  readonly strength: number;
  readonly command: number;
}

/** Table T2: least and most strength, price per strength point of elite, ordinary, recruit. */
const ROWS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  'heavy cavalry': [8, 12, 23, 20, 17],
  'heavy cavalry + cuirassier': [8, 12, 26, 23, 20],
  'medium cavalry': [5, 8, 22, 18, 15],
  'light cavalry': [4, 6, 21, 17, 14],
  'light cavalry + lancer': [4, 6, 23, 19, 16],
  'line infantry': [14, 20, 12, 8, 6],
  'light infantry': [6, 12, 13, 9, 7],
  'light infantry + skirmisher': [6, 12, 15, 11, 9],
  'heavy foot battery': [3, 5, 33, 28, 25],
  'medium foot battery': [3, 5, 23, 20, 18],
  'light horse battery': [2, 3, 27, 24, 20],
  'regimental gun': [2, 3, 20, 17, 15],
};

export const TYPES = Object.keys(ROWS).filter((row) => !row.includes('+'));

const HORSE = ['heavy cavalry', 'medium cavalry', 'light cavalry'];
const FOOT = ['line infantry', 'light infantry'];
const GUNS = ['heavy foot battery', 'medium foot battery', 'light horse battery', 'regimental gun'];

/** Table T3: for whom, and the price per strength point. */
const SKILLS: Readonly<Record<string, readonly [who: readonly string[], price: number]>> = {
  cuirassier: [['heavy cavalry'], 3],
  'half cuirass': [['heavy cavalry'], 2],
  'feudal cavalry': [['heavy cavalry'], 0],
  countercharge: [['heavy cavalry', 'medium cavalry'], 2],
  lancer: [['light cavalry'], 2],
  harassing: [['light cavalry'], -1],
  'massed charge': [HORSE, 1],
  'controlled fire': [['line infantry'], 2],
  stubborn: [['line infantry'], -1],
  warrior: [['line infantry'], -1],
  skirmisher: [['light infantry'], 2],
  scout: [['light infantry'], 1],
  'large battalion': [['line infantry'], 2],
  'linear order': [['line infantry'], 0],
  'loose order': [['light infantry'], -1],
  irregular: [[...FOOT, ...HORSE], -1],
  impetuous: [[...FOOT, ...HORSE], 0],
  'tactical sense': [[...FOOT, ...HORSE, ...GUNS], 2],
  bombard: [['medium foot battery'], -2],
  'obsolete firearm': [FOOT, -2],
  'grand battery': [GUNS, 3],
};

export const SKILL_NAMES = Object.keys(SKILLS);

/** Table T4, a column for each quality: what a command rating costs per strength point. */
const COMMAND: Readonly<Record<Bought['quality'], Readonly<Record<number, number>>>> = {
  recruit: { 4: -2, 5: -1, 6: 0, 7: 1, 8: 2 },
  ordinary: { 5: -2, 6: -1, 7: 0, 8: 1, 9: 2 },
  elite: { 7: -1, 8: 0, 9: 1, 10: 2, 11: 3 },
};
const NORM = { recruit: 6, ordinary: 7, elite: 8 };

/** The row a unit is bought from, and the skill that is paid with it. */
function rowOf({ type, skills }: Bought): { row: (typeof ROWS)[string]; paid: string | undefined } {
  const paid = skills.find((skill) => ROWS[`${type} + ${skill}`]);
  return { row: ROWS[paid === undefined ? type : `${type} + ${paid}`]!, paid };
}

function pricePerPoint(unit: Bought): number {
  const { row, paid } = rowOf(unit);
  const [, , elite, ordinary, recruit] = row;
  let price = { elite, ordinary, recruit }[unit.quality];
  for (const skill of unit.skills) if (skill !== paid) price += SKILLS[skill]![1];
  return price + (COMMAND[unit.quality][unit.command] ?? unit.command - NORM[unit.quality]);
}

export function costOf(unit: Bought): number {
  return unit.strength * pricePerPoint(unit);
}

/** What is wrong, as the number of the unit and a word for it; of the whole army as unit 0. */
export function wrongs(points: number, units: readonly Bought[]): string[] {
  const wrong: string[] = [];
  let elites = 0;
  for (const [i, unit] of units.entries()) {
    const has = (skill: string) => unit.skills.includes(skill);
    const say = (what: string) => wrong.push(`${i + 1} ${what}`);
    const [least, most] = rowOf(unit).row;
    const more = has('large battalion') ? 4 : 0;
    if (unit.strength < least + more || unit.strength > most + more) say('strength');
    if (COMMAND[unit.quality][unit.command] === undefined) say('command');
    for (const skill of unit.skills) if (!SKILLS[skill]![0].includes(unit.type)) say(`not for it: ${skill}`);
    if (has('cuirassier') && has('half cuirass')) say('two cuirasses');
    if (has('loose order') && has('skirmisher')) say('loose skirmishers');
    if (has('controlled fire') && has('warrior')) say('warriors who fire');
    if (has('warrior') && !has('irregular')) say('regular warriors');
    if (pricePerPoint(unit) < 1) say('for nothing');
    if (unit.quality === 'elite') elites += 1;
    if (unit.quality === 'elite' && elites > 2 * Math.floor(points / 1500)) say('one elite too many');
  }
  if (units.length === 0) wrong.push('0 nobody');
  if (units.reduce((sum, unit) => sum + costOf(unit), 0) > points) wrong.push('0 too dear');
  return wrong.toSorted();
}
