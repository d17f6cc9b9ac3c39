/** Before the battle: another army for a side, or another way to deploy. Either creates a new position. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import type { Person, Request } from '../../request.ts';
import { commanders } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { notice } from '../../messages/posts.ts';
import { isRobot, robotOf } from '../../seats/bot-seat.ts';
import type { Deployment } from '../../store/store.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { armyNamed, tooLarge } from '../../advance/encounter.ts';
import { type Meeting, meetingOf, encounterState, wayOf } from '../../seats/sealed-deployment.ts';
import { playedOn } from './deployment-row.ts';
import { voiding } from './void.ts';
import { robotsRow } from '../../advance/sealed.ts';

/** Decided by the side's first commander alone. */
export async function rearm(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  side: Side,
  typed: string,
): Promise<Decision | Refusal> {
  const { battle, rules } = loaded;
  const meeting = meetingOf(battle);
  if (!meeting) return no(phrase('deploy-no-meeting'));
  if (battle.status !== 'mustering') return no(phrase('deploy-over'));
  const [chief] = commanders(loaded, side).filter((person) => !isRobot(loaded, person));
  if (chief && chief.id !== request.person.id) return no(phrase('deploy-chief-only', { side: sideName(side) }));
  const army = await armyNamed(deps, request, rules, typed);
  if (army instanceof Refusal) return army;
  const refusal = tooLarge(army, meeting.points);
  if (refusal) return refusal;
  const decision = arming(deps, loaded, meeting, { person: request.person, side, army });
  if (decision instanceof Refusal) return decision;
  const { stale, put } = await fitting(deps, loaded, decision.patch!.state, side);
  const deployments = { drop: stale.map(({ id }) => id), put };
  return { ...voiding(loaded, decision, stale, request.person.id), deployments };
}

interface Armed {
  readonly person: Person;
  readonly side: Side;
  readonly army: { readonly name: { readonly en: string; readonly fr: string }; readonly text: string };
}

/** The new units are renamed if both sides have the same names. */
function arming(
  { words }: Pick<Deps, 'words'>,
  loaded: LoadedBattle,
  before: Meeting,
  { person, side, army }: Armed,
): Decision | Refusal {
  const { battle, rules, state } = loaded;
  const armies = { ...before.armies, [side]: army.text };
  const anew = encounterState(rules, { ...before, armies }, { state, newer: side });
  if (anew instanceof Refusal) return anew;
  const title = { en: words.say('en', anew.title), fr: words.say('fr', anew.title) };
  const meeting: Meeting = { ...anew.meeting, title };
  const says = phrase('deploy-armed', {
    side: sideName(side),
    who: nameOf(person),
    army: bilingual(army.name.en, army.name.fr),
  });
  return {
    patch: { state: anew.state, options: { ...battle.options, encounter: { ...meeting } } },
    table: [
      {
        kind: 'armed',
        userId: person.id,
        data: { side, armies: { ...meeting.armies }, was: { ...before.armies } },
        posts: (voice) => [notice(voice, [says])],
      },
    ],
    says: () => [says],
  };
}

/**
 * Units may have new names: whatever no longer fits is dropped, and the bot deploys again, unless its side is taken.
 */
async function fitting(
  deps: Deps,
  { battle, rules }: Pick<LoadedBattle, 'battle' | 'rules'>,
  state: unknown,
  changed: Side | undefined,
): Promise<{ readonly stale: readonly Deployment[]; readonly put: readonly Omit<Deployment, 'at'>[] }> {
  const rows = await deps.store.deployments(battle.id);
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
  const { battle, holders } = loaded;
  const meeting = meetingOf(battle);
  if (!meeting) return no(phrase('deploy-no-meeting'));
  if (battle.status !== 'mustering') return no(phrase('deploy-over'));
  if (holders[side]?.id !== person.id) return no(phrase('deploy-chief-only', { side: sideName(side) }));
  if (meeting.wishes.includes(side) === wishes) return no(phrase('host-already-set'));
  const decision = wishing(loaded, person, side, wishes);
  if (decision instanceof Refusal) return decision;
  const rows = await deps.store.deployments(battle.id);
  const way = wayOf(meetingOf({ options: decision.patch!.options! })!);
  if (way === 'byUnit') {
    return { ...voiding(loaded, decision, rows, person.id), deployments: { drop: rows.map(({ id }) => id) } };
  }
  const robot = robotOf(battle);
  if (way !== 'sealed' || !robot || rows.some((row) => row.side === robot.side)) return decision;
  return {
    ...decision,
    deployments: { put: [robotsRow(deps, loaded.rules, battle.id, decision.patch!.state, robot)] },
  };
}

function wishing(loaded: LoadedBattle, person: Person, side: Side, wishes: boolean): Decision | Refusal {
  const { battle, rules, state } = loaded;
  const { asked, ...before } = meetingOf(battle)!;
  const others = before.wishes.filter((each) => each !== side && !isRobot(loaded, loaded.holders[each]));
  // The bot agrees to everything.
  const robot = SIDES.filter((each) => isRobot(loaded, loaded.holders[each]));
  // A person who asked for it at the opening has now stated their side's wish.
  const stillAsked = asked === true && person.id !== battle.openedBy;
  const wished = [...others, ...(wishes ? [side, ...robot] : [])];
  const meeting: Meeting = { ...before, wishes: wished, ...(stillAsked && { asked }) };
  const anew = encounterState(rules, meeting, { state });
  if (anew instanceof Refusal) return anew;
  const id = wayOf(meeting) === 'byUnit' ? 'deploy-both-wish' : wishes ? 'deploy-wishes' : 'deploy-unwishes';
  const says = phrase(id, { side: sideName(side), who: nameOf(person) });
  return {
    patch: { state: anew.state, options: { ...battle.options, encounter: { ...meeting } } },
    table: [{ kind: 'wished', userId: person.id, data: { side, wishes }, posts: (voice) => [notice(voice, [says])] }],
    says: () => [says],
  };
}
