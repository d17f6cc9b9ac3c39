/** Building one unit: strength, quality, command and skills; duplicate or remove it. */
import type { Building, BuildPress } from '../../../kernel/army.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { QUALITIES, type Skill, SKILLS } from '../state.ts';
import { strengthLimits, pricePerPoint, T2, T3, T4 } from '../tables.ts';
import { type Enlisted, MOST_ENLISTED, priceOf } from './army.ts';
import { ofQuality, toggled, twinOf, withInstead, without, withUnit } from './change.ts';
import { type Bench, change, go, rowsOf } from './step.ts';
import { totals, troubles, unitPhrase } from './words.ts';

export function unitStep(bench: Bench, unit: Enlisted): Building {
  return {
    asks: unitPhrase(unit),
    lines: [
      phrase('builder-cost', { strength: unit.strength, price: pricePerPoint(unit), cost: priceOf(unit) }),
      ...totals(bench.army),
      ...troubles(bench, unit.id),
      ...unit.skills.map(gist),
    ],
    rows: [
      ...rowsOf(strengths(bench, unit), phrase('builder-row-strength')),
      ...rowsOf(qualities(bench, unit), phrase('builder-row-quality')),
      ...rowsOf(commands(bench, unit), phrase('builder-row-command')),
      ...rowsOf(skills(bench, unit), phrase('builder-row-skills')),
      ...rowsOf(others(bench, unit)),
    ],
  };
}

/** A button that replaces this unit with a changed one. */
function into(bench: Bench, from: Enlisted, to: Enlisted, says: Phrase, isChosen: boolean): readonly BuildPress[] {
  return change(bench, withInstead(bench.army, from.id, to), `unit ${to.id}`, says, isChosen);
}

/** SH-ARMY-03. */
function strengths(bench: Bench, unit: Enlisted): readonly BuildPress[] {
  const { min, max } = strengthLimits(unit);
  return Array.from({ length: max - min + 1 }, (_, i) => ({ ...unit, strength: min + i })).flatMap((to) =>
    into(
      bench,
      unit,
      to,
      phrase('builder-strength', { strength: to.strength, cost: priceOf(to) }),
      to.strength === unit.strength,
    ),
  );
}

/** SH-QUALITY-01, -03. */
function qualities(bench: Bench, unit: Enlisted): readonly BuildPress[] {
  return QUALITIES.flatMap((quality) => {
    const price = T2[unit.type][quality];
    const says = phrase('builder-quality', { quality: phrase(`quality-${quality}`), price });
    return into(bench, unit, ofQuality(unit, quality), says, quality === unit.quality);
  });
}

/** SH-ARMY-04, -05. */
function commands(bench: Bench, unit: Enlisted): readonly BuildPress[] {
  const { min, max, norm } = T4[unit.quality];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((command) =>
    into(
      bench,
      unit,
      { ...unit, command },
      phrase('builder-command', { command, price: command - norm }),
      command === unit.command,
    ),
  );
}

/** SH-ARMY-07. The skills open to its type, and any others it has, so that they can be removed. */
function skillsOpenTo(unit: Enlisted): readonly Skill[] {
  return SKILLS.filter((skill) => T3[skill].reservedTo.includes(unit.type) || unit.skills.includes(skill));
}

function skills(bench: Bench, unit: Enlisted): readonly BuildPress[] {
  return skillsOpenTo(unit).flatMap((skill) => {
    const says = phrase('builder-skill', { skill: phrase(`skill-${skill}`), price: T3[skill].cost });
    const presses = into(bench, unit, toggled(unit, skill), says, unit.skills.includes(skill));
    return presses.map((press) => ({ ...press, means: phrase(`skill-${skill}-means`) }));
  });
}

function gist(skill: Skill): Phrase {
  return phrase('builder-gist', {
    skill: phrase(`skill-${skill}`),
    price: T3[skill].cost,
    means: phrase(`skill-${skill}-means`),
  });
}

function others(bench: Bench, unit: Enlisted): readonly BuildPress[] {
  const { army } = bench;
  const twin = twinOf(army, unit);
  const hasRoom = army.units.length < MOST_ENLISTED;
  return [
    go(bench, '', 'builder-back'),
    ...(hasRoom ? [go(bench, 'add', 'builder-add')] : []),
    ...(hasRoom ? change(bench, withUnit(army, twin), `unit ${twin.id}`, phrase('builder-twin')) : []),
    go(bench, `called ${unit.id}`, 'builder-called'),
    go(bench, `id ${unit.id}`, 'builder-id'),
    go(bench, `brigade ${unit.id}`, 'builder-brigade'),
    ...change(bench, without(army, unit.id), '', phrase('builder-dismiss')),
  ];
}
