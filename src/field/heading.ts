/**
 * Headings on a table: whole hundredths of a degree, clockwise, 0 up the table (SK-GEO-01, PE-GEO-02). The trigonometry
 * is ours, by multiplication and addition alone: the built-in functions may differ between versions of JavaScript.
 */
export type Heading = number;

export const DEGREE: Heading = 100;
export const EIGHTH_TURN: Heading = 4_500;
export const QUARTER_TURN: Heading = 9_000;
export const HALF_TURN: Heading = 18_000;
export const WHOLE_TURN: Heading = 36_000;

/** One hundredth of a degree in radians. */
export const RADIANS = 3.141592653589793 / HALF_TURN;

export function turned(heading: Heading, by: Heading): Heading {
  return (((heading + by) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
}

export function opposite(heading: Heading): Heading {
  return turned(heading, HALF_TURN);
}

/** The angle between two headings, 0 to 180.00°. */
export function angleBetween(one: Heading, other: Heading): Heading {
  const angle = turned(one, -other);
  return Math.min(angle, WHOLE_TURN - angle);
}

/** The Taylor series of sine or cosine, from its first term; eight terms are exact to 2e-16 up to 45°. */
function series(first: number, from: number, radians: number): number {
  let term = first;
  let sum = first;
  for (let n = from; n < from + 16; n += 2) {
    term *= (-radians * radians) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

const EIGHTH = Array.from({ length: EIGHTH_TURN + 1 }, (_, each) => each * RADIANS);
const SINES = Float64Array.from(EIGHTH, (radians) => series(radians, 2, radians));
const COSINES = Float64Array.from(EIGHTH, (radians) => series(1, 1, radians));

export function sine(heading: Heading): number {
  if (heading < 0 || heading >= WHOLE_TURN) return sine(turned(heading, 0));
  if (heading >= HALF_TURN) return 0 - sine(heading - HALF_TURN);
  if (heading > QUARTER_TURN) return sine(HALF_TURN - heading);
  return heading > EIGHTH_TURN ? COSINES[QUARTER_TURN - heading]! : SINES[heading]!;
}

export function cosine(heading: Heading): number {
  return sine(heading + QUARTER_TURN);
}

/** The heading from a point to another that lies `dx` to the right and `dy` up, to the nearest hundredth; 0 for none. */
export function bearing(dx: number, dy: number): Heading {
  if (dx === 0 && dy === 0) return 0;
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  const acute = across <= along ? eighth(across, along) : QUARTER_TURN - eighth(along, across);
  if (dy >= 0) return turned(dx >= 0 ? acute : -acute, 0);
  return dx >= 0 ? HALF_TURN - acute : HALF_TURN + acute;
}

/** The heading, up to 45°, of a vector that is longer along than across. */
function eighth(across: number, along: number): Heading {
  const beyond = (sin: number, cos: number): boolean => across * cos - along * sin >= 0;
  let low = 0;
  for (let step = 4_096; step >= 1; step /= 2) {
    const next = low + step;
    if (next <= EIGHTH_TURN && beyond(SINES[next]!, COSINES[next]!)) low = next;
  }
  if (low === EIGHTH_TURN) return low;
  return beyond(SINES[low]! + SINES[low + 1]!, COSINES[low]! + COSINES[low + 1]!) ? low + 1 : low;
}

/** The eight winds, clockwise from the top of the table. */
export const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Wind = (typeof WINDS)[number];

export function headingOf(wind: Wind): Heading {
  return WINDS.indexOf(wind) * EIGHTH_TURN;
}

export function windOf(heading: Heading): Wind {
  return WINDS[Math.floor(turned(heading, EIGHTH_TURN / 2) / EIGHTH_TURN)]!;
}

/** The heading that is at so many o'clock, from the unit's own front or from the top of the table. */
export function oClock(hour: number): Heading {
  return turned(0, hour * 3_000);
}
