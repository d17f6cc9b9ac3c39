/**
 * The two sides' colours: as near to the scenario's wishes as everyone can tell apart, from each other and from the
 * ground. A wish that is clear already is granted unchanged. Otherwise lightness is changed first, then saturation, and
 * hue only if nothing else helps.
 */
import type { SideColours, Theme } from './palette.ts';
import { shelf } from './shelf.ts';
import { type Colour, colourOf, difference, EYES, hueOf, type Lab, seen } from './vision.ts';

export interface Sides {
  readonly red: Colour;
  readonly blue: Colour;
}

/**
 * The least CIEDE2000 between the sides, and between a side and the ground, for each kind of colour vision. For
 * adjacent patches 1 is just visible and 10 obvious at a glance; our units are a dozen pixels wide, far apart and among
 * other colours. (Our own pairs are 50 to 65 apart.)
 */
const APART = 30;
const FROM_OPEN_GROUND = 20;
const FROM_OTHER_GROUND = 12;
/** The least difference of lightness L* without any colour. */
const APART_IN_GREY = 12;
/** The range of lightness L*: a darker body is lost in its outline, a lighter one in its trim. */
const DARKEST = 24;
const LIGHTEST = 74;

/** The colours as painted. */
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

/** The grounds under units. High hills are left out: the light trim in its dark outline is visible on anything. */
function floorsOf(theme: Theme): Floor[] {
  const others = [theme.wood, theme.village, theme.fort, theme.difficult, theme.broken, theme.marsh];
  return [
    { looks: looked(theme.ground), least: FROM_OPEN_GROUND },
    ...[theme.hills[0], ...others.map(({ floor }) => floor)].map((colour) => {
      return { looks: looked(colour), least: FROM_OTHER_GROUND };
    }),
  ];
}

/** Whether everyone can tell a side's body from the ground, and from its own outline and trim. */
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

/** The steps in which lightness, saturation and hue may change. */
const LIGHTNESS_STEP = 2.5;
const STRENGTHS = [0, 15, -15, 30, 45];
const TURNS = [0, 15, -15, 30, -30, 50, -50, 80, -80, 120, -120, 180];
/** The cost of a step in saturation and hue, relative to lightness; a hardly visible hue costs little. */
const STRENGTH_COSTS = 2;
const HUE_COSTS = 3;
const VIVID = 30;

/** Similar colours, most similar first. */
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

/** As saturated as wished, or as a screen can show. */
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

/** The distinguishable pair that is together nearest to the wishes. Both lists are ordered by cost. */
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

/** All colours of a side, from its body colour. */
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

/** Limited, because anyone may wish for colours, in any number of scenarios. */
const painted = shelf<Theme>(32);

/** The theme with the side colours of a scenario. */
export function themeWith(theme: Theme, wished: Sides | undefined): Theme {
  if (!wished) return theme;
  const key = `${theme.ground} ${wished.red} ${wished.blue}`;
  return painted.keep(key, () => dressed(theme, corrected(theme, wished)));
}

function dressed(theme: Theme, { red, blue }: Sides): Theme {
  return { ...theme, red: sideColours(red), blue: sideColours(blue) };
}
