/** `/morale`, `/fire`, `/melee`: options for what most people type, menus for everything else. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { TableDiceKind, Typed } from '../../host/verbs/table-dice/table-dice.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { type Answer, refusing } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';
import { gameNamed } from '../input/game-named.ts';
import type { Choice, Command } from '../interactions/command.ts';
import { matching } from '../features/look.ts';
import { everywhere } from '../interactions/scope.ts';
import { formShown } from './table-dice.ts';

/** Longer than any name of a unit, choice or game. */
const LONGEST = 40;

/** Option names with the fields they fill in. */
export type FieldsTyped = Readonly<Record<string, string>>;

export function tableDiceCommand(kind: TableDiceKind, fields: FieldsTyped): Command {
  const names = [...Object.keys(fields), 'unit', 'target', 'game'];
  return {
    name: kind,
    who: ['everyone'],
    ...everywhere,
    acknowledge: 'private',
    options: names.map((name) => ({ name, required: false, completed: true, maxLength: LONGEST })),
    run: (interaction, use) => opened(interaction, use, kind, fields),
    complete: (interaction, use) => offered(interaction, use, kind, fields),
  };
}

async function opened(
  { options }: ChatInputCommandInteraction,
  use: Use,
  kind: TableDiceKind,
  fields: FieldsTyped,
): Promise<Answer> {
  const typed = Object.entries(fields).flatMap(([option, field]): [string, Typed[string]][] => {
    const text = options.getString(option);
    return text === null ? [] : [[field, { text, option: phrase(`command-${kind}-${option}.name`) }]];
  });
  const game = gameIn(options.getString('game'), use, kind);
  const [unit, target] = ['unit', 'target'].map((name) => options.getString(name));
  const form = await use.host.throwForm(use.request, {
    kind,
    typed: Object.fromEntries(typed),
    ...(game !== undefined && { game }),
    ...(unit != null && { unit }),
    ...(target != null && { target }),
  });
  return form instanceof Refusal ? refusing(use, form) : formShown(use, form, { times: 0 });
}

async function offered(
  { options }: AutocompleteInteraction,
  use: Use,
  kind: TableDiceKind,
  fields: FieldsTyped,
): Promise<readonly Choice[]> {
  const { host, request } = use;
  const { name, value } = options.getFocused(true);
  if (name === 'unit') return matching(await host.units(request), value, use);
  if (name === 'target') {
    return matching(await host.throwTargets(request, options.getString('unit') ?? ''), value, use);
  }
  if (name === 'game') return matching(gamesOf(use, kind), value, use);
  const game = gameIn(options.getString('game'), use, kind);
  const field = fields[name] ?? '';
  return matching(await host.throwChoices(request, { kind, ...(game !== undefined && { game }) }, field), value, use);
}

function gameIn(typed: string | null, use: Use, kind: TableDiceKind): string | undefined {
  return gameNamed(typed, matching(gamesOf(use, kind), '', use));
}

function gamesOf({ host }: Use, kind: TableDiceKind) {
  return host.gamesThrowing(kind).map(({ game, title }) => ({ name: game, says: title }));
}
