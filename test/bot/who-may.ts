/**
 * Everything a person can do with the bot, done through its own commands, buttons, menus and forms, on a real host that
 * stores nothing. Each act ends in `yes`, or in the reason why not.
 */
import { commands } from '../../commands/index.ts';
import type { Use } from '../../src/bot/bot.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { ID_KINDS, readFormId, readId } from '../../src/bot/interactions/id.ts';
import { ACTS, OLD_ACTS } from '../../src/bot/wizard/wizard-id.ts';
import { presses } from '../../src/bot/interactions/presses.ts';
import { submissions } from '../../src/bot/interactions/submissions.ts';
import type { Host } from '../../src/host/create.ts';
import type { Request } from '../../src/host/request.ts';
import { Refusal } from '../../src/kernel/play.ts';
import { accepted } from '../help/room.ts';
import { TOY_SCENARIO } from '../help/toy.ts';
import { castOf, newcomer, red, type State } from './who-may-battles.ts';

/** Thrown when something would be stored: it is allowed, and the next person finds the battle unchanged. */
class Allowed extends Error {}

type Given = Readonly<Record<string, string | boolean | typeof newcomer>>;

/** What is typed for a required option of that name, if nothing else is said for its command. */
const usually = ({ own, unit, target }: State): Given => ({
  army: 'own-army',
  by: newcomer,
  from: unit,
  points: '100',
  text: 'as agreed',
  to: target,
  who: own.first,
  why: 'as agreed',
});

/** What is typed for a command, where it is not the usual: a choice is the first, and other options are left out. */
const givenTo = ({ own, other, unit, target }: State): Readonly<Record<string, Given>> => ({
  'army new': { name: 'Another' },
  'army add': { unit: 'R3 1' },
  'army check': { army: 'own-army' },
  'army random': { nation: 'toyland' },
  'army share': { with: 'nobody' },
  'battle new': { scenario: 'toy' },
  'battle join': { side: unit === 'R1' ? 'red' : 'blue' },
  'battle replace': { who: own.first },
  'battle vacancy': { who: own.first },
  'battle odds': { level: 'dice' },
  'propose extend': { hours: '24' },
  'propose pace': { to: 'quick' },
  'command give': { who: own.second, units: unit },
  'command take': { units: unit },
  'command points': { n: '1' },
  'desk answer': { text: 'stand' },
  'desk roll': { dice: '2d6', why: 'as agreed' },
  'desk rule': { changes: 'R1 lose 1', why: 'as agreed' },
  'plan write': { text: `${unit} move 7` },
  'scenario random': { size: 'small' },
  'scenario remove': { name: 'own' },
  'standing set': { text: `${unit}: run` },
  'standing drop': { which: `${unit}: stand` },
  answer: { text: 'stand' },
  away: { until: '3 days' },
  describe: { what: unit },
  morale: { unit, target },
  deputy: { person: own.second },
  odds: { order: `${unit} move 3` },
  order: { text: `${unit} move 3` },
  panel: { unit },
  roll: { dice: '2d6' },
  unit: { unit: other === red ? 'R1' : 'B1' },
});

/** What is typed for the options of a command. */
function typedFor(state: State, name: string, { options = [] }: Doing): Given {
  const said = givenTo(state)[name] ?? {};
  const usual = usually(state);
  const required = options.filter((option) => option.required).map((option) => option.name);
  const given = { ...Object.fromEntries(required.map((option) => [option, usual[option]!])), ...said };
  const lacking = required.filter((option) => given[option] === undefined);
  if (lacking.length > 0) throw new Error(`/${name}: nothing is said for ${lacking.join(', ')}`);
  return given;
}

/** A scenario that the commander has added. Removing it does not concern the battle, and is stored immediately. */
async function broughtAlong({ at, own }: State): Promise<void> {
  await at.host.addScenario(at.by(own.first), TOY_SCENARIO, { called: 'own', replace: true });
}

/** The commander's own army, shared with this server, and the current step of its builder. */
async function armyOf({ at, own }: State): Promise<{ readonly id: string; readonly step: string }> {
  const by = () => at.by(own.first);
  const text = 'army "Own" points 100\nR1 3\n';
  await at.host.importArmy(by(), text, { called: 'own army', replace: true });
  await at.host.shareArmy(by(), 'own-army', 'server');
  const { army, step } = accepted(await at.host.buildArmy(by(), 'own-army')).at;
  return { id: army, step: `${army}:${step}` };
}

