/** The wizard that builds an army: the effect of each button, and why it may no longer work. */
import type { Armies, ArmyRead, Building, Site } from '../../../kernel/ruleset.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { findOwn } from '../../advance/armies.ts';
import { choiceAt, forward, noted, numbered, type WizardPlace, type Wizard, wizardOf } from '../../advance/wizard.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';
import type { Request } from '../../request.ts';
import type { PutArmy } from '../../store/store.ts';
import type { TypedField, BuilderAt, BuilderShown } from './armies-shown.ts';
import { armiesOf, type BuildingKept, buildingOf, changing, columnsOf, type ArmyDeed, readKept } from './kept.ts';
import { pictured, titled } from './shown.ts';

/** The number of earlier steps still accepted, while they show the same text. */
const SHOWN = 10;

/** A place is a part of the army, in the ruleset's own words; the text is the army. */
interface Here extends WizardPlace {
  readonly text: string;
  /** The text that one button restores. */
  readonly before?: string | undefined;
}

/** The army being built, and its owner's step. */
interface Bench {
  readonly deps: Deps;
  readonly request: Request;
  readonly army: PutArmy;
  readonly armies: Armies;
  readonly kept: BuildingKept;
  readonly here: Here;
}

/** A step, and the army in which it was worked out. */
type Asks = Building & { readonly read: ArmyRead };

function benchFor(deps: Deps, request: Request, army: PutArmy): Bench | Refusal {
  const armies = armiesOf(deps, army.ruleset);
  if (armies instanceof Refusal) return armies;
  const kept = buildingOf(army);
  const { at: place, past, before } = kept;
  return { deps, request, army, armies, kept, here: { place, past, before, text: army.text, notes: [] } };
}

async function benchAt(deps: Deps, request: Request, typed: string): Promise<Bench | Refusal> {
  const army = await findOwn(deps, request, typed);
  return army instanceof Refusal ? army : benchFor(deps, request, army);
}

/** Nothing counts if the text or the rules have changed since that step. */
function shownAt(bench: Bench, { step }: BuilderAt): Bench | { readonly stale: Phrase } {
  const { kept, here } = bench;
  const isSame = kept.version === versionOf(bench);
  if (isSame && kept.step === step) return bench;
  const before = isSame ? kept.shown.find((each) => each.step === step) : undefined;
  if (before) return { ...bench, here: { ...here, place: before.at, past: before.past } };
  return { stale: phrase(step < kept.since ? 'army-moved-on' : 'army-shown-again') };
}

function versionOf({ deps, army }: Bench): string {
  return deps.rulesets.get(army.ruleset)?.version ?? '';
}

function stepAt({ armies, army }: Bench, { place: at, text }: Here): Asks | Refusal {
  const read = readKept(armies, { name: army.name, text });
  if (read instanceof Refusal) return read;
  const building = armies.build({ text: read.text, at });
  return building instanceof Refusal ? building : { ...building, read };
}

function toward({ army, here }: Bench, { text, at }: Site): Here {
  return { ...forward(here, at), text, before: text === army.text ? here.before : army.text };
}

/** The step, and how it is stored. */
function shown(bench: Bench, here: Here, asks: Asks): ArmyDeed<BuilderShown> {
  const { army, kept } = bench;
  const { place: at, past, before } = here;
  const { read } = asks;
  const step = kept.step + 1;
  const building = {
    at,
    step,
    past: [...past],
    version: versionOf(bench),
    ...(before !== undefined && { before }),
    ...stillShown(bench, read.text),
  };
  return { put: { ...army, ...columnsOf(read), building }, result: shownStep(bench, here, asks, step) };
}

/** The earlier steps that show the same text, under the same rules. */
function stillShown(bench: Bench, text: string): Pick<BuildingKept, 'since' | 'shown'> {
  const { step, at, past, since, shown, version } = bench.kept;
  if (text !== bench.army.text) return { since: step + 1, shown: [] };
  const isSame = version === versionOf(bench);
  return { since, shown: isSame ? [...shown, { step, at, past }].slice(-SHOWN) : [] };
}

function shownStep({ deps, request, army, armies }: Bench, here: Here, asks: Asks, step: number): BuilderShown {
  const { place, past, notes, before } = here;
  const { read, typed } = asks;
  return {
    at: { army: army.id, step },
    name: army.name,
    title: titled(read.name),
    notes,
    asks: asks.asks,
    lines: asks.lines,
    rows: numbered(
      asks.rows.filter(({ presses }) => presses.length > 0),
      ({ leads: _leads, ...press }, n) => ({ n, ...press }),
    ),
    ...(typed && { typed: { says: typed.says, example: typed.example } }),
    mayGoBack: place !== '' && !leadsUp(asks, past),
    mayUndo: before !== undefined,
    page: pictured(deps, request, armies, read.text),
  };
}

/** A step may have its own way up. */
function leadsUp({ rows, read }: Asks, past: readonly string[]): boolean {
  return rows.some(({ presses }) => presses.some(({ leads }) => past.includes(leads.at) && leads.text === read.text));
}

const builder: Wizard<BuilderAt, Bench, Asks, Site, ArmyDeed<BuilderShown>> = {
  alone: async (deps, request, { army }, work) => {
    const done = await changing(deps, request, work);
    return done instanceof Refusal || 'at' in done ? done : present(deps, request, army);
  },
  bench: (deps, request, { army }) => benchAt(deps, request, army),
  shownAt,
  step: stepAt,
  choice: (_bench, { rows }, n) => choiceAt(rows, n)?.leads,
  toward,
  show: shown,
};

export const builderWizard = wizardOf(builder);

/** The request has already taken effect: shows the present step. */
async function present(deps: Deps, request: Request, typed: string): Promise<BuilderShown | Refusal> {
  const bench = await benchAt(deps, request, typed);
  if (bench instanceof Refusal) return bench;
  const asks = stepAt(bench, bench.here);
  return asks instanceof Refusal ? asks : shownStep(bench, bench.here, asks, bench.kept.step);
}

/** The builder for an army that is not stored yet. */
export async function begun(deps: Deps, request: Request, army: PutArmy): Promise<ArmyDeed<BuilderShown> | Refusal> {
  const bench = benchFor(deps, request, army);
  if (bench instanceof Refusal) return bench;
  return builderWizard.show(bench, noted(bench.here, phrase('army-begun', { name: army.name })));
}

/** The army as it was before its last change; the person stays where they are. */
export function undone({ here }: Bench): Here {
  if (here.before === undefined) return here;
  return { ...noted(here, phrase('army-undone')), text: here.before, before: undefined };
}

/** What may be typed in the person's present step; changes nothing. */
export async function typedIn(deps: Deps, request: Request, at: BuilderAt): Promise<TypedField | Refusal> {
  const bench = await benchAt(deps, request, at.army);
  if (bench instanceof Refusal) return bench;
  const shown = shownAt(bench, at);
  if ('stale' in shown) return no(shown.stale);
  const step = stepAt(shown, shown.here);
  return step instanceof Refusal ? step : (step.typed ?? no(phrase('army-shown-again')));
}
