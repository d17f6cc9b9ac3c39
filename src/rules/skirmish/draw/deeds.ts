/** What happened in a picture, one sentence for each deed. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Entry } from '../../../kernel/run.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import type { Aim } from '../fire/aim.ts';
import type { Rush } from '../moves/assault.ts';
import type { Fact } from '../facts.ts';
import { anchorOf } from '../position/squad.ts';
import type { State } from '../state.ts';
import { endOf, wentOf } from '../tell/moves.ts';
import { nameIn, openStory, type Story, unitAtLine, waitingFire } from '../tell/story.ts';
import { contactsOf } from '../tell/turn.ts';

export function deedsOf(before: State, transcript: readonly Entry<Fact>[]): Phrase[] {
  const story = openStory({ before, transcript });
  const fire = waitingFire(transcript);
  return [
    ...transcript.flatMap((entry, line) => ('fact' in entry ? deedOf(story, line, entry.fact) : [])),
    ...(fire ? [phrase('sk-alt-rolled', { unit: nameIn(story, fire.unit), target: nameIn(story, fire.target) })] : []),
  ];
}

function deedOf(story: Story, line: number, fact: Fact): Phrase[] {
  if (!('unit' in fact)) return [];
  const unit = nameIn(story, fact.unit);
  const { field } = story.positions[0]!;
  const was = unitAtLine(story, line, fact.unit);
  const from = was ? squareOf(anchorOf(was), field) : '';
  switch (fact.type) {
    case 'moved': {
      if (fact.why === 'closeUp' || fact.why === 'face') return [];
      const end = endOf(fact);
      const args = {
        unit,
        from,
        to: squareOf(end, field),
        n: centimetres(wentOf(fact)),
        facing: headingPhrase(end.heading),
      };
      return [phrase(wentOf(fact) === 0 ? 'sk-alt-turned' : `sk-alt-${GOING[fact.why] ?? 'moved'}`, args)];
    }
    case 'fired':
      return [
        phrase('sk-alt-fired', {
          unit,
          target: nameIn(story, fact.target),
          n: centimetres(fact.range),
          hits: fact.hits,
        }),
      ];
    case 'lost':
      return fact.figures.length < (was?.figures.length ?? 0)
        ? [phrase('sk-alt-lost', { unit, n: fact.figures.length })]
        : [phrase('alt-eliminated', { unit, at: from })];
    case 'touched':
      return [phrase('sk-alt-touched', { unit, enemies: contactsOf(story, fact.enemies) })];
    case 'tested':
      return [phrase(`sk-alt-tested-${fact.passed ? 'passed' : 'failed'}`, { unit })];
    case 'reloaded':
      return [phrase('sk-alt-reloaded', { unit })];
    case 'set':
      return [phrase('alt-corrected', { unit })];
    case 'parted':
      return [];
  }
}

/** A fire before its dice. */
export function aimSentence({ shooter, target }: Aim): Phrase {
  return phrase('sk-alt-fires', { unit: shooter.name, target: target.unit.name, n: centimetres(target.range) });
}

/** SK-MOV-04. An assault before its die. */
export function rushSentence({ unit, target, distance }: Rush): Phrase {
  return phrase('sk-alt-rushes', { unit: unit.name, target: target.name, n: centimetres(distance, Math.ceil) });
}

const GOING: Readonly<Record<string, string>> = {
  assault: 'assaulted',
  recoil: 'recoiled',
  refuse: 'recoiled',
  fallBack: 'recoiled',
};
