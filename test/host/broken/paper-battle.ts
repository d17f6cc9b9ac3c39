/**
 * Two player-turns of a battle of 1,500 points with two commanders a side: charges and a countercharge, friends' fire,
 * tests failed and passed, a rout, a pursuit, guns that pass on their losses. Made to count how often it stops for a human.
 */

export const SCENARIO = `title en "Before Neudorf at noon, 1809" fr "Devant Neudorf à midi, 1809"
map 24 x 16
army red  en "Hiller’s corps"      fr "Le corps de Hiller"      points 1500 edge south
army blue en "Legrand’s division"  fr "La division Legrand"     points 1500 edge north
first blue
turns 12
blue 18L line infantry line 0607 S strength 16
blue 57L line infantry elite column 0707 S strength 16
blue 45L line infantry column 0807 S strength 18
blue 6B medium foot battery 0907 S strength 4
blue 96L line infantry recruit column 1007 S strength 18
blue 88L line infantry column 1107 S strength 16
blue 9Lg light infantry scout column 1207 S strength 10
blue 7C heavy cavalry cuirassier 1307 S strength 8
blue 3D medium cavalry 1507 S strength 8
blue 3A light horse battery 1407 S strength 3
blue 8H light cavalry 0407 S strength 5
blue 10Lg light infantry scout column 0507 S strength 10
red 4G light infantry irregular scout column 0510 N strength 11
red 5J light infantry scout column 0610 N strength 9
red 3E line infantry elite line 0710 N strength 15
red 7S line infantry line 0810 N strength 18
red 2B medium foot battery 0910 N strength 4
red 15Z line infantry recruit column 1010 N strength 18
red 42R line infantry column 1110 N strength 18
red 56W line infantry line 1210 N strength 17
red 1B heavy foot battery 1310 N strength 4
red 4V medium cavalry 1411 N strength 6
red 2K heavy cavalry half cuirass 0411 N strength 8
red 11H light cavalry 1611 N strength 5
`;

/** Every throw of those two turns. */
export const DICE = `4 2 5 2 6 6 1 6 6 2 4 2 4 1 3 5 2 3 3 4 6 1 1 1 4 6 1 1 5 6 6 5 2 5 2 5 5 4 4 2 3 5 1 1 6 5 1 6 5 4 1 4 3 6
4 5 6 3 5 4 2 4 3 2 1 1 2 2 6 2 2 4 1 5 6 5 6 3 1 4 6 2 3 5 3 2 1 1 1 1 5 6 2 6 3 1 6 4 6 1 4 4 1 3 5 5 4 1 3 5 3 2 5 4 4 2
1 4 5 1 3 3 6 4 1 2 5 3 5 3 1 5 2 6 5 2 5`;

export type Who = 'legrand' | 'friant' | 'hiller' | 'reuss';

/** What those who are not their side's chief command. */
export const UNITS = {
  friant: ['96L', '88L', '9Lg', '7C', '3D', '3A'],
  reuss: ['15Z', '42R', '56W', '1B', '4V', '11H'],
} as const;

/** The orders, and who gives them. */
export const ORDERS: readonly (readonly [Who, string])[] = [
  ['legrand', '57L 45L 6B: 6B fire 7S'],
  ['legrand', '57L charge 3E'],
  ['legrand', '45L charge 7S'],
  ['friant', '88L 9Lg 7C: 9Lg fire 56W'],
  ['friant', '7C charge 1B, pursue'],
  ['friant', '88L charge 42R'],
  ['reuss', '15Z charge 96L'],
  ['hiller', '2K charge 8H'],
];

/** More, for other dice that give more order points. */
export const FURTHER: Readonly<Record<'red' | 'blue', readonly string[]>> = {
  blue: [...ORDERS.slice(0, 6).map(([, text]) => text), '8H 10Lg 18L: 10Lg charge 4G', '8H charge 4G, pursue'],
  red: [...ORDERS.slice(6).map(([, text]) => text), '4V 56W 42R: 4V charge 7C'],
};

/**
 * What each of them wants done, whether he has filed it or is asked: stay after a failed test while four are left; cavalry
 * helps a friend where its chance is even.
 */
export const STANDING: readonly (readonly [Who, string])[] = [
  ...(['legrand', 'friant', 'hiller', 'reuss'] as const).map(
    (who) => [who, 'all: if failed stay at 4 else flee'] as const,
  ),
  ['reuss', '4V: if friend attacked chance 50+ counter'],
  ['hiller', '2K: if friend attacked chance 50+ counter'],
  ['friant', '3D: if friend attacked chance 50+ counter'],
];
