/** The words in which dice are spoken of, English and French side by side, folded. They mean the same to everybody. */

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

export const ONE = wordsOf('a an one un une');
export const DICE = wordsOf('die dice dices de des');
/** What the books throw dice for: `10 dés de tir`, `6 combat dice`. */
export const KINDS = wordsOf('fire firing combat tir feu melee choc shock');
/** `8 dés à 10 faces`, `3 dice with 10 sides`. */
export const WITH = wordsOf('a de with of');
export const FACES = wordsOf('face faces side sides');
export const TIMES = wordsOf('x times fois');
export const KEEP = wordsOf('keep keeps keeping garder gardez gardant conserver conserve conservez conservant');
/** The Guard is no verb, unless what is kept stands behind it: `garde les 2 plus hautes`. */
export const GUARD = wordsOf('garde gardes');
export const DROP = wordsOf(
  'drop drops dropping discard discards without sans oter ote otez otant retirer retire retirez retirant enlever enleve enlevez enlevant ecarter ecarte ecartez ecartant',
);
export const HIGHEST = wordsOf(
  'highest high higher best haut hauts haute hautes fort forts forte fortes meilleur meilleurs meilleure meilleures',
);
export const LOWEST = wordsOf('lowest low lower worst bas basse basses faible faibles pire pires');
export const EXPLODING = wordsOf('exploding explode explodes explosif explosifs explosent explose');
/** Between a number of dice and what they are thrown at: `hitting on`, `touchent à`. */
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
/** What may stand before a verb: `3d6 and drop the lowest`, `en gardant`. */
export const LINKS = wordsOf('and then et puis en');
/** What may stand before and between these words, and changes nothing. */
export const LITTLE = wordsOf(
  'the le la les l of de des d du plus die dice s and et jet jets throw throws as for pour',
);

/** Small numbers, as they are said. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...['one', 'un', 'une'].map((word) => [word, 1] as const),
  ...['two', 'deux'].map((word) => [word, 2] as const),
  ...['three', 'trois'].map((word) => [word, 3] as const),
  ...['four', 'quatre'].map((word) => [word, 4] as const),
]);

export function numberOf(word: string): number | undefined {
  return NUMBERS.get(word);
}

/** What begins a change of the dice. */
export const VERBS: ReadonlySet<string> = new Set([...KEEP, ...DROP, ...EXPLODING]);
/** A label that began like this would be a slip: people put it behind `#`. */
export const STARTERS: ReadonlySet<string> = new Set([...OR, ...HITTING]);
/** These say what becomes of dice, here or with other bots: nowhere in a label. A fort may be what is fought for. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...[...VERBS, ...DOUBLE, ...SAVE, ...COUNT, ...HIGHEST, ...LOWEST].filter((word) => !/^forte?s?$/.test(word)),
  ...wordsOf('times fois least most moins triple triples reroll relance relancer'),
  ...wordsOf('advantage disadvantage avantage desavantage'),
]);
/** With these alone nothing is said yet: `8 dice on`. */
export const UNFINISHED: ReadonlySet<string> = new Set([...AT, ...LINKS, ...LITTLE, ...WITH, ...ONE, 'au']);
/** So near to a word of ours that they might be slips, and no slips: the Guard, the slowest, those one can rely on. */
export const NO_SLIPS = wordsOf('garde gardes slowest fiables');
