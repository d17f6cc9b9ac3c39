/** SH-GROUP, SH-ORDERS-06. Who is woken together, at what cost, and who of them acts first. */
import { type Composing, filled, type Press, spoken } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { friendsOf } from '../field/engage.ts';
import { activationCost } from '../turn/group.ts';
import { companions, comrades } from '../candidates/mover.ts';
import { shownWord } from '../language/vocabulary.ts';
import { isAnyOpen } from '../look/orders-open.ts';
import { areAdjacent } from '../field/place.ts';
import type { Unit } from '../state.ts';
import { shortClauses } from '../tell/dice.ts';
import { textOfGroup } from './draft.ts';
import { marksOf, type Scope } from './scope.ts';

type Group = { readonly members: readonly Unit[]; readonly extras: readonly Unit[] };

export function composeGroup(scope: Scope, group: Group): Composing {
  const { whyNot } = scope;
  const all = [...group.members, ...group.extras];
  const opening = `${textOfGroup(group.members, group.extras)}:`;
  const barred = whyNot(opening);
  const first = barred ? [] : all.map((unit) => memberPress(scope, `${opening} `, unit));
  return {
    asks: phrase('compose-asks-group', { units: spoken({ en: opening, fr: opening }) }),
    lines: barred
      ? [phrase('compose-why-not', { why: barred.says, clause: shortClauses([barred.clause]) })]
      : [costLine(scope, group.members), phrase('compose-group-open')],
    rows: filled([
      { says: phrase('compose-row-first'), presses: first },
      { says: phrase('compose-row-together'), presses: joining(scope, group) },
    ]),
    marks: marksOf(all),
    ...(!barred && { whole: opening }),
  };
}

/** Friends beside it, who may join or may not, and the scouts and guns that go along for nothing. */
export function joining({ now, whyNot, isOwn }: Scope, { members, extras }: Group): Press[] {
  const free = comrades(now, members);
  const beside = friendsOf(now, members[0]!).filter(
    (unit) => !members.includes(unit) && !free.includes(unit) && members.some((member) => areAdjacent(member, unit)),
  );
  const along = companions(now, members).filter((unit) => !extras.includes(unit));
  const press = (unit: Unit, more: Group): Press => {
    const text = textOfGroup(more.members, more.extras);
    const refusal = whyNot(`${text}:`);
    const says =
      more.extras === extras ? memberSays(unit) : phrase('compose-companion', { unit: unit.name, id: unit.id });
    return { text, says, ...(refusal && { refusal }) };
  };
  return [
    ...[...free, ...beside].filter(isOwnUnit).map((unit) => press(unit, { members: [...members, unit], extras })),
    ...along.filter(isOwnUnit).map((unit) => press(unit, { members, extras: [...extras, unit] })),
  ];

  function isOwnUnit({ id }: Unit): boolean {
    return isOwn(id);
  }
}

function memberPress({ now, whyNot }: Scope, opening: string, unit: Unit): Press {
  const refusal = isAnyOpen(now, unit, (text) => whyNot(opening + text))
    ? undefined
    : whyNot(`${opening}${unit.id} ${shownWord('turnAbout', 'en')}`);
  return { text: opening + unit.id, says: memberSays(unit), ...(refusal && { refusal }) };
}

function memberSays({ id, name }: Unit): Phrase {
  return phrase('compose-member', { unit: name, id });
}

/** SH-ORDERS-06, -07, -14. */
export function costLine({ now, isAhead }: Scope, members: readonly Unit[]): Phrase {
  const { cost, reasons } = activationCost(
    now,
    members.map(({ id }) => id),
  );
  const points = isAhead ? 'none' : now.orderPoints;
  if (reasons.length === 0) return phrase('compose-cost', { cost, points });
  return phrase('compose-cost-why', { cost, points, clause: shortClauses(reasons) });
}
