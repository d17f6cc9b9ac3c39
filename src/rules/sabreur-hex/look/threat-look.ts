/** The threats to a unit, as text and as marks. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, sidePhrase } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import type { Mark } from '../../../scene/hex.ts';
import { hexesOf } from '../field/place.ts';
import { questionOf } from '../questions/index.ts';
import { REACTION } from '../questions/reaction.ts';
import { isArtillery, type State, type Unit } from '../state.ts';
import { type Threat, threatsTo } from './threats.ts';

export function threatLook(now: State, unit: Unit): Look {
  const threats = threatsTo(now, unit.id);
  const lines = threats.map((threat) => lineOf(now, threat));
  const side = sidePhrase(enemyOf(unit.side));
  return {
    title: phrase('look-threats', { unit: unit.name, at: hexesOf(unit).join(' + ') }),
    paragraphs: [lines.length > 0 ? lines : [phrase('look-threat-none')], [phrase('look-threat-assumes', { side })]],
    frame: { around: unit.at },
    marks: [...hexesOf(unit).map((at) => ({ kind: 'awaited' as const, at })), ...threats.map(markOf)],
  };
}

function lineOf(now: State, threat: Threat): Phrase {
  const { kind, enemy, path, target, answers } = threat;
  const from = path.at(-1)!;
  return phrase(`look-threat-${kind}`, {
    enemy,
    from,
    distance: distance(from, target),
    goes: path.length > 1 ? 'yes' : 'no',
    answer: kind === 'fire' ? returnPart(answers) : answerPart(now, threat),
  });
}

/** Each kind of answer once: which way it turns or evades, or which half fires, is for later. */
function answerPart(now: State, { asks, answers }: Threat): Phrase {
  if (answers.length === 0) return phrase('look-threat-unanswered');
  const words = questionOf(asks)!.words;
  const kinds = new Map(answers.map((text) => [reactionIn(asks, text) ?? text, text]));
  const says = [...kinds].map(([kind, text]) => {
    if (kind === 'turn' || kind === 'evade') return phrase(`look-threat-${kind}`);
    return words(kind === 'fire' ? kind : text, now);
  });
  return phrase('look-threat-answers', { answers: says });
}

function reactionIn(asks: string, text: string): string | undefined {
  return asks === REACTION.kind ? REACTION.choice.parse(text)?.say : undefined;
}

/** SH-RIPOSTE-01. */
function returnPart(answers: readonly string[]): Phrase {
  return phrase(answers.length > 0 ? 'look-threat-return' : 'look-threat-no-return');
}

function markOf({ kind, by: enemy, path, target }: Threat): Mark {
  const by = kind === 'fire' ? (isArtillery(enemy) ? 'artillery' : 'musketry') : 'charge';
  return { kind: 'threat', side: enemy.side, by, path: [...path], target };
}
