/** Moves, and entering and leaving the table: the distance, the cost, and what the unit gives up. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { allowanceOf } from '../moves/allowance.ts';
import { shortClauses } from './clauses.ts';
import { type Arm, type Body, isCharacter, type State, type Unit } from '../state.ts';
import { nameIn, type Passage, type Story, type Told, unitAtLine, variantFor } from './story.ts';

/** How each arm moves. */
const GAITS: Readonly<Record<Arm, 'foot' | 'horse' | 'beasts' | 'guns' | 'wheels' | 'character'>> = {
  infantry: 'foot',
  pike: 'foot',
  cavalry: 'horse',
  camelry: 'beasts',
  elephants: 'beasts',
  artillery: 'guns',
  horseArtillery: 'guns',
  vehicle: 'wheels',
  character: 'character',
};

/** PA-STEP-04. */
export function tellMoved(story: Story, at: number, fact: Told<'moved'>): Passage {
  const unit = unitAtLine(story, at, fact.unit);
  return {
    says: phrase(`pa-tell-moved-${gaitOf(unit, fact.by)}`, {
      unit: nameIn(story, fact.unit),
      hexes: fact.path.length,
      to: fact.path.at(-1) ?? '',
      company: company(story, fact.with),
      price: price(story, fact),
      variant: variantFor(story, fact.unit),
    }),
    lines: unit ? [wayParts(unit, fact)] : [],
  };
}

/** The road takes priority, because it allowed the distance; then the mount. */
function gaitOf(unit: Unit | undefined, by: Way['by']): string {
  if (by.includes('road')) return 'road';
  if (by.includes('mount')) return unit?.mount === 'wagons' ? 'wagons' : 'mount';
  return GAITS[unit?.arm ?? 'infantry'];
}

/** PA-RES-02, -03. */
export function tellEntered(story: Story, at: number, fact: Told<'entered'>): Passage {
  const body = reserved(story.positions[at]!, fact.unit);
  return {
    says: phrase('pa-tell-entered', {
      unit: nameIn(story, fact.unit),
      by: fact.path[0] ?? '',
      to: fact.path.at(-1) ?? '',
      hexes: fact.path.length,
      price: price(story, fact),
      variant: variantFor(story, fact.unit),
    }),
    lines: body ? [wayParts(body, fact)] : [],
  };
}

function reserved(now: State, id: string): Body | undefined {
  return now.reserves.find(({ unit }) => unit.id === id)?.unit;
}

/** PA-OFF-01, -05 to -07. */
export function tellLeft(story: Story, at: number, { unit: id, path, of }: Told<'left'>): Passage {
  const unit = unitAtLine(story, at, id);
  const by = path.at(-1) ?? unit?.at ?? '';
  const who = unit && isCharacter(unit) ? 'character' : 'unit';
  const clause = who === 'character' ? shortClauses('PA-OFF-06', 'PA-OFF-07') : shortClauses('PA-OFF-01');
  return {
    says: phrase(`pa-tell-left-${of}`, { unit: nameIn(story, id), by, variant: variantFor(story, id) }),
    lines: [[...wayPart(path), phrase('pa-part-left', { who, clause })]],
  };
}

/** PA-GAP-07. The accompanying characters. */
function company(story: Story, ids: readonly string[]): Phrase | string {
  if (ids.length === 0) return '';
  return phrase('pa-tell-company', { units: ids.map((id) => phrase('pa-the', { unit: nameIn(story, id) })) });
}

type Way = Told<'moved'> | Told<'entered'>;

/** PA-MOV-02, -07. In the sentence itself, because a preview uses it too: the price of the move. */
function price(story: Story, { unit, noCombat, diceLost }: Way): Phrase | string {
  if (noCombat) return phrase('pa-tell-price-combat', { unit: nameIn(story, unit) });
  return diceLost > 0 ? phrase('pa-tell-price-dice', { unit: nameIn(story, unit), n: diceLost }) : '';
}

function wayPart(path: readonly string[]): Phrase[] {
  return path.length === 0 ? [] : [phrase('tell-way', { path: path.join(' ') })];
}

/** The path hex by hex, its cost compared with the unit's allowance, and what changed either. */
function wayParts(unit: Body, { path, cost, noCombat, diceLost, by }: Way): Phrase[] {
  const { free, max } = allowanceOf(unit);
  const most = max + by.length;
  const road = by.includes('road') ? [phrase('pa-part-road', { clause: shortClauses('PA-ROAD-02') })] : [];
  const mount =
    by.includes('mount') && unit.mount
      ? [phrase('pa-part-mount', { mount: phrase(`pa-mount-${unit.mount}`), clause: shortClauses('PA-MNT-02') })]
      : [];
  const dice =
    diceLost > 0 ? [phrase('pa-part-dice', { n: diceLost, clause: shortClauses('PA-MOV-07', 'PA-Q-14') })] : [];
  const fight = noCombat
    ? [phrase('pa-part-no-combat', { free, clause: whyNoCombat(free, by) })]
    : isCharacter(unit)
      ? []
      : [phrase('pa-part-combat')];
  const only = cost > most ? [phrase('pa-part-only-step', { clause: shortClauses('PA-GAP-03') })] : [];
  return [...wayPart(path), phrase('pa-part-cost', { cost, most }), ...only, ...road, ...mount, ...fight, ...dice];
}

function whyNoCombat(free: number, by: Way['by']): string {
  const more = [...(by.includes('road') ? ['PA-ROAD-03'] : []), ...(by.includes('mount') ? ['PA-MNT-02'] : [])];
  return shortClauses(...(more.length > 0 ? more : [free === 0 ? 'PA-MOV-03' : 'PA-MOV-02']));
}
