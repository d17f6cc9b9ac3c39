/** SH-GAP-05. Units and hexes named in a deployment; what is wrong with them, and what was probably meant. */
import { type Facing, FACINGS } from '../../../hex/facing.ts';
import { type Hex, onMap } from '../../../hex/grid.ts';
import { type Noun, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { candidate, nearest } from '../../../kernel/text/nearest.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { ORDER_TEXT, orderWord, type Parse, replaced } from '../../../kernel/text/reader.ts';
import { named, type Token } from '../../../kernel/text/tokens.ts';
import { ACTION_WORDS } from '../language/actions.ts';
import { FORMATION_WORDS } from '../language/slots.ts';
import type { Ground, Reader } from '../language/reader.ts';
import { facingNoun, refuseWord, sees, take, upcoming, vocabularyWord } from '../language/vocabulary.ts';
import { type Formation, isArtillery, isCavalry, type Unplaced } from '../state.ts';
import { freeNear, isSecret, placeable, reserveOf, unitsOf } from './station.ts';
import { zoneOf } from './zone.ts';

/** The formation words after a hex. */
export const FORMATIONS = [...FORMATION_WORDS, 'extend'] as const;

const VERBS = ACTION_WORDS.filter((verb) => !FORMATION_WORDS.some((each) => each === verb));

/** One of the player's own units by its short name, already placed or not. */
export function* readOwnUnit(reader: Reader): Parse<string> {
  const token = upcoming(reader);
  if (token?.kind !== 'unit') return yield refuseStart(reader);
  reader.at = reader.tokens.indexOf(token) + 1;
  if (!reader.ground) return token.raw;
  const { state, by } = reader.ground;
  const found = named([...(state.reserve ?? []), ...state.units], token, ({ id }) => id);
  if (!found) return yield refuseUnknown(reader, reader.ground, token);
  if (found.side !== by && !isSecret(state)) {
    return yield new Refusal('SH-ORDERS-01', phrase('refuse-enemy-unit', { unit: found.name }), []);
  }
  return found.id;
}

/** A hex by its four digits; whether it is in the zone is for the rules to decide. */
export function* readZone(reader: Reader, unit: string): Parse<Hex> {
  const token = upcoming(reader);
  const isHex = token?.kind === 'number' && token.text.length === 4;
  if (!isHex) return yield refuseWhere(reader, unit, token);
  take(reader, 'number');
  const { ground } = reader;
  const own = ground && boughtAs(ground, unit);
  if (!own || onMap(ground.state.map, token.text)) return token.text;
  const says = phrase('refuse-deploy-zone', { unit: own.name, id: unit, hex: token.text });
  const [near] = freeNear(ground.state, own, token.text);
  return yield new Refusal('SH-GAP-05', says, near === undefined ? [] : [replaced(reader, token, near)]);
}

/** Not the beginning of a placement: a unit comes first. */
function refuseStart(reader: Reader): Refusal {
  const misspelt = refuseWord(reader, ['deploy']);
  if (misspelt.instead.length > 0) return misspelt;
  return refuseNothing(reader.ground);
}

/** Nothing was typed. */
export function refuseNothing(ground: Ground | undefined): Refusal {
  const [own] = ground ? placeable(ground.state, ground.by) : [];
  const [hex] = ground && own ? freeNear(ground.state, own) : [];
  const example = own && hex !== undefined ? `${own.id} ${hex}` : undefined;
  const says = phrase('refuse-deploy-start', { example: quoted(example ?? '3L 0406') });
  return new Refusal(ORDER_TEXT, says, example === undefined ? [] : [example]);
}

function refuseUnknown(reader: Reader, { state, by }: Ground, token: Token): Refusal {
  const ids = placeable(state, by).map(({ id }) => id);
  const near = nearest(token.text, ids.map(candidate));
  const waiting = reserveOf(state, by).map(({ id }) => id);
  const listed = near.length > 0 ? near : waiting.slice(0, 8);
  const what = near.length > 0 ? 'near' : waiting.length > 0 ? 'waiting' : 'none';
  const units = listed.map((id) => orderWord(quoted(id)));
  return new Refusal(ORDER_TEXT, phrase('refuse-deploy-unknown', { word: quoted(token.raw), what, units }), [
    ...near.map((id) => replaced(reader, token, id)),
    ...near.flatMap((id) => alone(reader, boughtAs({ state, by }, id)!)),
  ]);
}

/** A hex must follow the unit: it is missing, or something else is there, or an order for later. */
function refuseWhere(reader: Reader, unit: string, token: Token | undefined): Refusal {
  const { ground } = reader;
  const own = ground && boughtAs(ground, unit);
  if (!own) return new Refusal(ORDER_TEXT, phrase(token ? 'refuse-no-hex' : 'refuse-hex-missing', wordOf(token)));
  const single = alone(reader, own);
  if (sees(reader, ...VERBS)) {
    return new Refusal('SH-GAP-05', phrase('refuse-deploy-order', { example: quoted(single[0] ?? unit) }), single);
  }
  const zone = zoneOf(ground.state, own.side).toSorted();
  const names = { unit: own.name, id: unit, given: token ? 'wrong' : 'none', ...wordOf(token) };
  const says = phrase('refuse-deploy-where', { ...names, from: zone[0] ?? '', to: zone.at(-1) ?? '', ...more(own) });
  const inPlace = token ? single.map((text) => replaced(reader, token, text.split(' ')[1]!)) : [];
  return new Refusal('SH-GAP-05', says, [...inPlace, ...single]);
}

function wordOf(token: Token | undefined): { readonly word: Noun } {
  return { word: quoted(token?.raw ?? '') };
}

/** A facing and a formation may follow the hex, each once. */
export function refuseBehind(
  reader: Reader,
  { unit, facing, formation }: { readonly unit: string; readonly facing?: Facing; readonly formation?: Formation },
): Refusal {
  const misspelt = formation === undefined ? refuseWord(reader, FORMATIONS) : undefined;
  if (misspelt && misspelt.instead.length > 0) return misspelt;
  const token = upcoming(reader)!;
  const own = reader.ground && boughtAs(reader.ground, unit);
  const left = more(own, facing !== undefined, formation !== undefined);
  const says = phrase('refuse-deploy-behind', { ...wordOf(token), ...left });
  return new Refusal(ORDER_TEXT, says, [replaced(reader, token, '')]);
}

/** The facings and formations that may still be added; cavalry and artillery have one formation. */
function more(unit: Unplaced | undefined, isFaced = false, isFormed = false) {
  const isOne = isFormed || (unit !== undefined && (isCavalry(unit) || isArtillery(unit)));
  const facings = isFaced ? [] : FACINGS.map((each) => orderWord(facingNoun(String(each))));
  const formations = isOne ? [] : FORMATIONS.map((each) => orderWord(vocabularyWord(each)));
  const may = `${facings.length > 0 ? 'facing' : ''}${formations.length > 0 ? 'formation' : ''}`;
  return { facings, formations, may };
}

function boughtAs({ state, by }: Ground, unit: string): Unplaced | undefined {
  return unitsOf(state, by).find(({ id }) => id === unit);
}

/** The unit alone, as near as possible to the hex typed after it. */
function alone({ tokens, at, ground }: Reader, own: Unplaced): string[] {
  if (!ground) return [];
  const typed = tokens.slice(at).find(({ kind, text }) => kind === 'number' && text.length === 4);
  return freeNear(ground.state, own, typed?.text)
    .slice(0, 1)
    .map((hex) => `${own.id} ${hex}`);
}
