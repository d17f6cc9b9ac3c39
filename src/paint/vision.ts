/**
 * How different two colours look to everyone. Colour-blindness is simulated after Machado, Oliveira and Fernandes, "A
 * physiologically-based model for simulation of color vision deficiency" (2009), severity 1; differences are CIEDE2000
 * after Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005), in CIELAB under D65.
 */

/** A colour as `#rrggbb`. */
export type Colour = string;
type Triple = readonly [number, number, number];
/** Lightness 0 to 100, green to red, blue to yellow. */
export type Lab = Triple;

export const EYES = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Eyes = (typeof EYES)[number];

type Matrix = readonly [Triple, Triple, Triple];

/** For linear sRGB. */
const SEEN: Record<Exclude<Eyes, 'normal'>, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to XYZ, and its D65 white. */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const RGB: Matrix = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function times([a, b, c]: Matrix, v: Triple): Triple {
  const row = (m: Triple) => m[0] * v[0] + m[1] * v[1] + m[2] * v[2];
  return [row(a), row(b), row(c)];
}

function each(v: Triple, change: (value: number, i: number) => number): Triple {
  return [change(v[0], 0), change(v[1], 1), change(v[2], 2)];
}

function linear(colour: Colour): Triple {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return each([channel(1), channel(3), channel(5)], (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

function labOfLinear(rgb: Triple): Lab {
  const [x, y, z] = each(times(XYZ, rgb), (value, i) => {
    const part = value / WHITE[i]!;
    return part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 / 116) * part + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The colour as these eyes see it. */
export function seen(colour: Colour, eyes: Eyes = 'normal'): Lab {
  const rgb = linear(colour);
  const clipped = (v: Triple) => each(v, (c) => Math.max(0, Math.min(1, c)));
  return labOfLinear(eyes === 'normal' ? rgb : clipped(times(SEEN[eyes], rgb)));
}

/** The colour of a Lab value. Undefined if no screen can show it. */
export function colourOf([lightness, a, b]: Lab): Colour | undefined {
  const y = (lightness + 16) / 116;
  const xyz = each([y + a / 500, y, y - b / 200], (f, i) => {
    return WHITE[i]! * (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  });
  const rgb = times(RGB, xyz);
  if (rgb.some((c) => c < -0.0005 || c > 1.0005)) return undefined;
  const channel = (c: number) => {
    const value = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.max(0, Math.min(1, value)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

const DEGREE = Math.PI / 180;

/** The direction of a hue in degrees, 0 to 360; 0 for greys. */
export function hueOf(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360;
}

/** CIEDE2000: 1 is just visible side by side; black and white are 100 apart. */
export function difference(one: Lab, other: Lab): number {
  const chroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const [a1, a2] = [one[1] * stretch, other[1] * stretch];
  const [c1, c2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])];
  const [h1, h2] = [hueOf(a1, one[2]), hueOf(a2, other[2])];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : ((h1 + h2 + 360) / 2) % 360;
  const cos = (times: number, minus: number) => Math.cos((times * hue - minus) * DEGREE);
  const t = 1 - 0.17 * cos(1, 30) + 0.24 * cos(2, 0) + 0.32 * cos(3, -6) - 0.2 * cos(4, 63);
  const [light, c] = [(one[0] + other[0]) / 2 - 50, (c1 + c2) / 2];
  const byLightness = (other[0] - one[0]) / (1 + (0.015 * light ** 2) / Math.sqrt(20 + light ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * c);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * c * t);
  const blues = 30 * Math.exp(-(((hue - 275) / 25) ** 2));
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(2 * blues * DEGREE);
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}
