/** Orders: previewed, then given. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Preview } from '../../battle/preview.ts';
import { NOTHING_OFFERED, RefusedOrder } from '../../battle/refused-order.ts';
import type { Reply, Request } from '../../request.ts';
import { noLongerDone } from '../../advance/done.ts';
import { dryRunAs } from '../../advance/dry-run-command.ts';
import { groupKind } from '../../advance/proposals/group-order.ts';
import { consentFor } from '../../advance/may-act.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { orRefused, orWithdrawn } from '../../advance/fault.ts';
import { propose } from '../../advance/proposals/propose.ts';
import { orderDecision, queue } from '../../advance/order-decision.ts';
import { mayNotQueue } from '../../advance/may-queue.ts';
import type { Deps } from '../../battle/deps.ts';
import { keepDraft } from '../../advance/drafts.ts';
import { offeredText, offering } from '../../advance/instead.ts';
import { lineOf, restOf } from '../../orders/queued.ts';
import { mayForecast } from '../../advance/odds/first-throw.ts';
import { confirmedOnSheet, previewSeal } from './on-sheet.ts';
import { no, readable, shownOrders, shownTogether } from '../../battle/voice.ts';
import { changesSince } from '../../messages/changes-since.ts';
import type { Draft } from '../../store/store.ts';
import {
  barredScene,
  commandOf,
  confirmable,
  drawnAhead,
  previewFor,
  previewedIn,
  own,
  projection,
} from '../../advance/preview-orders.ts';

/** The draft of orders: their texts, and a fingerprint of their previewed effect. */
const ordersText = z.object({ orders: z.array(z.string()).min(1), foreseen: z.string() });

export async function preview(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  text: string,
): Promise<Preview | Refusal> {
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  if (loaded.next.kind === 'sealed') return previewSeal(deps, loaded, request, side);
  const foresight = await previewFor(deps, loaded, side, text, request.person.id);
  if (foresight instanceof Refusal) return withOthers(deps, loaded, request, { side, text }, foresight);
  return {
    draft: await keepDraft(deps, loaded, request, { side, kept: confirmable(foresight) }),
    ...previewedIn(loaded, foresight, request.language),
    hasOdds: mayForecast(deps, loaded, foresight, side),
    scene: drawnAhead(deps, loaded, request, side, foresight)(),
  };
}

/** What was offered instead of a refused order, in the present position. */
export async function previewInstead(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  id: string,
  n: number,
): Promise<Preview | Refusal> {
  const offered = await offeredText(deps, loaded, request, id, n);
  if (offered instanceof Refusal) return offered;
  const { draft, text } = offered;
  const seen = await preview(deps, loaded, request, text);
  if (!(seen instanceof Refusal) || draft.seq === loaded.battle.seq) return seen;
  return refusedSince(deps, loaded, request, draft, seen);
}

/** A refused order, with what can be previewed instead of it, and a picture of what bars it, if that can be shown. */
export async function withOthers(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  { side, text }: { readonly side: Side; readonly text: string },
  refusal: Refusal,
): Promise<Refusal> {
  const may = async (order: string) =>
    !((await previewFor(deps, loaded, side, order, request.person.id)) instanceof Refusal);
  const show = shownTogether(loaded.rules);
  const refused = await offering(deps, loaded, request, refusal, { side, isPlan: false, may, show });
  const scene = barredScene(deps, loaded, request, side, text);
  return scene
    ? new RefusedOrder(refused, refused instanceof RefusedOrder ? refused.offered : NOTHING_OFFERED, scene)
    : refused;
}

/** The same after what has happened since a draft was shown. */
async function refusedSince(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  draft: Draft,
  refusal: Refusal,
): Promise<Refusal> {
  const since = await changesSince(deps, loaded, draft, request.language, refusal);
  return refusal instanceof RefusedOrder ? new RefusedOrder(since, refusal.offered, refusal.scene) : since;
}

