/** The next words of a standing answer: for whom, in what event, under which conditions, what is answered. */
import { type Branch, type Grown, literal, SEED, type Written } from '../../../kernel/grammar/branch.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Completion, Language } from '../../../kernel/ruleset.ts';
import { offer } from '../../../kernel/text/grow.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, type State, type Unit } from '../state.ts';
import { demoralisationThreshold } from '../tables.ts';
import { branch, inBoth, word, wordsIn } from './branch.ts';
import { NERVE } from './conditions.ts';
import { conditionText } from './standing-conditions.ts';
import { FILLERS } from './vocabulary.ts';

export function completeStanding(typed: string, now: State, by: Side, language: Language): readonly Completion[] {
  return offer(typed, { branches: scopes(now, by), wordsIn, fillers: FILLERS }, ({ grown }) => {
    const text = grown.shown[language];
    return { text, shown: text };
  });
}

/** What may come next. */
type Next = (from: Grown) => readonly Branch[];

const NOTHING: Next = () => [];

const COLON: Written = { en: ':', fr: '\u00a0:' };

function scopes(now: State, by: Side): Branch[] {
  const own = now.units.filter((unit) => unit.side === by && !isPanicked(unit));
  const colon = (unit?: Unit) => (from: Grown) => [branch(from, COLON, { touches: true, branches: events(unit) })];
  return [
    branch(SEED, word('all'), { branches: colon() }),
    ...own.map((unit) => branch(SEED, literal(unit.id), { branches: colon(unit) })),
  ];
}

/** What may befall this unit, or any; enough to show that there are conditions: other numbers can be typed. */
function events(unit: Unit | undefined): Next {
  const isGun = unit !== undefined && isArtillery(unit);
  const likely = then(
    inBoth((language) => conditionText({ chance: 50 }, language).join(' ')),
    reactions(unit),
  );
  const far = then(
    inBoth((language) => conditionText({ from: 3 }, language).join(' ')),
    oneOf(likely, reactions(unit)),
  );
  const attacked = oneOf(far, likely, reactions(unit));
  const by = (kind: string) => then(both('by', kind), attacked);
  const attack = oneOf(by('cavalry'), by('infantry'), attacked);
  return oneOf(
    then(both('if', 'charged'), attack),
    then(both('if', 'assaulted'), attack),
    ...(isGun ? [] : [then(both('if', 'failed'), nerve(unit)), then(both('if', 'friend', 'charged'), helps(unit))]),
    ...['strike', 'noStrike', 'pursue', 'noPursue', 'return', 'noFire'].map((name) => answer(both(name))),
  );
}

/** Anything a unit of this kind might do; and after it, what else. */
function reactions(unit: Unit | undefined, isLast = false): Next {
  const may = (fits: (unit: Unit) => boolean) => unit === undefined || fits(unit);
  const names = [
    'hold',
    ...(may(isInfantry) ? ['square', 'closedColumn'] : []),
    ...(may((each) => !isCavalry(each)) ? ['fire'] : []),
    ...(may(isCavalry) ? ['counter'] : []),
    ...(may((each) => !isArtillery(each)) ? ['evade', 'flee'] : []),
  ];
  const onward = isLast ? NOTHING : then(word('else'), reactions(unit, true));
  return oneOf(...names.map((name) => answer(word(name), onward)));
}

function nerve(unit: Unit | undefined): Next {
  const least = unit ? demoralisationThreshold(unit) + 1 : 5;
  const limited = inBoth((language) => NERVE.write({ ifFailed: { stayAt: least } }, language));
  return oneOf(answer(limited), answer(both('stay')), answer(both('flee')));
}

function helps(unit: Unit | undefined): Next {
  const deeds = [...(unit && !isCavalry(unit) ? [] : ['counter']), ...(unit && isCavalry(unit) ? [] : ['fire'])];
  const none = answer(both('none'));
  return oneOf(...deeds.map((name) => answer(word(name), then(word('else'), none))), none);
}

function oneOf(...all: readonly Next[]): Next {
  return (from) => all.flatMap((next) => next(from));
}

function then(text: Written, branches: Next): Next {
  return (from) => [branch(from, text, { branches })];
}

function answer(text: Written, branches: Next = NOTHING): Next {
  return (from) => [branch(from, text, { isWhole: true, isSure: true, branches })];
}

function both(...names: readonly string[]): Written {
  return inBoth((language) => names.map((name) => word(name)[language]).join(' '));
}
