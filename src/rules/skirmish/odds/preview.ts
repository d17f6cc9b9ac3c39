/** SK-STEP-03. What the first roll of an order needs, and how likely it is, for the preview of the order. */
import { atLeast } from '../../../kernel/chances.ts';
import { percentOf } from '../../../kernel/percent.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Roll } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import { centimetres } from '../../../field/length.ts';
import { aim } from '../fire/aim.ts';
import { canHit } from '../fire/elite.ts';
import { aimParts, cannotHit, coverLines, screenLines } from '../look/fire-lines.ts';
import type { Fire, Order } from '../order.ts';
import { type State, unitOf } from '../state.ts';
import { fireChances, meanHits, passChance, reachChance } from './chances.ts';

export function odds(roll: Roll, now: State, order: Order): Sentence | undefined {
  if (roll.unit === undefined) return undefined;
  const unit = unitOf(now, roll.unit).name;
  if (roll.why === 'fire' && order.kind === 'fire') return fireAhead(roll, now, order);
  switch (roll.why) {
    case 'assault': {
      const { distance, rate } = roll.about as { distance: number; rate: number };
      const short = centimetres(Math.max(0, distance - rate), Math.ceil);
      return said('assault', { unit, short, chance: percentOf(reachChance(roll)) });
    }
    case 'morale': {
      const { morale, superior } = roll.about as { morale: number; superior: boolean };
      return said('test', { unit, morale, chance: percentOf(passChance(morale, superior)) });
    }
    default:
      return undefined;
  }
}

/** Its chance; below, how that comes about, cover, and who is behind a screen. */
function fireAhead(roll: Roll, now: State, order: Fire): Sentence {
  const aimed = insist(aim(now, order, unitOf(now, order.unit).side));
  const { shooter, target } = aimed;
  const chances = fireChances(roll);
  const names = { unit: shooter.name, target: target.unit.name };
  const chance = percentOf(atLeast(chances, 1));
  const mean = meanHits(chances);
  const says = canHit(now, aimed, order.single)
    ? phrase('sk-preview-fire', { ...names, chance, mean })
    : cannotHit(aimed);
  const aside = [...coverLines(now, aimed), ...screenLines(aimed, { id: order.target })];
  return { says, dice: [phrase('tell-line', { parts: aimParts(now, aimed) }), ...aside] };
}

function said(what: string, args: NonNullable<Parameters<typeof phrase>[1]>): Sentence {
  return { says: phrase(`sk-preview-${what}`, args), dice: [] };
}
