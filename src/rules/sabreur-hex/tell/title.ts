/** The title: what it came to, in one line. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Fact } from '../facts.ts';
import { isCavalry } from '../state.ts';
import { factsOf, nameIn, type Story, unitAtLine } from './story.ts';
import { shortNames, sideName } from './turn.ts';

type Told<T extends Fact['type']> = Extract<Fact, { type: T }>;

export function titleOf(story: Story): Phrase {
  const facts = factsOf(story);
  const first = <T extends Fact['type']>(type: T) => facts.find((fact): fact is Told<T> => fact.type === type);
  const end = endTitle(first('won'), first('resigned'));
  if (end) return end;
  const charged = first('charged');
  if (charged) return chargeTitle(story, facts, charged);
  const fired = first('fired');
  if (fired) return fireTitle(story, facts, fired);
  const fled = first('fled');
  if (fled) return phrase('title-flees', { unit: nameIn(story, fled.unit) });
  return quietTitle(story, facts);
}

function endTitle(won: Told<'won'> | undefined, resigned: Told<'resigned'> | undefined): Phrase | undefined {
  if (won?.winner === 'draw') return phrase('title-draw');
  if (won) return phrase('title-won', { side: sideName(won.winner) });
  return resigned && phrase('title-resigned', { side: sideName(resigned.side) });
}

/** What became of a unit: gone, in flight, or still there. */
function fate(facts: readonly Fact[], unit: string): 'gone' | 'routed' | 'there' {
  if (facts.some((fact) => fact.type === 'eliminated' && fact.unit === unit)) return 'gone';
  return facts.some((fact) => (fact.type === 'panicked' || fact.type === 'fled') && fact.unit === unit)
    ? 'routed'
    : 'there';
}

function chargeTitle(story: Story, facts: readonly Fact[], charged: Told<'charged'>): Phrase {
  const charger = unitAtLine(story, 0, charged.unit);
  const arm = charger && isCavalry(charger) ? 'cavalry' : 'infantry';
  const args = { unit: nameIn(story, charged.unit), target: nameIn(story, charged.target) };
  return phrase(`title-charge-${chargeOutcome(facts, charged, arm)}`, args);
}

function chargeOutcome(facts: readonly Fact[], { unit, target }: Told<'charged'>, arm: string): string {
  const struck = facts.some((fact) => fact.type === 'attacked' && !fact.back);
  const targetFate = fate(facts, target);
  if (fate(facts, unit) !== 'there') return 'broken';
  if (targetFate === 'gone') return 'destroyed';
  if (targetFate === 'routed') return struck ? `routed-${arm}` : 'fled';
  if (struck) return 'held';
  if (facts.some((fact) => fact.type === 'declined')) return 'stopped';
  return facts.some((fact) => fact.type === 'acted') ? 'repelled' : 'open';
}

function fireTitle(story: Story, facts: readonly Fact[], fired: Told<'fired'>): Phrase {
  const args = { unit: nameIn(story, fired.unit), target: nameIn(story, fired.target) };
  const lost = facts
    .filter((fact): fact is Told<'lost'> => fact.type === 'lost' && fact.unit === fired.target)
    .reduce((sum, fact) => sum + fact.strength, 0);
  if (fate(facts, fired.unit) !== 'there') return phrase('title-fire-broken', args);
  if (fate(facts, fired.target) === 'gone') return phrase('title-fire-destroyed', args);
  if (fate(facts, fired.target) === 'routed') return phrase('title-fire-routed', args);
  return lost > 0 ? phrase('title-fire-hit', { ...args, lost }) : phrase('title-fire-missed', args);
}

/** Where nothing met: the last thing done names the order. */
function quietTitle(story: Story, facts: readonly Fact[]): Phrase {
  const last = facts.findLast((fact) => fact.type !== 'acted' && fact.type !== 'passed' && fact.type !== 'failed');
  switch (last?.type) {
    case 'moved':
      return phrase('title-march', { unit: nameIn(story, last.unit), to: last.path.at(-1) ?? '' });
    case 'turned':
      return phrase('title-turn', { unit: nameIn(story, last.unit), facing: phrase(`facing-${last.facing}`) });
    case 'formed':
      return phrase('title-form', {
        unit: nameIn(story, last.unit),
        formation: phrase(`formation-${last.formation}`),
      });
    case 'activated':
      return phrase('title-activated', { units: shortNames(story, last.units) });
    case 'gotPoints':
      return phrase('title-points', { side: sideName(last.side), points: last.points });
    case 'endedActions':
      return phrase('title-ended', { side: sideName(last.side) });
    case 'turnBegan':
      return phrase('title-turn-began', { side: sideName(last.side), turn: last.turn });
    case 'eliminated':
      return phrase('title-eliminated', { unit: nameIn(story, last.unit) });
    default:
      return phrase('title-orders');
  }
}
