/** The words that every book in centimetres understands, for its vocabulary: winds, sides, places, decimals. */

/** Rows of a vocabulary's table: canonical name | English | French. */
export const MARCH_TABLE = `
N             | N / north                                         | N / nord
NE            | NE / north-east / northeast                       | NE / nord-est
E             | E / east                                          | E / est
SE            | SE / south-east / southeast                       | SE / sud-est
S             | S / south                                         | S / sud
SW            | SW / south-west / southwest                       | SO / sud-ouest
W             | W / west                                          | O / ouest
NW            | NW / north-west / northwest                       | NO / nord-ouest
oClock        | o'clock                                           | heures / heure
behind        | behind                                            | derrière
left          | left of / left                                    | à gauche de / gauche
right         | right of / right                                  | à droite de / droite
line          | in line with / level with                         | à hauteur de / aligné sur
edge          | edge of / edge                                    | lisière / bord
face          | face / facing                                     | face / face à
to            | to / up to                                        | à / jusqu'à / vers
`;

/**
 * Words without meaning anywhere in an order. Single letters are left out: they are winds and columns.
 */
export const MARCH_FILLERS: readonly string[] =
  'the an and la le les un une du de des d au aux en et into on of off il elle j vous table cm centimetres centimetre centimètres'.split(
    ' ',
  );

/**
 * The tokens of an order in centimetres. Units are digits, then letters (`3L`); numbers may have decimals, after a point or
 * a comma without a space, and `cm` or `mm`; a square (`H7`, `H7/3`) and a point (`72.5x64`) count as numbers.
 */
export const MARCH_SHAPES =
  /(\d{1,3}(?!(?:mm|cm)(?!\p{L}))\p{L}{1,3}(?![\p{L}\p{M}\d]))|(\d+(?:[.,]\d+)?x\d+(?:[.,]\d+)?|(?<![\p{L}\p{M}\d])\p{L}\d{1,2}(?:\/\d)?(?![\p{L}\p{M}\d])|-?\d+(?:[.,]\d+)*\s?(?:mm|cm)?(?!\p{L})°?)|(\p{L}[\p{L}\p{M}]*)|[,:;+\n]/giu;
