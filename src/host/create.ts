/** The host, assembled from its verbs. */
import { Refusal } from '../kernel/play.ts';
import { createArmies } from './verbs/armies/armies-verbs.ts';
import { createRulebook } from './verbs/rulebook/rulebook-verbs.ts';
import { createClock } from './verbs/clock/clock-verbs.ts';
import { tick } from './verbs/clock/tick.ts';
import { createCommand } from './verbs/command/command-verbs.ts';
import { createDeployment } from './verbs/deployment/deployment-verbs.ts';
import { joinWith, knowsBoth, leaveDeployment } from './verbs/deployment/joining.ts';
import { createDesk } from './verbs/desk/desk-verbs.ts';
import { haltUnreadable } from './advance/fault.ts';
import { createFairDice } from './verbs/fair-dice/fair-dice-verbs.ts';
import { confirmOrders } from './verbs/order/give.ts';
import { createOrders } from './verbs/order/order-verbs.ts';
import { createLook } from './verbs/look/look-verbs.ts';
import { createHistory } from './verbs/history/history-verbs.ts';
import { confirmRuling } from './verbs/desk/desk-ruling.ts';
import { createScenarioLibrary } from './verbs/scenarios/scenario-library.ts';
import { createLuck } from './verbs/luck/luck-verbs.ts';
import { createOverview } from './verbs/overview/overview-verbs.ts';
import { createLock } from './lock.ts';
import { sealedOrder } from './verbs/deployment/before-sheets.ts';
import { withEnding } from './verbs/overview/ending-post.ts';
import { withTutor } from './verbs/overview/tutor.ts';
import { type Hooks, type HostOptions, newMemory, type Deps } from './battle/deps.ts';
import { planDecision } from './advance/filed/plan-decision.ts';
import { withClock } from './advance/clock/with-clock.ts';
import { withLeaving } from './advance/clock/return.ts';
import { directPosts } from './messages/direct-message.ts';
import { expire } from './verbs/proposals/expire.ts';
import { lapseProposals } from './verbs/proposals/lapse.ts';
import { askedLines, openLines } from './verbs/proposals/open-proposals.ts';
import { withoutLive } from './verbs/proposals/live.ts';
import { createProposals } from './verbs/proposals/proposals-verbs.ts';
import { leave } from './verbs/lobby/leave.ts';
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
import { createTableDice } from './verbs/table-dice/table-dice-verbs.ts';
import { withoutOldSheets } from './advance/sheets.ts';
import { isDataError } from './battle/unreadable.ts';
import { verbKit } from './advance/verb.ts';

/** The database may be unavailable for a moment, and nothing else would remind the bot of its own turn. */
const ROBOT_TRIES = 5;

/** What features add to every battle, in calling order. */
const HOOKS: Hooks = {
  before: [withClock, withoutOldSheets],
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
  const { change, verb } = verbKit(deps);
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
    ...createLook(deps),
    ...createTableDice(deps),
    ...createStanding(deps),
    ...createPlans(deps),
    ...createOverview(deps),
    ...createLobby(deps, join),
    ...createOrders(deps),
    ...createHistory(deps),
    ...createScenarioLibrary(deps),
    ...createLuck(deps),
    ...createRandom(deps),
    ...createRepair(deps),
    ...createRolls(deps),
    ...createRulebook(deps),
    ...createFairDice(deps),
    join,
    leave: change(async (_deps, loaded, request) => {
      const decision = leaveDeployment(loaded, request, leave(loaded, request));
      return decision instanceof Refusal ? decision : withLeaving(deps, loaded, request.person, decision);
    }),
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
