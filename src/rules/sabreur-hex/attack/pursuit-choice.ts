/** ASK-15 to -17. Whether to pursue, with which friend, by which path, and whether to strike. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { askAs, askLive } from '../../../kernel/asking.ts';
import { engagedBy, engagedWith, engages } from '../field/engage.ts';
import type { Play } from '../facts.ts';
import { atEndOfPursuit, type PursuitPath } from './pursuit-path.ts';
import { BLOW, type Blow } from '../questions/blow.ts';
import { PURSUIT_PATH } from '../questions/pursuit-path.ts';
import { PURSUIT, type Pursuit } from '../questions/pursuit.ts';
import type { Way } from '../questions/way.ts';
import { placeIn } from '../morale/rout-run.ts';
import { hasSkill, type State, type Unit } from '../state.ts';

/** ASK-15, SH-PURSUIT-01, -05, SH-SKILL-IMPETUOUS-02. By default no; Impetuous chargers and friends must pursue. */
export function* askPursuit(charger: Unit, helpers: readonly Unit[], target: string): Play<Pursuit> {
  const must = hasSkill(charger, 'impetuous');
  const eager = helpers.filter((each) => hasSkill(each, 'impetuous'));
  const companions = eager.length > 0 ? eager : helpers;
  const withFriend = companions.map(({ id }): Pursuit => ({ say: 'pursue', support: id }));
  const pursuits: Pursuit[] = eager.length > 0 ? withFriend : [{ say: 'pursue' }, ...withFriend];
  const options: Pursuit[] = must ? pursuits : [...pursuits, { say: 'stayPut' }];
  const usual = pursuits[0]!;
  if (options.length === 1) return usual;
  return yield* askAs(PURSUIT, {
    to: charger.side,
    unit: charger.id,
    about: { target },
    options: options.map((value) => ({ value })),
    fallback: must ? usual : { say: 'stayPut' },
    quiet: true,
    means: ({ say }) => (say === 'pursue' ? usual : undefined),
  });
}

/** ASK-16, SH-PURSUIT-03. Asked only where paths lead to different enemies. */
export function* askPursuitPath(
  now: State,
  unit: Unit,
  all: readonly PursuitPath[],
  length: number,
): Play<PursuitPath> {
  const kinds = [...Map.groupBy(all, (pursuit) => contactsAfter(now, unit, pursuit).join(' ')).values()];
  const quiet = kinds.length === 1;
  const alike = quiet ? [...Map.groupBy(all, (pursuit) => endOf(unit, pursuit)).values()] : kinds;
  const offered = alike.map(straightest);
  if (offered.length === 1) return offered[0]!;
  const alive = (pursuit: PursuitPath) => ({ value: wayOf(pursuit), live: pursuit });
  return yield* askLive(PURSUIT_PATH, {
    to: unit.side,
    unit: unit.id,
    about: { length },
    options: offered.map((pursuit) => ({ ...alive(pursuit), about: { contacts: contactsAfter(now, unit, pursuit) } })),
    fallback: wayOf(straightest(all)),
    quiet,
    means(way) {
      const goal = way.say === 'toward' ? placeIn(now, way.place) : undefined;
      if (way.say === 'toward') {
        return goal === undefined ? undefined : alive(nearestTo(now, unit, all, goal, way.place));
      }
      const found = all.find(({ path }) => !way.off && path.join() === way.hexes.join());
      return found && alive(found);
    },
  });
}

/** The enemies that a pursuer engages, or that engage it, at the end of its path. */
export function contactsAfter(now: State, unit: Unit, pursuit: PursuitPath): string[] {
  const end = atEndOfPursuit(unit, pursuit);
  return [...new Set([...engagedWith(now, end), ...engagedBy(now, end)].map(({ id }) => id))].sort();
}

function endOf(unit: Unit, { path }: PursuitPath): Hex {
  return path.at(-1) ?? unit.at;
}

function wayOf({ path }: PursuitPath): Way {
  return { say: 'via', hexes: path, off: false };
}

/** ASK-16's default: as straight ahead as alternate steps to front-left and front-right allow. */
function straightest(all: readonly PursuitPath[]): PursuitPath {
  return all.reduce((best, pursuit) => (bends(pursuit) < bends(best) ? pursuit : best));
}

/** Where a path takes the same side twice in a row, as digits: the smaller, the straighter. */
function bends({ sides }: PursuitPath): string {
  return sides.map((side, i) => (side === sides[i - 1] ? '1' : '0')).join('');
}

/** Of the paths that engage the unit named (or of all, if none do), the one that ends nearest. */
function nearestTo(now: State, unit: Unit, all: readonly PursuitPath[], goal: Hex, word: string): PursuitPath {
  const prey = now.units.find(({ id }) => id === word);
  const meeting = all.filter((pursuit) => prey && engages(now, atEndOfPursuit(unit, pursuit), prey));
  const fitting = meeting.length > 0 ? meeting : all;
  const far = (pursuit: PursuitPath) => distance(endOf(unit, pursuit), goal);
  const least = Math.min(...fitting.map(far));
  return straightest(fitting.filter((pursuit) => far(pursuit) === least));
}

/** ASK-17, SH-PURSUIT-07, SH-SKILL-IMPETUOUS-01, SH-Q-19. The charge's target if it is there, else the weakest. */
export function* askBlow(charger: Unit, prey: readonly Unit[], target: string): Play<string | undefined> {
  const must = hasSkill(charger, 'impetuous');
  const ids = byAppeal(prey, target).map(({ id }) => id);
  const [usual, another] = ids;
  if (must && another === undefined) return usual;
  const blows =
    another === undefined ? [{ id: usual!, value: STRIKES }] : ids.map((id) => ({ id, value: strikes(id) }));
  return yield* askLive<Blow, string | undefined>(BLOW, {
    to: charger.side,
    unit: charger.id,
    about: { target: usual! },
    options: [
      ...blows.map(({ id, value }) => ({ value, live: id })),
      ...(must ? [] : [{ value: { say: 'stop' } as const, live: undefined }]),
    ],
    fallback: blows[0]!.value,
    quiet: true,
    means(said) {
      if (said.say === 'stop') return undefined;
      const named = said.target === undefined ? blows[0] : blows.find(({ id }) => id === said.target);
      return named && { value: named.value, live: named.id };
    },
  });
}

const STRIKES: Blow = { say: 'attack' };

function strikes(target: string): Blow {
  return { say: 'attack', target };
}

function byAppeal(prey: readonly Unit[], target: string): Unit[] {
  const isTarget = ({ id }: Unit) => Number(id === target);
  return prey.toSorted((a, b) => isTarget(b) - isTarget(a) || a.strength - b.strength);
}
