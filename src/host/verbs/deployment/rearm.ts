/** Before the battle: another army for a side, or another way to deploy. Either creates a new position. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Person, Request } from '../../request.ts';
import { commanders } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { announced } from '../../messages/notice-line.ts';
import { isRobot, robotOf } from '../../seats/bot-seat.ts';
import type { Sheet } from '../../store/store.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { armyNamed, tooLarge } from '../../advance/encounter.ts';
import { type Meeting, encounterState, wayOf } from '../../seats/sealed-deployment.ts';
import { chiefOnly, meetingBefore } from './before-battle.ts';
import { playedOn } from '../../orders/sheet.ts';
import { voiding } from './void.ts';
import { robotsRow } from '../../advance/sealed.ts';

/** Decided by the side's first commander alone. The new units are renamed if both sides have the same names. */
export async function rearm(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  side: Side,
  typed: string,
): Promise<Decision | Refusal> {
  const { rules, state } = loaded;
  const { person } = request;
  const before = meetingBefore(loaded);
  if (before instanceof Refusal) return before;
  const [chief = person] = commanders(loaded, side).filter((each) => !isRobot(loaded, each));
  const refusal = chiefOnly(chief, person, side);
  if (refusal) return refusal;
  const army = await armyNamed(deps, request, rules, typed);
  if (army instanceof Refusal) return army;
  const large = tooLarge(army, before.points);
  if (large) return large;
  const armies = { ...before.armies, [side]: army.text };
  const renewed = encounterState(rules, { ...before, armies }, { state, newer: side });
  if (renewed instanceof Refusal) return renewed;
  const title = { en: deps.words.say('en', renewed.title), fr: deps.words.say('fr', renewed.title) };
  const name = bilingual(army.name.en, army.name.fr);
  const says = phrase('deploy-armed', { side: sideName(side), who: nameOf(person), army: name });
  const data = { side, armies: { ...renewed.meeting.armies }, was: { ...before.armies } };
  const decision = {
    patch: metPatch(loaded, renewed.state, { ...renewed.meeting, title }),
    ...announced({ kind: 'armed', userId: person.id, data }, [says]),
  };
  const { stale, put } = await fitting(deps, loaded, renewed.state, side);
  return voiding(loaded, { ...decision, sheets: { put } }, stale, person.id);
}

function metPatch({ battle }: LoadedBattle, state: unknown, meeting: Meeting): NonNullable<Decision['patch']> {
  return { state, options: { ...battle.options, encounter: { ...meeting } } };
}

/**
 * Units may have new names: whatever no longer fits is dropped, and the bot deploys again, unless its side is taken.
 */
async function fitting(
  deps: Deps,
  { battle, rules }: Pick<LoadedBattle, 'battle' | 'rules'>,
  state: unknown,
  changed: Side | undefined,
): Promise<{ readonly stale: readonly Sheet[]; readonly put: readonly Omit<Sheet, 'at'>[] }> {
  const rows = await deps.store.sheets(battle.id);
  const robot = robotOf(battle);
  const stale = rows.filter(({ side, text, userId }) => {
    if (side === changed || userId === robot?.id) return true;
    const alone = rules.deployment!.alone(state, side);
    return text !== '' && playedOn(rules, alone, side, text) instanceof Refusal;
  });
  const own = rows.find(({ userId }) => userId === robot?.id);
  const put = robot && own && robot.side !== changed ? [robotsRow(deps, rules, battle.id, state, robot)] : [];
  return { stale, put };
}

/** Unit by unit only if both want it; sealed deployments must then be made again. */
export async function wish(
  deps: Deps,
  loaded: LoadedBattle,
  { person }: Request,
  side: Side,
  wishes: boolean,
): Promise<Decision | Refusal> {
  const { battle, holders, rules, state } = loaded;
  const before = meetingBefore(loaded);
  if (before instanceof Refusal) return before;
  const refusal = chiefOnly(holders[side], person, side);
  if (refusal) return refusal;
  if (before.wishes.includes(side) === wishes) return no(phrase('host-already-set'));
  const meeting = wished(loaded, before, { person, side, wishes });
  const renewed = encounterState(rules, meeting, { state });
  if (renewed instanceof Refusal) return renewed;
  const way = wayOf(meeting);
  const id = way === 'byUnit' ? 'deploy-both-wish' : wishes ? 'deploy-wishes' : 'deploy-unwishes';
  const says = phrase(id, { side: sideName(side), who: nameOf(person) });
  const decision = {
    patch: metPatch(loaded, renewed.state, meeting),
    ...announced({ kind: 'wished', userId: person.id, data: { side, wishes } }, [says]),
  };
  const rows = await deps.store.sheets(battle.id);
  if (way === 'byUnit') return voiding(loaded, decision, rows, person.id);
  const robot = robotOf(battle);
  if (way !== 'sealed' || !robot || rows.some((row) => row.side === robot.side)) return decision;
  return { ...decision, sheets: { put: [robotsRow(deps, rules, battle.id, renewed.state, robot)] } };
}

interface Wish {
  readonly person: Person;
  readonly side: Side;
  readonly wishes: boolean;
}

function wished(loaded: LoadedBattle, { asked, ...before }: Meeting, { person, side, wishes }: Wish): Meeting {
  const others = before.wishes.filter((each) => each !== side && !isRobot(loaded, loaded.holders[each]));
  // The bot agrees to everything.
  const robot = SIDES.filter((each) => isRobot(loaded, loaded.holders[each]));
  // A person who asked for it at the opening has now stated their side's wish.
  const stillAsked = asked === true && person.id !== loaded.battle.openedBy;
  return { ...before, wishes: [...others, ...(wishes ? [side, ...robot] : [])], ...(stillAsked && { asked }) };
}
