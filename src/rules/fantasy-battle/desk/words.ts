/** The words of deeds by hand: canonical name | English | French. */
import type { Language } from '../../../kernel/ruleset.ts';
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf, type Word } from '../../../kernel/text/vocabulary.ts';
import { PLACE_TABLE } from '../../../march/by-hand.ts';
import { MARCH_FILLERS } from '../../../march/words.ts';

const TABLE = `
is            | is / are                                          | est / sont
lose          | lose / loses / loss / losses                      | perd / perdent / perdre / perte / pertes
stands        | stands                                            | socles
lost          | lost / off / fall                                 | perdus / perdu / retirés / tombent
stand         | stand                                             | socle
inLine        | in line                                           | en ligne
inColumn      | in column                                         | en colonne
recoil        | recoil / recoils / driven back / is driven back   | recule / reculent / recul / repoussée / repoussé
follow        | follow / follows / follow up / follows up          | suit / suivent / suivre
touches       | in contact with / touches / touch                 | au contact de / touche / touchent
apart         | out of contact / no contact                       | plus au contact / sans contact
activated     | activated / may act                               | activée / activé / peut agir
notActivated  | not activated                                     | pas activée / pas activé
confused      | confused / confused next turn                     | en confusion / confusion / en confusion au prochain tour
confusedNow   | confused now / confused this turn                 | en confusion ce tour / en confusion maintenant
calm          | not confused / calm                               | pas en confusion / sans confusion
fortified     | fortified / behind works                          | fortifiée / fortifié
notFortified  | not fortified                                     | pas fortifiée / pas fortifié
missiles      | missiles / has missiles                           | armes de tir
noMissiles    | no missiles                                       | sans armes de tir
fate          | fate                                              | sort
annul         | annul / annul charge / charge refused             | annule / annuler / annule charge / charge refusée
winner        | winner / victory                                  | vainqueur / victoire
red           | red                                               | rouge / rouges
blue          | blue                                              | bleu / bleus
draw          | draw                                              | nulle / match nul / partie nulle
done          | done / settled                                    | fini / terminé / réglé
`;

export const VOCABULARY = vocabularyOf(`${PLACE_TABLE}\n${TABLE.trim()}`, new Set(MARCH_FILLERS));

export const words = wordsOf(VOCABULARY);

/** The word as it is written in a language. */
export function deedWord(word: Word, language: Language): string {
  return VOCABULARY.shown(word, language);
}
