/** Building an order with buttons: the panel of this book. */
import type { Composing } from '../../../kernel/compose.ts';
import { composeBy, type Panel } from '../../../kernel/grammar/panel.ts';
import type { Scope } from '../../../kernel/grammar/panel-step.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { composeDeployment } from '../deploy/compose.ts';
import { orderBranches } from '../language/grown.ts';
import { write } from '../language/index.ts';
import { turnOf } from '../look/threats.ts';
import { nounOf } from '../noun.ts';
import { type State, unitOf } from '../state.ts';
import { actIn } from './draft.ts';
import { groupStep, joining } from './group.ts';
import { marchStep } from './march.ts';
import { PLACES } from './places.ts';
import { onward, values } from './things.ts';
import { toggleRows, withDefaults } from './toggles.ts';
import { about, verbs, whyIdle } from './verbs.ts';

const PANEL: Panel<State> = {
  ...PLACES,
  noun: nounOf,
  branches: (now, by) =>
    orderBranches(
      now,
      by,
      now.units.filter(({ side }) => side === by),
    ),
  begun: (now, by) => (now.active === by ? now : turnOf(now, by)),
  step: (scope, draft) => groupStep(scope, draft) ?? marchStep(scope, draft),
  asksUnit: phrase('compose-asks-unit'),
  lines: ({ now, isAhead }) => (isAhead ? [] : [phrase('compose-points', { points: now.orderPoints })]),
  unitSays: (now, id) => {
    const { name, formation, strength } = unitOf(now, id);
    return phrase('compose-unit', { unit: name, id, formation: phrase(`formation-${formation}`), strength });
  },
  first: {
    says: phrase('compose-row-group'),
    has: (now, id) => now.group.includes(id) && !unitOf(now, id).acted,
  },
  whyIdle,
  about,
  verbs,
  joining,
  values,
  bare: (draft) => {
    const order = actIn(draft);
    return order ? write({ ...order, presets: {} }) : draft;
  },
  toggles: ({ now }, draft) => toggleRows(now, draft),
  rows: [
    { says: phrase('compose-row-facing'), slots: ['facing'] },
    { says: phrase('compose-row-then'), slots: ['then'] },
    { says: phrase('compose-row-more'), slots: ['to', 'stance'] },
  ],
  onward,
};

const composed = composeBy(PANEL);

/** `whyNot` tries an order on a position. */
export function compose(
  now: State,
  by: Side,
  draft: string,
  isOwn: Scope<State>['isOwn'],
  whyNot: (text: string, now: State, by: Side) => Refusal | undefined,
): Composing | Refusal {
  if (now.phase === 'deployment') {
    return composeDeployment({ now, by, isOwn, isAhead: false, whyNot: (text) => whyNot(text, now, by) }, draft);
  }
  return composed(now, by, draft, isOwn, (text, then, side) => kindly(then, whyNot(text, then, side)));
}

/** What would do instead is proposed like any other attack. */
function kindly(now: State, refusal: Refusal | undefined): Refusal | undefined {
  if (!refusal || refusal.instead.length === 0) return refusal;
  const { clause, says, instead } = refusal;
  return new Refusal(
    clause,
    says,
    instead.map((text) => withDefaults(now, text)),
  );
}
