/** What a friend does for the charged unit, and countercharges. */
import { line, more } from '../../../kernel/page.ts';
import { HELP } from '../questions/help.ts';
import { cited } from './dice.ts';
import { armAtLine, deedBy, factAt, factsOf, type Here, say, type Tellers, type Told } from './story.ts';

export const HELPERS = {
  /** SH-COUNTER-06, SH-DEFFIRE-06. A friend that helps, or fails to; a shot is reported when it is fired. */
  volunteered({ unit, friend, how }, here) {
    const passed = factAt(here, here.at + 2)?.type === 'passed';
    const comes = `${armAtLine(here, here.at, unit)}-${passed ? 'comes' : 'fails'}`;
    if (how === 'counter') say(here, `tell-help-${comes}`, { unit, friend });
    else if (!passed) say(here, 'tell-help-fire-fails', { unit, friend });
  },
  /** SH-COUNTER-01, SH-Q-28. Its effect on the charge, and a friend's path. */
  countercharged(fact, here) {
    const path = deedBy(here, 1, fact.unit, 'moved')?.path.join(' ');
    if (path !== undefined) line(here, cited('tell-line-ride', { path }, 'SH-COUNTER-05'), { closed: true });
    const { counterchargeDoubling } = here.positions[here.at]!.rulings;
    if (counterchargeDoubling !== 'countercharger') more(here, cited('tell-part-not-doubled', {}, 'SH-FACTOR-09'));
    tellBarredWay(here, fact);
  },
} satisfies Tellers;

/** SH-REACT-15. A friend has arrived after the target had left, without a fight: the result. */
function tellBarredWay(here: Here, { unit, target }: Told<'countercharged'>): void {
  const help = here.entries.slice(0, here.at).findLast((entry) => 'ask' in entry && entry.ask.kind === HELP.kind);
  const hasLeft = help !== undefined && 'ask' in help && help.ask.about['stands'] === false;
  const facts = factsOf(here);
  const isTold = facts.slice(facts.findIndex(({ type }) => type === 'countercharged')).some((fact) => {
    return fact.type === 'attacked' || fact.type === 'declined' || (fact.type === 'pursued' && fact.path.length > 0);
  });
  if (hasLeft && !isTold && !here.isOpen) say(here, 'tell-help-bars-way', { unit, target });
}
