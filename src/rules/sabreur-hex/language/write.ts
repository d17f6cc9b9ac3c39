/** An order as text: canonical (English, short), or as a reader of either language would write it. */
import type { Language } from '../../../kernel/ruleset.ts';
import { deployText } from '../deploy/words.ts';
import type { Order } from '../order.ts';
import { writeActions } from './actions.ts';
import { writePresets } from './conditions.ts';
import { shownWord } from './vocabulary.ts';

/** The one canonical form. */
export function write(order: Order): string {
  return render(order, 'en');
}

export function render(order: Order, language: Language): string {
  if (order.kind === 'deploy') return deployText(order.stations, language);
  if (order.kind !== 'act') return shownWord(order.kind, language);
  const { group, unit, actions, presets } = order;
  const opening = group ? [...group.members, ...group.extras.map((extra) => `+${extra}`)].join(' ') : '';
  const colon = group ? (language === 'fr' ? '\u00a0:' : ':') : '';
  const deed = unit === undefined ? '' : `${unit} ${writeActions(actions, language)}`;
  return `${opening}${colon} ${deed}`.trim() + writePresets(presets, language);
}
