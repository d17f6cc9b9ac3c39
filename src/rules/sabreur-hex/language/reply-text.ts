/** An answer as text, in canonical form or in a reader's language. */
import type { Language } from '../../../kernel/ruleset.ts';
import type { Reply } from './reply.ts';
import { shownFacing } from './vocabulary.ts';
import { pursuitText, speakIn, stayOrFleeText } from './write.ts';

export function replyText(reply: Reply, language: Language): string {
  const w = speakIn(language);
  switch (reply.say) {
    case 'turn':
      return `${w('turn')} ${shownFacing(reply.facing, language)}`;
    case 'counter':
      return [w('counter'), ...reply.via].join(' ');
    case 'evade':
      return `${w('evade')} ${reply.to}`;
    case 'stayOrFlee':
      return (reply.ahead ? `${w('if')} ${w('failed')} ` : '') + stayOrFleeText(reply, w);
    case 'ifSquare':
      return `${w('if')} ${w('square')} ${w(reply.choice)}`;
    case 'pursue':
      return pursuitText(reply, w);
    case 'friend':
      return friendText(reply, language);
    case 'return':
      return reply.gun === undefined ? w('return') : `${w('return')} +${reply.gun}`;
    case 'transfer':
      return `${w('transfer')} ${reply.strength} ${w('to')} ${reply.to}`;
    case 'via':
      return [w('via'), ...reply.hexes, ...(reply.off ? [w('off')] : [])].join(' ');
    case 'toward':
      return `${w('toward')} ${reply.place}`;
    case 'hold':
    case 'square':
    case 'closedColumn':
    case 'fire':
    case 'noFire':
    case 'attack':
    case 'stop':
    case 'noPursue':
    case 'stayPut':
    case 'strike':
    case 'noStrike':
    case 'none':
    case 'restrain':
    case 'yes':
    case 'no':
      return w(reply.say);
  }
}

function friendText(reply: Extract<Reply, { say: 'friend' }>, language: Language): string {
  const w = speakIn(language);
  if (reply.unit === undefined || !reply.how) return `${w('friend')} ${w('none')}`;
  const way = reply.how.do === 'counter' ? reply.how.via : [];
  const condition = reply.ifStays === undefined ? [] : [w('if'), reply.ifStays, w('stays')];
  return [w('friend'), reply.unit, w(reply.how.do), ...way, ...condition].join(' ');
}
