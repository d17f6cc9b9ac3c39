/** SH-REACT-09. The buttons of a rotation: where it leaves the attacker, before the unit or on its flank or behind it. */
import { areaOf } from '../../hex/facing.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Asked, Option } from '../../kernel/play.ts';
import { text } from './card-kind.ts';
import { engages } from './engage.ts';
import { rotated } from './extended.ts';
import { nounOf } from './noun.ts';
import { hexesOf } from './place.ts';
import { turnsOpen } from './rotation.ts';
import type { State, Unit } from './state.ts';
import { answerWords } from './tell/answers.ts';

/** What a turn is called on its button; undefined of any other reaction. */
export function turnWords(option: Option, now: State, asked: Asked): Phrase | undefined {
  const find = (id: string) => now.units.find((unit) => unit.id === id);
  const [target, charger] = [find(asked.unit ?? ''), find(text(asked.about, 'charger'))];
  if (!option.text.startsWith('turn ') || !target || !charger) return undefined;
  const turn = turnsOpen(now, target, charger.id).find((each) => each.text === option.text);
  if (!turn) return undefined;
  return phrase('card-turn', {
    what: answerWords(now, option.text),
    charger: nounOf(now, charger.id),
    area: areaOfCharger(now, rotated(target, turn.rotation), charger),
  });
}

/** SH-FACING-04 to -06. An extended line has the attacker before it with either half. */
function areaOfCharger(now: State, target: Unit, charger: Unit): 'front' | 'flank' | 'rear' {
  if (engages(now, target, charger)) return 'front';
  const areas = hexesOf(target).flatMap((hex) => hexesOf(charger).map((other) => areaOf(hex, target.facing, other)));
  if (areas.includes('front')) return 'front';
  return areas.every((area) => area === 'rear') ? 'rear' : 'flank';
}
