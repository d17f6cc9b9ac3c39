/** The toy ruleset's answers and orders in advance: `B1: run`, `all: if hit flee`, `if 2 points left`. */
import { phrase } from '../../src/kernel/phrase.ts';
import type { Plans, StandingAnswers } from '../../src/kernel/ruleset.ts';
import { refused, type ToyState } from './toy-play.ts';

const TEXT = /^(?:(all|\w+): *)?(if hit +)?(\w+)$/;

function read(text: string) {
  const [, scope = 'all', hit, answer] = TEXT.exec(text.trim()) ?? [];
  return answer === undefined
    ? undefined
    : { scope, kind: hit ? 'ASK-HIT' : 'ASK-REACT', hit: hit ? 'if hit ' : '', answer };
}

export const toyStanding: StandingAnswers<ToyState> = {
  read: (text, state, by) => {
    const found = read(text);
    if (!found) return refused('TOY-STANDING', `what is ${text}?`, ['all: run']);
    const { scope, kind, hit, answer } = found;
    const unit = state.units.find(({ id, side }) => id === scope && side === by)?.id;
    if (scope !== 'all' && unit === undefined) return refused('TOY-STANDING', `no unit ${scope}`, []);
    return [
      { text: `${scope}: ${hit}${answer}`, kind, topic: `${scope} ${kind}`, ...(unit !== undefined && { unit }) },
    ];
  },
  answers: (text, asked, _state, mine) => {
    const found = read(text);
    if (found?.kind !== asked.kind) return [];
    const isFor = found.scope === 'all' ? asked.unit === undefined || mine(asked.unit) : found.scope === asked.unit;
    return isFor ? [found.answer] : [];
  },
  show: (text) => text,
  complete: (typed, state, by) =>
    state.units
      .filter(({ id, side }) => side === by && id.startsWith(typed))
      .map(({ id }) => ({ shown: `${id}: run`, text: `${id}: run` })),
  dangers: ({ units }, side) =>
    units
      .filter((unit) => unit.side === side && unit.strength > 0)
      .map(({ id }) => ({ unit: id, says: phrase('toy-option', { text: `${id} in danger` }), kinds: ['ASK-REACT'] })),
};

export const toyPlans: Plans<ToyState> = {
  conditions: ['reach', 'points'],
  holds: (condition, _units, { units, points }) =>
    condition.kind === 'points'
      ? points >= condition.least
      : units.some(({ id, strength }) => id === condition.unit && strength > 0),
  begun: (state, active) => ({ ...state, active, phase: 'orders', points: 6 }),
  broken: ({ units }, side) => units.filter((unit) => unit.side === side && unit.strength <= 0).map(({ id }) => id),
};
