/** The rows of a battle after a commit, without reading again what was just written. */
import type { Rows } from '../battle/loaded-battle.ts';
import { seatsAfter } from '../seats/seating.ts';
import { readWaiting } from '../store/battles.ts';
import { inOrder } from '../store/deadlines.ts';
import { waitingRow } from '../store/parts.ts';
import type { Battle, Change } from '../store/store.ts';
import * as stored from '../store/stored.ts';
import { jsonOf, parse, readJson } from '../store/database/text-columns.ts';

/** Undefined: more has changed than is known here, or something is unreadable, so the database must be read. */
export function rowsAfter(rows: Rows, change: Change): Rows | undefined {
  const { place, places, seats, standing, plans } = change;
  if (rows.battle.spoilt || place || places || seats?.add || standing || plans) return undefined;
  return {
    ...rows,
    battle: battleAfter(rows.battle, change),
    seats: seatsAfter(rows.seats, seats, change.at),
    waiting: waitingAfter(rows, change),
    deadlines: deadlinesAfter(rows, change),
  };
}

function battleAfter(battle: Battle, { at, entry, tableEntries, battle: changed }: Change): Battle {
  const { options, state: chosen, ...patch } = changed?.patch ?? {};
  const state = entry ? entry.state : chosen;
  const stateText = state === undefined ? battle.stateText : jsonOf(state);
  return {
    ...battle,
    ...patch,
    ...(options && { options: readJson(stored.options, jsonOf(options), ['Battle', battle.id, 'options']) }),
    ...(state !== undefined && { state: parse(stateText, ['Battle', battle.id, 'state']), stateText }),
    ...(entry && { seq: entry.seq, head: entry.hash, rulesVersion: entry.rulesVersion }),
    tableSeq: tableEntries?.at(-1)?.seq ?? battle.tableSeq,
    revision: battle.revision + 1,
    updatedAt: at,
  };
}

function waitingAfter({ battle, waiting: before }: Rows, { at, waiting }: Change): Rows['waiting'] {
  if (waiting === undefined) return before;
  return waiting === 'none' ? undefined : readWaiting(waitingRow(battle.id, waiting, at));
}

function deadlinesAfter({ deadlines: before }: Rows, { at, deadlines }: Change): Rows['deadlines'] {
  if (!deadlines) return before;
  const { put = [], drop = [] } = deadlines;
  const rest = before.filter(({ id }) => !drop.includes(id) && put.every((row) => row.id !== id));
  const written = put.map((row) => {
    const since = before.find(({ id }) => id === row.id)?.at ?? at;
    return { leftMs: undefined, dueAt: undefined, remindAt: undefined, ...row, at: since };
  });
  return inOrder([...rest, ...written]);
}
