/** A side's own deployment as its commanders see it. */
import { createHash } from 'node:crypto';
import type { Composing, Press } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { actsFor } from '../../advance/may-act.ts';
import type { Request } from '../../request.ts';
import { ownerOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { voiceOf } from '../../battle/voice.ts';
import type { Deps } from '../../battle/deps.ts';
import type { DeployAt, DeployPress, DeployShown } from './deployment-shown.ts';
import { meetingOf, sideNames } from '../../seats/sealed-deployment.ts';
import type { Plan } from './deployment-row.ts';

/** The buttons in order: each leads to an order, or to a unit. */
interface Row {
  readonly says?: Phrase;
  readonly presses: readonly (Press & { readonly isChosen: boolean })[];
}

export interface Sight {
  readonly loaded: LoadedBattle;
  readonly request: Request;
  readonly plan: Plan;
  /** The sides that have sealed theirs. */
  readonly sealed: readonly Side[];
}

/** Whether this person may place that unit. */
export function isOwn({
  loaded,
  request,
  plan,
}: Pick<Sight, 'loaded' | 'request' | 'plan'>): (unit: string) => boolean {
  return (unit) => {
    const owner = ownerOf(loaded, plan.side, unit);
    return owner !== undefined && actsFor(loaded, plan.side, owner, request.person.id);
  };
}

/** The rows for a unit, or for the whole side; a sealed deployment has none. */
export function rowsOf(sight: Sight, unit: string): { readonly asks: Phrase; readonly rows: readonly Row[] } | Refusal {
  const { loaded, plan } = sight;
  const { rules } = loaded;
  const compose = (draft: string) => rules.compose(plan.state, plan.side, draft, isOwn(sight));
  const first = compose(unit === '' ? '' : `deploy ${unit}`);
  if (first instanceof Refusal) return first;
  if (plan.row?.sealed) return { asks: phrase('deploy-asks-sealed'), rows: [] };
  const plainly = ({ rows }: Composing) =>
    rows.map(({ says, presses }): Row => ({ ...(says && { says }), presses: presses.map(unchosen) }));
  const standing = unit === '' ? undefined : standingText(sight, unit);
  const then = standing === undefined ? undefined : compose(standing);
  if (!then || then instanceof Refusal) return { asks: first.asks, rows: plainly(first) };
  const more = then.rows.map(({ says, presses }): Row => {
    const known = presses.map((press) => ({ ...press, isChosen: press.text === standing }));
    return { ...(says && { says }), presses: known };
  });
  return { asks: then.asks, rows: [...more, ...plainly(first)] };
}

function unchosen(press: Press): Row['presses'][number] {
  return { ...press, isChosen: false };
}

/** `deploy 3L 0406 N line`: the unit's present place; undefined if it has none. */
function standingText({ loaded: { rules }, plan }: Sight, unit: string): string | undefined {
  const text = rules.deployment!.stations(plan.state, plan.side);
  const orders = text === '' ? [] : text.replace(/^\S+ /, '').split(', ');
  const own = orders.find((each) => each.startsWith(`${unit} `));
  return own === undefined ? undefined : `${text.split(' ')[0]} ${own}`;
}

export function markOf({ plan, request }: Sight, unit: string): number {
  const digest = createHash('sha256')
    .update(`${unit}|${plan.row?.sealed}|${plan.row?.text}|${request.person.id}`)
    .digest();
  return digest.readUInt32BE(0) % 1_000_000;
}

export function shownDeployment(
  deps: Deps,
  sight: Sight,
  unit: string,
  notes: readonly Phrase[],
): DeployShown | Refusal {
  const { loaded, request, plan } = sight;
  const found = rowsOf(sight, unit);
  if (found instanceof Refusal) return found;
  const { rules, battle } = loaded;
  const at: DeployAt = { battle: battle.id, side: plan.side, unit, mark: markOf(sight, unit) };
  const { say } = voiceOf(deps.words, request.language);
  const now = rules.view(plan.state, plan.side);
  const marks = unit === '' ? [] : marksOf(sight, unit);
  return {
    at,
    whole: { ...at, unit: '', mark: markOf(sight, '') },
    notes,
    asks: found.asks,
    lines: linesOf(sight),
    rows: numbered(found.rows),
    may: mayOf(sight),
    scene: rules.draw({ now, transcript: [], frame: 'whole', marks }, say),
  };
}

function marksOf({ loaded: { rules }, plan }: Sight, unit: string) {
  const composing = rules.compose(plan.state, plan.side, `deploy ${unit}`, () => true);
  return composing instanceof Refusal ? [] : composing.marks;
}

function numbered(rows: readonly Row[]): DeployShown['rows'] {
  let n = 0;
  return rows.map(({ says, presses }) => ({
    ...(says && { says }),
    presses: presses.map((press): DeployPress => ({ n: n++, says: press.says, isChosen: press.isChosen })),
  }));
}

/** What is already placed, how many units are left, and which sides have sealed. */
function linesOf({ loaded, plan, request, sealed }: Sight): Phrase[] {
  const { rules } = loaded;
  const deployment = rules.deployment!;
  const text = deployment.stations(plan.state, plan.side);
  const left = deployment.reserve(plan.state, plan.side).length;
  return [
    ...(plan.row?.sealed ? [phrase('deploy-yours-sealed')] : [phrase('deploy-yours', { left })]),
    ...(text === '' ? [] : [phrase('deploy-as-text', { text: rules.show(text, request.language) })]),
    ...(sealed.length > 0 ? [phrase('deploy-who-sealed', { sides: sideNames(sealed) })] : []),
  ];
}

function mayOf({ loaded, request, plan, sealed }: Sight): DeployShown['may'] {
  const isChief = loaded.holders[plan.side]?.id === request.person.id;
  if (plan.row?.sealed) return isChief ? ['unseal'] : [];
  const isComplete = loaded.rules.deployment!.reserve(plan.state, plan.side).length === 0;
  const wishes = meetingOf(loaded.battle)?.wishes.includes(plan.side) === true;
  const wish = isChief && sealed.length === 0 ? [wishes ? ('unwish' as const) : ('wish' as const)] : [];
  return [...(isChief && isComplete ? ['seal' as const] : []), 'words' as const, ...wish];
}
