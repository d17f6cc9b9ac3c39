/** The steps of building an army: the effect of each button, and why it may no longer work. */
import type { Armies, Building, Site } from '../../../kernel/ruleset.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { whyNote } from '../../messages/why-note.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Army, PutArmy } from '../../store/store.ts';
import type { Asked, BuilderAt, BuilderShown } from './armoury.ts';
import { findOwn } from '../../advance/armies.ts';
import { armiesOf, type BuildingKept, buildingOf, changing, columnsOf, type Deed, readKept } from './kept.ts';
import { no } from '../../battle/voice.ts';
import { pictured, titled } from './shown.ts';

/** The longest way back. */
const BACK = 20;

/** The number of earlier steps still accepted, while they show the same text. */
const SHOWN = 10;

/** The army being built, and its owner's step. */
interface Bench {
  readonly army: PutArmy;
  readonly armies: Armies;
  readonly here: BuildingKept;
}

/** The builder's next step, with its notes. */
interface Going extends Site {
  readonly past: readonly string[];
  readonly notes?: readonly Phrase[];
  /** The text that one button restores. */
  readonly before?: string | undefined;
}

/** One button at a time, on the army's present state. An outdated button shows the present step. */
export async function go(
  deps: Deps,
  request: Request,
  { army: id, step }: BuilderAt,
  decide: (bench: Bench) => Going,
): Promise<BuilderShown | Refusal> {
  const shown = await changing(deps, { request, owner: request.person.id }, async () => {
    const bench = await benchOf(deps, request, id);
    if (bench instanceof Refusal) return bench;
    const before = shownAt(deps, bench, step);
    const going = before ? decide(before) : { ...standing(bench), notes: [whyNotAt(bench, step)] };
    return stepped(deps, request, bench, going);
  });
  return shown instanceof Refusal || 'at' in shown ? shown : present(deps, request, id);
}

/** The builder from its beginning, by the army's name or id. */
export async function open(deps: Deps, request: Request, typed: string): Promise<BuilderShown | Refusal> {
  const shown = await changing(deps, { request, owner: request.person.id }, async () => {
    const bench = await benchOf(deps, request, typed);
    if (bench instanceof Refusal) return bench;
    const { before } = bench.here;
    return stepped(deps, request, bench, { text: bench.army.text, at: '', past: [], before });
  });
  return shown instanceof Refusal || 'at' in shown ? shown : present(deps, request, typed);
}

/** The builder for an army that is not stored yet. */
export function begun(deps: Deps, request: Request, army: Bench['army']): Deed<BuilderShown> | Refusal {
  const armies = armiesOf(deps, army.ruleset);
  if (armies instanceof Refusal) return armies;
  const bench = { army, armies, here: buildingOf(army) };
  return stepped(deps, request, bench, { ...standing(bench), notes: [phrase('army-begun', { name: army.name })] });
}

/** The request has already taken effect: shows the present step. */
async function present(deps: Deps, request: Request, typed: string): Promise<BuilderShown | Refusal> {
  const bench = await benchOf(deps, request, typed);
  if (bench instanceof Refusal) return bench;
  const deed = stepped(deps, request, bench, standing(bench));
  if (deed instanceof Refusal) return deed;
  const { result } = deed;
  return { ...result, at: { ...result.at, step: bench.here.step } };
}

async function benchOf(deps: Deps, request: Request, typed: string): Promise<Bench | Refusal> {
  const army = await findOwn(deps, request, typed);
  if (army instanceof Refusal) return army;
  const armies = armiesOf(deps, army.ruleset);
  if (armies instanceof Refusal) return armies;
  return { army, armies, here: buildingOf(army) };
}

/** The bench as that step showed it; undefined if the text or the rules have changed since. */
function shownAt(deps: Deps, bench: Bench, step: number): Bench | undefined {
  const { army, here } = bench;
  if (here.version !== versionOf(deps, army)) return undefined;
  if (here.step === step) return bench;
  const before = here.shown.find((each) => each.step === step);
  return before && { ...bench, here: { ...here, at: before.at, past: before.past } };
}

function whyNotAt({ here }: Bench, step: number): Phrase {
  return phrase(step < here.since ? 'army-moved-on' : 'army-shown-again');
}

function versionOf({ rulesets }: Deps, { ruleset }: Pick<Army, 'ruleset'>): string {
  return rulesets.get(ruleset)?.version ?? '';
}

function standing({ army, here }: Bench): Going {
  return { text: army.text, at: here.at, past: here.past, before: here.before };
}

