/** FB-CSH, FB-GAP-09, FB-GAP-12. Shots and combat by the stand-in, or at the desk; the stands that they cost. */
import { centimetres } from '../../../field/length.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { factsOf, ids, nameIn, type Passage, type Story, type Told, unitIn, variantFor } from './story.ts';
import { titleOf } from './title.ts';

/** FB-CSH-01, FB-UMP-03. */
export function tellMayShoot(story: Story, { charger, units }: Told<'mayShoot'>): Passage {
  return {
    says: phrase('fb-tell-may-shoot', { unit: nameIn(story, charger), units: ids(story, units) }),
    lines: [[phrase('fb-part-desk', { clause: shortClauses('FB-CSH-01', 'FB-UMP-03') })]],
  };
}

/** FB-GAP-12. How far, what hits, the dice; once in a report, that this is a stand-in. */
export function tellShot(story: Story, fact: Told<'shot'>): Passage {
  const { unit, target, range, dice, needs, hits, counter } = fact;
  return {
    says: phrase(`fb-tell-${counter ? 'countershot' : 'shot'}-${hits === 0 ? 'missed' : 'hit'}`, {
      unit: nameIn(story, unit),
      target: nameIn(story, target),
      n: hits,
      variant: variantFor(story, unit, target),
    }),
    lines: [
      [
        phrase('fb-part-range', { n: centimetres(range), clause: shortClauses('FB-GAP-12') }),
        phrase('fb-part-needs', { n: needs }),
        ...(dice.length > 0 ? [phrase('fb-part-dice', { dice: shown(dice, needs, 0), hits })] : []),
      ],
      isFirst(story, fact) ? [standIn('shooting')] : [],
    ],
  };
}

/** Dice in their order; hits are bold. */
function shown(dice: readonly number[], needs: number, bonus: number): string {
  return dice.map((die) => (die + bonus >= needs ? `**${die}**` : String(die))).join(' ');
}

/** FB-GAP-12. Who fought whom and the hits of each side; a line for the dice of each unit; once, that this is a stand-in. */
export function tellFought(story: Story, at: number, fact: Told<'fought'>): Passage {
  const {
    units,
    hits: [red, blue],
  } = fact;
  return {
    says: phrase('fb-tell-fought', { units: ids(story, units), red, blue }),
    lines: [...blowsBefore(story, at).map((part) => [part]), isFirst(story, fact) ? [standIn('combat')] : []],
  };
}

/** FB-GAP-12. Said once in a report. */
function standIn(what: 'shooting' | 'combat'): Phrase {
  return phrase(`fb-part-stand-in-${what}`, { clause: shortClauses('FB-GAP-12') });
}

function isFirst(story: Story, fact: Told<'shot' | 'fought'>): boolean {
  return factsOf(story).find(({ type }) => type === fact.type) === fact;
}

/** The dice directly before a line; of a unit that fights several enemies, with whom they are thrown at. */
function blowsBefore(story: Story, at: number): Phrase[] {
  const before = story.entries.slice(0, at);
  const rolls = before.slice(before.findLastIndex((entry) => !('roll' in entry)) + 1);
  const all = rolls.flatMap((entry) => ('roll' in entry && entry.roll.why === 'blows' ? [entry] : []));
  return all.map(({ roll: { unit = '', about }, got }) => {
    const [needs, bonus] = [Number(about['needs']), Number(about['bonus'])];
    const targets = new Set(all.flatMap(({ roll }) => (roll.unit === unit ? [roll.about['target']] : [])));
    return phrase(`fb-part-blows${bonus === 0 ? '' : '-bonus'}${targets.size > 1 ? '-at' : ''}`, {
      unit: nameIn(story, unit),
      ...(targets.size > 1 && { target: nameIn(story, about['target'] as string) }),
      dice: shown(got, needs, bonus),
      hits: got.filter((die) => die + bonus >= needs).length,
      needs,
      bonus,
    });
  });
}

/** FB-GAP-09. Stands lost one after another are one loss. */
export function tellLost(story: Story, at: number, fact: Told<'lost'>): Passage | undefined {
  const { unit: id } = fact;
  const run = lossesAbout(story, at);
  if (run[0] !== fact) return undefined;
  const stands = run.flatMap((each) => each.stands);
  const had = unitIn(story, at, id)?.stands.length ?? stands.length;
  const left = had - stands.length;
  const unit = nameIn(story, id);
  return {
    isTitled: left > 0 && titleTellsLosses(story, id),
    says: phrase(`fb-tell-lost-${left === 0 ? 'all' : 'some'}`, {
      unit,
      n: stands.length,
      variant: variantFor(story, id),
    }),
    lines: [
      left === 0
        ? []
        : [
            phrase('fb-part-left', { unit, before: had, left }),
            phrase('fb-part-lost', { n: stands.length, stands: stands.join(' ') }),
          ],
    ],
  };
}

/** The losses of one unit around a line, with only questions between them. */
function lossesAbout({ entries }: Story, at: number): Told<'lost'>[] {
  const facts = entries.map((entry) => ('fact' in entry ? entry.fact : 'ask' in entry ? undefined : 'roll'));
  const own = facts[at] as Told<'lost'>;
  const isOwn = (fact: (typeof facts)[number]) =>
    fact === undefined || (fact !== 'roll' && fact.type === 'lost' && fact.unit === own.unit);
  const from = facts.slice(0, at).findLastIndex((fact) => !isOwn(fact)) + 1;
  const end = facts.findIndex((fact, line) => line > at && !isOwn(fact));
  return facts.slice(from, end < 0 ? undefined : end).filter((fact) => fact !== undefined) as Told<'lost'>[];
}

function titleTellsLosses(story: Story, id: string): boolean {
  const { id: title, args } = titleOf(story);
  return title === 'fb-title-shot' && args?.['of'] === id;
}
