/** A position of Fantasy battle: every stand of both sides, who touches whom, what may still be ordered. Only `apply` makes new ones. */
import { z } from 'zod';
import type { Side } from '../../kernel/play.ts';
import { length, onTable, point, pose } from '../../chart/field/schemas.ts';
import { course, noun, resultOf, side } from '../../chart/schemas.ts';
import { STORED_FORMAT } from './upgrade.ts';

export { unitOf } from '../../march/sides.ts';

/** FB-TAB-01. Characters are commanders here. */
export const TYPES = ['infantry', 'monster', 'cavalry', 'chariot', 'flyer', 'artillery', 'machine'] as const;

/** FB-GEO-01. The middle of its front edge; numbers stay when others are lost. */
const stand = pose.extend({ n: z.number().int().min(1) });

const unit = z.object({
  /** Digits, then letters, unique across both sides: `3S`. */
  id: z.string(),
  side,
  name: noun,
  type: z.enum(TYPES),
  /** FB-GEO-02. Its front is the short side of its stands. */
  shock: z.boolean(),
  missiles: z.boolean(),
  /** FB-CHG-04. */
  fanatic: z.boolean(),
  /** FB-GAP-08. Of machines. */
  speed: length.optional(),
  /** FB-FOR-02. */
  fortified: z.boolean(),
  stands: z.array(stand),
  /** FB-OFF-02, FB-Q-15. Stands lost so far. */
  lost: z.number().int(),
  /** FB-GAP-01. Orders that it has had in this turn, and whether it has acted by initiative. */
  orders: z.number().int(),
  initiative: z.boolean(),
  /** FB-UMP-01. Activated by hand: its next order needs no die. */
  activated: z.boolean(),
  /** FB-Q-27. Has supported a charge in this turn. */
  supported: z.boolean(),
  /** FB-PAS-05, FB-GAP-06. The turn in which it is confused, and may not move. */
  confused: z.number().int().optional(),
  /** FB-GAP-12. Has charged in this turn. */
  charged: z.boolean(),
});

/** FB-GAP-07. Generals and other commanders are points: they never hinder anybody. */
const commander = z.object({
  id: z.string(),
  side,
  name: noun,
  general: z.boolean(),
  /** FB-TAB-01. A character on a flyer. */
  flying: z.boolean(),
  at: point,
  /** The unit that they have joined. */
  joined: z.string().optional(),
  /** FB-GAP-01. An order has failed: no more in this turn. */
  done: z.boolean(),
  /** FB-GAP-07. Has moved in this turn. */
  rode: z.boolean(),
});

/** FB-GEO-23. A stand that has been brought into contact with another, on which side of it, along which length; 0: by a corner. */
const contact = z.object({
  unit: z.string(),
  stand: z.number().int(),
  enemy: z.string(),
  on: z.number().int(),
  side: z.enum(['front', 'flank', 'rear']),
  long: length,
});

/** FB-GAP-11, -12. */
const variants = z.object({
  irregularChargeFull: z.boolean(),
  objections: z.enum(['none', 'ask']),
  fights: z.enum(['desk', 'simple']),
});

export const state = z.object({
  /** The storage format; a change of it adds a step to upgrade.ts. */
  format: z.literal(STORED_FORMAT),
  ...onTable,
  variants,
  units: z.array(unit),
  commanders: z.array(commander),
  contacts: z.array(contact),
  gone: z.array(z.object({ id: z.string(), side, name: noun, at: point, kind: z.enum([...TYPES, 'commander']) })),
  /** FB-OFF-05, FB-GAP-02. Units off the table that come back at the start of their side's next movement phase, and where. */
  returning: z.array(z.object({ unit, at: pose })),
  /** FB-OFF-08. Armies that withdraw at the end of the phase. */
  withdraws: z.array(side),
  /** Pairs of player-turns count from 1, 0 before the first. */
  ...course,
  /** FB-STEP-06, -07. `opening`: a side's turn begins; `objection`, `shots`: a charge waits for the desk. */
  phase: z.enum(['opening', 'movement', 'objection', 'shots', 'shooting', 'combat', 'over']),
  /** FB-CSH-01. The units that may shoot at a charger before its contact counts. */
  shots: z
    .object({
      charger: z.string(),
      units: z.array(z.string()),
      /** FB-Q-02. What each of them saw at the declaration. */
      seen: z.array(z.object({ range: length, n: z.number().int() })),
    })
    .optional(),
  /** FB-GAP-10. A charge that the other side objects to, as it was ordered; if it may go on, it is played next. */
  objection: z.object({ unit: z.string(), charge: z.string(), allowed: z.boolean() }).optional(),
  result: resultOf(['broken', 'points', 'withdrew', 'ruled', 'resigned', 'agreed']),
});

export type State = z.infer<typeof state>;
export type Unit = z.infer<typeof unit>;
export type Stand = Unit['stands'][number];
export type Commander = State['commanders'][number];
export type Contact = State['contacts'][number];
export type ContactSide = Contact['side'];
export type UnitType = Unit['type'];
export type Variants = State['variants'];

/** FB-STEP-08. The turn in which a side moves next: for the side that answers, that is still the turn under way. */
export function nextTurnOf({ turn, active, first }: State, side: Side): number {
  return side !== active && active === first ? turn : turn + 1;
}

/** FB-GAP-12. Whether the stand-in settles the phase that it is. */
export function isFoughtAlone({ phase, variants }: Pick<State, 'phase' | 'variants'>): boolean {
  return variants.fights === 'simple' && (phase === 'shooting' || phase === 'combat');
}