/** Stores and shows a step. If the place no longer exists, goes back to one that does. */
function stepped(deps: Deps, request: Request, bench: Bench, going: Going): Deed<BuilderShown> | Refusal {
  const { army, armies, here } = bench;
  const { past, at, notes = [], before } = going;
  const read = readKept(armies, { name: army.name, text: going.text });
  if (read instanceof Refusal) return read;
  const building = armies.build({ text: read.text, at });
  if (building instanceof Refusal) {
    if (at === '') return building;
    return stepped(deps, request, bench, { ...going, at: past.at(-1) ?? '', past: past.slice(0, -1) });
  }
  const step = here.step + 1;
  const kept = {
    at,
    step,
    past: [...past],
    version: versionOf(deps, army),
    ...(before !== undefined && { before }),
    ...stillShown(deps, bench, read.text),
  };
  return {
    put: { ...army, ...columnsOf(read), building: kept },
    result: {
      at: { army: army.id, step },
      name: army.name,
      title: titled(read.name),
      notes,
      ...shownStep(building),
      mayGoBack: at !== '' && !leadsUp(building, read.text, past),
      mayUndo: before !== undefined,
      page: pictured(deps, request, armies, read.text),
    },
  };
}

/** The earlier steps that show the same text, under the same rules. */
function stillShown(deps: Deps, { army, here }: Bench, text: string): Pick<BuildingKept, 'since' | 'shown'> {
  const { step, at, past, since, shown, version } = here;
  if (text !== army.text) return { since: step + 1, shown: [] };
  const isSame = version === versionOf(deps, army);
  return { since, shown: isSame ? [...shown, { step, at, past }].slice(-SHOWN) : [] };
}

/** A step may have its own way up. */
function leadsUp({ rows }: Building, text: string, past: readonly string[]): boolean {
  return rows.some(({ presses }) => presses.some(({ leads }) => past.includes(leads.at) && leads.text === text));
}

function shownStep({ asks, lines, rows, typed }: Building): Pick<BuilderShown, 'asks' | 'lines' | 'rows' | 'typed'> {
  let n = 0;
  return {
    asks,
    lines,
    rows: rows
      .filter(({ presses }) => presses.length > 0)
      .map(({ says, presses }) => ({
        ...(says && { says }),
        presses: presses.map(({ says: label, means, isChosen }) => ({
          n: n++,
          says: label,
          ...(means && { means }),
          ...(isChosen && { isChosen }),
        })),
      })),
    ...(typed && { typed: { says: typed.says, example: typed.example } }),
  };
}

/** The meaning of a number when it was shown. */
export function pressed(bench: Bench, n: number): Going {
  const building = stepAt(bench);
  const presses = building instanceof Refusal ? [] : building.rows.flatMap((row) => row.presses);
  const press = presses[n];
  return press ? toward(bench, press.leads) : standing(bench);
}

export function typed(bench: Bench, words: string): Going {
  const building = stepAt(bench);
  if (building instanceof Refusal || !building.typed) return standing(bench);
  const leads = building.typed.take(words);
  return leads instanceof Refusal ? { ...standing(bench), notes: [whyNote(leads)] } : toward(bench, leads);
}

/** What may be typed in the person's present step; changes nothing. */
export async function typedIn(deps: Deps, request: Request, { army: id, step }: BuilderAt): Promise<Asked | Refusal> {
  const bench = await benchOf(deps, request, id);
  if (bench instanceof Refusal) return bench;
  const before = shownAt(deps, bench, step);
  if (!before) return no(whyNotAt(bench, step));
  const building = stepAt(before);
  if (building instanceof Refusal) return building;
  return building.typed ?? no(phrase('army-shown-again'));
}

/** Back to where this step was entered from; what was chosen in it stays. */
export function back(bench: Bench): Going {
  const { past } = bench.here;
  return { ...standing(bench), at: past.at(-1) ?? '', past: past.slice(0, -1) };
}

export function undone(bench: Bench): Going {
  const { before } = bench.here;
  if (before === undefined) return standing(bench);
  return { ...standing(bench), text: before, before: undefined, notes: [phrase('army-undone')] };
}

function stepAt({ armies, army, here }: Bench): Building | Refusal {
  return armies.build({ text: army.text, at: here.at });
}

function toward({ army, here }: Bench, { text, at }: Site): Going {
  return { text, at, past: pastOf(here, at), before: text === army.text ? here.before : army.text };
}

/** Going to an earlier place returns to it; staying in place adds no step. */
function pastOf({ at: here, past }: BuildingKept, at: string): readonly string[] {
  if (at === here) return past;
  const passed = past.indexOf(at);
  if (at === '') return [];
  return passed === -1 ? [...past, here].slice(-BACK) : past.slice(0, passed);
}
