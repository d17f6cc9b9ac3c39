/** The steps of a panel: the effect of each button in the present position, and why it may no longer work. */
import type { Composing, Press } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { changesOf } from '../../messages/changes-since.ts';
import { actsFor } from '../../advance/may-act.ts';
import { orRefused } from '../../advance/fault.ts';
import { commandOf, previewFor, projection } from '../../advance/preview-orders.ts';
import type { Request } from '../../request.ts';
import { ownerOf, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import { loadAt } from '../../advance/verb.ts';
import { BACK, draftedFor, type Drafted, type Kept } from './kept.ts';
import { keepDraft } from '../../advance/drafts.ts';
import type { PanelAt, PanelShown, Desk } from './panel.ts';
import { pressesOf, shownPanel } from './shown.ts';
import { whyNote } from '../../messages/why-note.ts';

/** The most orders offered instead of a refused one. */
const TWINS = 3;

/** The panel's next step, with its notes. */
export interface Going {
  readonly composed: string;
  readonly past: readonly string[];
  readonly notes?: readonly Phrase[];
  readonly twins?: readonly string[];
  /** Its question, if already worked out. */
  readonly composing?: Composing;
}

async function deskOf(deps: Deps, request: Request): Promise<Desk | Refusal> {
  const loaded = await loadAt(deps, request);
  return loaded instanceof Refusal ? loaded : deskAt(deps, loaded, request);
}

export function deskAt(deps: Deps, loaded: LoadedBattle, request: Request): Desk | Refusal {
  const side = commandOf(loaded, request);
  if (!(side instanceof Refusal)) return { deps, request, loaded, side, isPlan: false };
  const { next, battle } = loaded;
  const isUnderWay = battle.status === 'playing' && (next.kind === 'orders' || next.kind === 'auto');
  const later = sidesOf(loaded, request.person).find((each) => isUnderWay && each !== next.side);
  return later ? { deps, request, loaded, side: later, isPlan: true } : side;
}

export async function open(deps: Deps, request: Request, unit: string | undefined): Promise<PanelShown | Refusal> {
  const desk = await deskOf(deps, request);
  if (desk instanceof Refusal) return desk;
  const known =
    unit === undefined
      ? undefined
      : desk.loaded.rules.units(projection(desk.loaded)).find((each) => folded(each.name) === folded(unit));
  return show(desk, { draft: newId(deps), step: 0 }, { composed: known?.name ?? '', past: [] });
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}

/** One button at a time, on the panel's present state. An outdated button shows the present step. */
export function go(
  deps: Deps,
  request: Request,
  { draft: id, step }: PanelAt,
  decide: (desk: Moving) => Promise<Going> | Going,
): Promise<PanelShown | Refusal> {
  return deps.lock(`panel ${id}`, async () => {
    const desk = await deskOf(deps, request);
    if (desk instanceof Refusal) return desk;
    const drafted = await draftedFor(deps, desk.loaded, request, id);
    if (drafted instanceof Refusal) return drafted;
    const { kept } = drafted;
    const news = await newsSince(desk, drafted);
    const here: Going = { composed: kept.composed, past: kept.past };
    const going = kept.step === step ? await decide({ ...desk, drafted, here }) : here;
    const stale = kept.step === step ? [] : [phrase('panel-moved-on')];
    const notes = [...stale, ...news, ...(going.notes ?? [])];
    return show(desk, { draft: id, step: kept.step + 1 }, { ...going, notes });
  });
}

export interface Moving extends Desk {
  readonly drafted: Drafted;
  /** Where it stands. */
  readonly here: Going;
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
export function compose({ deps, request, loaded, side }: Desk, composed: string): Promise<Composing | Refusal> {
  const isOwn = (unit: string) => {
    const owner = ownerOf(loaded, side, unit);
    return owner !== undefined && actsFor(loaded, side, owner, request.person.id);
  };
  return orRefused(deps, loaded, composed, () => loaded.rules.compose(projection(loaded), side, composed, isOwn));
}

/** Follows a button: to its step, or nowhere, with the reason and alternatives. */
export async function toward(desk: Moving, text: string, press?: Press): Promise<Going> {
  const { here } = desk;
  const composing = press?.refusal ?? (await compose(desk, text));
  if (composing instanceof Refusal) return nowhere(desk, composing);
  const past = press?.isToggle ? here.past : [...here.past, here.composed].slice(-BACK);
  return { composed: text, past, composing };
}

export async function nowhere(desk: Moving, refusal: Refusal): Promise<Going> {
  const tried = await Promise.all(refusal.instead.map(async (text) => ({ text, leads: await compose(desk, text) })));
  const twins = tried.flatMap(({ text, leads }) => (leads instanceof Refusal ? [] : [text]));
  return { ...desk.here, notes: [whyNote(refusal)], twins: twins.slice(0, TWINS) };
}

/** Stores and shows a step. If it leads nowhere any more, goes back to one with buttons. */
async function show(desk: Desk, at: PanelAt, going: Going): Promise<PanelShown | Refusal> {
  const { deps, request, loaded, side, isPlan } = desk;
  const { composed, past, notes = [], twins = [] } = going;
  const composing = going.composing ?? (await compose(desk, composed));
  if (composing instanceof Refusal) {
    if (composed === '') return composing;
    const before = past.at(-1) ?? '';
    return show(desk, at, { composed: before, past: past.slice(0, -1), notes: [...notes, whyNote(composing)], twins });
  }
  const { whole } = composing;
  const seen =
    whole === undefined || isPlan ? undefined : await previewFor(deps, loaded, side, whole, request.person.id);
  const foresight = seen instanceof Refusal ? undefined : seen;
  const sight = {
    composing,
    foresight,
    notes: [...notes, ...(seen instanceof Refusal ? [whyNote(seen)] : [])],
    twins,
    plan: isPlan ? whole : undefined,
  };
  const confirmable = foresight && {
    orders: foresight.orders.map(({ text }) => text),
    foreseen: foresight.fingerprint,
  };
  const plan = isPlan && whole !== undefined && { plan: whole };
  const kept: Kept = { composed, past: [...past], step: at.step, presses: pressesOf(sight), ...confirmable, ...plan };
  await keepDraft(deps, loaded, request, { id: at.draft, side, kept });
  return shownPanel(desk, at, sight, composed !== '');
}
