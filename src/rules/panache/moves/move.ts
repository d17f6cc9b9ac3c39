/** PA-ACT, PA-TOK, PA-STEP-03, -04, PA-GAP-07. One unit's move. */
import { phrase } from '../../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import { allowanceOf } from './allowance.ts';
import { entryTexts } from './entry.ts';
import type { Fact } from '../facts.ts';
import { whyNoWay } from './move-why.ts';
import { bareNoun, named, nounOf } from '../noun.ts';
import type { Order } from '../order.ts';
import { isCharacter, type State, type Unit, unitOf } from '../state.ts';
import { waysOf } from './ways.ts';

type Move = Extract<Order, { kind: 'move' }>;

/** PA-STEP-03, -04, PA-GEO-02, PA-COH-01. The whole unit takes the cheapest legal path, or the hexes named. */
export function* move(table: Table<State>, order: Move, by: Side): Play<Fact> {
  const now = table.now;
  insist(isOnTable(now, order.unit));
  const unit = unitOf(now, order.unit);
  insist(isOwn(unit, by) ?? mayMove(now, unit));
  insist(mayTake(now, unit, order.with));
  const wishes = { via: order.via, with: order.with.map((id) => unitOf(now, id)) };
  const way = waysOf(now, unit, wishes).find(({ path }) => path.at(-1) === order.to);
  if (!way) throw whyNoWay(now, unit, order.to, wishes);
  yield* happen<Fact>({ type: 'moved', unit: unit.id, ...way, with: order.with });
}

/** PA-ACT-01, -03 to -05, PA-TOK-01. Whether it may move now, to any hex. */
export function mayMove(now: State, unit: Unit): Refusal | undefined {
  const names = { unit: named(unit) };
  if (now.phase !== 'movement' || now.active !== unit.side) {
    return new Refusal('PA-ACT-02', phrase('refuse-pa-not-its-turn', names));
  }
  if (!unit.activated) return new Refusal('PA-ACT-01', phrase('refuse-pa-not-activated', names));
  if (unit.moved) return new Refusal('PA-ACT-03', phrase('refuse-pa-moved', names));
  if (unit.prePlayed) return new Refusal('PA-TOK-01', phrase('refuse-pa-token', names));
  if (allowanceOf(unit).cap <= 0) return new Refusal('PA-MOV-01', phrase('refuse-pa-immobile', names));
  return undefined;
}

/** PA-OFF-07, PA-RES-01. Whether there is such a unit on the table. */
export function isOnTable(now: State, id: string): Refusal | undefined {
  if (now.units.some((each) => each.id === id)) return undefined;
  const unit = nounOf(now, id);
  const gone = now.gone.find((each) => each.id === id);
  if (gone?.why === 'left') return new Refusal('PA-OFF-07', phrase('refuse-pa-left', { unit }));
  if (gone) return new Refusal('PA-ACT-01', phrase('refuse-pa-eliminated', { unit }));
  const reserve = now.reserves.find((each) => each.unit.id === id);
  if (!reserve) return new Refusal('PA-ACT-01', phrase('refuse-pa-no-unit', { unit: bareNoun({ en: id, fr: id }) }));
  return new Refusal('PA-RES-02', phrase('refuse-pa-off-table', { unit }), entryTexts(now, reserve));
}

/** PA-ACT-02. Each side moves its own. */
export function isOwn(unit: Pick<Unit, 'id' | 'side' | 'name'>, by: Side): Refusal | undefined {
  return unit.side === by ? undefined : new Refusal('PA-ACT-02', phrase('refuse-pa-not-yours', { unit: named(unit) }));
}

/** PA-GAP-07. Characters in a unit's hex may accompany it, each once a turn. */
function mayTake(now: State, unit: Unit, ids: readonly string[]): Refusal | undefined {
  for (const id of ids) {
    const refusal = isOnTable(now, id) ?? mayTakeOne(now, unit, unitOf(now, id));
    if (refusal) return refusal;
  }
  return undefined;
}

function mayTakeOne(now: State, unit: Unit, other: Unit): Refusal | undefined {
  const names = { unit: named(unit), other: named(other) };
  const refuse = (id: string) => new Refusal('PA-GAP-07', phrase(id, names));
  if (!isCharacter(other)) return refuse('refuse-pa-with-who');
  if (isCharacter(unit)) return refuse('refuse-pa-with-whom');
  return (
    isOwn(other, unit.side) ??
    (other.at === unit.at ? undefined : refuse('refuse-pa-with-where')) ??
    mayMove(now, other)
  );
}
