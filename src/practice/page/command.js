/** Commands as lines: `/battle new scenario:Two words seats:2`. */

/** Every whole command, subcommands included; `shown` is its name in the reader's language, as with its options. */
export function wholeCommands(commands, locale) {
  return commands.flatMap((command) => below(told(command, locale), locale));
}

function told(part, locale) {
  const shown = part.name_localizations?.[locale] ?? part.name;
  return { ...part, shown, description: part.description_localizations?.[locale] ?? part.description };
}

function below(part, locale) {
  const options = (part.options ?? []).map((option) => told(option, locale));
  const nested = options.filter((option) => option.type <= 2);
  if (nested.length === 0) return [{ ...part, options: options.map((option) => withChoices(option, locale)) }];
  return nested.flatMap((option) => {
    const [name, shown] = [`${part.name} ${option.name}`, `${part.shown} ${option.shown}`];
    return below({ ...option, name, shown }, locale);
  });
}

function withChoices(option, locale) {
  const yesOrNo = ['true', 'false'].map((name) => ({ name, value: name }));
  const choices = option.type === 5 ? yesOrNo : (option.choices ?? []);
  return { ...option, choices: choices.map((choice) => ({ ...choice, name: told(choice, locale).shown })) };
}

/**
 * The line taken apart: its command, the options given, and the one being typed (with `stem`, what stands before it).
 * A value goes on to the next option; what stands before any option is for the first one, so `/roll 2d6` will do.
 */
export function readLine(line, commands) {
  const words = line.replace(/^\//, '');
  const begins = (name) => words === name || words.startsWith(`${name} `);
  const [found] = commands
    .flatMap((each) => [each.name, each.shown].filter(begins).map((name) => ({ command: each, name })))
    .sort((a, b) => b.name.length - a.name.length);
  if (found === undefined) return { words };
  const { command, name } = found;
  const start = line.length - words.length + name.length;
  const values = valuesIn(line.slice(start), command.options.filter(isTyped));
  const last = values.at(-1);
  return {
    words,
    command,
    options: Object.fromEntries(values.map(({ option, value }) => [option.name, value])),
    ...(last?.open && {
      focused: last.option,
      typed: last.value,
      stem: `${line.slice(0, start + last.at).trimEnd()} `,
    }),
  };
}

/** An attached file is chosen beside the line. */
const isTyped = ({ type }) => type !== 11;

function valuesIn(rest, options) {
  if (options.length === 0) return [];
  const names = options.flatMap(({ name, shown }) => [name, shown]).join('|');
  const pattern = new RegExp(`\\s(${names}):(?:"([^"]*)("?)|((?:(?!\\s(?:${names}):)[^])*))`, 'g');
  const found = [...rest.matchAll(pattern)];
  const values = found.map((match) => ({
    option: options.find(({ name, shown }) => [name, shown].includes(match[1])),
    value: match[2] ?? match[4].trimStart(),
    at: match.index,
    open: match.index + match[0].length === rest.length && match[3] !== '"',
  }));
  const loose = rest.slice(0, found[0]?.index ?? rest.length).trimStart();
  if (loose === '' || values.some(({ option }) => option === options[0])) return values;
  return [{ option: options[0], value: loose, at: 0, open: found.length === 0 }, ...values];
}

/** What may come next: { words, note, line } with the line as it will be. `choices(focused)` asks the bot. */
export async function hintsFor(line, read, commands, choices) {
  if (!read.command) return commandsLike(read.words.trim(), commands);
  const values = read.focused ? await valuesFor(read, choices) : [];
  const taken = values.map(({ name, value }) => ({
    words: name,
    note: '',
    line: `${read.stem}${read.focused.shown}:${value}`,
  }));
  const others = read.command.options.filter((option) => isTyped(option) && !(option.name in read.options));
  const opened = others.map(({ shown, required, description }) => ({
    words: `${shown}:`,
    note: required ? `${description} (needed)` : description,
    line: `${line.trimEnd()} ${shown}:`,
  }));
  return [...taken, ...opened];
}

/** Those that begin so stand before those that only contain it. */
function commandsLike(words, commands) {
  const begins = commands.filter(({ name, shown }) => shown.startsWith(words) || name.startsWith(words));
  const contains = commands.filter((each) => !begins.includes(each) && `${each.shown} ${each.name}`.includes(words));
  return [...begins, ...contains].map(({ shown, description, options }) => {
    const first = options.find((option) => option.required && isTyped(option));
    return { words: `/${shown}`, note: description, line: first ? `/${shown} ${first.shown}:` : `/${shown} ` };
  });
}

async function valuesFor({ focused, typed }, choices) {
  const fits = ({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase());
  const found = focused.autocomplete ? await choices(focused.name) : focused.choices.filter(fits);
  return found.filter(({ value }) => String(value) !== typed.trim());
}
