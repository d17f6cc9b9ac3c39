/** Two small armies and a small map, for tests of deployment. */
import type { Encounter } from '../../src/kernel/deployment.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import type { Side } from '../../src/kernel/play.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import type { State } from '../../src/rules/sabreur-hex/state.ts';

/** A clear map with one wood and one impassable hex, red in the south. */
export function groundText(...more: readonly string[]): string {
  return [
    'title en "Heath" fr "Lande"',
    'map 10 x 10',
    'army red en "R" fr "R" edge south',
    'army blue en "B" fr "B" edge north',
    'hex 0408 wood',
    'hex 0508 impassable',
    'red 1L line infantry 0110 N',
    'blue 2L line infantry 0101 S',
    ...more,
  ].join('\n');
}

export function armyText(name: string, ...units: readonly string[]): string {
  return [`army en "${name}" fr "${name}" points 2000`, ...units].join('\n');
}

export const RED = armyText(
  'Reds',
  '7C heavy cavalry strength 10',
  '3L line infantry linear order strength 16',
  '4V light infantry skirmisher strength 8',
);
export const BLUE = armyText('Blues', '3L line infantry strength 16', '5G medium foot battery strength 4');

export function met(how: Partial<Encounter> = {}): State {
  const encounter = { ground: groundText(), armies: { red: RED, blue: BLUE }, points: 2000, deploys: 'whole' as const };
  const read = sabreurHex.deployment!.buildPosition({ ...encounter, ...how });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.state;
}

export function faultsOf(how: Partial<Encounter>): string[] {
  const encounter = { ground: groundText(), armies: { red: RED, blue: BLUE }, points: 2000, deploys: 'whole' as const };
  const read = sabreurHex.deployment!.buildPosition({ ...encounter, ...how });
  return 'faults' in read ? read.faults.map(({ says }) => says.id) : [];
}

/** The units with their positions: `7C 0505 N mounted`. */
export function standing({ units }: State, side?: Side): string[] {
  const points = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  return units
    .filter((unit) => side === undefined || unit.side === side)
    .map(({ id, at, also, facing, formation }) =>
      [id, at, ...(also ? [also] : []), points[facing], formation].join(' '),
    );
}

/** The map as a scenario of the host. */
export const HEATH = {
  name: 'heath',
  title: phrase('toy-option', { text: 'heath' }),
  ruleset: 'sabreur-hex',
  text: groundText(),
};

/** A built-in army. */
export function shippedArmy(name: string, text: string) {
  return { name, text, ruleset: 'sabreur-hex' };
}
