/** Looking without changing: the present position, and what has happened. */
import { sidesToAct } from '../../../kernel/open.ts';
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/ruleset.ts';
import { awaitedSince } from '../../advance/awaited-since.ts';
import { untilLines } from '../../messages/until-lines.ts';
import { deployLines } from '../../advance/sealed.ts';
import { doctrineLine, doctrinesOf } from '../../messages/doctrine-line.ts';
import { momentShown } from '../../../kernel/moment.ts';
import type { Reply, Request } from '../../request.ts';
import { pauseLines } from '../../advance/paused.ts';
import { levelLines, levelOf } from '../../battle/odds-level.ts';
import { sideNames } from '../../seats/sealed-deployment.ts';
import { agreementSentence, openTo, stepLines } from '../../messages/desk-post.ts';
import { shownText } from '../../orders/hand.ts';
import { readUndo } from '../../orders/journal.ts';
import { courseOf } from '../../orders/play.ts';
import { askedOf, notDone, sidesOf } from '../../seats/commanders.ts';
import { isSealed, writers } from '../../orders/sheet.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import { fromEach, type Deps } from '../../battle/deps.ts';
import { passageOf } from '../../messages/past-passages.ts';
import { taleOf } from '../../messages/tale.ts';
import { textsOf } from '../../orders/queued.ts';
import type { EntryWithState } from '../../store/store.ts';
import { seenNow } from '../../orders/seen.ts';
import { nameOf, namesOf, overLine, scoreLines, shownOrders, sideName, voiceOf } from '../../battle/voice.ts';
import { seatLines } from '../../messages/seat-lines.ts';
import { byLine } from '../../messages/by-line.ts';

export interface LogPage {
  readonly page: number;
  readonly pages: number;
  /** An automatic order has no text. */
  readonly entries: readonly {
    readonly seq: number;
    /** Who gave the order, for which side. */
    readonly by?: Phrase;
    readonly order: string;
    readonly sentences: readonly Sentence[];
  }[];
}

/** Entries on a page of the log. */
const PAGE = 10;

export async function status(deps: Deps, loaded: LoadedBattle, request: Request): Promise<Reply> {
  const { battle, rules, next } = loaded;
  const [state] = seenNow(loaded);
  const seats = seatLines(loaded);
  const own = sidesOf(loaded, request.person).length === 0 ? [] : [await ownDoctrine(deps, loaded, request)];
  if (battle.status === 'mustering')
    return {
      says: [
        phrase('host-lobby'),
        ...seats,
        ...deployLines(loaded),
        ...rules.options(state),
        ...levelLines(levelOf(battle)),
        ...own,
      ],
    };
  const scores = scoreLines(rules, state);
  if (next.kind === 'over') return { says: [overLine(next), ...seats, ...scores] };
  const roster = rules.roster(state);
  return {
    says: [
      rules.turn(state),
      ...seats,
      ...scores,
      ...(await awaitedLines(deps, loaded, request)),
      ...(await fromEach(deps.hooks.open, (lines) => lines(deps, loaded))),
      ...roster,
      ...rules.options(state),
      ...levelLines(levelOf(battle)),
      ...own,
    ],
  };
}

/** Each person sees only their own. */
async function ownDoctrine(deps: Deps, { rules }: LoadedBattle, { person }: Request): Promise<Phrase> {
  return doctrineLine(await doctrinesOf(deps, rules, person.id));
}

