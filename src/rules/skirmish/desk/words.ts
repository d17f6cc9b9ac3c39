/** The words of deeds by hand: canonical name | English | French. */
import type { Language } from '../../../kernel/ruleset.ts';
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf, type Word } from '../../../kernel/text/vocabulary.ts';
import { PLACE_TABLE } from '../../../march/by-hand.ts';
import { MARCH_FILLERS } from '../../../march/words.ts';

const TABLE = `
is            | is / are                                          | est / sont
lose          | lose / loses / loss / losses                      | perd / perdent / perdre / perte / pertes
figures       | figures / figure / men / man                      | figurines / figurine / figures / figure / hommes / homme
fall          | fall / falls / out of action / out                | tombent / tombe / hors de combat
close         | close order / close                               | ordre serré / serré / serrée
skirmish      | skirmish order / skirmish / skirmishers           | ordre dispersé / tirailleurs / en tirailleurs
loose         | loose order / loose                               | ordre lâche / lâche
ranks         | ranks / rank                                      | rangs / rang
files         | files / file                                      | files / file
recoil        | recoil / recoils / falls back                     | recule / reculent / recul
recoilsNext   | recoils next turn / must recoil                   | recule au prochain tour / doit reculer / doivent reculer
staysNext     | need not recoil / stays next turn                 | ne recule pas / ne doit pas reculer
touches       | in contact with / touches / touch                 | au contact de / touche / touchent
apart         | out of contact / no contact                       | plus au contact / sans contact
leads         | leads / commands / leader of / authority / authority over / has authority over | commande / dirige / chef de / autorité / autorité sur / a autorité sur / a l'autorité sur
leadsAll      | leads all / commands all / authority over all     | commande tous / commande tout le monde / autorité sur tous
led           | led / commanded                                   | avec gradé / a un gradé / entend un gradé
notLed        | not led / leaderless / without leader             | sans gradé
loaded        | loaded                                            | chargé / chargée / chargés / chargées
unloaded      | unloaded / not loaded                             | déchargé / déchargée / déchargés / déchargées
sheltered     | sheltered / in cover                              | à l'abri / abrité / abritée / abrités / abritées
inTheOpen     | in the open / not sheltered                       | à découvert / pas abrité / pas abritée
coverAsDrawn  | cover as drawn                                    | abri selon la table
morale        | morale                                            | moral
bands         | ranges / range bands                              | portées
bandsAsUsual  | usual ranges                                      | portées habituelles
better        | fires better by / better by                       | tire mieux de / mieux de
worse         | fires worse by / worse by                         | tire moins bien de / moins bien de
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
