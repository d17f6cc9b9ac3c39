/** Requests: whether they are decided straight away or proposed, and to whom. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { paceOf, readPace } from '../../seats/pace.ts';
import { reasonOf } from '../../battle/reason.ts';
import { resumeDecision } from '../../advance/advance.ts';
import type { Request } from '../../request.ts';
import { isUmpire, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { settingsOf } from '../../battle/settings.ts';
import { begun, playing, underWay } from '../../advance/verb.ts';
import { nameOf, no, personName } from '../../battle/voice.ts';
import { extendKind, HOURS } from './extend.ts';
import { withFullTime, liveKind, liveDecision } from './live.ts';
import { isLive } from '../../seats/live-pace.ts';
import { paceKind } from './new-pace.ts';
import { pauseKind, resumeKind, unpausedBy } from './pause.ts';
import { isPausedByAgreement, pausing } from '../../advance/paused.ts';
import { propose } from '../../advance/proposals/propose.ts';
import { undoDecision, undoKind } from './undo.ts';
import { targetOf } from './undo-what.ts';
import { sidesLed } from '../../advance/proposals/who-agrees.ts';

/** `wish`: the number of the entry to go back before; by default, the person's own last order. */
export async function undo(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  wish?: number,
): Promise<Decision | Refusal> {
  const refusal = underWay(loaded.battle);
  if (refusal) return refusal;
  const target = await targetOf(deps, loaded, request, wish);
  if (target instanceof Refusal) return target;
  const { person } = request;
  if (!target.isFree || isUmpire(loaded, person)) return propose(deps, loaded, request, undoKind, target.what);
  return undoDecision(deps, loaded, target.what, { own: person }, person.id);
}

/** A chief proposes it; for the umpire, or an administrator of a battle without one, it takes effect straight away. */
export function askForPause(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  reason: string,
): Promise<Decision | Refusal> | Decision | Refusal {
  const why = reasonOf(reason);
  if (why instanceof Refusal) return why;
  const { person, administrator } = request;
  const isAlone = administrator && !loaded.umpire && sidesLed(loaded, person).length === 0;
  if (!isAlone) return propose(deps, loaded, request, pauseKind, { why });
  const by = { how: 'administrator', who: [personName(person)] } as const;
  return playing(loaded.battle) ?? pausing(loaded, { who: personName(person), why, by }, person.id);
}

/**
 * A pause by one person is ended by the umpire or, if they have left, by a commander; a pause by both chiefs, by both.
 * An administrator may always end it. A halted battle is tried again.
 */
export async function unpause(deps: Deps, loaded: LoadedBattle, request: Request): Promise<Decision | Refusal> {
  const { battle, umpire } = loaded;
  const { person, administrator } = request;
  const refusal = begun(battle);
  if (refusal) return refusal;
  if (battle.status === 'playing') return no(phrase('host-not-paused'));
  const seated = sidesOf(loaded, person).length > 0 || isUmpire(loaded, person);
  if (battle.status === 'halted') {
    if (!seated && !administrator) return no(phrase('host-no-seat'));
    return (await resumeDecision(deps, loaded, person.id)) ?? no(phrase('host-still-halted'));
  }
  const isDecider = administrator || isUmpire(loaded, person);
  if (seated && !isDecider && (await isPausedByAgreement(deps.store, battle)))
    return propose(deps, loaded, request, resumeKind, {});
  const may = isDecider || (!umpire && seated);
  if (!may) return umpire ? no(phrase('host-umpire-only', { who: nameOf(umpire) })) : no(phrase('host-no-seat'));
  return unpausedBy(loaded, request);
}

/** Any commander may ask for more time; the chiefs agree to it. */
export function askForTime(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  hours: string,
): Promise<Decision | Refusal> | Refusal {
  const n = HOURS.find((each) => each === hours);
  if (n === undefined)
    return no(phrase('proposal-hours', { hours: HOURS.map((each) => phrase('seat-name', { who: each })) }));
  const may = sidesOf(loaded, request.person).length > 0 || isUmpire(loaded, request.person);
  const rows = may ? loaded.deadlines : [];
  const what = { hours: Number(n), rows: rows.map(({ id }) => id).sort() };
  if (may && paceOf(loaded.battle) && rows.length === 0)
    return playing(loaded.battle) ?? no(phrase('proposal-nothing-due'));
  return propose(deps, loaded, request, extendKind, what);
}

/** `text`: as in `/battle new`. */
export async function askForPace(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  text: string,
): Promise<Decision | Refusal> {
  const settings = (await settingsOf(deps.store, [request.person.id])).get(request.person.id);
  const pace = readPace(text, paceOf(loaded.battle)?.zone ?? settings?.zone ?? 'UTC');
  if (pace instanceof Refusal) return pace;
  return propose(deps, loaded, request, paceKind, { pace: pace ? { ...pace } : null });
}

/** Both must want it; one is enough to end it. */
export function askForLive(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
): Promise<Decision | Refusal> | Decision | Refusal {
  const { person } = request;
  if (!isLive(loaded.battle)) return propose(deps, loaded, request, liveKind, {});
  if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
  return withFullTime(loaded, liveDecision(loaded, { on: false, who: person }, person.id));
}
