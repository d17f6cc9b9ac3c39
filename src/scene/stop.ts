/** Where a line is stopped, in a picture and in its words. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The share of a line up to where it first meets an outline; if it does not, up to what is nearest to the outline's first point. */
export function stopOn(a: Point, b: Point, outline: readonly Point[]): number {
  const along = minus(b, a);
  const shares = outline.flatMap((from, each) => {
    const to = outline[(each + 1) % outline.length]!;
    const [side, away] = [minus(to, from), minus(from, a)];
    const slope = cross(along, side);
    const [share, part] = [cross(away, side) / slope, cross(away, along) / slope];
    return share >= 0 && share <= 1 && part >= 0 && part <= 1 ? [share] : [];
  });
  if (shares.length > 0) return Math.min(...shares);
  const length = along.x * along.x + along.y * along.y || 1;
  const away = minus(outline[0]!, a);
  return Math.max(0, Math.min(1, (away.x * along.x + away.y * along.y) / length));
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
