/** SH-RALLY-06, ASK-19. How a unit that overcomes its panic stands: its formation and its facing. */
import { type Facing, FACINGS, inFrontCone, POINTS } from '../../hex/facing.ts';
import { type Hex, sixth } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Play, type Reading, Refusal } from '../../kernel/play.ts';
import { enemiesOf } from './engage.ts';
import { extensions } from './extended.ts';
import type { Fact } from './facts.ts';
import { mayFormAnew } from './form.ts';
import { distanceBetween } from './place.ts';
import { type Formation, isInfantry, type State, type Unit } from './state.ts';

/** A formation and a facing; of an extended line also its second hex. */
export interface Stand {
  readonly formation: Formation;
  readonly facing: Facing;
  readonly to?: Hex;
}

const ON_FOOT: readonly Formation[] = ['column', 'line', 'square', 'closedColumn', 'skirmish'];

/** SH-Q-38. All that the unit may take where it stands, of what the order says. */
export function standsFor(now: State, unit: Unit, wanted: Partial<Stand>): Stand[] {
  const formations = isInfantry(unit) ? ON_FOOT.filter((each) => !mayFormAnew(now, unit, each)) : ['mounted' as const];
  const inOneHex = formations.flatMap((formation) => FACINGS.map((facing): Stand => ({ formation, facing })));
  return [...inOneHex, ...extendedStands(now, unit)].filter(
    ({ formation, facing, to }) =>
      (wanted.formation ?? formation) === formation && (wanted.facing ?? facing) === facing && (wanted.to ?? to) === to,
  );
}

/** SH-FORM-11, SH-Q-38. An extended line takes a free flank hex besides its own. */
function extendedStands(now: State, unit: Unit): Stand[] {
  if (mayFormAnew(now, unit, 'extendedLine')) return [];
  return FACINGS.flatMap((facing) =>
    extensions(now, { ...unit, facing }).map((to): Stand => ({ formation: 'extendedLine', facing, to })),
  );
}

/**
 * ASK-19. Never waits, for the order may say it: column, or skirmish order in Loose Order, facing the nearest enemy.
 */
export function* askStand(now: State, unit: Unit, all: readonly Stand[]): Play<Fact, Stand> {
  if (all.length === 1) return all[0]!;
  const usual = likeliest(now, unit, all)!;
  const offered = [
    usual,
    ...all.filter((each) => (each.facing === usual.facing) !== (each.formation === usual.formation)),
  ];
  return yield* ask<Stand>({
    kind: 'ASK-19',
    to: unit.side,
    unit: unit.id,
    about: {},
    options: offered.map((stand) => ({ text: textOf(stand), about: {} })),
    fallback: textOf(usual),
    quiet: true,
    read: (given): Reading<Stand> => {
      const stand =
        all.find((each) => textOf(each) === given) ??
        likeliest(
          now,
          unit,
          all.filter((each) => textOf(each).startsWith(`${given} face `)),
        ) ??
        all.find((each) => each.formation === usual.formation && `face ${POINTS[each.facing]}` === given);
      if (stand) return { value: stand, text: textOf(stand) };
      return new Refusal('SH-RALLY-06', phrase('refuse-answer', { given }), offered.map(textOf));
    },
  });
}

const WORDS: Partial<Record<Formation, string>> = {
  column: 'column',
  line: 'line',
  square: 'square',
  closedColumn: 'closed column',
  skirmish: 'skirmish',
};

/** `column face S`, `extend 1409 face N`; of cavalry `face SE`. */
function textOf({ formation, facing, to }: Stand): string {
  const words = to === undefined ? WORDS[formation] : `extend ${to}`;
  return [...(words === undefined ? [] : [words]), 'face', POINTS[facing]].join(' ');
}

/** ASK-19's default, or what comes nearest to it: of equals the first, which is column wherever it may be taken. */
function likeliest(now: State, unit: Unit, all: readonly Stand[]): Stand | undefined {
  const facing = facingEnemy(now, unit);
  const turn = (stand: Stand) => turnBetween(stand.facing, facing);
  const [first] = all.toSorted((a, b) => turn(a) - turn(b));
  return first;
}

/** The facing with the nearest enemy ahead; of two the lesser turn, and without enemies none. */
function facingEnemy(now: State, unit: Unit): Facing {
  const [nearest] = enemiesOf(now, unit).sort((a, b) => distanceBetween(unit, a) - distanceBetween(unit, b));
  if (!nearest) return unit.facing;
  const fitting = FACINGS.filter((facing) => inFrontCone(unit.at, facing, nearest.at));
  return fitting.reduce((best, each) =>
    turnBetween(each, unit.facing) < turnBetween(best, unit.facing) ? each : best,
  );
}

function turnBetween(a: Facing, b: Facing): number {
  return Math.min(sixth(a - b), sixth(b - a));
}
