/** The verbs of the clock. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { Person, Reply, Request } from '../../request.ts';
import { sidesOf, seatOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { readSettings, type Settings } from '../../battle/settings.ts';
import { already } from '../../advance/only-once.ts';
import { verbKit } from '../../advance/verb.ts';
import { nameOf, no, personName, seatName } from '../../battle/voice.ts';
import { DAY } from '../../seats/durations.ts';
import { after } from '../../messages/clock-line.ts';
import { paceLines, paceOf } from '../../seats/pace.ts';
import {
  awayDecision,
  type Everywhere,
  everywhere,
  withLeaving,
  seatsOf,
  settingsDecision,
  endAbsences,
} from '../../advance/clock/return.ts';
import { momentShown } from '../../../kernel/moment.ts';
import { standInOf } from '../../seats/stand-in.ts';
import { tick } from './tick.ts';
import { readUntil } from '../../seats/moment-typed.ts';

/** For longer, the command should be given to another player. */
const MOST_DAYS = 60;

export function createClock(deps: Deps) {
  const { decide, look, verb } = verbKit(deps);
  const nameDeputy = decide(named);
  const showDeputy = look(deputyShown);
  return {
    /** How fast the battle here is played. */
    pace: look((_deps, { battle }) => ({ says: paceLines(paceOf(battle)) })),
    /** The person is away until then, in all their battles; their deputies take over straight away. */
    away: verb(away),
    /** Ends what others do for the person, in all their battles. */
    back: verb(back),
    /** Appoints the person's deputy here; naming themselves removes it. Without a name, returns the present one. */
    deputy: (request: Request, person?: Person) => (person ? nameDeputy(request, person) : showDeputy(request)),
    /** Does what is due in all battles; returns the questions closed by it. */
    tick: verb(tick),
  };
}

async function away(deps: Deps, request: Request, text: string): Promise<Reply | Refusal> {
  const { person, interaction } = request;
  const settings = await settingsOfOne(deps, person);
  const now = deps.clock();
  const zone = settings.zone ?? 'UTC';
  const until = readUntil(text, now, zone);
  if (!until) return no(phrase('clock-until-unread', { given: quoted(text), zone }));
  if (until.getTime() - now.getTime() > MOST_DAYS * DAY) return no(phrase('clock-until-far', { most: MOST_DAYS }));
  const kept = settingsDecision(person.id, { ...settings, away: { until: until.toISOString() } });
  if ((await deps.store.commit({ at: now, interactionId: interaction, ...kept })) === 'seen') return already();
  const alone = new Set<string>();
  const notDone = await everywhere(deps, person.id, (loaded) => {
    const decision = awayDecision(loaded, person, until, now);
    const hasDeputy = seatsOf(loaded, person.id).some(({ side }) => standInOf(loaded, side, person.id));
    if (decision && !hasDeputy) alone.add(loaded.battle.id);
    return decision && withLeaving(deps, loaded, person, decision);
  });
  const lonely: Phrase[] = alone.size > 0 ? [phrase('clock-no-deputy-in', { n: alone.size })] : [];
  return { says: [phrase('clock-you-away', { until: momentShown(until) }), ...lonely, ...notDoneSays(notDone)] };
}

async function back(deps: Deps, { person, interaction }: Request): Promise<Reply | Refusal> {
  const { away: absence, ...settings } = await settingsOfOne(deps, person);
  const now = deps.clock();
  const wasAway = absence !== undefined;
  const kept = settingsDecision(person.id, settings);
  const committed = await deps.store.commit({ at: now, interactionId: interaction, ...(wasAway && kept) });
  if (committed === 'seen') return already();
  const taken = await endAbsences(deps, person, wasAway);
  const isBack = wasAway || taken.done > 0 || taken.slow > 0;
  return isBack ? { says: [phrase('clock-you-back'), ...notDoneSays(taken)] } : no(phrase('clock-not-away'));
}

/** Battles in which it could not be stored. */
function notDoneSays({ slow: n, failed }: Pick<Everywhere, 'slow' | 'failed'>): readonly Phrase[] {
  return [
    ...(n === 0 ? [] : [phrase('clock-slow-in', { n })]),
    ...(failed.length === 0 ? [] : [phrase('clock-failed-in', { titles: [...failed] })]),
  ];
}

async function settingsOfOne({ store }: Deps, { id }: Person): Promise<Settings> {
  return readSettings((await store.people([id])).get(id));
}

/** Naming yourself removes the deputy. */
function named(loaded: LoadedBattle, { person }: Request, deputy: Person): Decision | Refusal {
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  const own = seatsOf(loaded, person.id);
  if (own.length === 0) return no(phrase('host-no-seat'));
  const isNobody = deputy.id === person.id;
  const sides = own.filter(({ side }) => isNobody || seatOf(loaded, side, deputy.id));
  if (sides.length === 0) return no(phrase('clock-deputy-elsewhere', { who: nameOf(deputy) }));
  const who = personName(person);
  const named = isNobody ? 'none' : personName(deputy);
  const says = phrase('clock-deputy', { who, deputy: named });
  const patch = { deputy: isNobody ? 'nobody' : deputy.id };
  const calls = isNobody ? [] : [deputy.id];
  return after([{ what: 'deputy', says, userId: person.id, calls }], {
    seats: { change: sides.map(({ side }) => ({ side, userId: person.id, patch })) },
    says: () => [phrase('clock-you-deputy', { deputy: named })],
  });
}

function deputyShown(_deps: Deps, loaded: LoadedBattle, request: Request): Reply | Refusal {
  if (sidesOf(loaded, request.person).length === 0) return no(phrase('host-no-seat'));
  const names = seatsOf(loaded, request.person.id).flatMap(({ side, seat }) => {
    const deputy = seat.deputy === undefined ? undefined : seatOf(loaded, side, seat.deputy);
    return deputy ? [seatName(deputy)] : [];
  });
  return { says: [phrase('clock-you-deputy', { deputy: names[0] ?? 'none' })] };
}
