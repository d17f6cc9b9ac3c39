/** Filing, viewing and dropping standing orders. They are private. */
import { sidesToAct } from '../../../kernel/open.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Completion, PreparedAnswer as Read } from '../../../kernel/ruleset.ts';
import { MOST_CHOICES } from '../../../kernel/text/grow.ts';
import { LONGEST_CHOICE } from '../../../kernel/text/note.ts';
import { fold } from '../../../kernel/text/tokens.ts';
import { doctrineLine, doctrinesOf } from '../../messages/doctrine-line.ts';
import type { Reply, Request } from '../../request.ts';
import { ownerOf, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import type { Standing } from '../../store/store.ts';
import { verbKit } from '../../advance/verb.ts';
import { no, readable } from '../../battle/voice.ts';
import { dangerLines, endedLine, endedOrders } from '../../advance/filed/danger.ts';
import { standingOf } from '../../orders/standing-answer.ts';

/** The most standing orders of one person, so that they fit a reply. */
const MOST = 25;

export function createStanding(deps: Deps) {
  const { change, decide, look, list } = verbKit(deps);
  return {
    /**
     * Files the typed text, for one unit or for all of the person's; their earlier order on the same topic is replaced.
     */
    setStanding: change(set),
    /** The person's standing orders, the units in danger they concern, and their doctrine. */
    listStanding: look(listed),
    /** Drops one by its id or its text, or all. */
    dropStanding: decide(drop),
    completeStanding: list(complete),
    /** Orders to drop, for the text typed so far: ids with their texts. */
    standingToDrop: list(toDrop),
  };
}

/** Any commander may file, even before the first turn. */
function mayFile({ battle, rules }: LoadedBattle, sides: readonly Side[]): Refusal | undefined {
  if (battle.status === 'over') return no(phrase('host-is-over'));
  if (sides.length === 0) return no(phrase('host-no-seat'));
  return rules.standing ? undefined : no(phrase('standing-never-asked'));
}

function set(deps: Deps, loaded: LoadedBattle, request: Request, text: string): Decision | Refusal {
  const sides = sidesOf(loaded, request.person);
  const refused = mayFile(loaded, sides);
  if (refused) return refused;
  const read = sides.map((side) => ({ side, found: readAs(loaded, request, text, side) }));
  const filed = read.filter(({ found }) => !(found instanceof Refusal));
  const [first] = read;
  if (filed.length === 0) return readable(first!.found as Refusal, loaded.rules.standing!.show, request.language);
  const rows = filed.flatMap(({ side, found }) =>
    (found as readonly Read[]).map((each) => rowOf(deps, loaded, request, side, each)),
  );
  const isOver = new Set(endedOrders(loaded, loaded.state));
  const replaced = loaded.standing.filter(
    (row) => (row.userId === request.person.id && isOver.has(row)) || rows.some((each) => isSame(loaded, row, each)),
  );
  const own = loaded.standing.filter(({ userId }) => userId === request.person.id);
  if (own.length - replaced.length + rows.length > MOST) return no(phrase('standing-too-many', { most: MOST }));
  return {
    standing: { put: rows, drop: replaced.map(({ id }) => id) },
    says: (language) => [
      ...rows.map((row) => phrase('standing-set', { text: shown(loaded, row.text, language) })),
      ...(loaded.waiting ? [phrase('standing-from-next')] : []),
    ],
  };
}

/** As written by a commander of this side: for their own units. */
function readAs(
  { rules, state, ...seated }: LoadedBattle,
  { person }: Request,
  text: string,
  side: Side,
): readonly Read[] | Refusal {
  const read = rules.standing!.read(text, state, side);
  if (read instanceof Refusal) return read;
  const strange = read.find(({ unit }) => unit !== undefined && ownerOf(seated, side, unit)?.id !== person.id);
  return strange ? no(phrase('standing-not-yours', { unit: strange.unit! })) : read;
}

type NewRow = Omit<Standing, 'at'>;

/** The order under way was given earlier: what is filed while it waits applies to later ones. */
function rowOf(deps: Deps, { battle, waiting }: LoadedBattle, { person }: Request, side: Side, read: Read): NewRow {
  const { text, kind, unit } = read;
  const afterSeq = battle.seq + (waiting ? 1 : 0);
  return { id: newId(deps), battleId: battle.id, userId: person.id, side, unit, kind, text, afterSeq };
}

/** On the same topic: the later one applies. */
function isSame({ rules, state }: LoadedBattle, old: NewRow, row: NewRow): boolean {
  if (old.userId !== row.userId || old.side !== row.side || old.unit !== row.unit) return false;
  const topic = ({ text, side }: NewRow) => {
    const read = rules.standing!.read(text, state, side);
    return read instanceof Refusal ? text : read[0]?.topic;
  };
  return topic(old) === topic(row);
}

function shown({ rules }: LoadedBattle, text: string, language: Request['language']): string {
  return rules.standing!.show(text, language);
}

async function listed(deps: Deps, loaded: LoadedBattle, request: Request): Promise<Reply | Refusal> {
  const sides = sidesOf(loaded, request.person);
  const refused = mayFile(loaded, sides);
  if (refused) return refused;
  const doctrines = await doctrinesOf(deps, loaded.rules, request.person.id);
  const ended = endedOrders(loaded, loaded.state);
  const rows = sides.flatMap((side) => standingOf(loaded, request.person.id, side));
  const lines = rows.map((row) =>
    ended.includes(row) ? endedLine(loaded, row, request.language) : rowLine(loaded, row, request.language),
  );
  const dangers = sides.flatMap((side) => dangerLines(loaded, loaded.state, side, request.person.id, request.language));
  const head = phrase(rows.length === 0 ? 'standing-none' : 'standing-list', { n: rows.length });
  return { says: [head, ...lines, doctrineLine(doctrines), ...dangers], doctrines };
}

function rowLine(loaded: LoadedBattle, { text, at }: Standing, language: Request['language']): Phrase {
  const [, month, day] = at.toISOString().slice(0, 10).split('-').map(Number);
  return phrase('standing-line', { text: shown(loaded, text, language), day: day!, month: month! });
}

function drop(loaded: LoadedBattle, { person, language }: Request, which: string): Decision | Refusal {
  const own = loaded.standing.filter(({ userId }) => userId === person.id);
  const wanted = fold(which.trim());
  const isMeant = (row: Standing) => row.id === which || fold(shown(loaded, row.text, language)) === wanted;
  const rows = ['all', 'tous'].includes(wanted) ? own : own.filter(isMeant);
  if (rows.length === 0) return no(phrase('standing-no-such'));
  return {
    standing: { drop: rows.map(({ id }) => id) },
    says: (reader) => rows.map(({ text }) => phrase('standing-dropped', { text: shown(loaded, text, reader) })),
  };
}

function complete(_deps: Deps, loaded: LoadedBattle, request: Request, typed: string): readonly Completion[] {
  const { rules, state, next } = loaded;
  const sides = sidesOf(loaded, request.person);
  const side = sides.find((each) => sidesToAct(next).includes(each)) ?? sides[0];
  if (!side) return [];
  return rules.standing?.complete(typed, rules.view(state, side), side, request.language) ?? [];
}

function toDrop(deps: Deps, loaded: LoadedBattle, request: Request, typed: string): readonly Completion[] {
  if (!loaded.rules.standing) return [];
  const own = loaded.standing.filter(({ userId }) => userId === request.person.id);
  const all = { shown: deps.words.say(request.language, phrase('standing-all')), text: 'all' };
  const rows = own.map(({ id, text }) => ({
    shown: shown(loaded, text, request.language).slice(0, LONGEST_CHOICE),
    text: id,
  }));
  const fitting = rows.filter((row) => fold(row.shown).includes(fold(typed)));
  return [...fitting, ...(own.length > 1 && fitting.length < MOST_CHOICES ? [all] : [])].slice(0, MOST_CHOICES);
}
