/** Prints the result of checking an exported battle. */
import { shortHead } from '../host/orders/chain.ts';
import type { Exported } from '../host/advance/export-file.ts';
import { isReplayed, openedLines, orderLines, peopleLine } from '../host/verbs/fair-dice/orders.ts';
import type { Fault, Verified } from '../host/verbs/fair-dice/verify.ts';
import { phrase, type Phrase } from '../kernel/phrase.ts';
import { spoken } from './exported.ts';

/** The exit code: 0 if nothing is wrong, even if these rules cannot replay all of it. */
export function verdict({ battle }: Exported, checked: Verified): 0 | 1 {
  const { faults } = checked;
  for (const fault of faults) console.error(spoken(faultLine(fault)));
  if (faults.length > 0) {
    console.error(spoken(phrase('verify-bad', { count: faults.length })));
    return 1;
  }
  for (const line of summary(battle, checked)) console.log(spoken(line));
  return 0;
}

function faultLine({ seq, says }: Fault): Phrase {
  return seq === 0 ? says : phrase('verify-entry', { seq: String(seq), fault: says });
}

function summary({ secretHash }: Exported['battle'], checked: Verified): readonly Phrase[] {
  const { entries, rolls, dice, scripted, isDrawn, head } = checked;
  return [
    phrase(isReplayed(checked) ? 'verify-good' : 'verify-good-so-far'),
    phrase('verify-chain', { entries, head: shortHead(head) }),
    ...orderLines(checked),
    ...openedLines(checked),
    peopleLine(checked),
    phrase(isDrawn ? 'verify-drawn' : 'verify-not-drawn', { rolls, dice, hash: secretHash }),
    ...(scripted > 0 ? [phrase('verify-scripted', { scripted: Math.min(scripted, dice) })] : []),
  ];
}
