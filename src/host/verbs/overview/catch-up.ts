/** What has happened since a person's last visit: the most important events, in order, with pictures. */
import { type Next } from '../../../kernel/ruleset.ts';
import { isSameTurn } from '../../../kernel/open.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { overLine, sideName, voiceOf } from '../../battle/voice.ts';
import { seenNow, shownTo } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import { shownOf, taleOf } from '../../messages/tale.ts';
import { entryAt, readUndo } from '../../orders/journal.ts';
import { changeKnown, loadAt, notStarted } from '../../advance/verb.ts';
import type { CaughtUp } from './overview.ts';
import { withSeen } from '../../advance/clock/last-seen.ts';
import { othersLines, owedBy, owedLine } from './owed.ts';
import { passagesSince } from '../../messages/played.ts';
import type { ShownRuleset } from '../../battle/shown.ts';

/** The events told, and the most with a picture besides the present one. */
const EVENTS = 4;
const PICTURED = 2;

/** Enough entries for anyone to catch up. */
const FARTHEST = 200;

export async function catchUp(deps: Deps, loaded: LoadedBattle, request: Request): Promise<CaughtUp | Refusal> {
  const { battle } = loaded;
  if (battle.status === 'mustering') return notStarted(battle);
  const own = loaded.seats.filter(({ userId }) => userId === request.person.id);
  const seen = own.length === 0 ? undefined : Math.min(...own.map((seat) => seat.seen));
  const isNews = seen !== undefined && seen < battle.seq;
  const turn = isNews ? 0 : await lastTurn(deps, loaded);
  const from = isNews ? Math.max(seen, battle.seq - FARTHEST) : turn;
  const passages = await passagesSince(deps, battle, loaded.rules, from);
  const told = toldOf(deps, loaded, request, passages);
  const since = isNews ? 'visit' : own.length > 0 && seen === battle.seq ? 'nothing' : 'turn';
  if (own.some((seat) => seat.seen !== battle.seq)) {
    await changeKnown(deps, request, loadAt, (now) => withSeen(now, request.person, {}));
  }
  return { ...told, title: phrase(`catchup-since-${since}`) };
}

/** The number of the entry before the last whole player-turn. */
async function lastTurn({ store }: Deps, { battle, rules }: LoadedBattle): Promise<number> {
  let changes = 0;
  let later: Next | undefined;
  let seq = battle.seq;
  while (seq > 1 && seq > battle.seq - FARTHEST) {
    const entry = await entryAt(store, battle, seq);
    const undo = readUndo(entry);
    // An undone order is no turn.
    if (undo) {
      seq = undo.to;
      continue;
    }
    const next = rules.next(rules.restore(entry.state));
    if (next.kind !== 'over') {
      if (later && !isSameTurn(next, later)) changes += 1;
      if (changes === 2) return seq;
      later = next;
    }
    seq -= 1;
  }
  return 1;
}

type Done = Awaited<ReturnType<typeof passagesSince>>[number];

interface Event {
  readonly passage: Done;
  readonly says: Phrase;
  readonly weight: number;
}

function toldOf(deps: Deps, loaded: LoadedBattle, request: Request, passages: readonly Done[]) {
  const { rules, state, next } = loaded;
  const { say } = voiceOf(deps.words, request.language);
  const loud = passages.flatMap((passage) => eventOf(rules, passage));
  const heaviest = [...loud].toSorted((a, b) => b.weight - a.weight);
  const named = loud.filter((event) => heaviest.indexOf(event) < EVENTS);
  const pictured = loud.filter((event) => heaviest.indexOf(event) < PICTURED && event.weight > 0);
  const more = passages.filter(({ kind }) => kind !== 'auto').length - named.filter(isOrdered).length;
  const first = passages[0]?.before;
  const [now, transcript] = seenNow(loaded);
  const scenes: Scene[] = [
    ...pictured.map(({ passage }) => {
      const { before, after: now } = passage;
      return rules.draw({ before, now, transcript: shownOf(passage), frame: 'action' }, say);
    }),
    shownTo(loaded, request).draw({ now, transcript, frame: 'whole' }, say),
  ];
  const { person } = request;
  const owed = owedBy(loaded, person.id);
  const says: Phrase[] = [
    ...named.map(({ says: event }) => event),
    ...(more > 0 ? [phrase('catchup-more', { n: more, named: named.length })] : []),
    ...(first === undefined ? [] : lossesLine(rules, first, state)),
    ...(next.kind === 'over' ? [overLine(next)] : [rules.turn(state)]),
    ...(owed.length > 0 ? [owedLine(loaded, owed[0]!)] : othersLines(loaded, person.id).slice(0, 1)),
  ];
  return { says, scenes };
}

function isOrdered({ passage }: Pick<Event, 'passage'>): boolean {
  return passage.kind !== 'auto';
}

/** The public report of an important order, with its cost. */
function eventOf(rules: ShownRuleset, passage: Done): Event[] {
  const tale = taleOf(rules, passage);
  if (tale.quiet || tale.brief) return [];
  const lost = lossesBetween(rules, passage.before, passage.after);
  const weight = lost.reduce((sum, each) => sum + each.lost, 0);
  const parts = lost.filter((each) => each.lost > 0).map(lossPhrase);
  const says =
    parts.length === 0
      ? phrase('catchup-event', { title: tale.title })
      : phrase('catchup-event-lost', { title: tale.title, lost: parts });
  // Automatic steps, and orders without cost and dice, are not worth a line.
  const isTold = weight > 0 || (isOrdered({ passage }) && passage.transcript.some((entry) => 'roll' in entry));
  return isTold ? [{ passage, says, weight }] : [];
}

function lossesLine(rules: ShownRuleset, before: unknown, after: unknown): Phrase[] {
  const lost = lossesBetween(rules, before, after).filter((each) => each.lost > 0);
  return lost.length === 0 ? [] : [phrase('catchup-losses', { lost: lost.map(lossPhrase) })];
}

function lossPhrase({ side, lost }: ReturnType<typeof lossesBetween>[number]): Phrase {
  return phrase('catchup-lost', { side: sideName(side), lost });
}

function lossesBetween(rules: ShownRuleset, before: unknown, after: unknown) {
  const then = rules.score(before);
  return rules.score(after).map(({ side, strength }) => {
    const had = then.find((each) => each.side === side)?.strength ?? strength;
    return { side, lost: Math.max(0, had - strength) };
  });
}
