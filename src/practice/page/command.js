/** Commands as lines: `/battle new scenario:"Two words" seats:2`. */

/** Every whole command, subcommands included, as { name, description, options }. */
export function wholeCommands(commands, locale) {
  return commands.flatMap((command) => below(command.name, command, locale));
}

function below(name, part, locale) {
  const nested = (part.options ?? []).filter((option) => option.type <= 2);
  if (nested.length > 0) return nested.flatMap((option) => below(`${name} ${option.name}`, option, locale));
  const description = part.description_localizations?.[locale] ?? part.description;
  return [{ name, description, options: part.options ?? [] }];
}

/** The line taken apart: its command, the options given, and the one being typed. */
export function readLine(line, commands) {
  const words = line.replace(/^\//, '');
  const command = commands
    .filter(({ name }) => words === name || words.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (command === undefined) return { words };
  const rest = words.slice(command.name.length);
  const options = {};
  for (const match of rest.matchAll(/([^\s:]+):(?:"([^"]*)"?|(\S*))/g)) options[match[1]] = match[2] ?? match[3];
  const last = /([^\s:]+):(?:"([^"]*)|([^\s"]*))$/.exec(rest);
  const focused = last && command.options.find((option) => option.name === last[1]);
  return {
    words,
    command,
    options,
    focused,
    typed: last ? (last[2] ?? last[3]) : '',
    stem: last ? line.slice(0, line.length - last[0].length) : line,
  };
}

/** What may come next: { words, note, line } with the line as it will be. `choices(focused)` asks the bot. */
export async function hintsFor(read, commands, choices) {
  if (!read.command) {
    const fitting = commands.filter(({ name }) => name.startsWith(read.words.trim()));
    return fitting.map(({ name, description }) => ({ words: `/${name}`, note: description, line: `/${name} ` }));
  }
  if (read.focused) {
    const found = await valuesFor(read, choices);
    return found.map(({ name, value }) => ({
      words: name,
      note: '',
      line: `${read.stem}${read.focused.name}:${quoted(value)} `,
    }));
  }
  const open = read.command.options.filter(({ name, type }) => !(name in read.options) && type !== 11);
  const stem = read.stem.trimEnd();
  return open.map((option) => ({
    words: `${option.name}:${option.required ? ' (needed)' : ''}`,
    note: option.description,
    line: `${stem} ${option.name}:`,
  }));
}

async function valuesFor({ focused, typed }, choices) {
  if (focused.autocomplete) return choices(focused.name);
  const fixed = focused.type === 5 ? ['true', 'false'].map((name) => ({ name, value: name })) : (focused.choices ?? []);
  return fixed.filter(({ name, value }) => String(value) !== typed && name.toLowerCase().includes(typed.toLowerCase()));
}

const quoted = (value) => (/[\s:]/.test(String(value)) || value === '' ? `"${value}"` : value);