/** Who has to act, since when, and what comes after. */
async function awaitedLines(
  deps: Deps,
  loaded: LoadedBattle,
  { language, person }: Request,
): Promise<readonly Phrase[]> {
  const { next, rules, battle } = loaded;
  if (battle.status === 'paused') return pauseLines(deps, battle);
  if (battle.status === 'halted') return [phrase('host-halted'), phrase('host-halted-ways')];
  if (battle.status !== 'playing' || next.kind === 'over') return [];
  const since = momentShown(await awaitedSince(deps, loaded));
  if (next.kind === 'table' && !loaded.waiting) {
    const open = openTo(rules, loaded.state);
    if (!open) return [];
    const [, ...rest] = stepLines(open, loaded.umpire);
    return [phrase('host-status-table', { since, says: open.says }), ...rest];
  }
  const waiting = asking(loaded);
  const sides = waiting ? [waiting.question.to] : sidesToAct(next).filter((side) => !isSealed(loaded, side));
  const lines = sides.map((side) =>
    phrase(waiting ? 'host-status-question' : 'host-status-orders', {
      side: sideName(side),
      who: whoIsAwaited(loaded, side),
      since,
    }),
  );
  const until = untilLines(loaded);
  if (!waiting) return [...lines, ...sealedLines(loaded), ...until];
  const asks = rules.card(waiting.question, seenNow(loaded)[0]).asks;
  const isOwn = sidesOf(loaded, person).includes(courseOf(waiting).by);
  const queued = isOwn ? shownOrders(rules, textsOf(waiting.rest), language) : '';
  return [...lines, asks, ...until, ...(queued === '' ? [] : [phrase('host-status-queue', { orders: queued })])];
}

/** Which sheets are sealed already. */
function sealedLines(loaded: LoadedBattle): Phrase[] {
  const sealed = writers(loaded).filter((side) => isSealed(loaded, side));
  return sealed.length > 0 ? [phrase('deploy-who-sealed', { sides: sideNames(sealed) })] : [];
}

/** Of several commanders, those who are not done. */
function whoIsAwaited(loaded: LoadedBattle, side: Side): Phrase | PersonName {
  const question = asking(loaded)?.question;
  if (question) return nameOf(askedOf(loaded, question));
  const awaited = notDone(loaded, side);
  return awaited.length > 1
    ? phrase('seat-names', { who: namesOf(awaited) })
    : nameOf(awaited[0] ?? loaded.holders[side]);
}

export async function log(deps: Deps, loaded: LoadedBattle, request: Request, page: number): Promise<LogPage> {
  const { battle } = loaded;
  const pages = Math.max(1, Math.ceil(battle.seq / PAGE));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const first = (shown - 1) * PAGE + 1;
  const numbers = Array.from({ length: Math.min(PAGE, battle.seq - first + 1) + 1 }, (_, index) => first - 1 + index);
  const entries = await Promise.all(numbers.map((seq) => deps.store.entry(battle.id, seq)));
  return {
    page: shown,
    pages,
    entries: await Promise.all(
      entries.slice(1).flatMap((entry, index) => (entry ? [logged(deps, loaded, request, entry, entries[index])] : [])),
    ),
  };
}

async function logged(
  deps: Deps,
  loaded: LoadedBattle,
  { language }: Request,
  entry: EntryWithState,
  before: EntryWithState | undefined,
): Promise<LogPage['entries'][number]> {
  const { seq, side, transcript } = entry;
  const { rules } = loaded;
  const { say } = voiceOf(deps.words, language);
  if (!side || !before) return { seq, order: say(phrase('host-log-start')), sentences: [] };
  const by = byLine(loaded, entry, side);
  const undone = readUndo(entry);
  if (undone) {
    const taken = await deps.store.entry(loaded.battle.id, undone.entry);
    const order = shownText(rules, taken?.text ?? '', language);
    return { seq, by, order: say(phrase('host-log-undo', { n: undone.entry, order })), sentences: [] };
  }
  const passage = await passageOf(deps, loaded, before, { ...entry, side });
  const order = entry.kind === 'auto' ? '' : shownText(rules, entry.text, language);
  const settled = agreementSentence(loaded, entry.text, side, transcript).map((says) => ({ says, dice: [] }));
  return { seq, by, order, sentences: [...settled, ...taleOf(rules, passage).sentences] };
}
