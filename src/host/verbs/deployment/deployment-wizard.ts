/** The wizard in which a side deploys in secret: its buttons, and what each of them does straight away. */
import type { Composing, Press } from '../../../kernel/compose.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { mayOrder } from '../../advance/may-act.ts';
import { loadAt, lockKey } from '../../advance/verb.ts';
import { choiceAt, resultOf, type WizardPlace, type Step, type Wizard, wizardOf } from '../../advance/wizard.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';
import type { Request } from '../../request.ts';
import { playedOn } from '../../orders/sheet.ts';
import { type Plan, rowWith } from './deployment-row.ts';
import type { DeployAt, DeployShown } from './deployment-shown.ts';
import { shownDeployment } from './shown.ts';
import { elsewhere, markOf, type Sight, sightAt } from './sight.ts';

/** A place is a unit by its short name; '' is the whole side. */
interface Here extends WizardPlace {
  /** As it is after what was pressed or typed. */
  readonly plan: Plan;
}

/** A button opens a unit; or it is an order, which takes effect straight away. */
type Lead = { readonly unit: string } | { readonly orders: string } | Refusal;

interface Choice extends Press {
  readonly isChosen: boolean;
}

interface Asks extends Step<Lead> {
  readonly rows: readonly { readonly says?: Press['says']; readonly presses: readonly Choice[] }[];
}

interface Bench extends Sight {
  readonly here: Here;
}

export function atPlace(sight: Sight, place: string): Bench {
  return { ...sight, here: { place, past: [], notes: [], plan: sight.plan } };
}

async function benchAt(deps: Deps, request: Request, at: DeployAt): Promise<Bench | Refusal> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal) return loaded;
  const sight = elsewhere(loaded, at) ?? (await sightAt(deps, loaded, request, at.side));
  return sight instanceof Refusal ? sight : atPlace(sight, at.unit);
}

/** The rows for a unit, or for the whole side; a sealed deployment has none. */
function stepAt(bench: Bench, { place: unit, plan }: Here): Asks | Refusal {
  const { rules } = bench.loaded;
  const isOwn = mayOrder(bench.loaded, plan.side, bench.request.person.id);
  const compose = (draft: string) => rules.compose(plan.state, plan.side, draft, isOwn);
  const typed = { take: (orders: string) => ({ orders }) };
  const first = compose(unit === '' ? '' : `deploy ${unit}`);
  if (first instanceof Refusal) return first;
  if (plan.row?.sealed) return { asks: phrase('deploy-asks-sealed'), lines: [], rows: [], typed };
  const standing = unit === '' ? undefined : standingText(bench, plan, unit);
  const then = standing === undefined ? undefined : compose(standing);
  const more = then && !(then instanceof Refusal) ? then : undefined;
  const rows = [...choicesIn(more, standing), ...choicesIn(first)];
  return { asks: (more ?? first).asks, lines: [], rows, typed };
}

function choicesIn(composing: Composing | undefined, standing?: string): Asks['rows'] {
  return (composing?.rows ?? []).map(({ says, presses }) => ({
    ...(says && { says }),
    presses: presses.map((press) => ({ ...press, isChosen: press.text === standing })),
  }));
}

/** `deploy 3L 0406 N line`: the unit's present place; undefined if it has none. */
function standingText({ loaded: { rules } }: Sight, { state, side }: Plan, unit: string): string | undefined {
  const text = rules.deployment!.stations(state, side);
  const orders = text === '' ? [] : text.replace(/^\S+ /, '').split(', ');
  const own = orders.find((each) => each.startsWith(`${unit} `));
  return own === undefined ? undefined : `${text.split(' ')[0]} ${own}`;
}

function choice(_bench: Bench, { rows }: Asks, n: number): Lead | undefined {
  const press = choiceAt(rows, n);
  const unit = press && /^\S+ (\S+)$/.exec(press.text)?.[1];
  if (unit !== undefined) return { unit };
  return press && (press.refusal ?? { orders: press.text });
}

async function toward(bench: Bench, lead: Lead): Promise<Here | Refusal> {
  if (lead instanceof Refusal) return lead;
  if ('unit' in lead) return { ...bench.here, place: lead.unit };
  const plan = await placed(bench, lead.orders);
  return plan instanceof Refusal ? plan : { ...bench.here, plan };
}

/** Orders for the person's own units only, kept if all are legal, and if nothing was sealed or begun meanwhile. */
export async function placed(sight: Sight, text: string): Promise<Plan | Refusal> {
  const { deps, loaded, request, plan } = sight;
  const { rules, battle } = loaded;
  if (plan.row?.sealed) return no(phrase('deploy-sealed-already'));
  const orders = rules.orders(text, plan.state, plan.side);
  if (orders instanceof Refusal) return orders;
  const units = orders.flatMap(({ order }) => rules.who(order));
  const isOwn = mayOrder(loaded, plan.side, request.person.id);
  const others = units.filter((unit) => !isOwn(unit));
  if (others.length > 0) return no(phrase('deploy-others-units', { units: others.join(' ') }));
  if (units.length === 0) return no(phrase('deploy-only-places'));
  const played = playedOn(rules, plan.state, plan.side, text);
  if (played instanceof Refusal) return played;
  const row = rowWith(deps, loaded, plan, played.state, request.person.id);
  const { id, revision } = battle;
  const at = deps.clock();
  const committed = await deps.store.commit({ at, battle: { id, revision }, sheets: { put: [row] } });
  return committed === 'committed' ? { ...plan, row: { ...row, at }, state: played.state } : no(phrase('host-busy'));
}

const deployment: Wizard<DeployAt, Bench, Asks, Lead, { readonly result: DeployShown }> = {
  alone: async (deps, request, _at, work) =>
    deps.lock(await lockKey(deps, request.place), async () => resultOf(await work())),
  bench: benchAt,
  shownAt: (bench, { unit, mark }) => {
    if (markOf(bench, unit) === mark) return bench;
    return { stale: phrase('panel-moved-on') };
  },
  step: stepAt,
  choice,
  toward,
  show: (bench, { place, notes, plan }, asks) => ({ result: shownDeployment({ ...bench, plan }, place, asks, notes) }),
};

export const deploymentWizard = wizardOf(deployment);
