/**
 * A commander on a table in centimetres who sees no pictures: what they find in `/describe` and `/unit`, in either
 * language, and what they then order. It is the same for every rulebook on a table.
 */
import type { Language } from '../../src/kernel/ruleset.ts';
import { described } from './reading.ts';
import { buttonsOf, type Stage, textOf } from './stage.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const PATTERNS = {
  en: {
    own: { red: /^Red, from [^:]+: (.*)$/m, blue: /^Blue, from [^:]+: (.*)$/m },
    /** `3S (3) in line in F5/4`, and of those in small letters how many are left. */
    standing: /(\w+) \((\d+)\)[^;]*? in ([A-Z]\d+\/\d)/g,
    attack: /^✓ (?:charge|assault|fire): `(.*)`$/gm,
    most: /^Advances ([\d.]+) cm/m,
    enemy: /^(\w+) \([^)]*\), .*? in ([A-Z]\d+\/\d): ([\d.]+) cm /gm,
    toward: (id: string, by: number, enemy: string) => `${id} advance ${by} toward ${enemy}`,
    end: 'end',
  },
  fr: {
    own: { red: /^Les Rouges, d’[^:]+ : (.*)$/m, blue: /^Les Bleus, d’[^:]+ : (.*)$/m },
    standing: /(\w+) \((\d+)\)[^;]*? en ([A-Z]\d+\/\d)/g,
    attack: /^✓ (?:charger|assaut|tirer) : `(.*)`$/gm,
    most: /^Avance de ([\d,]+) cm/m,
    enemy: /^(\w+) \([^)]*\), .*? en ([A-Z]\d+\/\d) : ([\d,]+) cm /gm,
    toward: (id: string, by: number, enemy: string) => `${id} avance ${String(by).replace('.', ',')} vers ${enemy}`,
    end: 'fin',
  },
} as const;

export interface Commander {
  readonly name: string;
  readonly side: 'red' | 'blue';
  readonly language: Language;
}

export interface Standing {
  readonly id: string;
  readonly strength: number;
  readonly square: string;
}

const figure = (text: string | undefined): number => Number(text?.replace(',', '.') ?? Number.NaN);

/** Who stands where and with how many, in the description of the whole field. */
export function standingIn(text: string, { side, language }: Commander): Standing[] {
  const { own, standing } = PATTERNS[language];
  const line = own[side].exec(text)?.[1] ?? '';
  return [...line.matchAll(standing)].map(([, id = '', strength, square = '']) => {
    return { id, strength: figure(strength), square };
  });
}

/** What is ordered to a unit: the attack that its card names, or closer to the nearest enemy that it can read of. */
export async function orderFor(stage: Stage, at: string, who: Commander, id: string): Promise<string | undefined> {
  const { attack, most, enemy, toward } = PATTERNS[who.language];
  const { response } = await stage.command(who.name, at, 'unit', { unit: id });
  const card = plain(textOf(response));
  const [first] = [...card.matchAll(attack)];
  if (first) return first[1];
  const [near] = [...(await described(stage, who.name, at, id)).matchAll(enemy)];
  const by = Math.min(figure(most.exec(card)?.[1]), Math.floor(figure(near?.[3])) - 3);
  return near && by >= 1 ? toward(id, by, near[1]!) : undefined;
}

/** Gives an order, or what the refusal offers instead. Nothing if neither is possible. */
export async function tryOrder(stage: Stage, at: string, who: Commander, text: string): Promise<string | undefined> {
  const { response } = await stage.command(who.name, at, 'order', { text });
  const confirm = buttonsOf(response).find(({ label }) => /^Confirm(er)?$/.test(label));
  if (confirm) {
    await stage.press(who.name, response!, confirm.label);
    return text;
  }
  const [id] = text.split(' ');
  const instead = buttonsOf(response).find(({ label }) => label.startsWith(`${id} `) && label !== text);
  return instead ? tryOrder(stage, at, who, instead.label) : undefined;
}

/** Whose turn it is, in the description of the field in English. */
export function movesIn(text: string): 'red' | 'blue' {
  const [, side] = /^Turn \d+ of \d+ · (Red|Blue) /m.exec(text) ?? [];
  if (side === undefined) throw new Error(`whose turn? ${text}`);
  return side === 'Red' ? 'red' : 'blue';
}

/** Where a unit stands after the move that the last picture shows, by the text beside it in English. */
export function toldOf(alts: readonly string[], id: string): string | undefined {
  const alt = alts.at(-1) ?? '';
  const hasMoved = new RegExp(`\\b${id} (?:goes|charges|assaults|evades)\\b`).test(alt);
  return hasMoved ? new RegExp(`\\b${id} \\([^)]*\\): [^.]*? in ([A-Z]\\d+/\\d)`).exec(alt)?.[1] : undefined;
}

/** How many stands or figures units have left, by what reports told last: `4O 3→2`. */
export function lossesIn(texts: readonly string[]): ReadonlyMap<string, number> {
  const all = [...texts.join('\n').matchAll(/(\w+) \d+→\*\*(\d+)\*\*/g)];
  return new Map(all.map(([, id = '', left]) => [id, figure(left)]));
}

export function ending(who: Commander): string {
  return PATTERNS[who.language].end;
}