/** A roll that the commander has saved. */
async function rollOf({ at, own }: State): Promise<string> {
  await at.host.keepRoll(at.by(own.first), 'volley', '2d6');
  return (await at.host.roll(own.first.id, 'volley'))!.id;
}

/** Commands with an attached file are covered by `attachment.test.ts` and `scenario-file.test.ts`. */
const WITH_FILE: ReadonlySet<string> = new Set(['scenario check', 'scenario add', 'army import']);

export function doings(): ReadonlyMap<string, Doing> {
  // A moved command is the same action under two names.
  const all = commands.flatMap((command): [string, Doing][] =>
    'parts' in command
      ? command.parts.filter(({ movedTo }) => !movedTo).map((part) => [`${command.name} ${part.name}`, part])
      : [[command.name, command]],
  );
  return new Map(all.filter(([name]) => !WITH_FILE.has(name)));
}

/** A button or menu of each kind, as the person concerned has it. */
const buttons = (
  { own, unit, offer, motion, drafts }: State,
  battle: string,
  no: number,
  seq: number,
  army: Awaited<ReturnType<typeof armyOf>>,
): Readonly<Record<string, string | (() => Promise<string>)>> => ({
  answer: `${battle}:${no}:0`,
  grave: `${battle}:${no}:1`,
  reply: `${battle}:${no}:0`,
  ahead: `${battle}:${no}:0:_`,
  further: `${battle}:${no}:0:_:11111111111111111`,
  open: `${battle}:${no}`,
  retract: drafts.order,
  unseal: '',
  dropped: `${battle}:1`,
  regive: `${battle}:1`,
  give: drafts.order,
  back: drafts.order,
  instead: drafts.instead,
  replan: drafts.instead,
  odds: drafts.order,
  idea: `${battle}:${unit} move 3`,
  'go:panel:press': async () => `${await drafts.panel()}:0`,
  'go:panel:pick': async () => `${await drafts.panel()}:0:0`,
  'go:panel:type': drafts.panel,
  'go:panel:back': drafts.panel,
  'go:panel:confirm': drafts.full,
  panel: '',
  ideas: '',
  'go:army:press': `${army.step}:0`,
  'go:army:pick': `${army.step}:0:0`,
  'go:army:type': army.step,
  'go:army:back': army.step,
  'go:army:undo': army.step,
  again: '2d6',
  reveal: '0',
  unroll: '',
  keep: '',
  wish: `${battle}:yes`,
  bench: army.id,
  'go:army:close': army.id,
  adopt: army.id,
  scrap: army.id,
  scrapped: army.id,
  armies: '1',
  vote: `${battle}:${motion}:yes`,
  finish: `${battle}:${seq}`,
  finished: `${battle}:${seq}`,
  assign: `${battle}:${own.second.id}:1`,
  bodies: `${battle}:${own.second.id}:1`,
  cancel: `${battle}:ask`,
  abort: battle,
  resign: '',
  forget: '',
  alone: 'draw',
  doctrine: 'bold',
  setting: 'language:en',
  take: `${battle}:${offer}`,
  ending: `${battle}:1`,
  turn: `${battle}:1`,
  rematch: battle,
  verify: battle,
  page: battle,
  luck: battle,
  help: '',
  clause: 'SH-CHARGE-10',
  leaf: 'SH-CHARGE:1',
  lookup: '0',
  shelf: '',
  cited: '',
  details: `${battle}:1:${seq}:_:1:3:1`,
  detailing: `${battle}:1:${seq}:${no}:_:_:1`,
  touched: `${battle}:1:${seq}`,
  drawn: `${battle}:1:${seq}:_:1`,
  drawing: `${battle}:1:${seq}:${no}:1`,
  sheet: 'toy:0',
  options: `${battle}:1`,
  variants: `${battle}:1`,
  variant: `${battle}:1`,
  vary: `${battle}:1:turns`,
  log: '1',
  describe: `1:${unit}`,
  throw: `${battle}:2d6`,
  done: battle,
  desk: battle,
  tools: `${battle}:0`,
  throws: battle,
  tool: `${battle}:losses`,
  rule: battle,
  reason: `${battle}:2d6`,
  'go:dice:pick': 'morale:toy:quality:0',
  'go:dice:page': 'morale:toy:1:_',
  'go:dice:roll': 'morale:toy:0',
});

