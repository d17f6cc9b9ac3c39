/** The host, put together from its verbs. */
import { Refusal, type Side } from '../kernel/play.ts';
import { answer, mayAnswer } from './answering.ts';
import { createArmies } from './army/create.ts';
import { resign } from './concede.ts';
import { createBooks } from './book/verbs.ts';
import { createClock } from './clock/clock-verbs.ts';
import { tick } from './clock/tick.ts';
import { createCommand } from './command/verbs.ts';
import { createDeploying } from './deploy/create.ts';
import { joinWith, leaveDeployment, startDeployed } from './deploy/mustering.ts';
import { createDesk } from './desk-verbs.ts';
import { chronicle } from './chronicle.ts';
import { exportBattle } from './export.ts';
import { haltUnreadable } from './fault.ts';
import { chooseDoctrine } from './doctrine.ts';
import { createFair } from './fair/create.ts';
import { complete, confirm, discard, preview } from './give.ts';
import { createLibrary } from './library.ts';
import { createLuck } from './luck/create.ts';
import { createGlance } from './glance/glance-verbs.ts';
import { createLock } from './lock.ts';
import { sealedOrder } from './deploy/revealing.ts';
import { withEnding } from './glance/ending-post.ts';
import { withTutor } from './glance/tutor.ts';
import { type Hooks, type HostOptions, newMemory, type Parts } from './parts.ts';
import { planMove } from './plan/running.ts';
import { look, named } from './closer.ts';
import { completeAnswer } from './completing.ts';
import { log, status } from './look.ts';
import { map, type MapWish } from './map.ts';
import { sweep } from './motion/lapse.ts';
import { withoutLive } from './motion/live.ts';
import { createMotions } from './motion/motion-verbs.ts';
import { leave } from './muster.ts';
import { begin, open } from './open.ts';
import { createOdds } from './odds/verbs.ts';
import { createOptions } from './options/create.ts';
import { readingOptions } from './options/stored-options.ts';
import { carryOnAll } from './owing.ts';
import { createPace } from './pace.ts';
import { createPanel } from './panel/create.ts';
import { createPlaces } from './place/verbs.ts';
import { createPersons } from './person/person-verbs.ts';
import { createRandom } from './random/make.ts';
import { createRepair } from './repair/repair.ts';
import { createRolls } from './rolls/create.ts';
import { robotOrders, type Standing } from './robot.ts';
import { createPlanning } from './plan/verbs.ts';
import { createStanding } from './standing/verbs.ts';
import { createSheets } from './sheet.ts';
import { createThrowing } from './throwing/create.ts';
import { isWrong } from './unreadable.ts';
import { verbKit } from './verb.ts';
import type { Request, Person } from './request.ts';
import type { Language } from '../kernel/ruleset.ts';
import type { How } from './setup.ts';
import type { Role } from './store/store.ts';
import type { Loaded } from './loaded-battle.ts';

/** The database may be away for a moment, and nobody else would remind the bot of its own turn. */
const ROBOT_TRIES = 5;

/** What features add to every battle, in the order in which they are asked. */
const HOOKS: Hooks = {
  wakes: [begin],
  next: [sealedOrder, planMove],
  adds: [withEnding, withTutor],
};

