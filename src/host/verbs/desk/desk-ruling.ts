/** Rulings and proposals: previewed like orders, then decided or put to the other side. */
import { z } from 'zod';
import type { Ruling } from '../../../kernel/hand.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side } from '../../../kernel/play.ts';
import { plain } from '../../../words/words.ts';
import { changesOf } from '../../messages/changes-since.ts';
import type { Deeds } from './desk-shown.ts';
import { deedsOf } from './desk-deeds.ts';
import { whoRules } from './desk-may.ts';
import { reasonOf } from '../../battle/reason.ts';
import { sideAtDesk } from '../../seats/commanders.ts';
import { annulled } from './desk-umpire.ts';
import { orRefused } from '../../advance/fault.ts';
import { dryRunRuling } from '../../orders/dry-run-ruling.ts';
import { handText, readHand, shownText } from '../../orders/hand.ts';
import { nameFor } from '../../battle/participants.ts';
import type { Preview } from '../../battle/preview.ts';
import type { Person, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { shownTo } from '../../orders/seen.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { orderDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { keepDraft } from '../../advance/drafts.ts';
import type { Draft } from '../../store/store.ts';
import { nameOf, no, readable, sideName, voiceOf } from '../../battle/voice.ts';

/** The draft of a ruling: its text, its previewed effect, and the order that it was shown to annul. */
const rulingText = z.object({ hand: z.string(), foreseen: z.string(), annuls: z.number().nullable() });
type Kept = z.infer<typeof rulingText>;

export async function previewRuling(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  deeds: Deeds,
  why?: string,
): Promise<Preview | Refusal> {
  const { rules, waiting } = loaded;
  const seen = shownTo(loaded, request);
  const by = whoRules(loaded, request);
  if (by instanceof Refusal) return by;
  const hand = ruling(loaded, request, by, deeds, why);
  if (hand instanceof Refusal) return readable(hand, rules.desk.show, request.language);
  const text = handText(hand);
  const foresight = await orRefused(deps, loaded, text, () => dryRunRuling(loaded, hand, seen));
  if (foresight instanceof Refusal) return readable(foresight, rules.desk.show, request.language);
  const kept: Kept = { hand: text, foreseen: foresight.fingerprint, annuls: waiting?.no ?? null };
  const side = by === 'umpire' ? sideAtDesk(loaded) : by;
  const draft = await keepDraft(deps, loaded, request, { side, kept });
  const reason = { says: phrase('host-ruling-why', { why: hand.why }), dice: [] };
  const inWords = hand.deeds === '';
  const unchanged = inWords ? [{ says: phrase('host-ruling-words'), dice: [] }] : [];
  const { say } = voiceOf(deps.words, request.language);
  const shown = inWords ? say(phrase('host-desk-words')) : shownText(rules.seenBy('umpire'), text, request.language);
  const { before, now, transcript } = foresight;
  return {
    draft,
    ruling: by === 'umpire' ? 'decides' : 'proposes',
    orders: [{ shown, does: [...foresight.does, ...unchanged, reason] }],
    warns: [...warnsOf(loaded, by, request)],
    scene: seen.draw(
      { before, now, transcript, frame: transcript.length > 0 ? 'choice' : 'whole', isAhead: true },
      say,
    ),
  };
}

function ruling(
  loaded: LoadedBattle,
  request: Request,
  by: 'umpire' | Side,
  deeds: Deeds,
  reason: string | undefined,
): Ruling | Refusal {
  const text = deedsOf(loaded, request, deeds);
  if (text instanceof Refusal) return text;
  const isDone = typeof deeds !== 'string' && 'done' in deeds;
  const why = reason === undefined && isDone ? loaded.voice.say(phrase('host-desk-done-why')) : reasonOf(reason ?? '');
  if (why instanceof Refusal) return why;
  return { kind: 'ruling', by, who: nameFor(loaded, request.person, plain(request.person.name)), why, deeds: text };
}

function warnsOf(loaded: LoadedBattle, by: 'umpire' | Side, { language }: Request): Phrase[] {
  const { holders, rules, waiting } = loaded;
  if (by !== 'umpire') {
    const other = enemyOf(by);
    return [phrase('host-must-agree', { side: sideName(other), who: nameOf(holders[other]) })];
  }
  if (!waiting) return [];
  if (waiting.userId === undefined) return [phrase('host-restarts', { queued: waiting.rest.length })];
  const order = shownText(rules, waiting.text, language);
  return [phrase('host-annuls', { order, who: nameOf(holders[waiting.side]), queued: waiting.rest.length })];
}

/** A ruling takes effect if it still does what was shown, to the order that it was shown to annul. */
export async function confirmRuling(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  draft: Draft,
): Promise<Decision | Refusal | undefined> {
  const kept = rulingText.safeParse(JSON.parse(draft.text));
  if (!kept.success) return undefined;
  const { hand: text, foreseen, annuls } = kept.data;
  const { battle, rules, waiting } = loaded;
  const hand = readHand(text);
  if (hand?.kind !== 'ruling') throw new Error(`the draft ${draft.id} is no ruling`);
  const by = whoRules(loaded, request);
  if (by instanceof Refusal) return by;
  if (by !== hand.by) return no(phrase('host-draft-gone'));
  const decision = await orRefused(deps, loaded, text, async () => {
    const now = draft.seq === battle.seq ? undefined : dryRunRuling(loaded, hand, shownTo(loaded, request));
    const same = !now || (!(now instanceof Refusal) && now.fingerprint === foreseen);
    if (!same || annuls !== (waiting?.no ?? null)) {
      const changes = await changesOf(deps, loaded, draft, request.language);
      return no(phrase('host-stale-ruling', { changes, count: changes.length }));
    }
    return rulingDecision(deps, loaded, hand, request.person);
  });
  return decision instanceof Refusal
    ? readable(decision, rules.desk.show, request.language)
    : { ...decision, drafts: { drop: [draft.id] } };
}

/** The umpire's ruling annuls the waiting order; a proposal becomes the waiting order. */
async function rulingDecision(
  deps: Deps,
  loaded: LoadedBattle,
  hand: Ruling,
  person: Person,
): Promise<Decision | Refusal> {
  const { by, why } = hand;
  const side = by === 'umpire' ? sideAtDesk(loaded) : by;
  const decision = await orderDecision(deps, loaded, side, handText(hand), { userId: person.id, rest: [] });
  const { waiting } = loaded;
  if (decision instanceof Refusal || !waiting) return decision;
  return together(annulled(deps, loaded, { waiting, who: person, why }), decision);
}
