/** The odds of an order, requested before it is given. Nothing is stored, and no die of the battle is rolled. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import type { Asking, Forecast } from '../../../odds/forecast.ts';
import { doctrinesOf } from '../../messages/doctrine-line.ts';
import { orRefused } from '../../advance/fault.ts';
import { atSheet } from '../../orders/sheet.ts';
import { dryRunAll, type Foresight } from '../../orders/dry-run.ts';
import { commandOf, complete, previewFor, openToTable } from '../../advance/preview-orders.ts';
import type { Request } from '../../request.ts';
import { holds, isShared, isUmpire, sidesOf, sideAtDesk } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { draftOf } from '../../advance/drafts.ts';
import { playing, verbKit } from '../../advance/verb.ts';
import { no, readable, shownTogether } from '../../battle/voice.ts';
import { askingOf } from '../../advance/odds/questions-ahead.ts';
import { firstRollOf } from '../../advance/odds/first-throw.ts';
import { knownDoctrines, namesOf } from '../../advance/odds/known-answers.ts';
import { levelOf } from '../../battle/odds-level.ts';
import type { OddsShown } from './odds.ts';
import { shownOdds } from './odds-shown.ts';

/** How often an order is played with each answer, if not calculated exactly: ± 2 percent. */
const TRIES = 2500;

export function createOdds(deps: Deps) {
  const { list, look } = verbKit(deps);
  return {
    /** For orders as typed: for the first that involves chance. */
    odds: look((_deps, loaded, request, text: string) => oddsHere(deps, loaded, request, async () => text)),
    /** For the orders of a preview or a panel. */
    oddsOf: look((_deps, loaded, request, draft: string) =>
      oddsHere(deps, loaded, request, () => draftedText(deps, loaded, request, draft)),
    ),
    /** Completions for an order to ask the odds of. */
    completeOdds: list((_deps, loaded, request, typed: string) => {
      const rows = complete(deps, loaded, request, typed);
      // A thread takes about as long to start as a person to type.
      if (rows.length > 0) deps.forecaster?.wake();
      return rows;
    }),
    /** Why the odds of plain dice are not available here. */
    mayForecastDice: async ({ place }: Request) => {
      const battle = await deps.store.battleAt(place.channelId);
      const isOff = battle && battle.status !== 'cancelled' && battle.status !== 'over' && levelOf(battle) === 'off';
      return isOff ? no(phrase('odds-off')) : undefined;
    },
  };
}

async function oddsHere(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  wanted: () => Promise<string | Refusal>,
): Promise<OddsShown | Refusal> {
  const asker = mayAsk(deps, loaded, request);
  if (asker instanceof Refusal) return asker;
  const text = await wanted();
  if (text instanceof Refusal) return text;
  const refusal = unsettled(loaded);
  if (refusal) return refusal;
  const own = asker.isUmpire ? loaded : atSheet(loaded, asker.side);
  const foresight = await previewedOrder(deps, own, asker, text, request);
  if (foresight instanceof Refusal) return readable(foresight, shownTogether(own.rules), request.language);
  return forecastFor(deps, own, asker, request, foresight);
}

interface Asker {
  readonly side: Side;
  /** The umpire commands no one, and sees what everyone sees. */
  readonly isUmpire: boolean;
}

/** Those who may give orders for the side to move, and the umpire. */
function mayAsk(deps: Deps, loaded: LoadedBattle, request: Request): Asker | Refusal {
  const level = levelOf(loaded.battle);
  if (level !== 'full') return no(phrase(level === 'off' ? 'odds-off' : 'odds-dice-only'));
  if (!isUmpire(loaded, request.person) || sidesOf(loaded, request.person).length > 0) {
    const side = commandOf(loaded, request);
    if (side instanceof Refusal) return isAsked(loaded, request) ? no(phrase('odds-your-answer')) : side;
    return whether(deps, loaded) ?? { side, isUmpire: false };
  }
  const { next, battle } = loaded;
  const held = playing(battle);
  if (held) return held;
  if (next.kind === 'over') return no(phrase('host-is-over'));
  return openToTable(loaded) ?? whether(deps, loaded) ?? { side: sideAtDesk(loaded), isUmpire: true };
}

