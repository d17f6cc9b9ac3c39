/** What a unit may be told to do, each by its word: the pattern behind it, and the step that it means. */
import { type Line as Row, linesOf } from '../../../kernel/grammar/line.ts';
import type { Beside } from '../../../march/place.ts';
import { BESIDE } from '../../../march/place-slot.ts';
import type { Item, Step } from './items.ts';
import { FOOT, type FootFormation, FORMATION_WORDS, slots } from './slots.ts';

const { lineBy } = linesOf<Item, typeof slots>(slots);
type ActOf<D extends Step['do']> = Extract<Step, { do: D }>;

/** The step of an item, if it is of this kind. */
function stepIn<D extends Step['do']>(item: Item, what: D): ActOf<D> | undefined {
  return item.is === 'step' && item.step.do === what ? (item.step as ActOf<D>) : undefined;
}

const step = (value: Step): Item => ({ is: 'step', step: value });

/** A step without anything else to it. */
function bare(value: Extract<Step, { do: 'limber' | 'unlimber' | 'rejoin' | 'wait' }>): Row<Item> {
  return lineBy(
    '',
    () => step(value),
    (item) => stepIn(item, value.do) && {},
  );
}

function formRow(formation: FootFormation): Row<Item> {
  return lineBy(
    '[{on}]',
    ({ on }) => step({ do: 'form', formation, ...(on && { on }) }),
    (item) => {
      const form = stepIn(item, 'form');
      return form?.formation === formation ? { on: form.on } : undefined;
    },
  );
}

/** METRIC 3.1. `behind 4L`. */
function besideRow(where: Beside): Row<Item> {
  return lineBy(
    '{beside} [!face {face:faced}]',
    ({ beside, face }) => step({ do: 'goTo', to: { kind: 'beside', unit: beside, where }, face }),
    (item) => {
      const to = stepIn(item, 'goTo')?.to;
      return to?.kind === 'beside' && to.where === where ? { beside: to.unit } : undefined;
    },
  );
}

