/** The words of deeds by hand: canonical name | English | French. */
import type { Language } from '../../../kernel/ruleset.ts';
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf, type Word } from '../../../kernel/text/vocabulary.ts';
import type { Arm, Mount } from '../state.ts';
import { FILLERS } from './vocabulary.ts';

const TABLE = `
lose              | lose / loses / loss / losses                  | perd / perdre / perdent / perte / pertes
stands            | stands / stand                                | éléments / élément / plaquettes
eliminated        | eliminated / eliminate                        | éliminé / éliminée / éliminés / éliminées / élimine
activated         | activated / active                            | activé / activée / activés / activées / active
notActivated      | not activated / inactive                      | non activé / non activée / non activés / non activées / pas activé / pas activée / pas activés / pas activées / inactive
allActivated      | activated / active                            | activés / activées / activé / activée / actives
all               | all / everybody                               | tous / toutes / tout
hasMoved          | has moved / have moved / moved                | a bougé / ont bougé / a fait son mouvement
mayMove           | may move / can move                           | peut bouger / peuvent bouger
token             | token / pre-played                            | jeton / pré-joué
noToken           | no token / without token                      | sans jeton / pas jeton
mayFight          | may fight / can fight / with combat           | peut combattre / peuvent combattre / avec combat
withoutCombat     | without combat / no combat                    | sans combat
palisade          | palisade / laager                             | palissade
noPalisade        | no palisade / without palisade / no laager    | sans palissade / pas palissade
is                | is / are                                      | est / sont
retreat           | retreat / retreats / fall back / falls back / flee / flees | recule / reculer / reculent / replie / repli / retraite / fuit / fuite
toward            | toward / towards                              | vers
leaves            | leaves / leave                                | sort / sortent / quitte
note              | note                                          | note
noNote            | no note / without note                        | sans note / pas note
detach            | detach / detached                             | détache / détacher
from              | from                                          | de
at                | at                                            | en
as                | as                                            | nommé / nommée / comme
rejoin            | rejoin / rejoins                              | rejoint / rejoindre
elephant          | elephant / panicked elephant                  | éléphant / éléphant paniqué
winner            | winner / victory                              | vainqueur / victoire
red               | red                                           | rouge / rouges
blue              | blue                                          | bleu / bleus
draw              | draw                                          | nulle / match nul / partie nulle
done              | done / settled                                | fini / terminé / réglé
free              | free                                          | libre
max               | max / at most                                 | max / maximum
arm-infantry      | infantry                                      | infanterie
arm-pike          | pikemen / pike                                | piquiers
arm-cavalry       | cavalry / lancers                             | cavalerie / lanciers
arm-camelry       | camelry                                       | chamellerie
arm-elephants     | elephants                                     | éléphants
arm-artillery     | artillery / foot artillery / rockets          | artillerie / artillerie à pied / fusées
arm-horseArtillery | horse artillery                              | artillerie à cheval
arm-vehicle       | vehicle                                       | véhicule
arm-character     | character                                     | personnage
VL                | very light                                    | très légère / très léger / très légers
L                 | light                                         | légère / léger / légers
M                 | medium                                        | moyenne / moyen / moyens
H                 | heavy                                         | lourde / lourd / lourds
VH                | very heavy                                    | très lourde / très lourd / très lourds
onFoot            | on foot                                       | à pied
mount-horses      | horses                                        | chevaux
mount-camels      | camels / dromedaries                          | chameaux / dromadaires
mount-elephants   | elephants                                     | éléphants
mount-wagons      | wagons                                        | chariots
0                 | NW / north-west                               | NO / nord-ouest
1                 | NE / north-east                               | NE / nord-est
2                 | E / east                                      | E / est
3                 | SE / south-east                               | SE / sud-est
4                 | SW / south-west                               | SO / sud-ouest
5                 | W / west                                      | O / ouest
`;

export const VOCABULARY = vocabularyOf(TABLE, FILLERS);

export const words = wordsOf(VOCABULARY);

export function armWord(arm: Arm): Word {
  return `arm-${arm}`;
}

export function mountWord(mount: Mount): Word {
  return `mount-${mount}`;
}

/** The word as it is written in a language. */
export function deedWord(word: Word, language: Language): string {
  return VOCABULARY.shown(word, language);
}
