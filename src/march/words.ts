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
left          | left of                                           | à gauche de / gauche de
right         | right of                                          | à droite de / droite de
line          | in line with / level with                         | à hauteur de / aligné sur
short         | short of                                          | de
edge          | edge of / edge                                    | lisière / bord
face          | face / facing                                     | face / regarde
at            | at                                                | à / en
toward        | toward / towards                                  | vers
toLeft        | left / to left                                    | à gauche / gauche / sur gauche
toRight       | right / to right                                  | à droite / droite / sur droite
advance       | advance / advances / forward / move / moves / march | avance / avancer / avances / avancez / avancent / marche
back          | back / backward / fall back / withdraw            | recule / reculer / recules / reculez / reculent / arrière
sidestep      | sidestep / side step / sideways                   | pas de côté
oblique       | oblique                                           | oblique / obliquer / obliquez
turn          | turn / turns                                      | quart / tourne / tourner / tournez
about         | turn about / about turn / turn around / about     | demi-tour / fait demi-tour
go            | to / up to / go / go to / move to / march to / advance to / advance up to | à / en / au / jusqu'à / vers / va / va à / avance jusqu'à / rejoint
`;

/**
 * Words without meaning anywhere in an order. Single letters are left out, since they are winds and columns, but for those
 * that French elides: `l’assaut`, `d’en`.
 */
export const MARCH_FILLERS: readonly string[] =
  'the an and la le les l un une du de des d au aux en et into on of off sur contre il elle j vous table cm centimetres centimetre centimètres'.split(
    ' ',
  );

/**
 * The tokens of an order in centimetres. Units are digits, then letters (`3L`), parts of them with a point and a number (`5H.2`); numbers may have decimals, after a point or
 * a comma without a space, and `cm` or `mm`; a square (`H7`, `H7/3`) and a point (`72.5x64`) count as numbers, and so does
 * whatever else has digits in it, so that `1e9` and `8,,5` are refused as a whole. Other commas only separate.
 */
export const MARCH_SHAPES =
  /(\d{1,3}(?!(?:mm|cm)(?!\p{L}))\p{L}{1,3}(?:\.\d{1,2})?(?![\p{L}\p{M}\d]))|(\d+(?:[.,]\d+)?x\d+(?:[.,]\d+)?(?![\p{L}\p{M}\d])|(?<![\p{L}\p{M}\d])\p{L}\d{1,2}(?:\/\d)?(?![\p{L}\p{M}\d])|-?\d+(?:[.,]+\d+)*(?:\s?(?:mm|cm))?(?![\p{L}\p{N}])°?|-?[\p{N}][\p{L}\p{M}\p{N}.,/]*)|(\p{L}[\p{L}\p{M}]*)|[:;+\n]/giu;
