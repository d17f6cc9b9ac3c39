/** The verbs of rolls for a real table: they change no battle, and store nothing. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Roll } from '../../../kernel/play.ts';
import type { Said, TableRoll, RollField } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { sidesOf } from '../../seats/commanders.ts';
import { eyesOf, viewOf } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import { loadAt, verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { unpacked } from './packed.ts';
import { fits, type Given, givenBy, settled, valuesOf } from './said.ts';
import { targets } from './targets.ts';
import type {
  TableDiceChosen,
  TableDiceForm,
  TableDiceHeld,
  TableDiceKind,
  TableDiceRolled,
  TableDiceWish,
  Typed,
  Values,
} from './table-dice.ts';
import { readTyped } from './typed.ts';

/** A roll of a game. */
interface Found {
  readonly game: string;
  readonly title: Phrase;
  readonly of: TableRoll<unknown>;
}

export function createTableDice(deps: Deps) {
  const { list, verb } = verbKit(deps);
  return {
    /** Also refused if something typed fits no field of this roll. */
    throwForm: verb(throwForm),
    /** The same form, optionally with another choice. Choices made impossible by it revert to the usual ones. */
    chooseForThrow: verb(chosenIn),
    /** Refused if the form lacks a value, or contains an impossible one. */
    makeThrow: verb(made),
    /** The values that may be typed for a field, in the reader's language. */
    throwChoices: verb(throwChoices),
    /** The possible targets when this unit rolls. */
    throwTargets: list(targets),
    /** The games that have such a throw. */
    gamesThrowing: verb(gamesThrowing),
  };
}

function gamesThrowing({ rulesets }: Deps, kind: TableDiceKind): Found[] {
  return [...rulesets].flatMap(([game, { tableDice = [], book }]): Found[] => {
    const of = tableDice.find((each) => each.kind === kind);
    return of ? [{ game, title: book?.title ?? phrase('table-dice-game', { game }), of }] : [];
  });
}

/** Of the game named, otherwise of the battle here, otherwise of the first. */
async function throwOf(
  deps: Deps,
  { place }: Request,
  { kind, game }: Pick<TableDiceWish, 'kind' | 'game'>,
): Promise<Found | Refusal> {
  const battle = game === undefined ? await deps.store.battleAt(place.channelId) : undefined;
  const wanted = game ?? (battle?.status === 'cancelled' ? undefined : battle?.ruleset);
  return ofGame(deps, { kind, ...(wanted !== undefined && { game: wanted }) });
}

function ofGame(deps: Deps, { kind, game }: Pick<TableDiceWish, 'kind' | 'game'>): Found | Refusal {
  const all = gamesThrowing(deps, kind);
  const found = game === undefined ? all[0] : all.find((each) => each.game === game);
  if (found) return found;
  const others = all.map(({ title }) => title);
  return no(phrase(others.length === 0 ? 'table-dice-none' : 'table-dice-not-here', { kind, others }));
}

async function throwForm(deps: Deps, request: Request, wish: TableDiceWish): Promise<TableDiceForm | Refusal> {
  const found = await throwOf(deps, request, wish);
  if (found instanceof Refusal) return found;
  const now = wish.unit === undefined && wish.target === undefined ? NOBODY : await nowOf(deps, request, found, wish);
  if (now instanceof Refusal) return now;
  const values = withTyped(deps, request, found.of, { values: now.values, typed: wish.typed });
  return values instanceof Refusal ? values : formOf(found, givenBy(values), now.units);
}

const NOBODY = { units: [], values: {} };

/** The values that apply to a unit of the battle here, as far as the person asking may know them. */
async function nowOf(
  deps: Deps,
  request: Request,
  { game, of }: Found,
  { unit, target }: TableDiceWish,
): Promise<{ readonly units: readonly string[]; readonly values: Values } | Refusal> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal)
    return loaded.says.id === 'host-no-battle' ? no(phrase('table-dice-no-battle')) : loaded;
  if (loaded.battle.ruleset !== game) return no(phrase('table-dice-other-game'));
  if (unit === undefined) return no(phrase('table-dice-unit-first'));
  const own = sidesOf(loaded, request.person);
  const said = of.now(viewOf(loaded, request), unit, target, {
    by: own.length === 1 ? own[0] : undefined,
    began: loaded.rules.view(loaded.state, eyesOf(loaded, request)),
  });
  if (said instanceof Refusal) return said;
  const { who = [], ...values } = said;
  return { units: typeof who === 'number' ? [] : who, values: valuesOf(values) };
}

