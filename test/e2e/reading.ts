/** A player who sees no pictures: what they find in the bot's texts, in either language, and what they then order. */
import type { Language } from '../../src/kernel/ruleset.ts';
import { buttonsOf, openCard, picturesOf, type Stage, textOf } from './stage.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The text of `/describe` about something, all its pages. */
export async function described(stage: Stage, who: string, channel: string, what?: string): Promise<string> {
  const { response } = await stage.command(who, channel, 'describe', what === undefined ? {} : { what });
  return plain(textOf(response));
}

/** The alt texts of all public pictures, oldest first. */
export async function allAlts(stage: Stage, channel: string): Promise<string[]> {
  const messages = await stage.seen('Dan', channel);
  const shown = messages.filter(({ ephemeral }) => !ephemeral).flatMap(picturesOf);
  return shown.map(({ description }) => plain(description));
}

export async function lastAlt(stage: Stage, channel: string): Promise<string> {
  return (await allAlts(stage, channel)).at(-1) ?? '';
}

interface Enemy {
  readonly id: string;
  readonly strength: number;
  readonly far: number;
  readonly bearing: string;
  readonly isClear: boolean;
  readonly isBefore: boolean;
}

/** What a unit's description tells, as far as needed to command it. */
export interface Known {
  readonly id: string;
  readonly isCavalry: boolean;
  readonly strength: number;
  readonly at: string;
  /** Nearest first. */
  readonly enemies: readonly Enemy[];
  /** Free neighbours by their bearing. */
  readonly ways: ReadonlyMap<string, string>;
}

const PATTERNS = {
  en: {
    title: /^### .*\((\w+)\) · (.*)$/m,
    cavalry: /cavalry/,
    strength: /^Strength \*\*(\d+)\*\*/m,
    at: /^In (\d{4})/m,
    before: /^In front: (.*)$/m,
    enemy: /^(\w+), [^,]+, strength (\d+): (?:(\d+) hexes|adjacent,) ([a-z-]+); (.*)$/gm,
    clear: 'clear ground between them',
    ways: /^Free to enter: (.*)$/m,
    foe: (id: string) => `enemy ${id},`,
  },
  fr: {
    title: /^### .*\((\w+)\) · (.*)$/m,
    cavalry: /cavalerie/,
    strength: /^Force \*\*(\d+)\*\*/m,
    at: /^En (\d{4})/m,
    before: /^Devant : (.*)$/m,
    enemy: /^(\w+), [^,]+, force (\d+) : (?:à (\d+) cases|côte à côte), (?:au |à l’)([a-z-]+) ; (.*)$/gm,
    clear: 'terrain dégagé entre eux',
    ways: /^Cases libres à côté : (.*)$/m,
    foe: (id: string) => `ennemi ${id},`,
  },
} as const;

export function known(text: string, language: Language): Known {
  const read = PATTERNS[language];
  const part = (pattern: RegExp, group = 1) => pattern.exec(text)?.[group] ?? '';
  const before = part(read.before);
  const ways = [...part(read.ways).matchAll(/(\d{4}) \((?:au |à l’)?([a-z-]+)\)/g)];
  return {
    id: part(read.title),
    isCavalry: read.cavalry.test(part(read.title, 2)),
    strength: Number(part(read.strength)),
    at: part(read.at),
    enemies: [...text.matchAll(read.enemy)].map(([, id = '', strength, far, bearing = '', rest = '']) => ({
      id,
      strength: Number(strength),
      far: Number(far ?? 1),
      bearing,
      isClear: rest.includes(read.clear),
      isBefore: before.includes(read.foe(id)),
    })),
    ways: new Map(ways.map(([, hex = '', bearing = '']) => [bearing, hex])),
  };
}

/** The bearings clockwise from north, in both languages. */
const CLOCK = [
  ['north', 'nord'],
  ['north-north-east', 'nord-nord-est'],
  ['north-east', 'nord-est'],
  ['east', 'est'],
  ['south-east', 'sud-est'],
  ['south-south-east', 'sud-sud-est'],
  ['south', 'sud'],
  ['south-south-west', 'sud-sud-ouest'],
  ['south-west', 'sud-ouest'],
  ['west', 'ouest'],
  ['north-west', 'nord-ouest'],
  ['north-north-west', 'nord-nord-ouest'],
];
const POINTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const WORDS = {
  en: { charge: 'charge', turn: 'turn', march: 'march' },
  fr: { charge: 'charge', turn: 'tourne', march: 'marche' },
} as const;

function hour(bearing: string): number {
  const found = CLOCK.findIndex((names) => names.includes(bearing));
  if (found < 0) throw new Error(`no bearing ${bearing}`);
  return found;
}

/** A unit with no enemy ahead turns to the nearest; cavalry charges over clear terrain; otherwise it advances. */
export function decided({ id, isCavalry, enemies, ways }: Known, language: Language): string {
  const enemy = enemies.find(({ isBefore }) => isBefore) ?? enemies[0];
  if (!enemy) throw new Error(`${id} knows of no enemy`);
  const word = WORDS[language];
  if (!enemy.isBefore) return `${id} ${word.turn} ${POINTS[Math.floor(hour(enemy.bearing) / 2)]!}`;
  if (isCavalry && enemy.isClear && enemy.far <= 4) return `${id} ${word.charge} ${enemy.id}`;
  const apart = (bearing: string) => {
    const hours = Math.abs(hour(bearing) - hour(enemy.bearing));
    return Math.min(hours, 12 - hours);
  };
  const [way] = [...ways].toSorted(([a], [b]) => apart(a) - apart(b));
  return `${id} ${word.march} ${way![1]}`;
}

/** Answers every question with the likeliest choice, according to the buttons. */
export async function answerByChance(
  stage: Stage,
  channel: string,
  who: Readonly<Record<string, string>>,
): Promise<string[]> {
  const chosen: string[] = [];
  for (let card = await openCard(stage, channel); card; card = await openCard(stage, channel)) {
    const chance = (label: string) => Number(/(\d+)\s%/.exec(label)?.[1] ?? 0);
    const [best] = buttonsOf(card)
      .filter(({ id }) => id.startsWith('answer:'))
      .toSorted((a, b) => chance(b.label) - chance(a.label));
    const [, unit = ''] =
      /(\w+) (?:must choose|doit choisir)/.exec(plain(picturesOf(card)[0]?.description ?? '')) ?? [];
    chosen.push(`${unit}: ${plain(best!.label)}`);
    await stage.press(who[unit]!, card, best!.label);
  }
  return chosen;
}