export const STEP_ROWS: Readonly<Record<string, Row<Item> | readonly Row<Item>[]>> = {
  /** PE-GEO-05; PE-Q-59: a square toward one of its faces. */
  advance: [
    lineBy(
      '{angle:squareFace} {by}',
      ({ angle, by }) => step({ do: 'face', angle, by }),
      (item) => stepIn(item, 'face'),
    ),
    lineBy(
      '{by} [toward {toward:to}]',
      ({ by, toward }) => step(toward ? { do: 'aheadToward', by, toward } : { do: 'ahead', by }),
      (item) => {
        const ahead = stepIn(item, 'ahead');
        return ahead && !ahead.forced ? ahead : stepIn(item, 'aheadToward');
      },
    ),
  ],
  forced: lineBy(
    '{by}',
    ({ by }) => step({ do: 'ahead', by, forced: true }),
    (item) => {
      const found = stepIn(item, 'ahead');
      return found?.forced ? found : undefined;
    },
  ),
  back: lineBy(
    '{by}',
    ({ by }) => step({ do: 'back', by }),
    (item) => stepIn(item, 'back'),
  ),
  oblique: lineBy(
    '{hand} {angle:slant} {by}',
    (said) => step({ do: 'oblique', angle: said.hand === 'left' ? -said.angle : said.angle, by: said.by }),
    (item) => {
      const found = stepIn(item, 'oblique');
      if (!found) return undefined;
      return {
        hand: found.angle < 0 ? ('left' as const) : ('right' as const),
        angle: Math.abs(found.angle),
        by: found.by,
      };
    },
  ),
  wheel: [
    lineBy(
      '{hand} {angle}',
      (said) => step({ do: 'wheel', ...said }),
      (item) => stepIn(item, 'wheel'),
    ),
    lineBy(
      '{face:faced}',
      ({ face }) => step({ do: 'faceTo', face }),
      (item) => stepIn(item, 'faceTo'),
    ),
  ],
  about: lineBy(
    '',
    () => step({ do: 'turn', by: 18_000 }),
    (item) => (stepIn(item, 'turn')?.by === 18_000 ? {} : undefined),
  ),
  turn: lineBy(
    '{hand}',
    (said) => step({ do: 'turn', by: said.hand === 'right' ? 9_000 : 27_000 }),
    (item) => {
      const found = stepIn(item, 'turn');
      return found && { hand: found.by === 9_000 ? ('right' as const) : ('left' as const) };
    },
  ),
  ...Object.fromEntries(FOOT.map((each) => [FORMATION_WORDS[each], formRow(each)])),
  reform: lineBy(
    '[{formation:inFormation}] [{rear}]',
    ({ formation, rear }) =>
      step({ do: 'reform', ...(formation && { formation }), ...(rear && { face: 18_000 as const }) }),
    (item) => {
      const found = stepIn(item, 'reform');
      return found && { formation: found.formation as FootFormation, rear: found.face && ('facingRear' as const) };
    },
  ),
  limber: bare({ do: 'limber' }),
  unlimber: bare({ do: 'unlimber' }),
  manhandle: lineBy(
    '{by}',
    ({ by }) => step({ do: 'manhandle', by }),
    (item) => {
      const found = stepIn(item, 'manhandle');
      return found && found.by > 0 ? found : undefined;
    },
  ),
  prolonge: lineBy(
    '{by}',
    ({ by }) => step({ do: 'manhandle', by: -by }),
    (item) => {
      const found = stepIn(item, 'manhandle');
      return found && { by: -found.by };
    },
  ),
  rejoin: bare({ do: 'rejoin' }),
  cross: lineBy(
    '{by}',
    ({ by }) => step({ do: 'cross', by }),
    (item) => stepIn(item, 'cross'),
  ),
  wait: bare({ do: 'wait' }),
  /** PE-CHG-11. Without a target it is a feint. */
  charge: [
    lineBy(
      '{target}',
      ({ target }) => step({ do: 'charge', target }),
      (item) => {
        const found = stepIn(item, 'charge');
        return found && !found.void ? found : undefined;
      },
    ),
    lineBy('', () => step({ do: 'charge', target: '', void: true })),
  ],
  feint: lineBy(
    '[{target}]',
    ({ target = '' }) => step({ do: 'charge', target, void: true }),
    (item) => {
      const found = stepIn(item, 'charge');
      return found && { target: found.target === '' ? undefined : found.target };
    },
  ),
  evade: lineBy(
    '[{threat}]',
    (said) => step({ do: 'evade', ...(said.threat !== undefined && { from: said.threat }) }),
    (item) => {
      const found = stepIn(item, 'evade');
      return found && { threat: found.from };
    },
  ),
  rally: lineBy(
    '[{goOn}]',
    ({ goOn }) => step({ do: 'rally', ...(goOn && { goOn: true }) }),
    (item) => {
      const found = stepIn(item, 'rally');
      return found && { goOn: found.goOn ? ('goOn' as const) : undefined };
    },
  ),
  enter: lineBy(
    '{target}',
    ({ target }) => step({ do: 'enter', target }),
    (item) => stepIn(item, 'enter'),
  ),
  ...Object.fromEntries(BESIDE.map((where) => [where, besideRow(where)])),
  go: [
    lineBy(
      '{to:receiver} {posture}',
      (said) => ({ is: 'errand', ...said }),
      (item) => (item.is === 'errand' ? item : undefined),
    ),
    lineBy(
      '{to} [!face {face:faced}] [with {with}]',
      (said) => step({ do: 'goTo', ...said }),
      (item) => stepIn(item, 'goTo'),
    ),
  ],
  face: lineBy('{face:faced}', ({ face }) => step({ do: 'faceTo', face })),
  stand: lineBy(
    '',
    () => ({ is: 'stand' }),
    (item) => (item.is === 'stand' ? {} : undefined),
  ),
};