export function createHost(options: HostOptions) {
  const nothing = (): void => undefined;
  const pace = createPace(options.pauseMs ?? 0);
  const wake: Parts['wake'] = ({ id, revision }) => {
    // What it orders may be a charge, with chances on its card.
    options.forecaster?.wake();
    robotSoon({ id, revision }, ROBOT_TRIES);
  };
  const robotSoon = (standing: Standing, tries: number): void =>
    pace.soon(async () => {
      try {
        await robotOrders(parts, standing);
      } catch (error) {
        if (!parts.failed) throw error;
        parts.failed(standing.id, error);
        if (tries > 1) robotSoon(standing, tries - 1);
        // The disk may be full for hours: from now on the clock reminds it. Where the rules fail it would fail again.
        else if (!isWrong(error) && !(error instanceof Refusal)) parts.memory.owing.add(standing.id);
      }
    });
  const halt: Parts['halt'] = (unreadable) => haltUnreadable(parts, unreadable);
  const lapse: Parts['lapse'] = (battleId) => sweep(parts, battleId);
  const parts: Parts = {
    at: nothing,
    posted: nothing,
    changed: nothing,
    wentOn: nothing,
    unreckoned: nothing,
    ...options,
    store: readingOptions(options.store),
    lock: createLock(),
    hooks: HOOKS,
    wake,
    halt,
    memory: newMemory(options.clock()),
    lapse,
  };
  const { change } = verbKit(parts);
  return {
    ...createArmies(parts),
    ...createCommand(parts),
    ...createDeploying(parts),
    ...createDesk(parts),
    ...createClock(parts),
    ...createPanel(parts),
    ...createMotions(parts),
    ...createOdds(parts),
    ...createOptions(parts),
    ...createPlaces(parts),
    ...createPersons(parts),
    ...createSheets(parts),
    ...createThrowing(parts),
    ...createStanding(parts),
    ...createPlanning(parts),
    ...createGlance(parts),
    ...createLibrary(parts),
    ...createLuck(parts),
    ...createRandom(parts),
    ...createRepair(parts),
    ...createRolls(parts),
    ...createBooks(parts),
    ...createFair(parts),
    /** With `solo`, the bot takes a side, whoever opens it the other one, and the battle begins. */
    open: (
      request: Request,
      scenario: string,
      language: Language,
      solo?: Person & { readonly side: Side },
      how?: How,
    ) => open(parts, request, scenario, language, solo, how),
    /** With an army, that side fields it from now on. */
    join: change((loaded: Loaded, request: Request, role: Role, army?: string) =>
      joinWith(parts, loaded, request, role, army),
    ),
    leave: change(async (loaded, request) => {
      const move = await leaveDeployment(parts, loaded, request, leave(loaded, request));
      return move instanceof Refusal ? move : withoutLive(loaded, request.person, move);
    }),
    start: change((loaded, request) => startDeployed(parts, loaded, request)),
    resign: change((loaded, request) => resign(parts, loaded, request)),
    /** Chooses what is answered for a person, in whatever battle; without a name, says what he has chosen. */
    doctrine: (request: Request, name?: string) => chooseDoctrine(parts, request, name),
    preview: (request: Request, text: string) => preview(parts, request, text),
    confirm: change((loaded: Loaded, request: Request, draft: string) => confirm(parts, loaded, request, draft)),
    discard: (request: Request, draft: string) => discard(parts, request, draft),
    complete: (request: Request, typed: string) => complete(parts, request, typed),
    /** Answers question `no` of a battle: by the number of its option, or by text. */
    answer: change(
      (
        loaded: Loaded,
        request: Request,
        battle: string,
        no: number,
        given: number | string,
        ahead: readonly (number | undefined)[] = [],
      ) => answer(parts, loaded, request, { battle, no }, { given, ahead }),
    ),
    /** The text of an answer to the open question, if it is this person's. */
    completeAnswer: (request: Request, typed: string) => completeAnswer(parts, request, typed),
    /** Why this person may not answer that question. */
    mayAnswer: (request: Request, battle: string, no: number) => mayAnswer(parts, request, { battle, no }),
    map: (request: Request, wish?: MapWish) => map(parts, request, wish),
    status: (request: Request) => status(parts, request),
    /** One unit's card, by the name a person typed. */
    unit: (request: Request, name: string) => look(parts, request, (rules, state) => rules.unit(state, name)),
    /** Between two units or hexes: distance, sight, what an attack would meet. */
    sight: (request: Request, from: string, to: string) =>
      look(parts, request, (rules, state) => rules.sight(state, from, to)),
    /** Anything on the map in words, by what a person typed; without anything, all of it. */
    describe: (request: Request, what: string) => look(parts, request, (rules, state) => rules.describe(state, what)),
    /** What can be described, by what has been typed so far. */
    topics: (request: Request, typed: string) => named(parts, request, (rules, state) => rules.topics(state, typed)),
    /** The units of the battle here, for completion. */
    units: (request: Request) => named(parts, request, (rules, state) => rules.units(state)),
    log: (request: Request, page: number) => log(parts, request, page),
    /** The whole battle as one JSON file. */
    export: (request: Request) => exportBattle(parts, request),
    /** Everything that was said in public of a battle that is over: of the place's, or the one named. */
    chronicle: (request: Request, battle?: string) => chronicle(parts, request, battle),
    /** Goes on with whatever a stop interrupted: orders the table gives itself, confirmed orders not yet played. */
    resume: () => resume(parts),
    /** The bot's own seats have nothing to order any more, for now. */
    idle: pace.idle,
    /** They finish what they are at, and order nothing more. */
    close: pace.close,
  };
}

async function resume(parts: Parts): Promise<void> {
  await carryOnAll(parts);
  await tick(parts);
}

export type Host = ReturnType<typeof createHost>;
