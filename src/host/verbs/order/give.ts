/** Orders: previewed, then given. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import type { Preview } from '../../battle/preview.ts';
import type { Reply, Request } from '../../request.ts';
import { notDoneAfterAll } from '../../advance/done.ts';
import { foreseeAs } from '../../advance/dry-run-command.ts';
import { groupKind } from '../../advance/proposals/group-order.ts';
import { consentFor } from '../../advance/may-act.ts';
import { throwsOf } from '../../orders/dry-run.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { orRefused, orWithdrawn } from '../../advance/fault.ts';
import { propose } from '../../advance/proposals/propose.ts';
import { orderMove, queue } from '../../advance/order-decision.ts';
import { mayNotQueue } from '../../advance/may-queue.ts';
import { newId, type Parts } from '../../battle/deps.ts';
import { lineOf, restOf } from '../../orders/queued.ts';
import { mayReckon } from '../../advance/odds/first-throw.ts';
import { changedFirst } from '../../seats/seating.ts';
import { loadAt } from '../../advance/verb.ts';
import { no, readable, voiceOf } from '../../battle/voice.ts';
import { changesSince } from '../../messages/changes-since.ts';
import { confirmRuling, rulingText } from '../desk/desk-ruling.ts';
import type { Draft } from '../../store/store.ts';
import { commandOf, foreseeFor, foreseenIn, own, projection } from '../../advance/preview-orders.ts';

/** The content of a draft: the orders, and a fingerprint of their previewed effect; or a ruling. */
const draftText = z.union([z.object({ orders: z.array(z.string()).min(1), foreseen: z.string() }), rulingText]);

export async function preview(parts: Parts, request: Request, text: string): Promise<Preview | Refusal> {
  const loaded = await loadAt(parts, request);
  if (loaded instanceof Refusal) return loaded;
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  const { rules, battle } = loaded;
  const foresight = await foreseeFor(parts, loaded, side, text, request.person.id);
  if (foresight instanceof Refusal) return readable(foresight, loaded.rules, request.language);
  const id = newId(parts);
  const kept = { orders: foresight.orders.map((order) => order.text), foreseen: foresight.fingerprint };
  const put = { id, battleId: battle.id, userId: request.person.id, side, text: JSON.stringify(kept), seq: battle.seq };
  await parts.store.commit({ at: parts.clock(), drafts: { put: [put] } });
  const { say } = voiceOf(parts.words, request.language);
  return {
    draft: id,
    ...foreseenIn(loaded, foresight, request.language),
    mayReckon: mayReckon(parts, loaded, foresight, side),
    scene: rules.draw(
      {
        before: rules.view(projection(loaded), side),
        now: rules.view(foresight.state, side),
        transcript: foresight.transcript,
        frame: 'choice',
        isAhead: true,
        throws: throwsOf(foresight),
      },
      say,
    ),
  };
}

export async function confirm(parts: Parts, loaded: Loaded, request: Request, id: string): Promise<Move | Refusal> {
  const draft = await parts.store.draft(id);
  if (draft?.battleId !== loaded.battle.id || draft.userId !== request.person.id) return no(phrase('host-draft-gone'));
  const kept = draftText.parse(JSON.parse(draft.text));
  return 'hand' in kept
    ? confirmRuling(parts, loaded, request, draft, kept)
    : confirmOrders(parts, loaded, request, draft, kept);
}

async function confirmOrders(
  parts: Parts,
  loaded: Loaded,
  request: Request,
  draft: Draft,
  { orders, foreseen }: Extract<z.infer<typeof draftText>, { orders: string[] }>,
): Promise<Move | Refusal> {
  const { id } = draft;
  const side = commandOf(loaded, request);
  if (side instanceof Refusal) return side;
  if (side !== draft.side) return no(phrase('host-turn-passed'));
  const drafts = { drop: [id] };
  const userId = request.person.id;
  const text = orders.join('; ');
  const others = consentFor(loaded, side, text, userId);
  const move =
    others instanceof Refusal
      ? others
      : others.length > 0
        ? await propose(parts, loaded, request, groupKind, { side, userId, orders })
        : await giveOrders(parts, loaded, request, draft, { orders, foreseen });
  if (move instanceof Refusal) return move;
  const again = text === loaded.rules.end ? {} : notDoneAfterAll(loaded, side, userId);
  return { ...move, ...changedFirst(again.seats?.change, move.seats), drafts };
}

async function giveOrders(
  parts: Parts,
  loaded: Loaded,
  request: Request,
  draft: Draft,
  { orders, foreseen }: { readonly orders: readonly string[]; readonly foreseen: string },
): Promise<Move | Refusal> {
  const { side } = draft;
  const { waiting, next } = loaded;
  const [first, ...rest] = orders;
  const userId = request.person.id;
  if (waiting && waiting.side !== side) return no(phrase('host-busy'));
  const text = orders.join('; ');
  const never = await orRefused(parts, loaded, text, () => mayNotQueue(loaded, projection(loaded), side, text, userId));
  if (never) return never;
  if (waiting) {
    const behind = orders.map((text) => ({ text, userId, afterSeq: loaded.battle.seq }));
    const line = [...lineOf(loaded, side, waiting), ...behind];
    return queuedMove({ ...waiting, rest: restOf(loaded, side, waiting.userId, line, waiting.afterSeq) });
  }
  if (next.kind === 'auto') {
    const line = orders.map((text) => ({ text, userId }));
    return queuedMove(queue(loaded, side, { userId: undefined, rest: restOf(loaded, side, undefined, line) }));
  }
  const order = { side, text: first!, userId, rest };
  return orWithdrawn(parts, loaded, order, async () => {
    if (draft.seq !== loaded.battle.seq) {
      const by = { side, userId, respondents: own(loaded, side) };
      const now = foreseeAs(loaded, loaded.state, orders.join('; '), false, by);
      const same = !(now instanceof Refusal) && now.fingerprint === foreseen;
      if (!same) return changesSince(parts, loaded, draft, request.language, now instanceof Refusal ? now : undefined);
    }
    const given = await orderMove(parts, loaded, side, first!, order);
    return given instanceof Refusal ? readable(given, loaded.rules, request.language) : andThen(loaded, given, rest);
  });
}

/** Of several orders the first is told when it is done; the others are listed, because they follow automatically. */
function andThen({ rules }: Loaded, move: Move, rest: readonly string[]): Move {
  if (rest.length === 0 || typeof move.waiting !== 'object') return move;
  const shown = (language: Language) => rest.map((text) => rules.show(text, language)).join('; ');
  const says = (language: Language) => [
    ...(move.says?.(language) ?? []),
    phrase('host-then', { orders: shown(language) }),
  ];
  return { ...move, says };
}

function queuedMove(waiting: NonNullable<Move['waiting']>): Move {
  return { waiting, says: () => [phrase('host-queued')] };
}

export async function discard(parts: Parts, request: Request, id: string): Promise<Reply | Refusal> {
  const draft = await parts.store.draft(id);
  if (draft?.userId !== request.person.id) return no(phrase('host-draft-gone'));
  await parts.store.commit({ at: parts.clock(), drafts: { drop: [id] } });
  return { says: [phrase('host-discarded')] };
}
