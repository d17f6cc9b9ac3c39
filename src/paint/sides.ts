/**
 * The two sides' colours, from those a scenario wishes for: as near to them as everybody can tell apart, from each
 * other and from the ground. A wish that is clear already is granted as it is. Otherwise lightness moves first, then
 * strength of colour, and hue only where nothing else helps.
 */
import type { SideColours, Theme } from './palette.ts';
import { shelf } from './shelf.ts';
import { type Colour, colourOf, difference, EYES, hueOf, type Lab, seen } from './vision.ts';

export interface Sides {
  readonly red: Colour;
  readonly blue: Colour;
}

/**
 * CIEDE2000 between the sides, and between a side and the ground it stands on, for each kind of eyes. Of patches side
 * by side 1 is just seen and 10 at a glance; our units are a dozen pixels wide, far apart and among other colours.
 * (Our own pairs are 50 to 65 apart.)
 */
const APART = 30;
const FROM_OPEN_GROUND = 20;
const FROM_OTHER_GROUND = 12;
/** The difference of lightness L* where there is no colour at all. */
const APART_IN_GREY = 12;
/** Darker than this a body is lost in its outline, lighter in its trim; L*. */
const DARKEST = 24;
const LIGHTEST = 74;

/** The colours as they will be painted. */
export function corrected(theme: Theme, wished: Sides): Sides {
  const floors = floorsOf(theme);
  const [red, blue] = [looked(wished.red), looked(wished.blue)];
  if (apart(red, blue) && stands(red, floors) && stands(blue, floors)) return wished;
  const choices = (colour: Colour) => near(colour).filter(({ looks }) => stands(looks, floors));
  const pair = cheapest(choices(wished.red), choices(wished.blue));
  if (!pair) throw new Error(`No colours can be told apart that are like ${wished.red} and ${wished.blue}.`);
  return pair;
}

/** A colour as each kind of eyes sees it, in the order of EYES. */
type Looks = readonly Lab[];

function looked(colour: Colour): Looks {
  return EYES.map((eyes) => seen(colour, eyes));
}

function unlike(one: Looks, other: Looks, least: number): boolean {
  return one.every((lab, i) => difference(lab, other[i]!) >= least);
}

function apart(one: Looks, other: Looks): boolean {
  return Math.abs(one[0]![0] - other[0]![0]) >= APART_IN_GREY && unlike(one, other, APART);
}

interface Floor {
  readonly looks: Looks;
  readonly least: number;
}

/** What units stand on. High hills are left to the light trim in its dark outline, which stand out from everything. */
function floorsOf(theme: Theme): Floor[] {
  const others = [theme.wood, theme.village, theme.fort, theme.difficult, theme.broken, theme.marsh];
  return [
    { looks: looked(theme.ground), least: FROM_OPEN_GROUND },
    ...[theme.hills[0], ...others.map(({ floor }) => floor)].map((colour) => {
      return { looks: looked(colour), least: FROM_OTHER_GROUND };
    }),
  ];
}

/** Whether everybody can tell a side's body from the ground, and from its own outline and trim. */
function stands(looks: Looks, floors: readonly Floor[]): boolean {
  const lightness = looks[0]![0];
  if (lightness < DARKEST || lightness > LIGHTEST) return false;
  return floors.every((floor) => unlike(looks, floor.looks, floor.least));
}

interface Choice {
  readonly colour: Colour;
  readonly looks: Looks;
  /** How far it is from the wish. */
  readonly cost: number;
}

/** How lightness, strength of colour and hue may be moved. */
const LIGHTNESS_STEP = 2.5;
const STRENGTHS = [0, 15, -15, 30, 45];
const TURNS = [0, 15, -15, 30, -30, 50, -50, 80, -80, 120, -120, 180];
/** What a step in strength of colour and in hue costs, against one in lightness; a hue hardly seen costs little. */
const STRENGTH_COSTS = 2;
const HUE_COSTS = 3;
const VIVID = 30;

/** Colours like this one, the likest first. */
function near(wish: Colour): Choice[] {
  const [lightness, a, b] = seen(wish);
  const [chroma, hue] = [Math.hypot(a, b), hueOf(a, b)];
  const found = new Map<Colour, Choice>([[wish, { colour: wish, looks: looked(wish), cost: 0 }]]);
  for (let l = DARKEST; l <= LIGHTEST; l += LIGHTNESS_STEP)
    for (const strength of STRENGTHS)
      for (const turn of TURNS) {
        if (chroma + strength < 0) continue;
        const c = strongest(l, chroma + strength, hue + turn);
        const colour = colourOf(polar(l, c, hue + turn));
        if (colour === undefined || found.has(colour)) continue;
        const hueCosts = 1 + (HUE_COSTS - 1) * Math.min(1, chroma / VIVID);
        const far = 2 * Math.sqrt(c * chroma) * Math.sin((turn * Math.PI) / 360);
        const cost = (l - lightness) ** 2 + (STRENGTH_COSTS * (c - chroma)) ** 2 + (hueCosts * far) ** 2;
        found.set(colour, { colour, looks: looked(colour), cost });
      }
  return [...found.values()].toSorted((one, other) => one.cost - other.cost);
}

function polar(lightness: number, chroma: number, hue: number): Lab {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** As strong as wished, or as strong as a screen can show it. */
function strongest(lightness: number, chroma: number, hue: number): number {
  if (colourOf(polar(lightness, chroma, hue))) return chroma;
  let [shown, notShown] = [0, chroma];
  while (notShown - shown > 1) {
    const half = (shown + notShown) / 2;
    if (colourOf(polar(lightness, half, hue))) shown = half;
    else notShown = half;
  }
  return shown;
}

/** The pair that is apart and together nearest to what was wished. Both lists are in order of cost. */
function cheapest(reds: readonly Choice[], blues: readonly Choice[]): Sides | undefined {
  let best: { sides: Sides; cost: number } | undefined;
  for (const red of reds)
    for (const blue of blues) {
      const cost = red.cost + blue.cost;
      if (best && cost >= best.cost) break;
      if (apart(red.looks, blue.looks)) best = { sides: { red: red.colour, blue: blue.colour }, cost };
    }
  return best?.sides;
}

/** Everything a side is painted in, from the colour of its bodies. */
export function sideColours(body: Colour): SideColours {
  const [, a, b] = seen(body);
  const [chroma, hue] = [Math.hypot(a, b), hueOf(a, b)];
  const shade = (l: number, c: number) => colourOf(polar(l, strongest(l, c, hue), hue))!;
  return {
    body,
    trim: shade(94, Math.min(12, 0.2 * chroma)),
    dark: shade(12, Math.min(26, 0.4 * chroma)),
    mark: body,
    name: shade(86, Math.min(28, 0.45 * chroma)),
  };
}

/** Anybody may wish for colours, in any number of scenarios. */
const painted = shelf<Theme>(32);

/** The theme with the sides in the colours a scenario wishes for. */
export function themeWith(theme: Theme, wished: Sides | undefined): Theme {
  if (!wished) return theme;
  const key = `${theme.ground} ${wished.red} ${wished.blue}`;
  return painted.keep(key, () => dressed(theme, corrected(theme, wished)));
}

function dressed(theme: Theme, { red, blue }: Sides): Theme {
  return { ...theme, red: sideColours(red), blue: sideColours(blue) };
}
