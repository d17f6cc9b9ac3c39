/** SH-REACT-09. The buttons of a rotation: where it leaves the attacker. */
import { areaOf } from '../../../hex/facing.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Option } from '../../../kernel/play.ts';
import type { Posed } from '../../../kernel/question.ts';
import { engages } from '../field/engage.ts';
import { rotated } from '../field/extended.ts';
import { nounOf } from '../noun.ts';
import { hexesOf } from '../field/place.ts';
import { turnsOpen } from '../attack/rotation.ts';
import type { State, Unit } from '../state.ts';
import { text } from './about.ts';

/** What a turn is called on its button; `what`: the turn alone. */
export function turnWords(what: Phrase, { text: turn }: Option, asked: Posed<unknown>, now: State): Phrase | undefined {
  const find = (id: string) => now.units.find((unit) => unit.id === id);
  const [target, charger] = [find(asked.unit ?? ''), find(text(asked.about, 'charger'))];
  if (!target || !charger) return undefined;
  const open = turnsOpen(now, target, charger.id).find((each) => each.text === turn);
  if (!open) return undefined;
  const area = areaOfCharger(now, rotated(target, open.rotation), charger);
  return phrase('card-turn', { what, charger: nounOf(now, charger.id), area });
}

/** SH-FACING-04 to -06. For an extended line, the attacker is in front if it is in front of either half. */
function areaOfCharger(now: State, target: Unit, charger: Unit): 'front' | 'flank' | 'rear' {
  if (engages(now, target, charger)) return 'front';
  const areas = hexesOf(target).flatMap((hex) => hexesOf(charger).map((other) => areaOf(hex, target.facing, other)));
  if (areas.includes('front')) return 'front';
  return areas.every((area) => area === 'rear') ? 'rear' : 'flank';
}
