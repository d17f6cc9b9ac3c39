/** An order that can be given as it stands: with whom, and how far onto the table. */
import { type Composing, filled, type Press } from '../../../kernel/compose.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { nodeAt } from '../../../kernel/text/grow.ts';
import { sown } from '../language/grown.ts';
import type { Branch } from '../language/branch.ts';
import { shownWord } from '../language/vocabulary.ts';
import { nounOf } from '../noun.ts';
import { placePresses } from './places.ts';
import { awaited, type Scope } from './scope.ts';

export function composeWhole(scope: Scope, draft: string): Composing {
  const { now, by } = scope;
  const [id = ''] = draft.split(' ');
  const unit = now.units.find((each) => each.id === id);
  const [bare = ''] = draft.split(withWord());
  const node = nodeAt(sown(now, by), bare);
  return {
    asks: phrase('compose-asks-whole'),
    lines: [],
    rows: node
      ? filled([
          { says: phrase('pa-compose-row-along'), presses: alongPresses(scope, draft, node) },
          { says: phrase('pa-compose-row-further'), presses: placePresses(scope, node, further(scope, node), unit) },
        ])
      : [],
    whole: draft,
    marks: unit ? [awaited(unit)] : [],
  };
}

function withWord(): string {
  return ` ${shownWord('with', 'en')} `;
}

/** PA-GAP-07. Characters go along, or stay: each press changes it. */
function alongPresses({ now, whyNot }: Scope, draft: string, node: Branch): Press[] {
  const [bare = '', named = ''] = draft.split(withWord());
  const along = named.split(' ').filter((each) => each !== '');
  const branch = node.grown.branches().find(({ grown }) => `${grown.canonical} ` === bare + withWord());
  return (branch?.grown.branches() ?? []).flatMap(({ grown }): Press[] => {
    const id = grown.canonical.split(' ').at(-1)!;
    const isOn = along.includes(id);
    const next = isOn ? along.filter((each) => each !== id) : [...along, id];
    const text = next.length === 0 ? bare : bare + withWord() + next.join(' ');
    if (whyNot(text)) return [];
    const says = phrase('pa-compose-along', { unit: nounOf(now, id), id, on: isOn ? 'yes' : 'no' });
    return [{ text, says, isToggle: true }];
  });
}

/** PA-RES-03, PA-OFF-05. Whoever comes onto the table may go on; whoever leaves may do so by another hex. */
function further({ whyNot }: Scope, node: Branch): Branch[] {
  const onward = node.grown.branches().filter(({ isAside }) => !isAside);
  const all = onward.flatMap((each) => (each.isWhole ? [each] : each.grown.branches()));
  return all.filter(({ grown }) => /\d{4}$/.test(grown.canonical) && !whyNot(grown.canonical));
}
