/** The verbs of deployment. A draft is stored in a row of its own side, and changes nothing in the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Completion } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { holds, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { whyNote } from '../../messages/why-note.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt, lockKey, verbKit } from '../../advance/verb.ts';
import { no, readable, sideName } from '../../battle/voice.ts';
import type { DeployAt, DeployShown, DeployWish } from './deployment-shown.ts';
import { meetingOf, wayOf } from '../../seats/sealed-deployment.ts';
import { wish } from './rearm.ts';
import { planOf, playedOn, rowWith } from './deployment-row.ts';
import { sealedSides } from '../../advance/sealed.ts';
import { seal, unseal } from './seal.ts';
import { isOwn, markOf, rowsOf, shownDeployment, type Sight } from './shown.ts';

export function createDeploying(deps: Deps) {
  const { decide } = verbKit(deps);
  return {
    /** One's own deployment; in a battle that deploys in turn, the same as an order for these units. */
    deployment: (request: Request, wanted?: DeployWish) => deployment(deps, request, wanted ?? {}),
    pressDeployment: (request: Request, at: DeployAt, n: number) =>
      going(deps, request, at, (sight) => pressed(deps, sight, at, n)),
    /** Back to the whole side. */
    turnDeployment: (request: Request, at: DeployAt) =>
      going(
        deps,
        request,
        at,
        () => ({ unit: '' }),
        () => true,
      ),
    typeDeployment: (request: Request, at: DeployAt, text: string) =>
      going(deps, request, at, async (sight) => {
        const refusal = await typed(deps, sight, text);
        return { unit: at.unit, notes: refusal ? [whyNot(sight, refusal)] : [] };
      }),
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
    /** Units with their places, and line-ups, for completion: one's own alone. */
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

async function sightAt(deps: Deps, loaded: LoadedBattle, request: Request, side: Side): Promise<Sight | Refusal> {
  const meeting = meetingOf(loaded.battle);
  if (!meeting || !loaded.rules.armies) return no(phrase('deploy-no-meeting'));
  if (loaded.battle.status !== 'mustering') return no(phrase('deploy-over'));
  if (wayOf(meeting) !== 'sealed') return no(phrase('deploy-in-turn'));
  if (!holds(loaded, request.person, side)) return no(phrase('deploy-not-yours', { side: sideName(side) }));
  const sealed = await sealedSides(deps, loaded.battle);
  return { loaded, request, plan: await planOf(deps, loaded, side), sealed };
}

/** While secret: changes one's own. Later, and in a deployment in turn: an order. */
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
    const refusal = text === undefined ? undefined : await typed(deps, sight, text);
    if (refusal) return readable(refusal, loaded.rules, request.language);
    const then = await sightAt(deps, loaded, request, side);
    return then instanceof Refusal ? then : shownDeployment(deps, then, '', []);
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

interface Gone {
  readonly unit: string;
  readonly notes?: readonly Phrase[];
}

/** One change at a time on the present deployment; an outdated button shows the present one. */
async function going(
  deps: Deps,
  request: Request,
  at: DeployAt,
  decide: (sight: Sight) => Promise<Gone> | Gone,
  isShown: (sight: Sight) => boolean = (sight) => markOf(sight, at.unit) === at.mark,
): Promise<DeployShown | Refusal> {
  return deps.lock(await lockKey(deps, request.place), async () => {
    const loaded = await loadAt(deps, request);
    if (loaded instanceof Refusal) return loaded;
    if (loaded.battle.id !== at.battle) return no(phrase('deploy-moved-on'));
    const sight = await sightAt(deps, loaded, request, at.side);
    if (sight instanceof Refusal) return sight;
    const { unit, notes = [] } = isShown(sight) ? await decide(sight) : { unit: '', notes: [phrase('panel-moved-on')] };
    const then = await sightAt(deps, loaded, request, at.side);
    return then instanceof Refusal ? then : shownDeployment(deps, then, unit, notes);
  });
}

/** A unit is opened; anything else is an order that takes effect straight away. */
async function pressed(deps: Deps, sight: Sight, at: DeployAt, n: number): Promise<Gone> {
  const found = rowsOf(sight, at.unit);
  const press = found instanceof Refusal ? undefined : found.rows.flatMap((row) => row.presses)[n];
  if (!press) return { unit: at.unit };
  const opened = /^\S+ (\S+)$/.exec(press.text)?.[1];
  if (opened !== undefined) return { unit: opened };
  if (press.refusal) return { unit: at.unit, notes: [whyNot(sight, press.refusal)] };
  const refusal = await typed(deps, sight, press.text);
  return { unit: at.unit, notes: refusal ? [whyNot(sight, refusal)] : [] };
}

/** Orders for one's own units only, kept if all are legal, and if nothing was sealed or begun meanwhile. */
async function typed(deps: Deps, sight: Sight, text: string): Promise<Refusal | undefined> {
  const { loaded, request, plan } = sight;
  const { rules } = loaded;
  if (plan.row?.sealed) return no(phrase('deploy-sealed-already'));
  const orders = rules.orders(text, plan.state, plan.side);
  if (orders instanceof Refusal) return orders;
  const units = orders.flatMap(({ order }) => rules.who(order));
  const others = units.filter((unit) => !isOwn(sight)(unit));
  if (others.length > 0) return no(phrase('deploy-others-units', { units: others.join(' ') }));
  if (units.length === 0) return no(phrase('deploy-only-places'));
  const played = playedOn(rules, plan.state, plan.side, text);
  if (played instanceof Refusal) return played;
  const put = [rowWith(deps, loaded, plan, played.state, request.person.id)];
  const battle = { id: loaded.battle.id, revision: loaded.battle.revision };
  const committed = await deps.store.commit({ at: deps.clock(), battle, deployments: { put } });
  return committed === 'committed' ? undefined : no(phrase('host-busy'));
}

function whyNot({ loaded, request }: Sight, refusal: Refusal): Phrase {
  return whyNote(readable(refusal, loaded.rules, request.language));
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
