/** A side's own deployment as its commanders see it. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Mark } from '../../../scene/scene.ts';
import { numbered } from '../../advance/wizard.ts';
import { voiceOf } from '../../battle/voice.ts';
import { meetingOf, sideNames } from '../../seats/sealed-deployment.ts';
import type { DeployAt, DeployShown } from './deployment-shown.ts';
import { markOf, type Sight } from './sight.ts';

/** What is asked, and the rows of choices. */
interface Asks {
  readonly asks: Phrase;
  readonly rows: readonly {
    readonly says?: Phrase;
    readonly presses: readonly { readonly says: Phrase; readonly isChosen: boolean }[];
  }[];
}

export function shownDeployment(
  sight: Sight,
  unit: string,
  { asks, rows }: Asks,
  notes: readonly Phrase[],
): DeployShown {
  const { deps, loaded, request, plan } = sight;
  const { rules, battle } = loaded;
  const at: DeployAt = { battle: battle.id, side: plan.side, unit, mark: markOf(sight, unit) };
  const { say } = voiceOf(deps.words, request.language);
  const { state: now, side } = plan;
  return {
    at,
    whole: { ...at, unit: '', mark: markOf(sight, '') },
    notes,
    asks,
    lines: linesOf(sight),
    rows: numbered(rows, ({ says, isChosen }, n) => ({ n, says, isChosen })),
    may: mayOf(sight),
    scene: rules.seenBy(side).draw({ now, transcript: [], frame: 'whole', marks: marksOf(sight, unit) }, say),
  };
}

function marksOf({ loaded: { rules }, plan }: Sight, unit: string): readonly Mark[] {
  const composing = unit === '' ? undefined : rules.compose(plan.state, plan.side, `deploy ${unit}`, () => true);
  return composing === undefined || composing instanceof Refusal ? [] : composing.marks;
}

/** What is already placed, how many units are left, and which sides have sealed. */
function linesOf({ loaded, plan, request, sealed }: Sight): Phrase[] {
  const { rules } = loaded;
  const deployment = rules.deployment!;
  const text = deployment.stations(plan.state, plan.side);
  const left = deployment.reserve(plan.state, plan.side).length;
  return [
    ...(plan.row?.sealed ? [phrase('deploy-yours-sealed')] : [phrase('deploy-yours', { left })]),
    ...(text === '' ? [] : [phrase('deploy-as-text', { text: rules.showOrder(text, request.language) })]),
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
