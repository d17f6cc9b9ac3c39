/** What a battle does with sheets: a side writes and seals its own, and when all are sealed they are opened at once. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import type { SealedNext } from '../../kernel/open.ts';
import { sealingOf } from '../../kernel/sealed.ts';
import { newId, type Basis, type Deps } from '../battle/deps.ts';
import type { Decision, TableLine } from '../battle/decision.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { nameOf, no, sideName } from '../battle/voice.ts';
import { enemyOrders, lessonOf, progressOf } from '../messages/lesson.ts';
import { noticeLine } from '../messages/notice-line.ts';
import { atSheet, isSealed, playedOn, sealedAlready, sheetOf, stillOn, whatOf, writers } from '../orders/sheet.ts';
import type { Person } from '../request.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { commanders, notDone, seatOf } from '../seats/commanders.ts';
import type { Sheet } from '../store/store.ts';
import { beginning } from './beginning.ts';
import { noLongerDone } from './done.ts';
import { orRefused } from './fault.ts';
import { mayOrder, unitsIn } from './may-act.ts';
import { orderDecision } from './order-decision.ts';
import { sealOf } from './sealed.ts';
import { voiding } from './void-sheets.ts';

/** More orders than any sheet has lines. */
const MOST = 200;

/** Orders of a person's own units, written on their side's sheet; refused if it is sealed. */
export function writing(
  deps: Deps,
  loaded: LoadedBattle,
  side: Side,
  text: string,
  userId: string,
): Pick<Decision, 'sheets' | 'seats'> | Refusal {
  if (isSealed(loaded, side)) return sealedAlready(loaded, side);
  const own = atSheet(loaded, side);
  const mayWrite = mayOrder(own, side, userId);
  const others = unitsIn(own, side, text).filter((unit) => !mayWrite(unit));
  if (others.length > 0) return no(phrase('deploy-others-units', { units: others.join(' ') }));
  const played = playedOn(own.rules, own.state, side, text);
  if (played instanceof Refusal) return played;
  return {
    ...rowWith(deps, loaded, { ...own, state: played.state }, side, userId),
    ...noLongerDone(loaded, side, userId),
  };
}

/** The text of a side's sheet as it was before, if nobody has written on it since. */
export function takingBack(
  deps: Deps,
  loaded: LoadedBattle,
  side: Side,
  { before, after }: { readonly before: string; readonly after: string },
  userId: string,
): Pick<Decision, 'sheets'> | Refusal {
  if (isSealed(loaded, side)) return sealedAlready(loaded, side);
  if ((sheetOf(loaded, side)?.text ?? '') !== after) return no(phrase('sheet-moved-on'));
  return put({ ...rowOf(deps, loaded, side, userId), text: before });
}

function rowWith(deps: Deps, loaded: LoadedBattle, own: LoadedBattle, side: Side, userId: string) {
  return put({ ...rowOf(deps, loaded, side, userId), text: sealingOf(own.rules).sheet(own.state, side) });
}

function rowOf(deps: Deps, loaded: LoadedBattle, side: Side, userId: string): Omit<Sheet, 'at'> {
  const { id: battleId } = loaded.battle;
  const id = sheetOf(loaded, side)?.id ?? newId(deps);
  return { id, battleId, side, name: step(loaded).name, text: '', sealed: false, userId };
}

function put(row: Omit<Sheet, 'at'>): { readonly sheets: { readonly put: readonly [Omit<Sheet, 'at'>] } } {
  return { sheets: { put: [row] } };
}

function step({ next }: LoadedBattle): SealedNext {
  if (next.kind !== 'sealed') throw new Error('no sheet is being written');
  return next;
}

/** A side whose time is up: what is written counts; what must still be written is what the bot would write. */
export async function sealingLate(deps: Deps, loaded: LoadedBattle, side: Side): Promise<Decision | Refusal> {
  const sealed = sealing(deps, loaded, side, undefined);
  if (!(sealed instanceof Refusal)) return sealed;
  const own = await withIdeas(deps, loaded, side);
  const { sheets } = rowWith(deps, loaded, own, side, loaded.holders[side]?.id ?? '');
  const at = deps.clock();
  return sealing(deps, { ...loaded, sheets: sheets.put.map((row) => ({ ...row, at })) }, side, undefined);
}

