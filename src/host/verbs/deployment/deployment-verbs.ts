/** What `/deploy` names, as an order like any other; and how the sides deploy. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { complete } from '../../advance/preview-orders.ts';
import { verbKit } from '../../advance/verb.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { fold } from '../../battle/fold.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { no } from '../../battle/voice.ts';
import { atSheet, deploysFirst, writesFor } from '../../orders/sheet.ts';
import type { Request } from '../../request.ts';
import { sideOf } from '../../seats/commanders.ts';
import { meetingOf } from '../../seats/sealed-deployment.ts';
import { wish } from './rearm.ts';

/** A line-up by name, units with their places as text, or both. */
export interface DeployWish {
  readonly lineUp?: string;
  readonly units?: string;
}

export function createDeployment(deps: Deps) {
  const { change, list, look } = verbKit(deps);
  return {
    /** The order that places what is named; '' if nothing is. */
    deployment: look((_deps, loaded, request, wanted: DeployWish) => deployment(loaded, request, wanted)),
    /** Whether a side would rather deploy unit by unit; `battle`: the one whose panel has the button. */
    wishByUnit: change((_deps, loaded, request, battle: string, wishes: boolean) =>
      wished(loaded, request, battle, wishes),
    ),
    /** Units with their places, and line-ups, for completion: the person's own alone. */
    completeDeployment: list((_deps, loaded, request, typed: string) =>
      isDeploying(loaded) ? complete(deps, loaded, request, typed) : [],
    ),
    lineUps: list((_deps, { rules }) => rules.deployment?.lineUps ?? []),
  };
}

function isDeploying({ rules, state }: LoadedBattle): boolean {
  return rules.deployment?.isDeploying(state) === true;
}

/** The side that a person deploys: of two, the one that is not sealed yet. */
function sideFor(loaded: LoadedBattle, request: Request): Side | Refusal {
  return writesFor(loaded, request.person) ?? sideOf(loaded, request) ?? no(phrase('host-no-seat'));
}

function deployment(loaded: LoadedBattle, request: Request, wanted: DeployWish): string | Refusal {
  const side = sideFor(loaded, request);
  if (side instanceof Refusal) return side;
  const { battle } = loaded;
  if (!isDeploying(loaded)) return no(phrase(meetingOf(battle) ? 'deploy-over' : 'deploy-no-meeting'));
  if (battle.status === 'mustering' && !deploysFirst(loaded)) return no(phrase('deploy-in-turn'));
  return textOf(atSheet(loaded, side), side, wanted);
}

/** The line-up first, then deviations from it. */
function textOf(
  { rules, state }: LoadedBattle,
  side: Side,
  { lineUp: typed, units = '' }: DeployWish,
): string | Refusal {
  if (typed === undefined) return units;
  const { lineUps, lineUp } = rules.deployment!;
  const names = lineUps.map(({ name }) => name);
  const found = names.find((name) => fold(name) === fold(typed));
  if (found === undefined) return no(phrase('deploy-no-preset'), names);
  return [lineUp(state, side, found), ...(units === '' ? [] : [units])].join('; ');
}

function wished(loaded: LoadedBattle, request: Request, battle: string, wishes: boolean): Decision | Refusal {
  if (battle !== loaded.battle.id) return no(phrase('deploy-moved-on'));
  const side = sideFor(loaded, request);
  return side instanceof Refusal ? side : wish(loaded, request, side, wishes);
}
