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
import { isRobot } from '../../seats/bot-seat.ts';
import type { Sheet } from '../../store/store.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { armyNamed, tooLarge } from '../../advance/encounter.ts';
import { type Meeting, encounterState, wayOf } from '../../seats/sealed-deployment.ts';
import { chiefOnly, meetingBefore } from './before-battle.ts';
import { stillOn } from '../../orders/sheet.ts';
import { voiding } from '../../advance/void-sheets.ts';

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
  return voiding(loaded, decision, unfitting(loaded, renewed.state, side), person.id);
}

function metPatch({ battle }: LoadedBattle, state: unknown, meeting: Meeting): NonNullable<Decision['patch']> {
  return { state, options: { ...battle.options, encounter: { ...meeting } } };
}

/** Units may have new names: whatever no longer fits is dropped, and the bot deploys again. */
function unfitting({ rules, sheets, battle }: LoadedBattle, state: unknown, changed: Side): readonly Sheet[] {
  const isStale = (row: Sheet) => row.side === changed || stillOn(rules, state, row) !== row.text;
  return sheets.filter((row) => isStale(row) || isRobot({ battle }, { id: row.userId }));
}

/** Unit by unit only if both want it; sealed deployments must then be made again. */
export function wish(loaded: LoadedBattle, { person }: Request, side: Side, wishes: boolean): Decision | Refusal {
  const { holders, rules, state } = loaded;
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
  return way === 'byUnit' ? voiding(loaded, decision, loaded.sheets, person.id) : decision;
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
