/** SK-MOV, SK-TRN, SK-GEO-10 to -14. Moves, turns, forming, assaults, recoils: how far, to where, facing what. */
import { angleBetween, EIGHTH_TURN, HALF_TURN, turned, type Heading } from '../../../field/heading.ts';
import { centimetres, type Length } from '../../../field/length.ts';
import { type Point, wayLength } from '../../../field/point.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { shortClauses } from '../../../kernel/text/clauses.ts';
import { squareOf } from '../../../march/resolve.ts';
import { headingPhrase } from '../../../survey/field/spoken.ts';
import type { Stance } from '../facts.ts';
import { slowedBy } from '../position/ground.ts';
import { rateClause, ratesOf } from '../moves/rates.ts';
import type { State, Unit } from '../state.ts';
import {
  clausePart,
  factsOf,
  nameIn,
  type Passage,
  rollBefore,
  type Story,
  type Told,
  unitAtLine,
  variantFor,
} from './story.ts';

type Moved = Told<'moved'>;

/** How far the unit's own point went. */
export function wentOf({ way }: Pick<Moved, 'way'>): Length {
  return way.slice(1).reduce((sum, to, each) => sum + wayLength(way[each]!, to), 0);
}

export function endOf({ to }: Pick<Moved, 'to'>): Point & { readonly heading: Heading } {
  return to.block?.front ?? to.figures[0]!;
}

export function tellMoved(story: Story, at: number, fact: Moved): Passage | undefined {
  const unit = unitAtLine(story, at, fact.unit);
  if (!unit) return undefined;
  switch (fact.why) {
    case 'move':
      return says(story, fact, `sk-tell-moved-${gaitOf(unit, fact.to)}`, [rateParts(story.positions[at]!, unit, fact)]);
    case 'turn':
      return says(story, fact, `sk-tell-turned-${turnOf(unit, fact)}`, [turnParts(unit)]);
    case 'form':
      return says(story, fact, `sk-tell-formed-${fact.to.formation}`, [formParts(fact)]);
    case 'assault':
      return says(story, fact, `sk-tell-assaulted${hasTouched(story, fact) ? '' : '-short'}`, [
        assaultParts(story, at, fact),
      ]);
    case 'recoil':
    case 'refuse':
    case 'fallBack':
      return says(story, fact, `sk-tell-${fact.why}${wentOf(fact) === 0 ? '-nowhere' : ''}`, [
        [clausePart(AWAY[fact.why], 'SK-GEO-10')],
      ]);
    case 'face':
      return says(story, fact, `sk-tell-faced-${unit.formation}`, [
        [clausePart(unit.formation === 'close' ? 'SK-TRN-05' : 'SK-AVO-02')],
      ]);
    case 'ruled':
      return says(story, fact, `sk-tell-${howRuled(unit, fact)}`, []);
    // They close up where somebody fell: the loss says it.
    case 'closeUp':
      return undefined;
  }
}

function says(story: Story, fact: Moved, id: string, lines: Passage['lines']): Passage {
  const end = endOf(fact);
  return {
    says: phrase(id, {
      unit: nameIn(story, fact.unit),
      n: centimetres(wentOf(fact)),
      square: squareOf(end, story.positions[0]!.field),
      facing: headingPhrase(end.heading),
      variant: variantFor(story, fact.unit),
    }),
    lines,
  };
}

/** Why a unit goes away from the enemy. */
const AWAY = { recoil: 'SK-MOR-06', refuse: 'SK-AVO-01', fallBack: 'SK-GAP-12' } as const;

/** Some of its figures; in ranks; in its ranks until now (SK-Q-21); in no formation. */
function gaitOf(unit: Unit, to: Stance): 'some' | 'close' | 'broken' | 'loose' {
  if (to.figures.length < unit.figures.length) return 'some';
  if (unit.block) return to.block ? 'close' : 'broken';
  return 'loose';
}

/** SK-UMP-05, -07. What a decision at the desk did: formed a unit, turned it where it stands, or put it elsewhere. */
export function howRuled(unit: Unit, { to, way }: Moved): string {
  const isSame = unit.block?.ranks === to.block?.ranks && unit.block?.files === to.block?.files;
  if (unit.formation !== to.formation || !isSame) return `formed-${to.formation}`;
  return wentOf({ way }) === 0 ? 'turned-ruled' : 'moved-ruled';
}

/** SK-MOV-02, -03, -05, SK-GAP-02. Of which rate it is, and what halves it. */
function rateParts(now: State, unit: Unit, fact: Moved): Phrase[] {
  const all = ratesOf(now, unit, fact.way);
  const what = slowedBy(now, unit, fact.way);
  return [
    ...[...new Set(all.map(({ rate }) => rate))].map((most) =>
      phrase('sk-part-went-of', {
        n: centimetres(all.reduce((sum, { by, rate }) => (rate === most ? sum + by : sum), 0)),
        most: centimetres(most),
        clause: shortClauses(rateClause(unit, most)),
      }),
    ),
    ...(what ? [phrase('sk-part-slowed', { what })] : []),
  ];
}

function turnOf(unit: Unit, fact: Moved): 'about' | 'left' | 'right' {
  const by = turned(endOf(fact).heading, -unit.block!.front.heading);
  if (angleBetween(by, HALF_TURN) < EIGHTH_TURN) return 'about';
  return by < HALF_TURN ? 'right' : 'left';
}

function turnParts({ class: quality }: Unit): Phrase[] {
  return [clausePart(quality === 2 ? 'SK-TRN-01' : 'SK-TRN-02')];
}

/** SK-GEO-12. */
function formParts({ to }: Moved): Phrase[] {
  if (!to.block) return [clausePart('SK-GAP-10', 'SK-GEO-12')];
  const { files, ranks } = to.block;
  return [phrase('sk-part-ranks', { files, ranks, clause: shortClauses('SK-GAP-10', 'SK-GEO-12') })];
}

/** SK-GEO-14. Whether an assault came to what it was for. */
function hasTouched(story: Story, { unit }: Moved): boolean {
  return factsOf(story).some((fact) => fact.type === 'touched' && fact.unit === unit);
}

/** SK-MOV-04. The die that it added, and how far that could have brought it. */
function assaultParts(story: Story, at: number, fact: Moved): Phrase[] {
  const rolled = rollBefore(story, at, 'assault');
  const went = centimetres(wentOf(fact));
  if (!rolled) return [phrase('sk-part-went', { n: went, clause: shortClauses('SK-GEO-14') })];
  const [die = 0] = rolled.got;
  const rate = centimetres(Number(rolled.roll.about['rate']));
  return [phrase('sk-part-assault', { rate, die, most: rate + die, n: went, clause: shortClauses('SK-MOV-04') })];
}
