/**
 * What a person can get of a battle: the one list of everything that answers, for every test that secrets stay secret.
 * A verb of the host that is neither here nor among those that do something fails `test/host/overheard.test.ts`.
 */
import type { Host } from '../../src/host/create.ts';
import type { Request } from '../../src/host/request.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Room } from './room.ts';

/** What is asked about in a game. */
export interface Matters {
  /** Units of either side, and pairs of them. */
  readonly units: readonly string[];
  readonly pairs: readonly (readonly [string, string])[];
  /** Beginnings of orders, of answers, of deeds. */
  readonly typed: readonly string[];
  /** Orders that somebody may try, legal or not; deeds that they may propose. */
  readonly orders: readonly string[];
  readonly deeds: readonly string[];
}

interface Asking {
  readonly at: Pick<Room, 'host' | 'store'>;
  readonly by: () => Request;
  readonly battle: string;
  /** The number of the open question. */
  readonly no: number;
  readonly matters: Matters;
}

type Look = (asking: Asking) => Promise<unknown>;

async function each<T>(all: readonly T[], ask: (one: T) => Promise<unknown>): Promise<unknown[]> {
  const got: unknown[] = [];
  for (const one of all) got.push(await ask(one));
  return got;
}

/** Whether it is refused, and why; what was written is taken back. */
async function tried({ at: { host }, by }: Asking, text: string): Promise<unknown> {
  const seen = await host.preview(by(), text);
  if (!('draft' in seen)) return seen;
  const odds = seen.sheet ? await host.takeBack(by(), seen.draft) : await host.oddsOf(by(), seen.draft);
  return [{ ...seen, draft: '' }, odds];
}

/** A panel for each unit, and what its first buttons lead to. */
async function panels({ at: { host }, by, matters }: Asking): Promise<unknown> {
  return each([undefined, ...matters.units], async (unit) => {
    const panel = await host.openPanel(by(), unit);
    if (!('at' in panel)) return panel;
    const presses = panel.rows.flatMap((row) => row.presses).slice(0, 6);
    return [panel, await each(presses, ({ n }) => host.pressPanel(by(), panel.at, n))];
  });
}

/** The desk, each of its forms, and what ruling so would do. */
async function desk({ at: { host }, by, matters }: Asking): Promise<unknown> {
  const view = await host.deskView(by());
  if (view instanceof Refusal) return view;
  const tools = [...(view.desk?.tools ?? []), ...(view.desk?.menus ?? []).flatMap((menu) => menu.tools)];
  const ruled = async (text: string) => {
    const seen = await host.previewRuling(by(), text, 'we agree');
    return 'draft' in seen ? { ...seen, draft: '' } : seen;
  };
  return [view, await each(tools, ({ name }) => host.deskForm(by(), name)), await each(matters.deeds, ruled)];
}

