/** The host, assembled from its verbs. */
import { Refusal } from '../kernel/play.ts';
import { answer, mayAnswer } from './advance/answer.ts';
import { createArmies } from './verbs/armies/armies-verbs.ts';
import { resign } from './verbs/order/concede.ts';
import { createRulebook } from './verbs/rulebook/rulebook-verbs.ts';
import { createClock } from './verbs/clock/clock-verbs.ts';
import { tick } from './verbs/clock/tick.ts';
import { createCommand } from './verbs/command/command-verbs.ts';
import { createDeployment } from './verbs/deployment/deployment-verbs.ts';
import { joinWith, knowsBoth, leaveDeployment } from './verbs/deployment/joining.ts';
import { start } from './advance/start-battle.ts';
import { createDesk } from './verbs/desk/desk-verbs.ts';
import { battleHistory } from './verbs/history/history.ts';
import { exportBattle } from './verbs/history/export.ts';
import { haltUnreadable } from './advance/fault.ts';
import { chooseDoctrine } from './verbs/person/doctrine.ts';
import { createFairDice } from './verbs/fair-dice/fair-dice-verbs.ts';
import { confirmOrders, discard, preview } from './verbs/order/give.ts';
import { confirm } from './advance/drafts.ts';
import { confirmRuling } from './verbs/desk/desk-ruling.ts';
import { complete } from './advance/preview-orders.ts';
import { createScenarioLibrary } from './verbs/scenarios/scenario-library.ts';
import { createLuck } from './verbs/luck/luck-verbs.ts';
import { createOverview } from './verbs/overview/overview-verbs.ts';
import { createLock } from './lock.ts';
import { sealedOrder } from './verbs/deployment/reveal.ts';
import { withEnding } from './verbs/overview/ending-post.ts';
import { withTutor } from './verbs/overview/tutor.ts';
import { type Hooks, type HostOptions, newMemory, type Deps } from './battle/deps.ts';
import { planDecision } from './advance/filed/plan-decision.ts';
import { closer, named } from './verbs/look/closer.ts';
import { completeAnswer } from './verbs/order/completing.ts';
import { log, status } from './verbs/look/look.ts';
import { map } from './verbs/look/map.ts';
import { withClock } from './advance/clock/with-clock.ts';
import { withLeaving } from './advance/clock/return.ts';
import { directPosts } from './messages/direct-message.ts';
import { expire } from './verbs/proposals/expire.ts';
import { lapseProposals } from './verbs/proposals/lapse.ts';
import { askedLines, openLines } from './verbs/proposals/open-proposals.ts';
import { withoutLive } from './verbs/proposals/live.ts';
import { createProposals } from './verbs/proposals/proposals-verbs.ts';
import { leave } from './verbs/lobby/lobby.ts';
import { createLobby } from './verbs/lobby/lobby-verbs.ts';
import { begin } from './verbs/lobby/open.ts';
import { createOdds } from './verbs/odds/odds-verbs.ts';
import { createOptions } from './verbs/options/options-verbs.ts';
import { readingOptions } from './verbs/options/stored-options.ts';
import { carryOnAll } from './advance/owed-steps.ts';
import { createBotPause } from './advance/bot-pause.ts';
import { createPanel } from './verbs/panel/panel-verbs.ts';
import { createThreads } from './verbs/threads/threads-verbs.ts';
import { createPeople } from './verbs/person/person-verbs.ts';
import { createRandom } from './verbs/random/make.ts';
import { createRepair } from './verbs/repair/repair.ts';
import { createRolls } from './verbs/rolls/rolls-verbs.ts';
import { robotOrders, type ChosenAt } from './advance/bot-orders.ts';
import { createPlans } from './verbs/plan/plan-verbs.ts';
import { createStanding } from './verbs/standing/standing-verbs.ts';
import { createSheets } from './verbs/look/sheet.ts';
import { createThrowing } from './verbs/table-dice/table-dice-verbs.ts';
import { isDataError } from './battle/unreadable.ts';
import { verbKit } from './advance/verb.ts';

/** The database may be unavailable for a moment, and nothing else would remind the bot of its own turn. */
const ROBOT_TRIES = 5;

/** What features add to every battle, in calling order. */
const HOOKS: Hooks = {
  before: [withClock],
  bars: [knowsBoth],
  letters: [directPosts],
  after: [lapseProposals],
  leaves: [withoutLive],
  ticks: [expire],
  open: [openLines],
  asked: [askedLines],
  wakes: [begin],
  next: [sealedOrder, planDecision],
  confirms: [confirmOrders, confirmRuling],
  adds: [withEnding, withTutor],
};

