/** An answer as text, in canonical form or in a reader's language. */
import type { Language } from '../../../kernel/ruleset.ts';
import type { Half } from '../field/extended.ts';
import { pivotText } from './halves.ts';
import type { Reply } from './reply.ts';
import { shownFacing, type Speak } from './vocabulary.ts';
import { pursuitText, speakIn, squareText, stayOrFleeText } from './write.ts';

export function replyText(reply: Reply, language: Language): string {
  const w = speakIn(language);
  switch (reply.say) {
    case 'turn':
      return `${w('turn')} ${shownFacing(reply.facing, language)}${pivotText(reply, w)}`;
    case 'fire':
      return reply.target === undefined ? shotText(reply, w) : `${shotText(reply, w)} ${reply.target}`;
    case 'keep':
      return `${w('keep')} ${reply.hex}`;
    case 'counter':
      return [w('counter'), ...reply.via].join(' ');
    case 'evade':
      return `${w('evade')} ${reply.to}`;
    case 'stayOrFlee':
      return (reply.ahead ? `${w('if')} ${w('failed')} ` : '') + stayOrFleeText(reply, w);
    case 'ifSquare':
      return `${w('if')} ${w('square')} ${squareText(reply.choice, w)}`;
    case 'pursue':
      return pursuitText(reply, w);
    case 'friend':
      return friendText(reply, language);
    case 'return':
      return reply.gun === undefined ? w('return') : `${w('return')} +${reply.gun}`;
    case 'restrain':
      return w('restrain');
    case 'try':
      return w('try') + gunText(reply, w);
    case 'charge':
      return `${w('charge')} ${reply.target}${gunText(reply, w)}`;
    case 'assault': {
      const from = reply.from === undefined ? '' : ` ${w('from')} ${reply.from}`;
      return `${w('assault')} ${reply.target}${from}${gunText(reply, w)}`;
    }
    case 'stand': {
      const facing = reply.facing === undefined ? [] : [w('face'), shownFacing(reply.facing, language)];
      return [w(reply.formation), ...(reply.to === undefined ? [] : [reply.to]), ...facing].join(' ');
    }
    case 'attackAt':
      return `${w('attack')} ${reply.target}`;
    case 'transfer':
      return `${w('transfer')} ${reply.strength} ${w('to')} ${reply.to}`;
    case 'via':
      return [w('via'), ...reply.hexes, ...(reply.off ? [w('off')] : [])].join(' ');
    case 'toward':
      return `${w('toward')} ${reply.place}`;
    case 'hold':
    case 'square':
    case 'closedColumn':
    case 'noFire':
    case 'attack':
    case 'stop':
    case 'noPursue':
    case 'stayPut':
    case 'strike':
    case 'noStrike':
    case 'none':
    case 'yes':
    case 'no':
    case 'first':
    case 'second':
      return w(reply.say);
  }
}

function gunText({ gun }: { readonly gun?: string }, w: Speak): string {
  return gun === undefined ? '' : ` ${w('with')} ${gun}`;
}

function shotText({ half }: { readonly half?: Half }, w: Speak): string {
  return half === undefined ? w('fire') : `${w('fire')} ${w(half)}`;
}

function friendText(reply: Extract<Reply, { say: 'friend' }>, language: Language): string {
  const w = speakIn(language);
  if (reply.unit === undefined || !reply.how) return `${w('friend')} ${w('none')}`;
  const { how } = reply;
  const deed = how.do === 'fire' ? shotText(how, w) : [w('counter'), ...how.via].join(' ');
  const condition = reply.ifStays === undefined ? [] : [w('if'), reply.ifStays, w('stays')];
  return [w('friend'), reply.unit, deed, ...condition].join(' ');
}
