/** The host, put together from its verbs. */
import { Refusal } from '../kernel/play.ts';
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
import type { Host } from './host.ts';
import { createLibrary } from './library.ts';
import { createLuck } from './luck/create.ts';
import { createGlance } from './glance/glance-verbs.ts';
import { createLock } from './lock.ts';
import { look, named } from './closer.ts';
import { completeAnswer } from './completing.ts';
import { log, status } from './look.ts';
import { map } from './map.ts';
import { sweep } from './motion/lapse.ts';
import { withoutLive } from './motion/live.ts';
import { createMotions } from './motion/motion-verbs.ts';
import { leave } from './muster.ts';
import { open } from './open.ts';
import { createOdds } from './odds/verbs.ts';
import { createOptions } from './options/create.ts';
import { readingOptions } from './options/stored-options.ts';
import { carryOnAll } from './owing.ts';
import { createPace } from './pace.ts';
import { type HostOptions, newMemory, type Parts } from './parts.ts';
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
import { change } from './verb.ts';

/** The database may be away for a moment, and nobody else would remind the bot of its own turn. */
const ROBOT_TRIES = 5;

export function createHost(options: HostOptions): Host {
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
    wake,
    halt,
    memory: newMemory(options.clock()),
    lapse,
  };
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
    open: (request, scenario, language, solo, how) => open(parts, request, scenario, language, solo, how),
    join: (request, role, army) => change(parts, request, (loaded) => joinWith(parts, loaded, request, role, army)),
    leave: (request) =>
      change(parts, request, async (loaded) => {
        const move = await leaveDeployment(parts, loaded, request, leave(loaded, request));
        return move instanceof Refusal ? move : withoutLive(loaded, request.person, move);
      }),
    start: (request) => change(parts, request, (loaded) => startDeployed(parts, loaded, request)),
    resign: (request) => change(parts, request, (loaded) => resign(parts, loaded, request)),
    doctrine: (request, name) => chooseDoctrine(parts, request, name),
    preview: (request, text) => preview(parts, request, text),
    confirm: (request, draft) => change(parts, request, (loaded) => confirm(parts, loaded, request, draft)),
    discard: (request, draft) => discard(parts, request, draft),
    complete: (request, typed) => complete(parts, request, typed),
    answer: (request, battle, no, given, ahead = []) =>
      change(parts, request, (loaded) => answer(parts, loaded, request, { battle, no }, { given, ahead })),
    completeAnswer: (request, typed) => completeAnswer(parts, request, typed),
    mayAnswer: (request, battle, no) => mayAnswer(parts, request, { battle, no }),
    map: (request, wish) => map(parts, request, wish),
    status: (request) => status(parts, request),
    unit: (request, name) => look(parts, request, (rules, state) => rules.unit(state, name)),
    sight: (request, from, to) => look(parts, request, (rules, state) => rules.sight(state, from, to)),
    describe: (request, what) => look(parts, request, (rules, state) => rules.describe(state, what)),
    topics: (request, typed) => named(parts, request, (rules, state) => rules.topics(state, typed)),
    units: (request) => named(parts, request, (rules, state) => rules.units(state)),
    log: (request, page) => log(parts, request, page),
    export: (request) => exportBattle(parts, request),
    chronicle: (request, battle) => chronicle(parts, request, battle),
    resume: () => resume(parts),
    idle: pace.idle,
    close: pace.close,
  };
}

async function resume(parts: Parts): Promise<void> {
  await carryOnAll(parts);
  await tick(parts);
}