export function createHost(options: HostOptions) {
  const nothing = (): void => undefined;
  const pace = createBotPause(options.pauseMs ?? 0);
  const wake: Deps['wake'] = ({ id, revision }) => {
    // Its order may be a charge, with chances on its card.
    options.forecaster?.wake();
    robotSoon({ id, revision }, ROBOT_TRIES);
  };
  const robotSoon = (standing: ChosenAt, tries: number): void =>
    pace.soon(async () => {
      try {
        await robotOrders(deps, standing);
      } catch (error) {
        if (!deps.failed) throw error;
        deps.failed(standing.id, error);
        if (tries > 1) robotSoon(standing, tries - 1);
        // The disk may be full for hours, so the clock retries. A failure of the rules would only repeat itself.
        else if (!isDataError(error) && !(error instanceof Refusal)) deps.memory.owing.add(standing.id);
      }
    });
  const halt: Deps['halt'] = (unreadable) => haltUnreadable(deps, unreadable);
  const deps: Deps = {
    at: nothing,
    changed: nothing,
    wentOn: nothing,
    forecastFailed: nothing,
    ...options,
    store: readingOptions(options.store),
    lock: createLock(),
    hooks: HOOKS,
    wake,
    halt,
    memory: newMemory(options.clock()),
  };
  const { change, list, look, verb } = verbKit(deps);
  /** With an army, that side uses it from now on. */
  const join = change(joinWith);
  return {
    ...createArmies(deps),
    ...createCommand(deps),
    ...createDeployment(deps),
    ...createDesk(deps),
    ...createClock(deps),
    ...createPanel(deps),
    ...createProposals(deps),
    ...createOdds(deps),
    ...createOptions(deps),
    ...createThreads(deps),
    ...createPeople(deps),
    ...createSheets(deps),
    ...createThrowing(deps),
    ...createStanding(deps),
    ...createPlans(deps),
    ...createOverview(deps),
    ...createLobby(deps, join),
    ...createScenarioLibrary(deps),
    ...createLuck(deps),
    ...createRandom(deps),
    ...createRepair(deps),
    ...createRolls(deps),
    ...createRulebook(deps),
    ...createFairDice(deps),
    join,
    leave: change(async (_deps, loaded, request) => {
      const decision = await leaveDeployment(deps, loaded, request, leave(loaded, request));
      return decision instanceof Refusal ? decision : withLeaving(deps, loaded, request.person, decision);
    }),
    start: change((_deps, loaded, request) => start(deps, loaded, request)),
    resign: change(resign),
    /** Sets a person's doctrine in every battle; without a name, returns the current one. */
    doctrine: verb(chooseDoctrine),
    preview: look(preview),
    confirm: change(confirm),
    discard: verb(discard),
    complete: list(complete),
    /** Answers question `no` of a battle: by the number of its option, or by text. */
    answer: change(answer),
    /** Completions for an answer to the open question, if it is this person's. */
    completeAnswer: list(completeAnswer),
    /** Why this person may not answer that question. */
    mayAnswer: look(mayAnswer),
    map: look(map),
    status: look(status),
    /** One unit's card, by the name a person typed. */
    unit: look(closer((rules, state, name: string) => rules.unit(state, name))),
    /** Between two units or positions: distance, sight, and what an attack would meet. */
    sight: look(closer((rules, state, from: string, to: string) => rules.sight(state, from, to))),
    /** Describes anything on the map, by what a person typed; without a topic, everything. */
    describe: look(closer((rules, state, what: string) => rules.describe(state, what))),
    /** What can be described, by the text typed so far. */
    topics: list(named((rules, state, typed: string) => rules.topics(state, typed))),
    /** The units of the battle here, for completion. */
    units: list(named((rules, state) => rules.units(state))),
    log: look(log),
    /** The whole battle as one JSON file. */
    export: verb(exportBattle),
    /** Everything said in public in a finished battle: the one here, or the one named. */
    history: verb(battleHistory),
    /** Continues whatever a stop interrupted: automatic orders, and confirmed orders not played yet. */
    resume: verb(resume),
    /** Settles when the bot's own seats have nothing to order for now. */
    idle: pace.idle,
    /** They finish their current order and give no more. */
    close: pace.close,
  };
}

async function resume(deps: Deps): Promise<void> {
  await carryOnAll(deps);
  await tick(deps);
}

export type Host = ReturnType<typeof createHost>;
