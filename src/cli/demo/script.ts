/** The script of a demonstration: what people do, one step per line. The format is described in `assets/demo`. */

export type Deed = { readonly who: string; readonly line: string } & (
  | { readonly kind: 'command'; readonly name: string; readonly options: Readonly<Record<string, string>> }
  /** A button by its action (the first part of its id), and its number among those of its message. */
  | { readonly kind: 'press'; readonly what: string; readonly number: number }
);

export interface Script {
  readonly scenario: string;
  readonly channel: string;
  readonly dice: readonly string[];
  readonly deeds: readonly Deed[];
}

export function readScript(text: string): Script {
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const written = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  const after = (word: string): string[] =>
    written.flatMap(({ line }) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1).trim()] : []));
  const deeds = written.filter(({ line }) => !/^(scenario|channel|dice) /.test(line));
  const [scenario, channel] = [after('scenario')[0], after('channel')[0]];
  if (scenario === undefined || channel === undefined) throw new Error('a script names its scenario and its channel');
  return { scenario, channel, dice: after('dice'), deeds: deeds.map(({ line, number }) => deedOf(line, number)) };
}

function deedOf(line: string, number: number): Deed {
  const command = /^([^:]+): \/(.+)$/.exec(line);
  if (command) return { kind: 'command', who: command[1]!, line, ...commandOf(command[2]!) };
  const press = /^([^:]+): press (\w+)(?: (\d+))?$/.exec(line);
  if (!press) throw new Error(`line ${number} of the script is no deed: ${line}`);
  return { kind: 'press', who: press[1]!, line, what: press[2]!, number: Number(press[3] ?? 1) };
}

/** `battle new scenario:rosenau`: the words before the first option are the command's name. */
function commandOf(text: string): { readonly name: string; readonly options: Record<string, string> } {
  const name = text.replace(/\s+\w+:.*$/s, '');
  const options = [...text.slice(name.length).matchAll(/\s(\w+):(.*?)(?=\s\w+:|$)/gs)];
  return { name, options: Object.fromEntries(options.map(([, option, value]) => [option, value])) };
}
