/** The armies with which a battle is opened, or that a player brings: only legal ones. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import type { ArmyRead } from '../../kernel/ruleset.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { findArmy } from './armies.ts';
import type { How } from '../battle/setup.ts';
import type { Request } from '../request.ts';
import type { Deps } from '../battle/deps.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { no } from '../battle/voice.ts';
import { faultLines, type Meeting } from '../seats/sealed-deployment.ts';

/** The armies that a battle is opened with, if any; unit by unit from the start if no one could refuse it. */
export async function meetingFor(
  deps: Deps,
  request: Request,
  ground: { readonly text: string; readonly rules: AnyRuleset },
  { armies: names, points, deploys = 'sealed', first }: How,
  robot: Side | undefined,
): Promise<Meeting | undefined | Refusal> {
  if (!names) return points === undefined ? undefined : no(phrase('deploy-points-without'));
  const { armies } = ground.rules;
  if (!armies) return no(phrase('deploy-no-armies'));
  const found: Partial<Record<Side, ArmyRead>> = {};
  for (const side of SIDES) {
    const army = await armyNamed(deps, request, ground.rules, names[side]);
    if (army instanceof Refusal) return army;
    found[side] = army;
  }
  const { red, blue } = found as Record<Side, ArmyRead>;
  const agreed = points ?? Math.max(red.points, blue.points);
  for (const army of [red, blue]) {
    const refusal = tooLarge(army, agreed);
    if (refusal) return refusal;
  }
  return {
    ground: ground.text,
    armies: { red: red.text, blue: blue.text },
    points: agreed,
    deploys: deploys === 'byUnit' ? 'sealed' : deploys,
    ...(first && { first }),
    // The bot agrees to everything.
    wishes: deploys === 'byUnit' && robot ? [...SIDES] : [],
    ...(deploys === 'byUnit' && !robot && { asked: true }),
  };
}

/** A legal army for this ruleset; refused with all its faults. */
export async function armyNamed(
  deps: Deps,
  request: Request,
  rules: AnyRuleset,
  typed: string,
): Promise<ArmyRead | Refusal> {
  const found = await findArmy(deps, request, typed);
  if (found instanceof Refusal) return found;
  const name = found.name;
  if (found.ruleset !== rules.name || !rules.armies)
    return no(phrase('deploy-other-book', { name, game: found.ruleset }));
  const read = rules.armies.read(found.text);
  if (read.text === undefined || read.faults.length > 0) {
    return no(phrase('deploy-illegal', { name, faults: faultLines(read.faults) }));
  }
  return read;
}

export function tooLarge({ name, cost }: ArmyRead, points: number): Refusal | undefined {
  return cost <= points
    ? undefined
    : no(phrase('deploy-too-large', { army: bilingual(name.en, name.fr), cost, points }));
}
