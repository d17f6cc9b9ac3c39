/** The course of a turn: who may act, tokens and palisades, and the end of the battle. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, type Side, sidePhrase } from '../../../kernel/play.ts';
import { allowanceOf } from '../moves/allowance.ts';
import { shortClauses } from './clauses.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { nameIn, type Passage, type Story, type Told } from './story.ts';

export function shortNames(story: Story, ids: readonly string[]): Phrase[] {
  return ids.map((id) => phrase('pa-id', { unit: nameIn(story, id) }));
}

/** PA-STEP-01, -02. Which units may move, how far, which carry a token, and which may enter and where. */
export function tellOpened(story: Story, at: number, { side, activated }: Told<'opened'>): Passage {
  const now = story.positions[at + 1]!;
  const own = now.units.filter((unit) => unit.side === side);
  const active = own.filter(({ id }) => activated.includes(id));
  const idle = own.filter(({ id }) => !activated.includes(id)).map(({ id }) => id);
  const args = { side: sidePhrase(side) };
  return {
    says: phrase(idle.length === 0 ? 'pa-tell-opened' : 'pa-tell-opened-some', args),
    lines: [
      listed(
        active.every(isPlain) ? 'pa-line-allowances' : 'pa-line-allowances-split',
        active.map(allowanceShown),
        shortClauses('PA-TAB-01'),
      ),
      listed('pa-line-not-activated', shortNames(story, idle), shortClauses('PA-GAP-01')),
      listed(
        'pa-line-tokens',
        shortNames(
          story,
          own.filter((unit) => unit.prePlayed).map(({ id }) => id),
        ),
        shortClauses('PA-TOK-01'),
      ),
      listed('pa-line-reserves', reservesDue(story, now, side), shortClauses('PA-RES-02')),
    ].flat(),
  };
}

/** A small line with a list; none if the list is empty. */
function listed(id: string, units: readonly Phrase[], clause: string): Phrase[][] {
  return units.length === 0 ? [] : [[phrase(id, { units, clause })]];
}

/** `3L 2/3`: the movement with combat, then without; one figure if they are equal, or if it never fights. */
function allowanceShown(unit: Unit): Phrase {
  const { free, max } = allowanceOf(unit);
  return phrase(isPlain(unit) ? 'pa-allowance' : 'pa-allowance-split', { id: unit.id, free, max });
}

function isPlain(unit: Unit): boolean {
  const { free, max } = allowanceOf(unit);
  return free === max || isCharacter(unit);
}

/** PA-RES-01. The units that may enter in this turn, with their entry hexes. */
function reservesDue(story: Story, now: State, side: Side): Phrase[] {
  return now.reserves
    .filter(({ unit, turn }) => unit.side === side && turn <= now.turn)
    .map(({ unit, entries }) =>
      phrase('pa-reserve', { unit: nameIn(story, unit.id), hexes: entries.map(({ at }) => at).join(' ') }),
    );
}

/** PA-STEP-06. */
export function tellMovementEnded(story: Story, { side, tokensOff, palisades }: Told<'movementEnded'>): Passage {
  return {
    says: phrase('pa-tell-movement-ended', { side: sidePhrase(side) }),
    lines: [
      listed('pa-line-tokens-off', shortNames(story, tokensOff), shortClauses('PA-TOK-03')),
      listed('pa-line-palisades', shortNames(story, palisades), shortClauses('PA-MNT-06')),
    ].flat(),
  };
}

/** PA-STEP-07, -08. */
export function tellCombatEnded({ side }: Told<'combatEnded'>): Passage {
  return { says: phrase('pa-tell-combat-ended', { side: sidePhrase(side) }), lines: [] };
}

/** PA-GAP-02. */
export function tellWon({ winner, why }: Told<'won'>): Passage {
  if (why === 'agreed') return { says: phrase('pa-tell-draw', { why: phrase('tell-why-agreed') }), lines: [] };
  if (winner === 'draw') return { says: phrase('pa-tell-draw', { why: whyWon(why, undefined) }), lines: [] };
  const says = phrase('pa-tell-won', { side: sidePhrase(winner), why: whyWon(why, winner) });
  return { says, lines: [] };
}

/** Why the battle is over, for the end of a sentence. */
function whyWon(why: Told<'won'>['why'], winner: Side | undefined): Phrase {
  if (why === 'ruled' || winner === undefined) return phrase('pa-tell-why-ruled');
  return phrase('tell-why-resigned', { loser: sidePhrase(enemyOf(winner)) });
}