/** Typed values override those that apply: the person wants to see the difference. */
function withTyped(
  { words }: Deps,
  { language }: Request,
  of: TableRoll<unknown>,
  { values, typed }: { readonly values: Values; readonly typed: Typed },
): Values | Refusal {
  const left = new Map(Object.entries(typed));
  let all = values;
  for (;;) {
    // The fields may depend on other typed values.
    const { fields } = settled(of, givenBy(all));
    const field = fields.find(({ name }) => left.has(name));
    if (field) {
      const read = readTyped(words, language, field, left.get(field.name)!.text);
      if (read instanceof Refusal) return read;
      left.delete(field.name);
      all = { ...all, [field.name]: read };
      continue;
    }
    const [idle] = Object.entries(typed).filter(([name]) => !fields.some((each) => each.name === name));
    if (!idle) return all;
    // A value without effect must not seem to have one.
    const made = mattering(of, all, idle[0], typed);
    if (!made || !left.has(idle[0])) return no(phrase('table-dice-not-asked', { option: idle[1].option }));
    all = made;
  }
}

/** With the first choice of an untyped field that makes this field matter, if there is one. */
function mattering(of: TableRoll<unknown>, all: Values, wanted: string, typed: Typed): Values | undefined {
  const open = settled(of, givenBy(all)).fields.filter(({ name }) => typed[name] === undefined);
  const tries = open.flatMap((field) =>
    field.kind === 'one' ? field.choices.map(({ name }): Values => ({ ...all, [field.name]: [name] })) : [],
  );
  return tries.find((each) => settled(of, givenBy(each)).fields.some(({ name }) => name === wanted));
}

function formOf({ game, title, of }: Found, given: Given, units: readonly string[]): TableDiceForm {
  const { fields, said } = settled(of, given);
  return { kind: of.kind, game, title, fields, said, ahead: of.ahead(withUnits({ said, units })), units };
}

function withUnits({ said, units }: Pick<TableDiceForm, 'said' | 'units'>): Said {
  return units.length === 0 ? said : { ...said, who: units };
}

function heldIn({ values, packed }: TableDiceHeld): Given {
  const [shown, hidden] = [givenBy(values), unpacked(packed)];
  return (field) => shown(field) ?? hidden(field);
}

async function chosenIn(deps: Deps, held: TableDiceHeld, choice?: TableDiceChosen): Promise<TableDiceForm | Refusal> {
  const found = ofGame(deps, held);
  if (found instanceof Refusal) return found;
  const given = heldIn(held);
  if (!choice) return formOf(found, given, held.units);
  const field = settled(found.of, given).fields.find(({ name }) => name === choice.field);
  const chosen = field?.kind === 'any' ? [...choice.beside, ...choice.values] : choice.values;
  if (!field || !fits(field, chosen)) return no(phrase('table-dice-stale'));
  return formOf(found, (each) => (each.name === field.name ? chosen : given(each)), held.units);
}

/** Rolls exactly what the form shows, so that no one rolls for something they have not seen. */
async function made(
  deps: Deps,
  held: TableDiceHeld,
  die: (sides: number) => number,
): Promise<TableDiceRolled | Refusal> {
  const found = ofGame(deps, held);
  if (found instanceof Refusal) return found;
  const given = heldIn(held);
  const form = formOf(found, given, held.units);
  const isWhole = form.fields.every((field) => fits(field, given(field) ?? ['']));
  const size = Object.keys(held.values).length + unpacked(held.packed).size;
  if (!isWhole || size !== form.fields.length) return no(phrase('table-dice-stale'));
  const dice = ({ dice: count, sides }: Roll) => Array.from({ length: count }, () => die(sides));
  const told = found.of.play(withUnits(form), dice);
  return told instanceof Refusal ? told : { ...form, told };
}

type Named = { readonly name: string; readonly says: Phrase };

async function throwChoices(
  deps: Deps,
  request: Request,
  wish: Pick<TableDiceWish, 'kind' | 'game'>,
  wanted: string,
): Promise<readonly Named[]> {
  const found = await throwOf(deps, request, wish);
  if (found instanceof Refusal) return [];
  const { fields } = settled(found.of, givenBy(mattering(found.of, {}, wanted, {}) ?? {}));
  return fields.filter(({ name }) => name === wanted).flatMap(choicesOf);
}

function choicesOf(field: RollField): readonly Named[] {
  if (field.kind !== 'number') return field.choices;
  const all = Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index);
  return all.map((n) => ({ name: String(n), says: phrase('table-dice-n', { n }) }));
}
