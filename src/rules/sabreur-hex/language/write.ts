/** An order as text: canonical (English, short), or as a reader of either language would write it. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { deployText } from '../deploy/words.ts';
import type { Action, Order, Presets } from '../order.ts';
import { pivotText } from './halves.ts';
import { shownFacing, shownWord, type Speak } from './vocabulary.ts';

/** The one canonical form. */
export function write(order: Order): string {
  return render(order, 'en');
}

export function speakIn(language: Language): Speak {
  return (word) => shownWord(word, language);
}

export function render(order: Order, language: Language): string {
  const w = speakIn(language);
  if (order.kind === 'deploy') return deployText(order.stations, language);
  if (order.kind !== 'act') return w(order.kind);
  const { group, unit, actions, presets } = order;
  const opening = group ? [...group.members, ...group.extras.map((extra) => `+${extra}`)].join(' ') : '';
  const colon = group ? (language === 'fr' ? '\u00a0:' : ':') : '';
  const deeds = actions.map((action, i) => actionText(action, actions[i - 1], language));
  const deed = unit === undefined ? '' : `${unit} ${deeds.join(` ${w('then')} `)}`;
  const conditions = presetTexts(presets, w).map((condition) => `, ${condition}`);
  return `${`${opening}${colon} ${deed}`.trim()}${conditions.join('')}`;
}

function words(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');
}

function actionText(action: Action, previous: Action | undefined, language: Language): string {
  const w = speakIn(language);
  switch (action.do) {
    case 'march':
    case 'forcedMarch':
      return words(w(action.do), action.to, wayText(action, language));
    case 'charge':
      return words(w('charge'), action.target, wayText(action, language));
    case 'oblique':
    case 'evade':
      return words(w(action.do), action.to);
    case 'turn':
      return `${w('turn')} ${shownFacing(action.facing, language)}${pivotText(action, w)}`;
    case 'turnAbout':
    case 'flee':
      return w(action.do);
    case 'fire':
      return words(
        !(action.half && previous?.do === 'fire') && w('fire'),
        action.half && w(action.half),
        action.target,
      );
    case 'assault': {
      const implied = previous?.do === 'fire' && previous.target === action.target;
      return words(w('assault'), !implied && action.target, action.from && `${w('from')} ${action.from}`);
    }
    case 'form':
      if (action.formation === 'extendedLine') return words(w('extend'), action.to);
      return words(w(action.formation), action.to, faceText(action.facing, language));
    case 'rally':
      return words(w('rally'), rallyInto(action, w), faceText(action.facing, language));
  }
}

function faceText(facing: Facing | undefined, language: Language): string {
  return facing === undefined ? '' : `${shownWord('face', language)} ${shownFacing(facing, language)}`;
}

function wayText({ via, facing }: { via: readonly Hex[]; facing?: Facing }, language: Language): string {
  return words(faceText(facing, language), via.length > 0 && `${shownWord('via', language)} ${via.join(' ')}`);
}

function rallyInto({ formation, to }: Extract<Action, { do: 'rally' }>, w: Speak): string | undefined {
  return to === undefined ? formation && w(formation) : words(w('extend'), to);
}

function presetTexts(presets: Presets, w: Speak): string[] {
  const { ifSquare, attack, ifFailed, aside } = presets;
  return [
    ifSquare && words(w('if'), w('square'), squareText(ifSquare, w)),
    attack && w(attack),
    pursuitText(presets, w),
    ifFailed && words(w('if'), w('failed'), stayOrFleeText(presets, w)),
    aside && words(w('aside'), aside),
  ].filter((text): text is string => text !== undefined && text !== '');
}

export function squareText(choice: NonNullable<Presets['ifSquare']>, w: Speak): string {
  return typeof choice === 'string' ? w(choice) : `${w('evade')} ${choice.evadeTo}`;
}

export function pursuitText({ pursue, toward, support, afterPursuit }: Presets, w: Speak): string {
  if (pursue === undefined) return '';
  if (pursue === 'no') return w('noPursue');
  return words(
    w('pursue'),
    toward && `${w('toward')} ${toward}`,
    support && `${w('with')} ${support}`,
    afterPursuit && `${w('then')} ${w(afterPursuit)}`,
  );
}

/** `stay`, `flee toward 1205`, `stay at 11 else flee`. */
export function stayOrFleeText({ ifFailed, fleeToward }: Presets, w: Speak): string {
  const refuge = fleeToward && `${w('toward')} ${fleeToward}`;
  if (ifFailed === 'flee') return words(w('flee'), refuge);
  if (ifFailed === 'stay' || ifFailed === undefined)
    return refuge ? words(w('stay'), w('else'), w('flee'), refuge) : w('stay');
  return words(w('stay'), w('at'), String(ifFailed.stayAt), w('else'), w('flee'), refuge);
}