const LOOKS = {
  status: ({ at, by }) => at.host.status(by()),
  games: ({ at, by }) => at.host.games(by()),
  log: ({ at, by }) => each([1, 2], (page) => at.host.log(by(), page)),
  help: ({ at, by }) => at.host.help(by()),
  catchUp: ({ at, by }) => at.host.catchUp(by()),
  ending: ({ at, by }) => at.host.ending(by(), 1),
  examples: ({ at, by }) => at.host.examples(by()),
  export: ({ at, by }) => at.host.export(by()),
  history: ({ at, by }) => at.host.history(by()),
  check: ({ at, by }) => at.host.check(by()),
  luck: ({ at, by }) => at.host.luck(by()),
  openDice: ({ at, by, battle, no }) =>
    each([{}, { question: no }], (more) => at.host.openDice(by(), { battle, from: 1, to: 50, ...more })),
  touched: ({ at, by, battle }) => at.host.touched(by(), { battle, from: 1, to: 50 }),
  isOpen: ({ at, battle }) => at.host.isOpen(battle, 'none'),
  map: async ({ at, by, matters: { units } }) => [
    await at.host.map(by()),
    await each(units, (around) => at.host.map(by(), { around })),
    await each(units, (threats) => at.host.map(by(), { threats })),
  ],
  describe: ({ at, by, matters }) => each(['', 'all', ...matters.units], (what) => at.host.describe(by(), what)),
  topics: ({ at, by, matters }) => each(['', ...matters.typed], (typed) => at.host.topics(by(), typed)),
  units: ({ at, by }) => at.host.units(by()),
  unit: ({ at, by, matters }) => each(matters.units, (unit) => at.host.unit(by(), unit)),
  sight: ({ at, by, matters }) => each(matters.pairs, ([from, to]) => at.host.sight(by(), from, to)),
  preview: (asking) => each(asking.matters.orders, (text) => tried(asking, text)),
  odds: ({ at, by, matters }) => each(matters.orders, (text) => at.host.odds(by(), text)),
  complete: ({ at, by, matters }) => each(['', ...matters.typed], (typed) => at.host.complete(by(), typed)),
  completeOdds: ({ at, by, matters }) => each(matters.typed, (typed) => at.host.completeOdds(by(), typed)),
  completePlan: ({ at, by, matters }) => each(matters.typed, (typed) => at.host.completePlan(by(), typed)),
  completeStanding: ({ at, by, matters }) => each(matters.typed, (typed) => at.host.completeStanding(by(), typed)),
  completeAnswer: ({ at, by }) => at.host.completeAnswer(by(), ''),
  mayAnswer: ({ at, by, battle, no }) => at.host.mayAnswer(by(), battle, no),
  openAnswers: ({ at, by, battle, no }) => at.host.openAnswers(by(), battle, no),
  openPanel: panels,
  deskView: desk,
  deskUnits: ({ at, by }) => at.host.deskUnits(by()),
  deskComplete: ({ at, by, matters }) => each(['', ...matters.typed], (typed) => at.host.deskComplete(by(), typed)),
  mayRule: ({ at, by }) => at.host.mayRule(by()),
  mayThrow: ({ at, by }) => at.host.mayThrow(by()),
  mayForecastDice: ({ at, by }) => at.host.mayForecastDice(by()),
  throwForm: ({ at, by, matters }) =>
    each(matters.pairs, ([unit, target]) => at.host.throwForm(by(), { kind: 'fire', typed: {}, unit, target })),
  throwTargets: ({ at, by, matters }) => each(matters.units, (unit) => at.host.throwTargets(by(), unit)),
  beforeDone: ({ at, by }) => at.host.beforeDone(by()),
  beforeCancel: ({ at, by }) => at.host.beforeCancel(by()),
  undoable: ({ at, by }) => at.host.undoable(by(), ''),
  listStanding: ({ at, by }) => at.host.listStanding(by()),
  standingToDrop: ({ at, by }) => at.host.standingToDrop(by(), ''),
  showPlan: ({ at, by }) => at.host.showPlan(by()),
  commandList: ({ at, by }) => each(['red', 'blue'] as const, (side) => at.host.commandList(by(), side)),
  commandBodies: ({ at, by }) => at.host.commandBodies(by()),
  pace: ({ at, by }) => at.host.pace(by()),
  deputy: ({ at, by }) => at.host.deputy(by()),
  oddsLevel: ({ at, by }) => at.host.oddsLevel(by()),
  variations: ({ at, by }) => at.host.variations(by()),
  completeDeployment: ({ at, by }) => at.host.completeDeployment(by(), ''),
  deployment: ({ at, by }) => at.host.deployment(by(), {}),
  upkeep: ({ at, battle }) => at.host.upkeep(battle, true),
  finished: ({ at, battle }) => at.host.finished(battle),
  sheet: ({ at, by }) => at.host.sheet(by()),
} satisfies { readonly [verb in keyof Host]?: Look };

/** The verbs of the host that answer somebody about a battle. */
export const LOOKING: readonly string[] = Object.keys(LOOKS);

/** Everything that this person can get; or what these verbs of the list answer. */
export async function overheardBy(
  at: Pick<Room, 'host' | 'store'>,
  by: () => Request,
  matters: Matters,
  verbs: readonly string[] = LOOKING,
) {
  const { id: battle } = (await at.store.battleAt(by().place.channelId))!;
  const no = (await at.store.waiting(battle))?.no ?? 0;
  const got: Record<string, unknown> = {};
  const looks = Object.entries<Look>(LOOKS).filter(([verb]) => verbs.includes(verb));
  for (const [verb, look] of looks) got[verb] = await look({ at, by, battle, no, matters });
  return got;
}

/** As text: refusals by their messages. */
export function textOf(got: unknown): string {
  return JSON.stringify(got, (_name, value: unknown) =>
    value instanceof Refusal ? { clause: value.clause, says: value.says, instead: value.instead } : value,
  );
}

/** Hashes by the order in which they appear: a seal, and the chain over it, says nothing by itself. */
export function withoutHashes(texts: readonly string[]): string {
  const known = new Map<string, number>();
  const numbered = (hash: string) => {
    const short = hash.slice(0, 8);
    if (!known.has(short)) known.set(short, known.size);
    return `#${known.get(short)}`;
  };
  return texts.join('\n').replace(/\b[0-9a-f]{64}\b|\b[0-9a-f]{8}\b/g, numbered);
}

/** Around the first letter that differs; the whole texts would fill a screen for each post. */
export function difference(one: string, other: string): readonly string[] | undefined {
  if (one === other) return undefined;
  const at = one.split('').findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 100));
}
