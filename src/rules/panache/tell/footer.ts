/** The last line: the remaining stands of the units concerned, the turn, and who is next. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, sidePhrase } from '../../../kernel/play.ts';
import { isCharacter } from '../state.ts';
import { factsOf, nameIn, type Story } from './story.ts';

export function footerOf(story: Story): Phrase[] {
  return [...standsLeft(story), ...next(story)];
}

/** Every unit with losses, in order of appearance. */
function standsLeft(story: Story): Phrase[] {
  const now = story.positions.at(-1)!;
  const concerned = factsOf(story).flatMap((fact) =>
    fact.type === 'lost' || fact.type === 'eliminated' || fact.type === 'retreated' ? [fact.unit] : [],
  );
  return [...new Set(concerned)].flatMap((id) => {
    const unit = now.units.find((each) => each.id === id);
    if (unit && isCharacter(unit)) return [];
    if (unit) return [phrase('pa-left', { unit: nameIn(story, id), stands: unit.stands })];
    return now.gone.some((each) => each.id === id && each.why === 'eliminated')
      ? [phrase('pa-left-gone', { unit: nameIn(story, id) })]
      : [];
  });
}

/** The turn, its phase, and its side. */
function next(story: Story): Phrase[] {
  const { phase, turn, lastTurn: last, active } = story.positions.at(-1)!;
  if (phase === 'over') return [];
  const clock = phrase('pa-clock', { turn, last });
  if (phase === 'result') return [phrase('pa-next-result')];
  if (phase === 'combat')
    return [clock, phrase('pa-next-combat', { side: sidePhrase(active), enemy: sidePhrase(enemyOf(active)) })];
  return [clock, phrase('pa-next', { side: sidePhrase(active) })];
}
