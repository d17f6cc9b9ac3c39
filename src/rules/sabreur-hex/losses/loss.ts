/** SH-LOSS, SH-ARTLOSS. From hits to strength points: saves, the strength left, and losses passed on by artillery. */
import { areaOf } from '../../../hex/facing.ts';
import { askAs } from '../../../kernel/asking.ts';
import { lose } from './eliminate.ts';
import type { Play } from '../facts.ts';
import { moraleTest } from '../morale/morale.ts';
import { areAdjacent, hexesOf } from '../field/place.ts';
import { TRANSFER, type Transfer } from '../questions/transfer.ts';
import { type SaveContext, type Kind, rollSaves } from './save.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, type State, type Table, type Unit, unitOf } from '../state.ts';

/** SH-LOSS-03. Saves, then at most the unit's strength, then what artillery passes on. Returns its own losses. */
export function* takeLosses(
  table: Table,
  id: string,
  enemy: string,
  atStake: number,
  kind: Kind,
  saveContext: SaveContext = {},
): Play<number> {
  const unsaved = yield* rollSaves(table, id, enemy, atStake, kind, saveContext);
  return yield* mark(table, id, unsaved, enemy);
}

/** SH-LOSS-02, -03, -05, SH-MORALE-02, SH-Q-35. Losses without saves. At 0 the unit is eliminated. */
export function* mark(table: Table, id: string, losses: number, enemy?: string): Play<number> {
  const unit = unitOf(table.now, id);
  const cut = Math.min(losses, unit.strength);
  const transferred = cut > 0 && isArtillery(unit) ? yield* transferLosses(table, id, cut) : 0;
  const own = cut - transferred;
  if (own > 0) yield* lose(table, id, own, enemy);
  return own;
}

/** SH-ARTLOSS-01 to -07. A friend on the flank may take losses for the guns if it passes a test. */
function* transferLosses(table: Table, id: string, losses: number): Play<number> {
  const guns = unitOf(table.now, id);
  const receivers = receiversFor(table.now, guns);
  if (receivers.length === 0) return 0;
  const choice = yield* askTransfer(guns, receivers, losses);
  if (choice.say === 'none') return 0;
  const test = yield* moraleTest(table, choice.to, 'transfer');
  if (!test.passed) return 0;
  yield* lose(table, choice.to, choice.strength);
  return choice.strength;
}

/** SH-ARTLOSS-02, SH-Q-34. Beside the guns, on one flank, not panicked; cavalry, in some scenarios, anywhere. */
function receiversFor(now: State, guns: Unit): Unit[] {
  return now.units.filter((friend) => {
    if (friend.side !== guns.side || isPanicked(friend)) return false;
    if (!isInfantry(friend) && !isCavalry(friend)) return false;
    const standsAnywhere = isCavalry(friend) && now.rulings.cavalryTakesLosses === 'adjacent';
    return areAdjacent(friend, guns) && (standsAnywhere || isOnOneFlank(guns, friend));
  });
}

function isOnOneFlank(guns: Unit, friend: Unit): boolean {
  return hexesOf(friend).every((hex) => areaOf(guns.at, guns.facing, hex)?.endsWith('Flank'));
}

type Passed = Extract<Transfer, { say: 'transfer' }>;

/** SH-ARTLOSS-02. To whom, and how many; at most what the receiver has. */
function* askTransfer(guns: Unit, receivers: readonly Unit[], losses: number): Play<Transfer> {
  const offers = receivers.flatMap((friend) =>
    Array.from(
      { length: Math.min(losses, friend.strength) },
      (_, i): Passed => ({ say: 'transfer', to: friend.id, strength: i + 1 }),
    ),
  );
  return yield* askAs(TRANSFER, {
    to: guns.side,
    unit: guns.id,
    about: { losses, strength: guns.strength },
    options: [
      { value: { say: 'none' } },
      ...offers.map((value) => ({ value, about: { to: value.to, strength: value.strength } })),
    ],
    fallback: { say: 'none' },
  });
}
