/** Building an army with buttons: the army as a whole, its name, size and nation, and units to add. */
import type { Building, Site } from '../../../kernel/army.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import { type Enlisted, isNamed, MOST_ENLISTED, NATIONS, priceOf } from './army.ts';
import { brigadeStep } from './build-brigade.ts';
import { calledStep, idStep } from './build-name.ts';
import { unitStep } from './build-unit.ts';
import { enlistedOf, withUnit } from './change.ts';
import { enlistedFrom, kitsOf } from './kits.ts';
import { type Bench, benchOf, change, go, siteAfter, namesTyped, rowsOf } from './step.ts';
import { kindPhrase, namePhrase, orderPointsPhrase, totals, troubles } from './words.ts';

/** The steps about the army, and those about a unit: `unit 7C`. */
const ARMY_STEPS: ReadonlyMap<string, (bench: Bench) => Building> = new Map([
  ['', wholeStep],
  ['add', addStep],
  ['size', sizeStep],
  ['title', titleStep],
  ['nation', nationStep],
]);
const UNIT_STEPS: ReadonlyMap<string, (bench: Bench, unit: Enlisted) => Building> = new Map([
  ['unit', unitStep],
  ['called', calledStep],
  ['id', idStep],
  ['brigade', brigadeStep],
]);

/** If there is no such step, falls back to the whole army or unit. */
export function build({ text, at }: Site): Building | Refusal {
  const bench = benchOf(text);
  if (bench instanceof Refusal) return bench;
  const [word = '', id] = at.split(' ');
  if (id === undefined) return (ARMY_STEPS.get(word) ?? wholeStep)(bench);
  const unit = enlistedOf(bench.army, id);
  if (!unit) return new Refusal(ORDER_TEXT, phrase('fault-no-such-unit', { unit: id }));
  return (UNIT_STEPS.get(word) ?? unitStep)(bench, unit);
}

function wholeStep(bench: Bench): Building {
  const { army } = bench;
  const units = army.units.map((unit) => {
    const args = { id: unit.id, unit: unit.name, kind: kindPhrase({ ...unit, skills: [] }), cost: priceOf(unit) };
    return go(bench, `unit ${unit.id}`, isNamed(unit) ? 'builder-one-named' : 'builder-one', args);
  });
  const isFull = army.units.length >= MOST_ENLISTED;
  return {
    asks: phrase('builder-whole', { name: namePhrase(army.name) }),
    lines: [...totals(army), orderPointsPhrase(army), ...troubles(bench)],
    rows: [
      ...rowsOf(units, phrase('builder-row-units')),
      ...rowsOf([
        ...(isFull ? [] : [go(bench, 'add', 'builder-add')]),
        go(bench, 'size', 'builder-size'),
        go(bench, 'title', 'builder-title'),
        go(bench, 'nation', 'builder-nation'),
      ]),
    ],
  };
}

/** One of each type with its usual skills, then the units of the nation, or of any. */
function addStep(bench: Bench): Building {
  const { army } = bench;
  const kits = kitsOf(army.nation);
  const presses = kits.map((kit) => {
    const unit = enlistedFrom(army, kit);
    const says = kitPhrase(unit, kit.isPlain === true);
    return { isPlain: kit.isPlain === true, presses: change(bench, withUnit(army, unit), `unit ${unit.id}`, says) };
  });
  const some = (isPlain: boolean) => presses.filter((each) => each.isPlain === isPlain).flatMap((each) => each.presses);
  return {
    asks: phrase('builder-add-asks'),
    lines: totals(army),
    rows: [
      ...rowsOf(some(true), phrase('builder-row-types')),
      ...rowsOf(some(false), phrase('builder-row-kits')),
      ...rowsOf([go(bench, '', 'builder-back')]),
    ],
  };
}

/** A type by its name alone; a nation's unit by its own name. */
function kitPhrase(unit: Enlisted, isPlain: boolean): Phrase {
  const [kind, cost] = [kindPhrase(unit), priceOf(unit)];
  if (isPlain) return phrase('builder-type', { type: phrase(`type-${unit.type}`), cost });
  if (isNamed(unit)) return phrase('builder-kit-named', { unit: unit.name, kind, cost });
  return phrase('builder-kit', { kind, strength: unit.strength, cost });
}

const SIZES = [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000];

function sizeStep(bench: Bench): Building {
  const { army } = bench;
  const presses = SIZES.flatMap((points) =>
    change(bench, { ...army, points }, '', phrase('builder-points', { points }), points === army.points),
  );
  return {
    asks: phrase('builder-size-asks'),
    lines: [...totals(army), orderPointsPhrase(army)],
    rows: [...rowsOf(presses), ...rowsOf([go(bench, '', 'builder-back')])],
    typed: {
      says: phrase('builder-size-typed'),
      example: '1800',
      take: (words) => {
        const points = /^\d{1,6}$/.test(words.trim()) ? Number(words.trim()) : 0;
        return siteAfter(bench, { ...army, points }, '');
      },
    },
  };
}

function titleStep(bench: Bench): Building {
  const { army } = bench;
  const { en, fr } = army.name;
  return {
    asks: phrase('builder-title-asks', { name: namePhrase(army.name) }),
    lines: [],
    rows: rowsOf([go(bench, '', 'builder-back')]),
    typed: {
      says: phrase('builder-title-typed'),
      example: 'Austrian division / Division autrichienne',
      now: en === fr ? en : `${en} / ${fr}`,
      take: (words) => siteAfter(bench, { ...army, name: namesTyped(words) }, ''),
    },
  };
}

function nationStep(bench: Bench): Building {
  const { nation, ...stateless } = bench.army;
  const presses = NATIONS.flatMap((each) =>
    change(bench, { ...stateless, nation: each }, '', phrase(`nation-${each}`), each === nation),
  );
  return {
    asks: phrase('builder-nation-asks'),
    lines: [],
    rows: [
      ...rowsOf([...presses, ...change(bench, stateless, '', phrase('builder-nation-none'), nation === undefined)]),
      ...rowsOf([go(bench, '', 'builder-back')]),
    ],
  };
}
