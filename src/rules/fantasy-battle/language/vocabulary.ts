/** The words of orders, and how they are read. */
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf } from '../../../kernel/text/vocabulary.ts';
import { MARCH_FILLERS, MARCH_TABLE } from '../../../march/words.ts';

const TABLE = `
charge        | charge / charges / attack / assault               | charge / charger / charges / chargez / attaque
evade         | evade / evades / dodge                            | évite / éviter / évites / évitez / esquive / esquiver
stand         | stand / stands                                    | socle / socles
ride          | ride / rides / gallop                             | chevauche / chevaucher / galope
in            | in                                                | en
inLine        | line / in line                                    | ligne / en ligne
inColumn      | column / in column                                | colonne / en colonne
irregular     | irregular / as it stands                          | irrégulière / en formation irrégulière / irrégulier
from          | from / away from                                  | devant
aside         | aside / round                                     | écart
by            | by                                                | par
initiative    | initiative                                        | initiative
order         | order                                             | ordre
envelop       | envelop / envelops / enveloping                   | enveloppe / envelopper / enveloppant
noEnvelop     | no envelop / without envelop / without enveloping | sans envelopper / sans enveloppe
alone         | alone                                             | seul / seule
with          | with / supported by                               | avec
first         | first / first stand / with first stand            | premier / premier socle / avec premier socle
beside        | beside                                            | à côté
echelonLeft   | echelon left                                      | échelon à gauche / échelon gauche
echelonRight  | echelon right                                     | échelon à droite / échelon droite
end           | end / end turn / pass / done / finished           | fin / fin tour / termine / terminer / passe / terminé / fini
open          | open / open turn                                  | ouvre / ouvrir
fight         | fight                                             | combat
resign        | resign / concede / surrender                      | abandonne / abandonner / capitule
draw          | draw                                              | nulle / match nul / partie nulle
`;

export const VOCABULARY = vocabularyOf(`${MARCH_TABLE.trim()}\n${TABLE.trim()}`, new Set(MARCH_FILLERS));
export const words = wordsOf(VOCABULARY);
