/** The verbs of the panel. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { confirm } from '../../advance/drafts.ts';
import type { Reply, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { write as writePlan } from '../../advance/filed/write-plan.ts';
import { readWritten, shownPlanned } from '../../advance/filed/plan-text.ts';
import { change } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { compose, deskAt, go, type Going, type Moving, nowhere, open, toward } from './go.ts';
import { draftedFor } from './kept.ts';
import type { PanelAt } from './panel.ts';
import { whyNote } from '../../messages/why-note.ts';

export function createPanel(deps: Deps) {
  return {
    /** A new panel, from its beginning or for one unit. */
    openPanel: (request: Request, unit?: string) => open(deps, request, unit),
    /** The button with this number, in the present position, whatever it was when the panel was shown. */
    pressPanel: (request: Request, at: PanelAt, n: number) => go(deps, request, at, (desk) => pressed(desk, n)),
    /** Text instead of a button. */
    typePanel: (request: Request, at: PanelAt, word: string) => go(deps, request, at, (desk) => typed(desk, word)),
    backPanel: (request: Request, at: PanelAt) => go(deps, request, at, back),
    /** Shows it again, with any changes; `why`: the order was not accepted. */
    againPanel: (request: Request, at: PanelAt, why?: Refusal) => go(deps, request, at, ({ here }) => again(here, why)),
    /** Gives the order shown, or adds it to the plan. */
    confirmPanel: (request: Request, at: PanelAt) => confirmed(deps, request, at),
  };
}

/** Changes since it was shown are listed in any case, and the order's present effect is visible. */
function again(here: Going, why: Refusal | undefined): Going {
  if (!why || why.says.id === 'host-stale' || why.says.id === 'host-stale-refused') return here;
  return { ...here, notes: [whyNote(why)] };
}

/** Like any previewed order; or, in the enemy's turn, appended to the plan. */
async function confirmed(deps: Deps, request: Request, { draft, step }: PanelAt): Promise<Reply | Refusal> {
  return change(deps, request, async (loaded) => {
    const drafted = await draftedFor(deps, loaded, request, draft);
    if (drafted instanceof Refusal) return drafted;
    const { kept } = drafted;
    const desk = deskAt(deps, loaded, request);
    if (desk instanceof Refusal) return desk;
    const isCurrent = kept.step === step && (desk.isPlan ? kept.plan : kept.orders) !== undefined;
    if (!isCurrent) return no(phrase('panel-moved-on'));
    if (!desk.isPlan) return confirm(deps, loaded, request, draft);
    const decision = writePlan(deps, loaded, request, [...plannedBy(loaded, request), kept.plan!].join('; '));
    return decision instanceof Refusal ? decision : { ...decision, drafts: { drop: [draft] } };
  });
}

/** This person's plan, unless it has stopped. */
function plannedBy({ plans, rules }: LoadedBattle, { person }: Request): string[] {
  const own = plans.filter(({ userId }) => userId === person.id).map(readWritten);
  return own.flatMap(({ orders, stopped }) => (stopped ? [] : orders.map((each) => shownPlanned(rules, each, 'en'))));
}

/** The meaning of a number when it was shown, checked against the present buttons. */
async function pressed(desk: Moving, n: number): Promise<Going> {
  const text = desk.drafted.kept.presses[n];
  if (text === undefined) return desk.here;
  const composing = await compose(desk, desk.here.composed);
  const presses = composing instanceof Refusal ? [] : composing.rows.flatMap((row) => row.presses);
  return toward(
    desk,
    text,
    presses.find((press) => press.text === text),
  );
}

async function typed(desk: Moving, word: string): Promise<Going> {
  const composing = await compose(desk, desk.here.composed);
  if (composing instanceof Refusal || !composing.typed) return desk.here;
  const text = composing.typed.take(word);
  return text instanceof Refusal ? nowhere(desk, text) : toward(desk, text);
}

function back({ here }: Moving): Going {
  return { composed: here.past.at(-1) ?? '', past: here.past.slice(0, -1) };
}