/** `by`: the person who seals it; nobody if its time is up, or if all who write on it are done. */
export function sealing(deps: Deps, loaded: LoadedBattle, side: Side, by: Person | undefined): Decision | Refusal {
  if (isSealed(loaded, side)) return sealedAlready(loaded, side);
  const own = atSheet(loaded, side);
  const lacks = sealingOf(own.rules).lacks?.(own.state, side);
  if (lacks) return lacks;
  const userId = by?.id ?? loaded.holders[side]?.id ?? '';
  const [written] = rowWith(deps, loaded, own, side, userId).sheets.put;
  const { name } = written;
  const { hash } = sealOf(loaded.battle, written);
  const who = by ? nameOf(by) : 'none';
  const says = phrase('sheet-sealed', { side: sideName(side), what: whatOf(loaded), who, hash });
  const line = noticeLine({ kind: 'sheetSealed', userId: by?.id, data: { side, name, hash } }, [says]);
  return {
    ...put({ ...written, sealed: true }),
    table: [line],
    seats: { change: commanders(loaded, side).map(({ id }) => ({ side, userId: id, patch: { done: true } })) },
    says: () => [phrase('sheet-you-sealed', { is: written.text === '' ? 'empty' : 'written' })],
  };
}

/** Until the last side has sealed too. */
export function unsealing(loaded: LoadedBattle, side: Side, person: Person): Decision | Refusal {
  const row = sheetOf(loaded, side);
  if (!row?.sealed) return no(phrase('deploy-not-sealed'));
  const { at: _at, ...rest } = row;
  const says = phrase('sheet-unsealed', { side: sideName(side), what: whatOf(loaded), who: nameOf(person) });
  const own = seatOf(loaded, side, person.id) && { side, userId: person.id, patch: { done: false } };
  return {
    ...put({ ...rest, sealed: false }),
    table: [noticeLine({ kind: 'sheetUnsealed', userId: person.id, data: { side, name: row.name } }, [says])],
    ...(own && { seats: { change: [own] } }),
    says: () => [phrase('sheet-you-unsealed')],
  };
}

/**
 * What happens while sheets are written: the bot writes its own; all are opened when all are sealed. Before the battle
 * that begins it, once both sides have a commander.
 */
export async function sheetsDecision(deps: Deps, loaded: LoadedBattle): Promise<Decision | undefined> {
  for (const side of writers(loaded).filter((each) => !isSealed(loaded, each))) {
    if (isRobot(loaded, loaded.holders[side])) return robotsSheet(deps, loaded, side);
    const isDone = commanders(loaded, side).length > 0 && notDone(loaded, side).length === 0;
    const sealed = isDone ? sealing(deps, loaded, side, undefined) : undefined;
    if (sealed && !(sealed instanceof Refusal)) return sealed;
  }
  if (!writers(loaded).every((side) => isSealed(loaded, side))) return undefined;
  const voided = loaded.sheets.map((row) => reopened(loaded, row)).find((each) => each !== undefined);
  if (voided) return voided;
  if (loaded.battle.status === 'playing') return opening(deps, loaded);
  const last = loaded.sheets
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .find((row) => !isRobot(loaded, { id: row.userId }));
  return last && SIDES.every((side) => loaded.holders[side]) ? beginning(deps, loaded, last.userId) : undefined;
}

/** A sealed sheet of which something is no longer possible, under newer rules: its commitment is void, and the rest stays. */
function reopened(loaded: LoadedBattle, { at: _at, ...row }: Sheet): Decision | undefined {
  const text = stillOn(loaded.rules, loaded.state, row);
  if (text === row.text) return undefined;
  return { ...voiding(loaded, {}, [row], undefined), ...put({ ...row, text, sealed: false }) };
}

/**
 * One order of the table. What was written goes into the table ledger too; where something of it stays hidden, only its
 * side reads it before the end.
 */
