/** The result of an order: a line for each fact, roll and answer. */
import { POINTS } from '../../hex/facing.ts';
import type { Roll } from '../../kernel/play.ts';
import type { Entry } from '../../kernel/run.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import type { State, Unit } from '../../rules/sabreur-hex/state.ts';

export function entryLine(entry: Entry<Fact>, typed: string | undefined): string {
  if ('fact' in entry) return `    ${factText(entry.fact)}`;
  if ('roll' in entry) return `    roll ${rollText(entry.roll)}: ${entry.got.join(' ')}`;
  const { to, kind, unit } = entry.ask;
  const whom = unit === undefined ? '' : ` ${unit}`;
  const by = entry.by.who === 'person' ? '' : ` (${entry.by.who})`;
  return `    ask ${to} ${kind}${whom}: ${typed ?? entry.got}${by}`;
}

/** `reaction 88L 7 -2 demoralised`. */
export function rollText({ why, unit, base, ledger }: Roll): string {
  const modifiers = ledger.map(({ name, n }) => `${n < 0 ? '' : '+'}${n} ${name}`);
  return [why, ...(unit === undefined ? [] : [unit]), ...(base === undefined ? [] : [base]), ...modifiers].join(' ');
}

/** Words of a fact that need no label. */
const BARE = new Set(['side', 'formation', 'facing', 'reaction', 'how', 'why', 'winner', 'units']);

/** `88L lost, strength 3, by 2K`. */
function factText({ type, ...rest }: Fact): string {
  const { unit, ...more } = rest as Record<string, unknown>;
  const who = typeof unit === 'string' ? `${unit} ` : '';
  const words = Object.entries(more).flatMap(([key, value]) => valueText(key, value));
  return [`${who}${spaced(type)}`, ...words].join(', ');
}

function valueText(key: string, value: unknown): string[] {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return [];
  if (value === true) return [spaced(key)];
  const text = key === 'facing' ? POINTS[value as number]! : plain(value);
  return [BARE.has(key) ? text : `${spaced(key)} ${text}`];
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  return typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(' ') : String(value);
}

function spaced(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The end of the game: a line for each unit, then the lost ones. */
export function endLines(now: State): string[] {
  const { result } = now;
  return [
    ...[...now.units].sort((a, b) => (a.side + a.id < b.side + b.id ? 1 : -1)).map(unitLine),
    ...now.gone.map(({ side, id, offMap, victoryPoints }) => {
      return `    ${side} ${id} ${offMap ? 'left the map' : 'eliminated'}, points ${victoryPoints}`;
    }),
    ...(result ? [`    ${result.winner === 'draw' ? 'a draw' : `${result.winner} wins`}, ${spaced(result.why)}`] : []),
  ];
}

function unitLine({ side, id, strength, initial, formation, at, also, facing }: Unit): string {
  const how = formation === 'horde' ? 'panicked' : spaced(formation);
  const where = also === undefined ? at : `${at} ${also}`;
  return `    ${side} ${id} ${strength} of ${initial}, ${how}, ${where} ${POINTS[facing]}`;
}
