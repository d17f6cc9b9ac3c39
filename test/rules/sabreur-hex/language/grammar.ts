/**
 * Every sentence of the order language on a small map, legal or not. These are the sentences:
 *
 * - of each own unit: `march`, `forced march` to each hex of the map, bare and with each `face`; `oblique`, `evade` to
 *   each hex; `turn` to each facing, bare and `on left`, `on right`; `turn about`; `flee`; `fire` at each enemy, bare,
 *   `left` and `right`; `charge` each enemy, bare and with each `face`; `assault` each enemy, bare and `from` each hex;
 *   `line`, `column`, `square`, `closed column`, `skirmish`, bare and with each hex, and these with each `face`;
 *   `extend`, bare and with each hex; `rally`, bare, with each formation, with `extend` and each hex, and these with
 *   each `face`;
 * - each of them followed by `then` and each of the same, there without `face`, but for charges;
 * - each set of own units as a group, each of them a member or an extra, in the order of the map;
 * - `end`.
 *
 * Left out is what makes no difference to what is legal: conditions behind a comma, `via`, and formations with the
 * `face` that the unit has anyhow, unless it leaves a square.
 */
import { FACINGS } from '../../../../src/hex/facing.ts';
import { type Hex, hexesOf } from '../../../../src/hex/grid.ts';
import { FORMATION_WORDS } from '../../../../src/rules/sabreur-hex/language/slots.ts';
import type { Action, Order } from '../../../../src/rules/sabreur-hex/order.ts';
import { type Formation, isSquare, type State, type Unit } from '../../../../src/rules/sabreur-hex/state.ts';

const HALVES = ['left', 'right'] as const;
const NONE = [{}];

/** What may be missing, and all that it may be. */
function any<K extends string, T>(key: K, values: readonly T[]): ({ readonly [key in K]?: T } & object)[] {
  return [{}, ...values.map((value) => ({ [key]: value }) as { readonly [key in K]: T })];
}

function each<A, B>(as: readonly A[], bs: readonly B[]): (A & B)[] {
  return as.flatMap((a) => bs.map((b) => ({ ...a, ...b })));
}

/** Every single action that can be said of a unit. */
export function everyAction(now: State, unit: Unit): Action[] {
  const hexes = hexesOf(now.map);
  const enemies = now.units.filter(({ side }) => side !== unit.side).map(({ id }) => id);
  const to = (some: readonly Hex[]) => some.map((hex) => ({ to: hex }));
  const target = enemies.map((id) => ({ target: id }));
  const face = any('facing', FACINGS);
  const mayTurn = (formation: Formation) => isSquare(unit) && !isSquare({ formation });
  const formations = FORMATION_WORDS.map((formation) => ({ formation }));
  const extended = [{ formation: 'extendedLine' as const }];
  return [
    ...each(each(to(hexes), face), [
      { do: 'march', via: [] },
      { do: 'forcedMarch', via: [] },
    ] as const),
    ...each(to(hexes), [{ do: 'oblique' }, { do: 'evade' }] as const),
    ...each(
      each(
        FACINGS.map((facing) => ({ facing })),
        any('pivot', HALVES),
      ),
      [{ do: 'turn' } as const],
    ),
    ...each(NONE, [{ do: 'turnAbout' }, { do: 'flee' }] as const),
    ...each(each(target, any('half', HALVES)), [{ do: 'fire' } as const]),
    ...each(each(target, face), [{ do: 'charge', via: [] } as const]),
    ...each(each(target, any('from', hexes)), [{ do: 'assault' } as const]),
    ...each(each(formations, any('to', hexes)), face).flatMap((form) =>
      form.facing === unit.facing && !mayTurn(form.formation) ? [] : [{ do: 'form', ...form }],
    ),
    ...each(each(extended, any('to', hexes)), [{ do: 'form' } as const]),
    ...each(each([{}, ...formations, ...each(extended, to(hexes))], face), [{ do: 'rally' } as const]),
  ] as Action[];
}

/** Every group of own units: each of them a member, an extra, or not of it. */
export function everyGroup(now: State): Order[] {
  const own = now.units.filter(({ side }) => side === now.active);
  return own
    .reduce<{ members: string[]; extras: string[] }[]>(
      (groups, { id }) =>
        groups.flatMap(({ members, extras }) => [
          { members, extras },
          { members: [...members, id], extras },
          { members, extras: [...extras, id] },
        ]),
      [{ members: [], extras: [] }],
    )
    .filter(({ members }) => members.length > 0)
    .map((group) => ({ kind: 'act', group, actions: [], presets: {} }));
}
