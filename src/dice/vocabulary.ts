/** The words for dice, English and French together, folded. Everyone may use both. */

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

export const ONE = wordsOf('a an one un une');
export const DICE = wordsOf('die dice dices de des');
/** What the rulebooks roll dice for: `10 dés de tir`, `6 combat dice`. */
export const KINDS = wordsOf('fire firing combat tir feu melee choc shock');
/** `8 dés à 10 faces`, `3 dice with 10 sides`. */
export const WITH = wordsOf('a de with of');
export const FACES = wordsOf('face faces side sides');
export const TIMES = wordsOf('x times fois');
export const KEEP = wordsOf('keep keeps keeping garder gardez gardant conserver conserve conservez conservant');
/** `garde` is the Guard, not a verb, unless what is kept follows: `garde les 2 plus hautes`. */
export const GUARD = wordsOf('garde gardes');
export const DROP = wordsOf(
  'drop drops dropping discard discards without sans oter ote otez otant retirer retire retirez retirant enlever enleve enlevez enlevant ecarter ecarte ecartez ecartant',
);
export const HIGHEST = wordsOf(
  'highest high higher best haut hauts haute hautes fort forts forte fortes meilleur meilleurs meilleure meilleures',
);
export const LOWEST = wordsOf('lowest low lower worst bas basse basses faible faibles pire pires');
export const EXPLODING = wordsOf('exploding explode explodes explosif explosifs explosent explose');
/** Between a number of dice and their target: `hitting on`, `touchent à`. */
export const HITTING = wordsOf('hit hits hitting touche touchent touchant');
export const AT = wordsOf('on at a sur');
export const OR = wordsOf('or ou et and');
/** `at least 8`, `au plus 7`. */
export const BOUNDS: ReadonlyMap<string, '>=' | '<='> = new Map([
  ['at least', '>='],
  ['au moins', '>='],
  ['at most', '<='],
  ['au plus', '<='],
]);
export const MORE = wordsOf('more better higher plus mieux');
export const LESS = wordsOf('less lower moins');
export const COUNT = wordsOf('count counts counting compte comptent comptant valent vaut');
export const DOUBLE = wordsOf('double doubles doubled doublent twice');
export const SAVE = wordsOf('save saves saved saving sauvegarde sauvegardes sauve');
/** Words that may precede a verb: `3d6 and drop the lowest`, `en gardant`. */
export const LINKS = wordsOf('and then et puis en');
/** Words that may stand before or between the others and change nothing. */
export const LITTLE = wordsOf(
  'the le la les l of de des d du plus die dice s and et jet jets throw throws as for pour',
);

/** Small number words. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...['one', 'un', 'une'].map((word) => [word, 1] as const),
  ...['two', 'deux'].map((word) => [word, 2] as const),
  ...['three', 'trois'].map((word) => [word, 3] as const),
  ...['four', 'quatre'].map((word) => [word, 4] as const),
]);

export function numberOf(word: string): number | undefined {
  return NUMBERS.get(word);
}

/** Words that begin a modifier. */
export const VERBS: ReadonlySet<string> = new Set([...KEEP, ...DROP, ...EXPLODING]);
/** A label beginning with one of these is taken as a typo; people can put it after `#`. */
export const STARTERS: ReadonlySet<string> = new Set([...OR, ...HITTING]);
/**
 * Dice keywords of this or other bots, never allowed in a label. `fort` is not one: it may be what the fight is about.
 */
export const RESERVED: ReadonlySet<string> = new Set([
  ...[...VERBS, ...DOUBLE, ...SAVE, ...COUNT, ...HIGHEST, ...LOWEST].filter((word) => !/^forte?s?$/.test(word)),
  ...wordsOf('times fois least most moins triple triples reroll relance relancer'),
  ...wordsOf('advantage disadvantage avantage desavantage'),
]);
/** Words after which something is still missing: `8 dice on`. */
export const UNFINISHED: ReadonlySet<string> = new Set([...AT, ...LINKS, ...LITTLE, ...WITH, ...ONE, 'au']);
/** Close to a keyword, but not typos: the Guard, the slowest, the reliable. */
export const NO_SLIPS = wordsOf('garde gardes slowest fiables');