async function opening(deps: Deps, loaded: LoadedBattle): Promise<Decision> {
  const { sides, name } = step(loaded);
  const { rules, state, battle } = loaded;
  const writtenBy = (side: Side): string =>
    sides.includes(side) ? sealingOf(rules).sheet(atSheet(loaded, side).state, side) : '';
  const sheets = { red: writtenBy('red'), blue: writtenBy('blue') };
  const text = sealingOf(rules).open(state, sheets);
  const decision = await orderDecision(deps, loaded, sides[0]!, text, { userId: undefined, rest: [] });
  if (decision instanceof Refusal) throw new Error(`sheets cannot be opened: ${decision.message}`);
  const entry = battle.seq + 1;
  const keys = rules.secrets ? [] : sides.flatMap((side) => keyOf(loaded, side));
  const lines = sides.map((side, n): TableLine => {
    const line = { kind: 'sheetOpened', userId: undefined, data: { side, name, entry, text: sheets[side] } };
    if (rules.secrets) return { ...line, readers: side };
    return n === 0 && keys.length > 0 ? noticeLine(line, keys) : line;
  });
  return { ...decision, table: [...(decision.table ?? []), ...lines] };
}

/** The key of a commitment, with which everyone can verify it; the bot, which no one suspects of looking, has made none. */
function keyOf(loaded: LoadedBattle, side: Side): readonly Phrase[] {
  const row = sheetOf(loaded, side);
  if (!row || isRobot(loaded, { id: row.userId })) return [];
  const { salt, hash } = sealOf(loaded.battle, row);
  return [phrase('sheet-key', { side: sideName(side), key: salt, hash })];
}

/** The bot seals its ideas without a word: nobody suspects it of looking. */
async function robotsSheet(deps: Deps, loaded: LoadedBattle, side: Side): Promise<Decision> {
  const own = await withIdeas(deps, loaded, side);
  const [row] = rowWith(deps, loaded, own, side, loaded.holders[side]!.id).sheets.put;
  return put({ ...row, sealed: true });
}

/** A side's sheet with all its ideas, or, in a lesson, with what the bot is to do there. */
async function withIdeas(deps: Deps, loaded: LoadedBattle, side: Side): Promise<LoadedBattle> {
  let own = atSheet(loaded, side);
  const taught = await taughtOn(deps, own, side);
  for (let lines = 0; lines < (taught?.length ?? MOST); lines += 1) {
    const texts = taught ? taught.slice(lines, lines + 1) : await ideasOf(deps, own, side);
    const state = await firstPlayed(deps, own, side, texts);
    if (state !== undefined) own = { ...own, state };
    else if (!taught) return own;
  }
  return own;
}

async function taughtOn(deps: Deps, own: LoadedBattle, side: Side): Promise<readonly string[] | undefined> {
  const lesson = isRobot(own, own.holders[side]) ? lessonOf(own.battle, own.rules) : undefined;
  return lesson && enemyOrders(lesson, await progressOf(deps, own.battle, own.rules, lesson), own.rules, own.state);
}

async function ideasOf(deps: Deps, own: LoadedBattle, side: Side): Promise<readonly string[]> {
  const ideas = await orRefused(deps, own, '', () => own.rules.ideas(own.state, side));
  if (ideas instanceof Refusal) return [];
  const texts = ideas.map(({ text }) => text);
  // Nobody can tell beforehand how it deploys.
  return whatOf(own) === 'deployment' ? texts.slice(deps.random(1)[0]! % Math.max(texts.length, 1)) : texts;
}

/** After the first of these that is possible; undefined: none is. */
async function firstPlayed(deps: Deps, own: LoadedBattle, side: Side, texts: readonly string[]): Promise<unknown> {
  for (const text of texts.filter((each) => each !== own.rules.end)) {
    const played = await orRefused(deps, own, text, () => playedOn(own.rules, own.state, side, text));
    if (!(played instanceof Refusal)) return played.state;
  }
  return undefined;
}

/** Sheets are dropped in the commit that ends their step, whatever ends it. */
export async function withoutOldSheets(_deps: Deps, known: Basis, decision: Decision): Promise<Decision> {
  const { rules, sheets = [] } = known;
  const drop = sheets.map(({ id }) => id);
  if (!rules || drop.length === 0 || !endsStep(known, rules, decision)) return decision;
  return { ...decision, sheets: { drop } };
}

function endsStep({ next }: Basis, rules: LoadedBattle['rules'], { entry, patch }: Decision): boolean {
  if (patch?.status === 'cancelled') return true;
  const after = entry && rules.next(rules.restore(entry.state));
  return after !== undefined && !(after.kind === 'sealed' && next?.kind === 'sealed' && after.name === next.name);
}