/** Whether everyone waits for this person's answer to an enemy order. */
function isAsked(loaded: LoadedBattle, { person }: Request): boolean {
  const asked = loaded.waiting?.question;
  return asked !== undefined && asked.kind !== AGREEMENT && holds(loaded, person, asked.to);
}

/** Whether this bot calculates odds, and the rules involve chance. */
function whether({ forecaster }: Deps, { rules }: LoadedBattle): Refusal | undefined {
  return forecaster && rules.outlook ? undefined : no(phrase('odds-none'));
}

/** While something is under way, the position before the order is unknown. */
function unsettled({ waiting, next }: LoadedBattle): Refusal | undefined {
  return waiting || next.kind === 'auto' ? no(phrase('odds-unsettled')) : undefined;
}

const drafted = z.object({ orders: z.array(z.string()).min(1) });

/** The orders of a preview, or of a panel. */
async function draftedText(deps: Deps, loaded: LoadedBattle, request: Request, id: string) {
  const draft = await draftOf(deps, loaded, request, id);
  const kept = draft && drafted.safeParse(JSON.parse(draft.text));
  return kept?.success ? kept.data.orders.join('; ') : no(phrase('host-draft-gone'));
}

/** The umpire's preview uses no one's doctrine. */
function previewedOrder(
  deps: Deps,
  loaded: LoadedBattle,
  { side, isUmpire: decides }: Asker,
  text: string,
  { person }: Request,
): Promise<Foresight | Refusal> {
  if (!decides) return previewFor(deps, loaded, side, text, person.id);
  return orRefused(deps, loaded, text, () => dryRunAll(loaded.rules, loaded.state, text, side, false, {}));
}

async function forecastFor(
  deps: Deps,
  loaded: LoadedBattle,
  { side, isUmpire: decides }: Asker,
  request: Request,
  foresight: Foresight,
): Promise<OddsShown | Refusal> {
  const { rules, battle } = loaded;
  const first = firstRollOf(rules, foresight, side);
  if (first instanceof Refusal) return first;
  const own = decides ? undefined : (await doctrinesOf(deps, rules, request.person.id)).now;
  const mine = decides ? [] : sidesOf(loaded, request.person);
  const known = await knownDoctrines(deps, loaded);
  const doctrines = {
    ...namesOf(known),
    ...Object.fromEntries(mine.map((each) => [each, own])),
  };
  const eyes = decides ? undefined : side;
  const asking = askingOf(loaded, { ...first, by: side, past: [], eyes, doctrines, tries: TRIES });
  const forecast = await fineForecast(deps, battle.id, asking);
  if (forecast instanceof Refusal) return forecast;
  const notes = [...first.notes, ...(first.target === undefined ? [] : assumed(loaded, side, own, forecast))];
  return shownOdds(loaded, { side, request, forecast, first: { ...first, notes }, known });
}

/** With fewer tries a figure means nothing. */
const LEAST_TRIES = 100;

/** A thread that has just started is slow: an imprecise result is requested again. */
async function fineForecast({ forecaster, forecastFailed }: Deps, battleId: string, asking: Asking) {
  try {
    for (let round = 0; round < 2; round += 1) {
      const forecast = await forecaster!.forecast(asking);
      if (forecast === 'full') return no(phrase('odds-full'));
      if (!forecast) return no(phrase('odds-certain'));
      if (!isRough(forecast, Math.min(LEAST_TRIES, asking.tries))) return forecast;
    }
    return no(phrase('odds-rough'));
  } catch (error) {
    forecastFailed(battleId, error);
    return no(phrase('odds-failed'));
  }
}

function isRough({ exact, lots }: Forecast, least: number): boolean {
  return !exact && lots.some(({ tries }) => tries < least);
}

/** The assumptions; `own`: undefined for an umpire. */
function assumed(loaded: LoadedBattle, side: Side, own: string | undefined, { asks }: Forecast): Phrase[] {
  const hasChoice = loaded.rules.doctrines.length > 1;
  return [
    ...(own !== undefined && hasChoice ? [phrase('odds-own-doctrine', { name: phrase(`doctrine-${own}`) })] : []),
    ...(asks && !asks.sure ? [phrase('odds-unsure')] : []),
    phrase('odds-assumed', { whose: own === undefined ? 'none' : isShared(loaded, side) ? 'side' : 'own' }),
  ];
}