export async function confirmOrders(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  draft: Draft,
): Promise<Decision | Refusal | undefined> {
  const kept = ordersText.safeParse(JSON.parse(draft.text));
  if (!kept.success) return undefined;
  const { orders, foreseen } = kept.data;
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  if (side !== draft.side) return no(phrase('host-turn-passed'));
  if (loaded.next.kind === 'sealed') {
    const decision = await confirmedOnSheet(deps, loaded, request, side, orders);
    return decision instanceof Refusal ? decision : { ...decision, drafts: { drop: [draft.id] } };
  }
  const drafts = { drop: [draft.id] };
  const userId = request.person.id;
  const text = orders.join('; ');
  const others = consentFor(loaded, side, text, userId);
  const decision =
    others instanceof Refusal
      ? others
      : others.length > 0
        ? await propose(deps, loaded, request, groupKind, { side, userId, orders })
        : await giveOrders(deps, loaded, request, draft, { orders, foreseen });
  if (decision instanceof Refusal) return decision;
  const again = text === loaded.rules.end ? {} : noLongerDone(loaded, side, userId);
  return { ...together(again, decision), drafts };
}

async function giveOrders(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  draft: Draft,
  { orders, foreseen }: { readonly orders: readonly string[]; readonly foreseen: string },
): Promise<Decision | Refusal> {
  const { side } = draft;
  const { waiting, next } = loaded;
  const [first, ...rest] = orders;
  const userId = request.person.id;
  if (waiting && waiting.side !== side) return no(phrase('host-busy'));
  const text = orders.join('; ');
  const never = await orRefused(deps, loaded, text, () => mayNotQueue(loaded, projection(loaded), side, text, userId));
  if (never) return never;
  if (waiting) {
    const behind = orders.map((text) => ({ text, userId, afterSeq: loaded.battle.seq }));
    const line = [...lineOf(loaded, side, waiting), ...behind];
    return queuedDecision({ ...waiting, rest: restOf(loaded, side, waiting.userId, line, waiting.afterSeq) });
  }
  if (next.kind === 'auto') {
    const line = orders.map((text) => ({ text, userId }));
    return queuedDecision(queue(loaded, side, { userId: undefined, rest: restOf(loaded, side, undefined, line) }));
  }
  const order = { side, text: first!, userId, rest };
  return orWithdrawn(deps, loaded, order, async () => {
    if (draft.seq !== loaded.battle.seq) {
      const by = { side, userId, respondents: own(loaded, side) };
      const now = dryRunAs(loaded, loaded.state, text, false, by);
      if (now instanceof Refusal)
        return refusedSince(deps, loaded, request, draft, await withOthers(deps, loaded, request, { side, text }, now));
      if (now.fingerprint !== foreseen) return changesSince(deps, loaded, draft, request.language, undefined);
    }
    const given = await orderDecision(deps, loaded, side, first!, order);
    return given instanceof Refusal
      ? readable(given, loaded.rules.showOrder, request.language)
      : andThen(loaded, given, rest);
  });
}

/**
 * Of several orders the first is reported when it is done; the others are listed, because they follow automatically.
 */
function andThen({ rules }: LoadedBattle, decision: Decision, rest: readonly string[]): Decision {
  if (rest.length === 0 || typeof decision.waiting !== 'object') return decision;
  const says = (language: Language) => [phrase('host-then', { orders: shownOrders(rules, rest, language) })];
  return together(decision, { says });
}

function queuedDecision(waiting: NonNullable<Decision['waiting']>): Decision {
  return { waiting, says: () => [phrase('host-queued')] };
}

export async function discard(deps: Deps, request: Request, id: string): Promise<Reply | Refusal> {
  const draft = await deps.store.draft(id);
  if (draft?.userId !== request.person.id) return no(phrase('host-draft-gone'));
  await deps.store.commit({ at: deps.clock(), drafts: { drop: [id] } });
  return { says: [phrase('host-discarded')] };
}
