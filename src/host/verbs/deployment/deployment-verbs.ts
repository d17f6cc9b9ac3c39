/** The verbs of deployment. A draft is stored in a row of its own side, and changes nothing in the battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Completion } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt, lockKey, verbKit } from '../../advance/verb.ts';
import { resultOf } from '../../advance/wizard.ts';
import { fold } from '../../battle/fold.ts';
import { no, readable } from '../../battle/voice.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { DeployAt, DeployShown, DeployWish } from './deployment-shown.ts';
import { wish } from './rearm.ts';
import { sealedSides } from '../../advance/sealed.ts';
import { seal, unseal } from './seal.ts';
import { atPlace, deploymentWizard, placed } from './deployment-wizard.ts';
import { elsewhere, markOf, sightAt } from './sight.ts';

const { press, type, open, show } = deploymentWizard;

/** A button below the whole side. */
type Whole = Pick<DeployAt, 'battle' | 'side'>;

export function createDeployment(deps: Deps) {
  const { verb, change, list } = verbKit(deps);
  return {
    /** The person's own deployment; in a battle that deploys in turn, the same as an order for these units. */
    deployment: verb(deployment),
    pressDeployment: verb(press),
    /** Back to the whole side, from any step. */
    turnDeployment: (request: Request, at: DeployAt) => open(deps, request, at, ({ here }) => ({ ...here, place: '' })),
    typeDeployment: verb(type),
    sealDeployment: change(sealShown),
    unsealDeployment: change(
      (_deps, loaded, request, at: Whole) => elsewhere(loaded, at) ?? unseal(deps, loaded, request, at.side),
    ),
    /** Whether a side would rather deploy unit by unit. */
    wishByUnit: change(
      (_deps, loaded, request, at: Whole, wishes: boolean) =>
        elsewhere(loaded, at) ?? wish(deps, loaded, request, at.side, wishes),
    ),
    /** Units with their places, and line-ups, for completion: the person's own alone. */
    completeDeployment: list(completed),
    lineUps: list((_deps, { rules }) => rules.deployment?.lineUps ?? []),
  };
}

/** The whole side, if it is still as it was shown. */
async function sealShown(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  at: Whole & Pick<DeployAt, 'mark'>,
): Promise<Decision | Refusal> {
  const sight = await sightAt(deps, loaded, request, at.side);
  if (sight instanceof Refusal) return sight;
  const isSeen = !elsewhere(loaded, at) && markOf(sight, '') === at.mark;
  return isSeen ? seal(deps, loaded, request, at.side) : no(phrase('deploy-moved-on'));
}

/** The side a person deploys: their only one, or the one not sealed yet. */
async function sideHere(deps: Deps, loaded: LoadedBattle, request: Request): Promise<Side | Refusal> {
  const sides = sidesOf(loaded, request.person);
  const sealed = await sealedSides(deps, loaded.battle);
  const side = sides.find((each) => !sealed.includes(each)) ?? sides[0];
  return side ?? no(phrase('host-no-seat'));
}

/** While secret: changes the person's own. Later, and in a deployment in turn: an order. */
async function deployment(
  deps: Deps,
  request: Request,
  wanted: DeployWish = {},
): Promise<DeployShown | { readonly orders: string } | Refusal> {
  return deps.lock(await lockKey(deps, request.place), async () => {
    const loaded = await loadAt(deps, request);
    if (loaded instanceof Refusal) return loaded;
    const side = await sideHere(deps, loaded, request);
    if (side instanceof Refusal) return side;
    const { battle, rules, state } = loaded;
    if (battle.status === 'playing') {
      const orders = isOpen(loaded) ? textOf(rules, state, side, wanted) : no(phrase('deploy-over'));
      return orders instanceof Refusal ? orders : { orders };
    }
    const sight = await sightAt(deps, loaded, request, side);
    if (sight instanceof Refusal) return sight;
    const text = textOf(rules, sight.plan.state, side, wanted);
    const plan = text === '' ? sight.plan : text instanceof Refusal ? text : await placed(sight, text);
    if (plan instanceof Refusal) return readable(plan, rules.showOrder, request.language);
    const bench = atPlace({ ...sight, plan }, '');
    return resultOf(await show(bench, bench.here));
  });
}

function isOpen({ rules: { deployment: rules }, state }: LoadedBattle): boolean {
  return rules?.isDeploying(state) === true && SIDES.some((side) => rules.reserve(state, side).length > 0);
}

/** The line-up first, then deviations from it. */
function textOf(
  { deployment: rules }: AnyRuleset,
  state: unknown,
  side: Side,
  { lineUp: typed, units = '' }: DeployWish,
): string | Refusal {
  if (typed === undefined) return units;
  const { lineUps, lineUp } = rules!;
  const names = lineUps.map(({ name }) => name);
  const found = names.find((name) => fold(name) === fold(typed));
  if (found === undefined) return no(phrase('deploy-no-preset'), names);
  return [lineUp(state, side, found), ...(units === '' ? [] : [units])].join('; ');
}

async function completed(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  text: string,
): Promise<readonly Completion[]> {
  const side = await sideHere(deps, loaded, request);
  const { rules, state, battle } = loaded;
  if (side instanceof Refusal || rules.deployment?.isDeploying(state) !== true) return [];
  if (battle.status === 'playing') return rules.complete(text, state, side, request.language);
  const sight = await sightAt(deps, loaded, request, side);
  return sight instanceof Refusal ? [] : rules.complete(text, sight.plan.state, side, request.language);
}
