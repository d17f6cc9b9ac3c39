/** The verbs of deployment. A draft is stored in a row of its own side, and changes nothing in the battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Completion } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt, lockKey, verbKit } from '../../advance/verb.ts';
import { resultOf } from '../../advance/wizard.ts';
import { no, readable } from '../../battle/voice.ts';
import type { DeployAt, DeployShown, DeployWish } from './deployment-shown.ts';
import { wish } from './rearm.ts';
import { sealedSides } from '../../advance/sealed.ts';
import { seal, unseal } from './seal.ts';
import { atPlace, deploymentWizard, placed } from './deployment-wizard.ts';
import { markOf, type Sight, sightAt } from './sight.ts';

const { press, type, open, show } = deploymentWizard;

export function createDeployment(deps: Deps) {
  const { decide } = verbKit(deps);
  return {
    /** The person's own deployment; in a battle that deploys in turn, the same as an order for these units. */
    deployment: (request: Request, wanted?: DeployWish) => deployment(deps, request, wanted ?? {}),
    pressDeployment: (request: Request, at: DeployAt, n: number) => press(deps, request, at, n),
    /** Back to the whole side, from any step. */
    turnDeployment: (request: Request, at: DeployAt) => open(deps, request, at, ({ here }) => ({ ...here, place: '' })),
    typeDeployment: (request: Request, at: DeployAt, text: string) => type(deps, request, at, text),
    sealDeployment: decide(
      async (loaded: LoadedBattle, request: Request, at: Pick<DeployAt, 'battle' | 'side' | 'mark'>) => {
        const sight = await sightAt(deps, loaded, request, at.side);
        if (sight instanceof Refusal) return sight;
        const isSeen = at.battle === loaded.battle.id && markOf(sight, '') === at.mark;
        return isSeen ? seal(deps, loaded, request, at.side) : no(phrase('deploy-moved-on'));
      },
    ),
    unsealDeployment: decide(
      (loaded: LoadedBattle, request: Request, { battle, side }: Pick<DeployAt, 'battle' | 'side'>) =>
        loaded.battle.id === battle ? unseal(deps, loaded, request, side) : no(phrase('deploy-moved-on')),
    ),
    /** Whether a side would rather deploy unit by unit. */
    wishByUnit: decide(
      (loaded: LoadedBattle, request: Request, { battle, side }: Pick<DeployAt, 'battle' | 'side'>, wishes: boolean) =>
        loaded.battle.id === battle ? wish(deps, loaded, request, side, wishes) : no(phrase('deploy-moved-on')),
    ),
    /** Units with their places, and line-ups, for completion: the person's own alone. */
    completeDeployment: (request: Request, text: string) => completed(deps, request, text),
    lineUps: async (request: Request) => {
      const loaded = await loadAt(deps, request);
      return loaded instanceof Refusal ? [] : (loaded.rules.deployment?.lineUps ?? []);
    },
  };
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
  wanted: DeployWish,
): Promise<DeployShown | { readonly orders: string } | Refusal> {
  return deps.lock(await lockKey(deps, request.place), async () => {
    const loaded = await loadAt(deps, request);
    if (loaded instanceof Refusal) return loaded;
    const side = await sideHere(deps, loaded, request);
    if (side instanceof Refusal) return side;
    if (loaded.battle.status === 'playing') return ordersFor(loaded, side, wanted);
    const sight = await sightAt(deps, loaded, request, side);
    if (sight instanceof Refusal) return sight;
    const text = textOf(sight, wanted);
    if (text instanceof Refusal) return text;
    const plan = text === undefined ? sight.plan : await placed(sight, text);
    if (plan instanceof Refusal) return readable(plan, loaded.rules, request.language);
    const bench = atPlace({ ...sight, plan }, '');
    return resultOf(await show(bench, bench.here));
  });
}

function ordersFor(
  loaded: LoadedBattle,
  side: Side,
  { lineUp, units }: DeployWish,
): { readonly orders: string } | Refusal {
  const { rules, state } = loaded;
  const { deployment } = rules;
  const isOpen =
    deployment?.isDeploying(state) === true && SIDES.some((each) => deployment.reserve(state, each).length > 0);
  if (!isOpen) return no(phrase('deploy-over'));
  if (units !== undefined) return { orders: units };
  const name = lineUp === undefined ? undefined : lineUpNamed(loaded, lineUp);
  if (name instanceof Refusal) return name;
  return { orders: name === undefined ? '' : deployment.lineUp(state, side, name) };
}

function lineUpNamed({ rules }: LoadedBattle, typed: string): string | Refusal {
  const all = rules.deployment?.lineUps ?? [];
  const found = all.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  return found
    ? found.name
    : no(
        phrase('deploy-no-preset'),
        all.map(({ name }) => name),
      );
}

/** The line-up first, then deviations from it. */
function textOf({ loaded, plan }: Sight, { lineUp, units }: DeployWish): string | undefined | Refusal {
  if (lineUp === undefined) return units;
  const name = lineUpNamed(loaded, lineUp);
  if (name instanceof Refusal) return name;
  const all = loaded.rules.deployment!.lineUp(plan.state, plan.side, name);
  return units === undefined ? all : `${all}; ${units}`;
}

async function completed(deps: Deps, request: Request, text: string): Promise<readonly Completion[]> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal) return [];
  const side = await sideHere(deps, loaded, request);
  if (side instanceof Refusal) return [];
  const { rules, state, battle } = loaded;
  if (rules.deployment?.isDeploying(state) !== true) return [];
  if (battle.status === 'playing') return rules.complete(text, rules.view(state, side), side, request.language);
  const sight = await sightAt(deps, loaded, request, side);
  return sight instanceof Refusal ? [] : rules.complete(text, sight.plan.state, side, request.language);
}
