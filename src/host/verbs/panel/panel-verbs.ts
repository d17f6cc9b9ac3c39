/** The verbs of the panel. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { confirm } from '../../advance/drafts.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Deps, newId } from '../../battle/deps.ts';
import { fold } from '../../battle/fold.ts';
import { writePlan } from '../../advance/filed/write-plan.ts';
import { readWritten, shownPlanned } from '../../advance/filed/plan-text.ts';
import { projection } from '../../advance/preview-orders.ts';
import { verbKit } from '../../advance/verb.ts';
import { noted, resultOf } from '../../advance/wizard.ts';
import { no } from '../../battle/voice.ts';
import { draftedFor, keptIn } from './kept.ts';
import type { PanelAt, PanelShown } from './panel.ts';
import { deskAt, deskOf, panelWizard } from './panel-wizard.ts';
import { ownNews } from '../../messages/own-news.ts';
import { whyNote } from '../../messages/why-note.ts';

const { press, type, back, go, show } = panelWizard;

export function createPanel(deps: Deps) {
  const { verb, change } = verbKit(deps);
  return {
    /** A new panel, from its beginning or for one unit. */
    openPanel: verb(open),
    /** The button with this number, in the present position, whatever it was when the panel was shown. */
    pressPanel: verb(press),
    /** What could be typed, for the form; without loading the battle, since Discord wants it straight away. */
    typedInPanel: verb(exampleOf),
    /** Text instead of a button. */
    typePanel: verb(type),
    backPanel: verb(back),
    /** Shows it again, with any changes; `why`: the order was not accepted. */
    againPanel: (request: Request, at: PanelAt, why?: Refusal) =>
      go(deps, request, at, ({ here }) => (why && !isStale(why) ? noted(here, whyNote(why)) : here)),
    /** Gives the order shown, or adds it to the plan. */
    confirmPanel: change(confirmed),
  };
}

async function open(deps: Deps, request: Request, unit?: string): Promise<PanelShown | Refusal> {
  const desk = await deskOf(deps, request);
  if (desk instanceof Refusal) return desk;
  const units = unit === undefined ? [] : desk.loaded.rules.units(projection(desk.loaded));
  const known = units.find(({ name }) => fold(name) === fold(unit!));
  const notes = desk.isSheet && !known ? await ownNews(deps, desk.loaded, request) : [];
  const here = { place: known?.name ?? '', past: [], notes };
  const at = { draft: newId(deps), step: 0 };
  return resultOf(await show({ ...desk, at, presses: [], here }, here));
}

/** Of this person's panel, if it is still there. */
async function exampleOf({ store }: Deps, { person }: Request, { draft: id }: PanelAt): Promise<string | undefined> {
  const draft = await store.draft(id);
  return draft?.userId === person.id ? keptIn(draft)?.example : undefined;
}

/** Changes since it was shown are listed in any case, and the order's present effect is visible. */
function isStale({ says }: Refusal): boolean {
  return says.id === 'host-stale' || says.id === 'host-stale-refused';
}

/** Like any previewed order; or, in the enemy's turn, appended to the plan. */
async function confirmed(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  { draft, step }: PanelAt,
): Promise<Decision | Refusal> {
  const drafted = await draftedFor(deps, loaded, request, draft);
  if (drafted instanceof Refusal) return drafted;
  const { kept } = drafted;
  const desk = deskAt(deps, loaded, request);
  if (desk instanceof Refusal) return desk;
  const isCurrent = kept.step === step && (desk.isPlan ? kept.plan : kept.orders) !== undefined;
  if (!isCurrent) return no(phrase('panel-moved-on'));
  if (!desk.isPlan) return confirm(deps, loaded, request, draft);
  const decision = await writePlan(deps, loaded, request, [...plannedBy(loaded, request), kept.plan!].join('; '));
  return decision instanceof Refusal ? decision : { ...decision, drafts: { drop: [draft] } };
}

/** This person's plan, unless it has stopped. */
function plannedBy({ plans, rules }: LoadedBattle, { person }: Request): string[] {
  const own = plans.filter(({ userId }) => userId === person.id).map(readWritten);
  return own.flatMap(({ orders, stopped }) => (stopped ? [] : orders.map((each) => shownPlanned(rules, each, 'en'))));
}
