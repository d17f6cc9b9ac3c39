/** SK-TAB-02, SK-FIR, SK-SCR. What is asked for a fire at a real table. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { any, type Heard, number, one, only, type Slots } from '../../../kernel/table-dice/slots.ts';
import type { Aim } from '../fire/aim.ts';
import { isElite } from '../fire/capability.ts';
import { areSheltered, isInSoftCover } from '../position/shelter.ts';
import { FORMATIONS, type Row, ROWS, type State } from '../state.ts';
import { DRILLED, type Scene } from './scene.ts';

export interface Shooting extends Scene {
  /** SK-ISO, SK-SKT-01. How the target stands. */
  readonly stands: 'group' | 'isolated' | 'skirmish';
  /** SK-SCR-02. How far a mass behind a screen is. */
  readonly mass?: Length;
  readonly cover?: 'hard' | 'soft';
  readonly elite: boolean;
}

/** A fire seen in a battle. */
export interface Aimed {
  readonly now: State;
  readonly aim: Aim;
  readonly kind: Shooting['stands'];
  readonly mass: boolean;
}

export const MOST = 40;
const FARTHEST = 60;

const isDrilled = (heard: Heard): boolean => DRILLED.includes(heard.one('type') as Row);
const isSingle = (heard: Heard): boolean => heard.number('dice') === 1;
const isScreen = { enemyGround: 'skirmish' };

/** SK-MRK. Whoever may have elite fire at all. */
const mayBeElite = (heard: Heard): boolean =>
  isElite(heard.one('type') as Row) || (isSingle(heard) && heard.has('modifiers', 'marksman'));

export const slots: Slots<Shooting, Aimed> = {
  type: one('sk-row', rows(), { isAlwaysTold: true, seen: ({ aim: { shooter } }) => shooter.row }),
  dice: number([1, MOST, 8], (count) => ({ own: { count } }), { seen: ({ aim: { shooters } }) => shooters.length }),
  formation: one(
    'table-dice-sk-formation',
    Object.fromEntries(
      FORMATIONS.map((formation) => [
        formation,
        ['SK-CAP-02', { own: { formation } }, formation === 'loose' ? {} : isDrilled],
      ]),
    ),
    { seen: ({ aim: { shooter } }) => shooter.formation },
  ),
  distance: number([0, FARTHEST, 20], (cm) => ({ distance: cm * CENTIMETRE }), {
    isMeasured: true,
    seen: ({ aim: { target } }) => Math.ceil(target.range / CENTIMETRE),
  }),
  enemyGround: one(
    'table-dice-sk-target',
    {
      group: ['SK-ISO-02', { stands: 'group' }],
      isolated: ['SK-ISO-01', { stands: 'isolated' }],
      skirmish: ['SK-SKT-01', { stands: 'skirmish' }],
    },
    { isAlwaysTold: true, seen: ({ kind }) => kind },
  ),
  modifiers: any('table-dice-sk-fire', {
    sheltered: [
      'SK-PLT-03',
      { own: { sheltered: true } },
      {},
      ({ now, aim: { shooter, shooters, target } }) => areSheltered(now, shooter, shooters, target.seen[0]!.figure),
    ],
    leaderless: ['SK-DIS-01', { led: false }, {}, ({ aim: { shooter } }) => !shooter.led],
    marksman: [
      'SK-CLS-04',
      { own: { marksman: true } },
      isSingle,
      ({ aim: { shooters } }) => shooters.length === 1 && shooters[0]!.marksman === true,
    ],
    carbine: ['SK-GAP-04', { own: { weapon: 'carbine' } }, {}, ({ aim: { shooter } }) => shooter.weapon === 'carbine'],
    cuirass: ['SK-FIR-05', { enemy: { cuirass: true } }, {}, ({ aim: { target } }) => target.unit.cuirass],
    wall: ['SK-GAP-03', { cover: 'hard' }, {}, (seen) => coverSeen(seen) === 'hard'],
    wood: ['SK-GAP-03', { cover: 'soft' }, {}, (seen) => coverSeen(seen) === 'soft'],
    mass: ['SK-SCR-02', { mass: FARTHEST * CENTIMETRE }, isScreen, ({ mass }) => mass],
    drilled: [
      'SK-MOR-02',
      { enemy: { row: 'line', tested: false } },
      isScreen,
      ({
        aim: {
          target: { unit },
        },
      }) => (unit.row === 'line' || unit.row === 'recruit') && !unit.tested,
    ],
  }),
  massDistance: number([0, FARTHEST, 40], (cm) => ({ mass: cm * CENTIMETRE }), {
    isMeasured: true,
    when: { modifiers: 'mass' },
    seen: ({ aim: { mass } }) => Math.ceil((mass?.range ?? 0) / CENTIMETRE),
  }),
  enemyClass: number([2, 4, 3], (quality) => ({ enemy: { class: quality, morale: quality } }), {
    when: { modifiers: 'drilled' },
    seen: ({ aim: { target } }) => target.unit.class,
  }),
  ...only(mayBeElite, {
    elite: one(
      'table-dice-sk-elite',
      { elite: ['SK-MRK-01', { elite: true }], keep: [] },
      { seen: ({ now, aim: { shooter } }) => (now.eliteUsed.includes(shooter.side) ? 'keep' : 'elite') },
    ),
  }),
  readings: any('table-dice-sk-reading', {
    capabilities: ['SK-GAP-11', { variants: { capabilities: false } }, {}, ({ now }) => !now.variants.capabilities],
    lightLooseDisorder: [
      'SK-Q-05',
      { variants: { lightLooseDisorder: true } },
      { type: 'light' },
      ({ now }) => now.variants.lightLooseDisorder,
    ],
  }),
};

function rows(): Record<string, [string, { own: { row: Row } }]> {
  return Object.fromEntries(ROWS.map((row) => [row, [row === 'native' ? 'SK-Q-25' : 'SK-TAB-02', { own: { row } }]]));
}

function coverSeen({ now, aim: { target, muzzle } }: Aimed): 'hard' | 'soft' | undefined {
  const { figure } = target.seen[0]!;
  if (areSheltered(now, target.unit, [figure], muzzle.at)) return 'hard';
  return isInSoftCover(now, figure) ? 'soft' : undefined;
}
