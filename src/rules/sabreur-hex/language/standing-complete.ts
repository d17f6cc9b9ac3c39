/** The next words of a standing answer: for whom, in what event, under which conditions, what is answered. */
import type { Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { offer } from '../../../kernel/text/grow.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, type State, type Unit } from '../state.ts';
import { demoralisationThreshold } from '../tables.ts';
import { type Branch, type Grown, literal } from '../../../kernel/grammar/branch.ts';
import { branch, word, wordsIn } from './branch.ts';
import { FILLERS } from './vocabulary.ts';

const WHOLE = { isWhole: true, isSure: true };

export function completeStanding(typed: string, now: State, by: Side, language: Language): readonly Completion[] {
  return offer(typed, { branches: scopes(now, by), wordsIn, fillers: FILLERS }, ({ grown }) => {
    const text = grown.shown[language];
    return { text, shown: text };
  });
}

const NOTHING: Grown = { canonical: '', shown: { en: '', fr: '' }, branches: () => [] };

function scopes(now: State, by: Side): Branch[] {
  const own = now.units.filter((unit) => unit.side === by && !isPanicked(unit));
  const colon = { en: ':', fr: '\u00a0:' };
  const scope = (from: Branch, unit: Unit | undefined): Branch => ({
    ...from,
    grown: {
      ...from.grown,
      branches: () => [branch(from.grown, colon, { touches: true, branches: (grown) => events(grown, unit) })],
    },
  });
  return [
    scope(branch(NOTHING, word('all'), {}), undefined),
    ...own.map((unit) => scope(branch(NOTHING, literal(unit.id), {}), unit)),
  ];
}

/** What may befall this unit, or any. */
function events(from: Grown, unit: Unit | undefined): Branch[] {
  const attacked = (name: 'charged' | 'assaulted') =>
    branch(from, both('if', name), {
      branches: (grown) => [...attackers(grown, unit), ...conditions(grown, unit), ...reactions(grown, unit)],
    });
  return [
    attacked('charged'),
    attacked('assaulted'),
    ...(unit && isArtillery(unit)
      ? []
      : [branch(from, both('if', 'failed'), { branches: (grown) => nerve(grown, unit) })]),
    ...(unit && isArtillery(unit)
      ? []
      : [branch(from, both('if', 'friend', 'charged'), { branches: (grown) => helps(grown, unit) })]),
    ...answers(from, ['strike'], ['noStrike'], ['pursue'], ['noPursue'], ['return'], ['noFire']),
  ];
}

function attackers(from: Grown, unit: Unit | undefined): Branch[] {
  return (['cavalry', 'infantry'] as const).map((kind) =>
    branch(from, both('by', kind), {
      branches: (grown) => [...conditions(grown, unit), ...reactions(grown, unit)],
    }),
  );
}

/** Enough to show that there are conditions; any other number can be typed. */
function conditions(from: Grown, unit: Unit | undefined): Branch[] {
  const onward = (grown: Grown) => reactions(grown, unit);
  const far = { en: `${word('from').en} 3+ ${word('hexes').en}`, fr: `${word('from').fr} 3+ ${word('hexes').fr}` };
  const likely = { en: `${word('chance').en} 50+`, fr: `${word('chance').fr} 50+` };
  return [
    branch(from, far, { branches: (grown) => [branch(grown, likely, { branches: onward }), ...onward(grown)] }),
    branch(from, likely, { branches: onward }),
  ];
}

/** Anything a unit of this kind might do; and after it, what else. */
function reactions(from: Grown, unit: Unit | undefined, isLast = false): Branch[] {
  const may = (fits: (unit: Unit) => boolean) => unit === undefined || fits(unit);
  const words = [
    'hold',
    ...(may(isInfantry) ? ['square', 'closedColumn'] : []),
    ...(may((each) => !isCavalry(each)) ? ['fire'] : []),
    ...(may(isCavalry) ? ['counter'] : []),
    ...(may((each) => !isArtillery(each)) ? ['evade', 'flee'] : []),
  ];
  return words.map((name) =>
    branch(from, word(name), { ...WHOLE, branches: (grown) => (isLast ? [] : elsewise(grown, unit)) }),
  );
}

function elsewise(from: Grown, unit: Unit | undefined): Branch[] {
  return [branch(from, word('else'), { branches: (grown) => reactions(grown, unit, true) })];
}

function nerve(from: Grown, unit: Unit | undefined): Branch[] {
  const least = unit ? demoralisationThreshold(unit) + 1 : 5;
  const limited = (language: 'en' | 'fr') =>
    [word('stay')[language], word('at')[language], String(least), word('else')[language], word('flee')[language]].join(
      ' ',
    );
  return [branch(from, { en: limited('en'), fr: limited('fr') }, WHOLE), ...answers(from, ['stay'], ['flee'])];
}

function helps(from: Grown, unit: Unit | undefined): Branch[] {
  const deeds = [...(unit && !isCavalry(unit) ? [] : ['counter']), ...(unit && isCavalry(unit) ? [] : ['fire'])];
  const none = (grown: Grown) => [branch(grown, word('else'), { branches: (done) => answers(done, ['none']) })];
  return [...deeds.map((name) => branch(from, word(name), { ...WHOLE, branches: none })), ...answers(from, ['none'])];
}

function answers(from: Grown, ...all: readonly (readonly string[])[]): Branch[] {
  return all.map((names) => branch(from, both(...names), WHOLE));
}

function both(...names: readonly string[]): { readonly en: string; readonly fr: string } {
  return { en: names.map((name) => word(name).en).join(' '), fr: names.map((name) => word(name).fr).join(' ') };
}
