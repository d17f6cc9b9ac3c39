/** A position of Skirmish: every figure of both sides and what it may still do. Plain data; only `apply` makes new ones. */
import { z } from 'zod';
import { length, onTable, point, pose } from '../../chart/field/schemas.ts';
import { course, noun, resultOf, side } from '../../chart/schemas.ts';
import { STORED_FORMAT } from './upgrade.ts';

export { unitOf } from '../../march/sides.ts';

/** SK-TAB-02, SK-Q-25. The rows of the capability table, and natives, who have none. */
export const ROWS = ['grenadier', 'line', 'eliteVoltigeur', 'light', 'recruit', 'irregular', 'native'] as const;

/** SK-LDR-02. Who commands, and who plays. */
export const ROLES = ['sergeant', 'officer', 'lieutenant', 'noble', 'priest', 'musician'] as const;

/** SK-GAP-04, SK-ARM-02. */
export const WEAPONS = ['musket', 'carbine'] as const;

/** SK-MOV, SK-CAP-02. */
export const FORMATIONS = ['close', 'skirmish', 'loose'] as const;

/** SK-Q-30. What a figure does in its turn, by itself or with its unit. */
export const ACTIONS = ['move', 'fire', 'reload', 'form', 'assault'] as const;

/** SK-SCO-03. One figure is one person; `x`, `y` are the middle of its base. */
const figure = pose.extend({
  n: z.number().int().min(1),
  /** SK-Q-31. */
  loaded: z.boolean(),
  /** SK-CLS-04. */
  marksman: z.boolean().optional(),
  /** SK-Q-30. In this turn. */
  did: z.array(z.enum(ACTIONS)),
  /** SK-GAP-12. Has fought in this turn. */
  fought: z.boolean().optional(),
});

const unit = z.object({
  /** Digits, then letters, unique across both sides: `2L`. */
  id: z.string(),
  side,
  name: noun,
  row: z.enum(ROWS),
  /** SK-CLS-01. Quality, 2 to 4. */
  class: z.number().int().min(2).max(4),
  /** SK-MOR-03. The class unless it has another. */
  morale: z.number().int(),
  weapon: z.enum(WEAPONS),
  mounted: z.boolean(),
  cuirass: z.boolean(),
  /** A single leader or musician, and whose. */
  role: z.enum(ROLES).optional(),
  of: z.string().optional(),
  formation: z.enum(FORMATIONS),
  /** SK-GEO-02. Of close order: the middle of its front edge, its heading, its files and ranks. */
  block: z.object({ front: pose, files: z.number().int().min(1), ranks: z.number().int().min(1) }).optional(),
  figures: z.array(figure),
  /** SK-DIS-01, SK-GEO-08. Whether a leader was in voice range at the start of the turn. */
  led: z.boolean(),
  /** SK-Q-15. Has taken the test of its present deployment in skirmish order. */
  tested: z.boolean(),
  /** SK-MOR-06, SK-AVO-04. Recoils at the start of the next turn. */
  recoils: z.boolean(),
  /** SK-UMP-02, -06. Settled at the desk: shelter or none; ranges of its weapon; a modifier for its next fire. */
  sheltered: z.boolean().optional(),
  bands: z.tuple([length, length, length]).optional(),
  bonus: z.number().int().optional(),
  /** SK-TRN-02. Has turned in this turn. */
  turned: z.boolean(),
  /** SK-GEO-14. Enemies it is in contact with. */
  contacts: z.array(z.string()),
});

/** SK-GAP-11, -12. */
const variants = z.object({
  capabilities: z.boolean(),
  lightLooseDisorder: z.boolean(),
  assaultDie: z.enum(['line', 'all']),
  screen: z.enum(['automatic', 'ask']),
  initiative: z.enum(['first', 'die']),
  fights: z.enum(['desk', 'simple']),
});

export const state = z.object({
  /** The storage format; a change of it adds a step to upgrade.ts. */
  format: z.literal(STORED_FORMAT),
  ...onTable,
  variants,
  units: z.array(unit),
  gone: z.array(z.object({ id: z.string(), side, name: noun, at: point, role: z.enum(ROLES).optional() })),
  /** Turns count from 1, 0 before the first; in each of them both sides act. */
  ...course,
  /** SK-MRK-01. Who has used elite fire in this turn. */
  eliteUsed: z.array(side),
  /** `opening`: leaders, disorder and recoils of a new turn; `melee`: the players settle one. */
  phase: z.enum(['opening', 'acting', 'melee', 'over']),
  /** SK-GAP-06. The melee at the desk: whether it has just begun, and whether the turn ends with it. */
  melee: z.object({ units: z.array(z.string()), first: z.boolean(), ends: z.boolean() }).optional(),
  result: resultOf(['broken', 'points', 'ruled', 'resigned', 'agreed']),
});

export type State = z.infer<typeof state>;
export type Unit = z.infer<typeof unit>;
export type Figure = z.infer<typeof figure>;
export type Row = Unit['row'];
export type Role = NonNullable<Unit['role']>;
export type Weapon = Unit['weapon'];
export type Action = Figure['did'][number];
export type Variants = State['variants'];

/** SK-LDR-02. Commands; a musician does not. */
export function isLeader({ role }: Pick<Unit, 'role'>): boolean {
  return role !== undefined && role !== 'musician';
}
