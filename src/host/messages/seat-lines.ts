/** Who commands, as text. */
import { type Seated, commanders } from '../seats/commanders.ts';
import type { Person } from '../request.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { SIDES, type Side } from '../../kernel/play.ts';
import { nameOf, sideName, namesOf } from '../battle/voice.ts';

/** Who commands, the chief of each side first, and the umpire, if there is one. */
export function seatLines(seated: Seated & { readonly umpire: Person | undefined }): Phrase[] {
  const { umpire } = seated;
  return [
    ...SIDES.map((side) => sideLine(seated, side)),
    ...(umpire ? [phrase('host-umpire', { who: nameOf(umpire) })] : []),
  ];
}

function sideLine(seated: Seated, side: Side): Phrase {
  const [chief, ...others] = commanders(seated, side);
  const args = { side: sideName(side), who: nameOf(chief) };
  return others.length === 0
    ? phrase('host-commands', args)
    : phrase('seat-side', { ...args, others: namesOf(others) });
}