/** The choices in menus. */
const chosen = ({ unit }: State): Readonly<Record<string, string>> => ({
  reply: '0',
  ahead: '0',
  further: '0',
  assign: unit,
  'go:panel:pick': '0',
  'go:army:pick': '0',
  help: 'orders',
  tools: 'losses',
  throws: '2d6',
  variant: 'turns',
  vary: '4',
  'go:dice:pick': 'elite',
});

/** The menus of a table roll, as in the message with its button. */
function throwMenus() {
  const menus = { command: ['7'], quality: ['plain'], modifiers: [] };
  const rows = Object.entries(menus).map(([field, chosen]) => {
    const options = chosen.map((value) => ({ value, label: value, default: true }));
    return { type: 1, components: [{ type: 3, custom_id: `go:dice:pick:morale:toy:${field}:0`, options }] };
  });
  return [{ toJSON: () => ({ type: 17, components: rows }) }];
}

/** Each form with its fields other than the reason. */
const forms = (
  { drafts }: State,
  battle: string,
  army: Awaited<ReturnType<typeof armyOf>>,
): Readonly<Record<string, readonly [string | (() => Promise<string>), object]>> => ({
  tool: [`${battle}:losses`, { unit: 'R1', n: '1' }],
  ruling: [battle, {}],
  throw: [`${battle}:2d6`, {}],
  'go:panel:type': [drafts.panel, { word: '7' }],
  'go:army:type': [army.step, { words: 'Guard' }],
  abort: [battle, {}],
});

/** What an id of an older version is called now: its button does the same. */
const NAMES = new Map(Object.entries(OLD_ACTS).map(([old, now]) => [old, `go:${now}`]));

/** Every kind of button and menu with its name in the table, the acts of the wizards by new and by old ids. */
function pressables(): readonly (readonly [name: string, kind: string])[] {
  const old = Object.entries(OLD_ACTS).map(([kind, now]): [string, string] => [now, kind]);
  const acts = ACTS.map((act): [string, string] => [act, `go:${act}`]);
  return ID_KINDS.flatMap((kind): [string, string][] => (kind === 'go' ? [...acts, ...old] : [[kind, kind]]));
}

async function idOf(kind: string, rest: string | (() => Promise<string>)): Promise<string> {
  const parts = typeof rest === 'string' ? rest : await rest();
  return parts === '' ? kind : `${kind}:${parts}`;
}

/** Answers to a press other than the host's refusals: the battle is not here. */
const NOT_HERE = /^(bot-desk-gone|host-idea-gone|host-draft-gone|bot-nothing-asked)$/;

interface Came {
  refusal?: string;
}

/** The host, recording the result of the last request. */
function watched(host: Host, came: Came): Host {
  return new Proxy(host, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      const noted = (result: unknown) => {
        if (result instanceof Refusal) came.refusal = result.says.id;
        // Help beside a refusal leaves it a refusal.
        else if (name !== 'help' && typeof result === 'object' && result !== null && !Array.isArray(result))
          delete came.refusal;
        return result;
      };
      return (...args: unknown[]) => {
        const result = (member as (...all: unknown[]) => unknown)(...args);
        return result instanceof Promise ? result.then(noted) : noted(result);
      };
    },
  });
}

/** An interaction with as much of discord.js as the bot uses. */
function interactionOf(request: Request, given: Given, more: object = {}) {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
  const user = (name: string) => (typeof given[name] === 'object' ? given[name] : null);
  const asUser = (of: typeof newcomer | null) => of && { id: of.id, displayName: of.name, username: of.name };
  return {
    id: request.interaction,
    user: { ...asUser(request.person), createDM: async () => ({ id: '99' }) },
    channelId: request.place.channelId,
    guildId: request.place.guildId,
    locale: 'en-GB',
    guildLocale: 'en-GB',
    attachmentSizeLimit: 10_000_000,
    createdTimestamp: 0,
    client: { user: { id: '1100000000000000099', displayName: 'Aide' } },
    component: { type: 2, label: 'Pressed' },
    message: {
      id: '1100000000000000088',
      author: { id: '1100000000000000099' },
      flags: { has: () => true },
      createdTimestamp: 0,
      components: throwMenus(),
      attachments: new Map(),
    },
    isStringSelectMenu: () => false,
    editReply: async () => undefined,
    options: {
      getString: text,
      getBoolean: (name: string) => (typeof given[name] === 'boolean' ? given[name] : null),
      getAttachment: () => null,
      getUser: (name: string) => asUser(user(name)),
      getMember: () => null,
      getFocused: () => '',
    },
    ...more,
  };
}

