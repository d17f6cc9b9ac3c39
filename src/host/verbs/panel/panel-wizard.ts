/** The panel's wizard: where each button leads in the present position, and why it may no longer work. */
import type { Composing } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { keepDraft } from '../../advance/drafts.ts';
import { orRefused } from '../../advance/fault.ts';
import { possibleInstead } from '../../advance/instead.ts';
import { mayOrder } from '../../advance/may-act.ts';
import { choosesFirst, commandOf, confirmable, previewFor, projection } from '../../advance/preview-orders.ts';
import { loadAt } from '../../advance/verb.ts';
import { forward, noted, resultOf, type WizardPlace, type Wizard, wizardOf } from '../../advance/wizard.ts';
import type { Deps } from '../../battle/deps.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { changesOf } from '../../messages/changes-since.ts';
import { whyNote } from '../../messages/why-note.ts';
import type { Request } from '../../request.ts';
import { atSheet, isSealed, sealedAlready } from '../../orders/sheet.ts';
import { sidesOf } from '../../seats/commanders.ts';
import { type Drafted, draftedFor, type PanelDraft } from './kept.ts';
import type { Desk, PanelAt, PanelShown } from './panel.ts';
import { exampleFor, pressesOf, shownPanel } from './shown.ts';

/** A place is an order so far, in the ruleset's own words. */
interface Here extends WizardPlace {
  /** Orders offered instead of a refused one. */
  readonly twins?: readonly string[];
  /** Its question, if already worked out. */
  readonly composing?: Composing;
}

interface Bench extends Desk {
  readonly here: Here;
  /** The step to be shown. */
  readonly at: PanelAt;
  /** Where each button of the last step led, by its number. */
  readonly presses: readonly string[];
}

export async function deskOf(deps: Deps, request: Request): Promise<Desk | Refusal> {
  const loaded = await loadAt(deps, request);
  return loaded instanceof Refusal ? loaded : deskAt(deps, loaded, request);
}

export function deskAt(deps: Deps, loaded: LoadedBattle, request: Request): Desk | Refusal {
  const side = commandOf(loaded, request);
  const { next, battle } = loaded;
  if (!(side instanceof Refusal)) {
    const isSheet = next.kind === 'sealed';
    if (isSheet && isSealed(loaded, side)) return sealedAlready(loaded, side);
    return { deps, request, loaded: atSheet(loaded, side), side, isSheet, isPlan: false };
  }
  const mayPlan = (next.kind === 'orders' || next.kind === 'auto') && !loaded.rules.sealed?.isEveryTurn;
  const isUnderWay = battle.status === 'playing' && mayPlan && !choosesFirst(loaded);
  const later = sidesOf(loaded, request.person).find((each) => isUnderWay && each !== next.side);
  return later ? { deps, request, loaded, side: later, isSheet: false, isPlan: true } : side;
}

async function benchAt(deps: Deps, request: Request, { draft: id }: PanelAt): Promise<Bench | Refusal> {
  const desk = await deskOf(deps, request);
  if (desk instanceof Refusal) return desk;
  const drafted = await draftedFor(deps, desk.loaded, request, id);
  if (drafted instanceof Refusal) return drafted;
  const { composed, past, presses, step } = drafted.kept;
  const here = { place: composed, past, notes: await newsSince(desk, drafted) };
  return { ...desk, here, presses, at: { draft: id, step: step + 1 } };
}

/** Who has done what since the panel was shown, and how many points are left. */
async function newsSince({ deps, request, loaded, side }: Desk, { draft }: Drafted): Promise<Phrase[]> {
  if (draft.seq === loaded.battle.seq) return [];
  const changes = await changesOf(deps, loaded, draft, request.language);
  if (changes.length === 0) return [];
  const points = loaded.rules.score(loaded.state).find((score) => score.side === side)?.orderPoints ?? 'none';
  return [phrase('panel-since', { changes, points })];
}

/** The question of a draft now. Other commanders' units are not offered. */
function compose({ deps, request, loaded, side }: Desk, composed: string): Promise<Composing | Refusal> {
  const isOwn = mayOrder(loaded, side, request.person.id);
  return orRefused(deps, loaded, composed, () => loaded.rules.compose(projection(loaded), side, composed, isOwn));
}

/** To the order with what was pressed or typed. Going back from it passes over toggles. */
async function toward(bench: Bench, text: string, { rows }: Composing): Promise<Here | Refusal> {
  const press = rows.flatMap(({ presses }) => presses).find((each) => each.text === text);
  const composing = press?.refusal ?? (await compose(bench, text));
  if (composing instanceof Refusal) return composing;
  return { ...(press?.isToggle ? { ...bench.here, place: text } : forward(bench.here, text)), composing };
}

/** The same step, with the reason and other orders to choose from. */
async function instead(bench: Bench, refusal: Refusal): Promise<Here> {
  const twins = await possibleInstead(refusal, async (text) => !((await compose(bench, text)) instanceof Refusal));
  return { ...noted(bench.here, whyNote(refusal)), twins };
}

async function show(bench: Bench, here: Here, composing: Composing): Promise<{ readonly result: PanelShown }> {
  const { deps, request, loaded, side, isPlan, at } = bench;
  const { place: composed, past, notes, twins = [] } = here;
  const { whole, typed } = composing;
  const seen =
    whole === undefined || isPlan ? undefined : await previewFor(deps, loaded, side, whole, request.person.id);
  const foresight = seen instanceof Refusal ? undefined : seen;
  const sight = {
    composing,
    foresight,
    notes: seen instanceof Refusal ? [...notes, whyNote(seen)] : notes,
    twins,
    plan: isPlan ? whole : undefined,
  };
  const given = isPlan ? whole !== undefined && { plan: whole } : foresight && confirmable(foresight);
  const kept: PanelDraft = {
    composed,
    past: [...past],
    step: at.step,
    presses: pressesOf(sight),
    ...(typed && { example: exampleFor(bench, typed) }),
    ...given,
  };
  await keepDraft(deps, loaded, request, { id: at.draft, side, kept });
  return { result: shownPanel(bench, at, sight, composed !== '') };
}

const panel: Wizard<PanelAt, Bench, Composing, string, { readonly result: PanelShown }> = {
  alone: (deps, _request, { draft }, work) => deps.lock(`panel ${draft}`, async () => resultOf(await work())),
  bench: benchAt,
  shownAt: (bench, { step }) => (step === bench.at.step - 1 ? bench : { stale: phrase('panel-moved-on') }),
  step: (bench, { place, composing }) => composing ?? compose(bench, place),
  // What it meant when it was shown.
  choice: ({ presses }, _step, n) => presses[n],
  toward,
  instead,
  lost: whyNote,
  show,
};

export const panelWizard = wizardOf(panel);
