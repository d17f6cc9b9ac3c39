/** Suggestions for a line: commands, values of the current field, further fields. */
import { OptionType } from '../../discord.ts';
import { commandsLike, type Pick, plain, type Slot, type Whole } from './commands.ts';
import type { PicksOf, Sentence } from './check.ts';
import { begin, type Field, free, type Line, open, pick } from './line.ts';
import type { Person, Place } from './wire.ts';

/** The bot's completions for a field, or that they were requested. */
export interface Completion {
  readonly slot: string;
  readonly text: string;
  readonly stage: 'asked' | 'come' | 'failed';
  readonly picks: readonly Pick[];
  readonly why?: Sentence;
}

export interface Suggestion {
  readonly label: string;
  readonly note: string;
  /** The value it stands for. */
  readonly value: string;
  readonly taken: Line;
}

/** The people and places that an option may name. */
export interface Known {
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly here: Place;
  readonly yes: string;
  readonly no: string;
}

/** The values of a field that are known without asking the bot. */
export function picksFrom({ people, places, here, yes, no }: Known): PicksOf {
  const persons = people.map(({ id, name }) => ({ name, value: id }));
  const ofGuild = people.flatMap(({ guilds }) => guilds.filter(({ id }) => id === here.guild?.id));
  const roles = [...new Set(ofGuild.flatMap((guild) => guild.roles))].map((name) => ({ name, value: name }));
  const channels = ({ channel_types: types }: Slot) =>
    places
      .filter(({ guild, type }) => guild?.id === here.guild?.id && (!types?.length || types.includes(type)))
      .map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return ({ slot }) => {
    switch (slot.type) {
      case OptionType.boolean:
        return [
          { name: yes, value: true },
          { name: no, value: false },
        ];
      case OptionType.user:
        return persons;
      case OptionType.role:
        return roles;
      case OptionType.mentionable:
        return [...persons, ...roles];
      case OptionType.channel:
        return channels(slot);
      default:
        return slot.choices.length > 0 ? slot.choices : undefined;
    }
  };
}

/** How many are shown. Bots on Discord return no more either. */
const MOST = 25;

export function suggestionsFor(
  line: Line,
  commands: readonly Whole[],
  picksOf: PicksOf,
  completion: Completion | undefined,
): Suggestion[] {
  if (line.kind === 'words') return line.text.startsWith('/') ? commandsLike(line.text, commands).map(toCommand) : [];
  const field = line.fields[line.at];
  if (!field)
    return free(line)
      .filter(named(line.tail))
      .map((slot) => toField(slot, open(line, slot)));
  if (field.value !== undefined) return [];
  return valuesFor(field, picksOf(field), completion)
    .slice(0, MOST)
    .map((each) => ({ label: each.name, note: '', value: String(each.value), taken: pick(line, each) }));
}

function valuesFor({ slot, text }: Field, picks: readonly Pick[] | undefined, completion: Completion | undefined) {
  if (slot.autocomplete) return completion?.slot === slot.name ? completion.picks : [];
  const typed = plain(text.trim());
  return (picks ?? []).filter(({ name }) => plain(name).includes(typed));
}

const named = (typed: string) => (slot: Slot) =>
  [slot.shown, slot.name].some((name) => plain(name).includes(plain(typed.trim())));

function toCommand(command: Whole): Suggestion {
  return { label: `/${command.shown}`, note: command.description, value: command.name, taken: begin(command) };
}

function toField(slot: Slot, taken: Line): Suggestion {
  return { label: slot.shown, note: slot.description, value: slot.name, taken };
}

/** The suggestion that Enter takes if none was selected: none if the text is valid as it is. */
export function firstChoice(
  line: Line,
  suggestions: readonly Suggestion[],
  completion: Completion | undefined,
): number {
  if (suggestions.length === 0) return -1;
  if (line.kind === 'words') return typedOut(line.text.slice(1), suggestions) < 0 ? 0 : -1;
  const field = line.fields[line.at];
  if (!field) return line.tail.trim() === '' ? -1 : 0;
  const isStale = field.slot.autocomplete && (completion?.stage !== 'come' || completion.text !== field.text);
  return isStale || typedOut(field.text, suggestions) >= 0 ? -1 : 0;
}

/** The suggestion that was typed in full. */
export function typedOut(text: string, suggestions: readonly Suggestion[]): number {
  const typed = plain(text.trim());
  return suggestions.findIndex(({ label, value }) =>
    [label, value].some((each) => plain(each).replace(/^\//, '') === typed),
  );
}

/** Text equal to a completion's name is replaced with its value. */
export function settled(line: Line, completion: Completion | undefined): Line {
  if (line.kind === 'words' || completion === undefined) return line;
  const at = line.fields.findIndex(({ slot, value }) => slot.name === completion.slot && value === undefined);
  const field = line.fields[at];
  const found = field && completion.picks.find(({ name }) => plain(name) === plain(field.text.trim()));
  if (!found) return line;
  return { ...line, fields: line.fields.with(at, { slot: field.slot, text: found.name, value: found.value }) };
}