const picture = async () => ({ data: new Uint8Array(), type: 'png', width: 1, height: 1 });

/** What came of an action, in words; and who may take it. */
export interface Tried {
  readonly name: string;
  readonly outcome: string;
  readonly may: readonly string[];
}

/** Every possible action. */
export async function tried(state: State): Promise<readonly Tried[]> {
  const { at } = state;
  const { id: battle } = await at.battle();
  const no = (await at.store.waiting(battle))?.no ?? 1;
  const seq = (await at.battle()).seq;
  const aborting = at.again({
    at: (point) => {
      if (point === 'committing') throw new Allowed();
    },
    failed: (_battle, error) => {
      throw error instanceof Allowed ? error : new Error('the rules fail', { cause: error });
    },
  });
  const all: Tried[] = [];
  async function attempt(name: string, act: (use: Use, request: Request) => Promise<unknown>): Promise<void> {
    const outcomes = new Map<string, string[]>();
    for (const [who, request] of Object.entries(castOf(state))) {
      const came: Came = {};
      const use = {
        host: watched(aborting, came),
        say: (language, says) => {
          if (NOT_HERE.test(says.id)) came.refusal ??= says.id;
          return at.words.say(language, says);
        },
        paint: picture,
        paintPage: async () => [{ ...(await picture()), alt: '' }],
        die: () => 1,
        patience: { keepTrying: (work) => work() },
        battleAt: async (channelId) => (await at.store.battleAt(channelId))?.id,
        awaited: async (channelId) => {
          const here = await at.store.battleAt(channelId);
          const waiting = here && (await at.store.waiting(here.id));
          return waiting ? { battle: here.id, no: waiting.no } : undefined;
        },
        cards: async () => [],
        proposed: async () => [],
        ballots: async () => [],
        placesSettled: async () => undefined,
        log: console as never,
        request,
        language: 'en',
        pictureFor: { whom: request.person.id, isUrgent: false },
      } as Use;
      try {
        await act(use, request);
      } catch (error) {
        if (!(error instanceof Allowed)) throw new Error(`${name} by ${who}`, { cause: error });
        delete came.refusal;
      }
      const what = (came.refusal ?? 'yes').replace(/^(host|bot)-/, '');
      outcomes.set(what, [...(outcomes.get(what) ?? []), who]);
    }
    const outcome =
      outcomes.size === 1
        ? [...outcomes.keys()][0]!
        : [...outcomes].map(([what, who]) => `${what}: ${who.join(' ')}`).join(' · ');
    all.push({ name, outcome, may: outcomes.get('yes') ?? [] });
  }

  const army = await armyOf(state);
  const roll = await rollOf(state);
  for (const [name, doing] of doings()) {
    const options = typedFor(state, name, doing);
    await attempt(`/${name}`, async (use, request) => {
      if (name === 'scenario remove') await broughtAlong(state);
      await doing.run(interactionOf(request, options) as never, use);
    });
  }
  const held = buttons(state, battle, no, seq, army);
  for (const [name, kind] of pressables()) {
    await attempt(name, async (use, request) => {
      const key = NAMES.get(kind) ?? kind;
      const rest = held[key];
      if (rest === undefined) throw new Error(`no button of the kind ${kind}`);
      const id = readId(await idOf(kind, rest));
      const value = kind === 'unroll' ? roll : chosen(state)[key];
      const menu = value === undefined ? {} : { isStringSelectMenu: () => true, values: [value] };
      await presses.run(id!, interactionOf(request, {}, menu) as never, use);
    });
  }
  for (const [kind, [rest, fields]] of Object.entries(forms(state, battle, army))) {
    await attempt(`form ${kind.replace(/^go:/, '')}`, async (use, request) => {
      const id = readFormId(await idOf(kind, rest));
      const all = Object.entries({ '-why': 'as agreed', ...fields }).map(([name, value]) => [name, { value }] as const);
      await submissions(id!, interactionOf(request, {}, { fields: { fields: new Map(all) } }) as never, use);
    });
  }
  return all;
}
