/** Many units on a large table, thrown down at random: what labels must cope with. Always the same for the same seed. */
import type { FieldPiece, FieldScene } from '../../scene/field.ts';
import { scatter } from '../sheet.ts';

const SHAPES = ['close', 'cavalry', 'gun', 'irregular', 'loose', 'leader'] as const;

export function crowdScene(seed: string, theme: FieldScene['theme'], units = 30): FieldScene {
  const random = scatter(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const pieces = Array.from({ length: units }, (_, each): FieldPiece => {
    const at: [number, number] = [8_000 + upTo(164_000), 8_000 + upTo(104_000)];
    const shape = SHAPES[upTo(SHAPES.length)]!;
    const heading = upTo(36_000);
    const isRound = shape === 'loose' || shape === 'leader';
    return {
      name: `${each + 1}${shape[0]!.toUpperCase()}`,
      side: each % 2 === 0 ? 'red' : 'blue',
      at: at.join(','),
      heading,
      strength: 1 + upTo(24),
      shape,
      chips: each % 5 === 0 ? ['acted'] : [],
      bodies: isRound
        ? [{ kind: 'disc', at, heading, radius: 1_000 }]
        : [{ kind: 'rectangle', at, heading, wide: 3_000 + upTo(9_000), deep: 1_500 + upTo(4_000) }],
    };
  });
  return {
    board: 'field',
    title: 'The Great Table',
    subtitle: 'Turn 5 · Blue acts',
    sides: { red: 'Red', blue: 'Blue' },
    alt: '',
    theme,
    view: 'whole',
    field: { wide: 180_000, deep: 120_000, areas: [], lines: [], places: [] },
    pieces,
    marks: [],
  };
}
