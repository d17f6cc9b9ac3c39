/** Pictures of tables in centimetres. */
import { crowdScene } from '../../paint/field/sample-crowd.ts';
import { sampleScene } from '../../paint/field/sample.ts';
import { type FieldMark, type FieldPiece, type FieldScene, piece } from '../../scene/field.ts';
import { fieldSurveyor } from '../../survey/field/surveyor.ts';
import { openWords } from '../../words/words.ts';

const WORDS = openWords();

type Theme = FieldScene['theme'];

/** Some of what the example shows, around a place. */
function part(theme: Theme, around: string, across: number, kinds: readonly FieldMark['kind'][]): FieldScene {
  const scene = sampleScene(theme, { around, across });
  return { ...scene, marks: scene.marks.filter(({ kind }) => kinds.includes(kind)) };
}

export const afterFire = (theme: Theme): FieldScene =>
  part(theme, '44000,34000', 60_000, ['fire', 'losses', 'eliminated', 'contact', 'rout', 'charge']);

export const beforeMove = (theme: Theme): FieldScene =>
  part(theme, '60000,26000', 45_000, ['move', 'ghost', 'arc', 'choice', 'awaited']);

export const blockedSight = (theme: Theme): FieldScene => part(theme, '18000,40000', 50_000, ['blocked']);

export const singleFigures = (theme: Theme): FieldScene => part(theme, '26000,24000', 30_000, []);

const keyed = (scene: FieldScene): FieldScene => fieldSurveyor.withKey(scene, (says) => WORDS.say('en', says));

/** All of it, with its key. */
export const whole = (theme: Theme): FieldScene => keyed(sampleScene(theme));

const SHAPES = piece.shape.shape.options;

/** Every shape, and every state that a unit can have. */
export function unitsOf(theme: Theme): FieldScene {
  const at = (x: number, y: number): [number, number] => [x, y];
  const shapes = SHAPES.map((shape, each): FieldPiece => {
    const [x, y] = [8_000 + 10_000 * (each % 6), 56_000 - 12_000 * Math.floor(each / 6)];
    const isRound = shape === 'loose' || shape === 'skirmish' || shape === 'irregular' || shape === 'leader';
    return {
      name: `${each + 1}L`,
      side: each % 2 === 0 ? 'blue' : 'red',
      at: `${x},${y}`,
      heading: 0,
      strength: 4 + each,
      shape,
      ...(each < 2 && { quality: each === 0 ? 'elite' : 'recruit' }),
      chips: [],
      bodies: isRound
        ? [0, 2_500].map((aside) => ({ kind: 'disc', at: at(x + aside, y), heading: 0, radius: 1_000 }))
        : [{ kind: 'rectangle', at: at(x, y), heading: 0, wide: 6_000, deep: 3_500 }],
    };
  });
  const states = piece.shape.chips.element.options.map((state, each): FieldPiece => {
    const [x, y] = [6_000 + 10_000 * (each % 6), 22_000 - 6_000 * Math.floor(each / 6)];
    return {
      name: `${each + 11}V`,
      side: each % 2 === 0 ? 'red' : 'blue',
      at: `${x},${y}`,
      heading: 0,
      strength: each + 1,
      shape: 'close',
      chips: [state],
      bodies: [{ kind: 'rectangle', at: at(x, y), heading: 0, wide: 5_000, deep: 2_500 }],
    };
  });
  return keyed({
    ...sampleScene(theme),
    title: 'Units',
    subtitle: 'what they are, and their states',
    field: { wide: 66_000, deep: 63_000, areas: [], lines: [], places: [] },
    pieces: [...shapes, ...states],
    marks: [],
  });
}

export const crowd = (theme: Theme): FieldScene => crowdScene('gallery', theme);
