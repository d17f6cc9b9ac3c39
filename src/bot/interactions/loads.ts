/** The limit that each command and press falls under. Default: `other`. */
import type { Id, IdKind } from './id.ts';
import type { Load } from './limits.ts';
import { wizardLoad } from '../wizard/wizard.ts';

/** `/scenario random` has its own thread and queue, one battle per person. */
const COMMANDS: Readonly<Record<string, Load>> = {
  answer: 'owed',
  done: 'owed',
  'desk answer': 'owed',
  'desk roll': 'owed',
  order: 'order',
  panel: 'order',
  deploy: 'order',
  'desk rule': 'order',
  'plan write': 'order',
  'battle map': 'look',
  'battle log': 'look',
  'battle status': 'look',
  unit: 'look',
  sight: 'look',
  describe: 'look',
  odds: 'look',
  luck: 'look',
  sheet: 'look',
  catchup: 'look',
  'scenario check': 'look',
  'scenario add': 'look',
  'army check': 'look',
  'army import': 'look',
  'army show': 'look',
  'army edit': 'look',
  'army random': 'look',
  'battle verify': 'long',
  'battle export': 'long',
  'battle repair': 'long',
};

const PRESSES: Readonly<Partial<Record<IdKind, Load>>> = {
  answer: 'owed',
  grave: 'owed',
  ahead: 'owed',
  further: 'owed',
  give: 'owed',
  back: 'owed',
  vote: 'owed',
  finish: 'owed',
  finished: 'owed',
  wish: 'owed',
  take: 'owed',
  resign: 'owed',
  alone: 'owed',
  throw: 'owed',
  throws: 'owed',
  done: 'owed',
  idea: 'order',
  instead: 'order',
  replan: 'order',
  panel: 'order',
  ideas: 'order',
  desk: 'order',
  tools: 'order',
  odds: 'look',
  describe: 'look',
  log: 'look',
  sheet: 'look',
  ending: 'look',
  verify: 'long',
  page: 'long',
  luck: 'look',
  turn: 'look',
  details: 'look',
  detailing: 'look',
  touched: 'look',
  drawn: 'look',
  drawing: 'look',
  bench: 'look',
  adopt: 'look',
  keep: 'look',
};

export function loadOfCommand(words: string): Load {
  return (Object.hasOwn(COMMANDS, words) && COMMANDS[words]) || 'other';
}

export function loadOfPress(id: Id): Load {
  return id.kind === 'go' ? wizardLoad(id) : (PRESSES[id.kind] ?? 'other');
}

/** Tests check that each of these is a command. */
export const NAMED_COMMANDS = Object.keys(COMMANDS);
