/** The words of orders, and how they are read. */
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf } from '../../../kernel/text/vocabulary.ts';
import { MARCH_FILLERS, MARCH_TABLE } from '../../../march/words.ts';

const TABLE = `
fire          | fire / fires / shoot / shoots / volley / volleys / fire at / fires at / shoot at / shoots at / volley at / volleys at | tire / tirer / tires / tirez / tirent / feu / salve
assault       | assault / assaults / charge / charges / attack / attacks / close with | assaut / assaille / assaillir / assaillez / assaillent / charge / charger / chargez / chargent / attaque / attaquer / attaquez / attaquent / donne assaut / donnez assaut / donnent assaut
reload        | reload / reloads / load                           | recharge / recharger / recharges / rechargez / rechargent / charge armes
form          | form / form up / close order / close up / line / form line / in line / into line | forme / former / formez / serre / serre rangs / ordre serré / ligne / en ligne / forme ligne
column        | column / form column / in column / into column / march column / column of twos | colonne / en colonne / forme colonne / colonne de marche / en colonne de marche / colonne par deux
square        | square / form square / in square / into square    | carré / en carré / forme carré / former carré
deploy        | deploy / skirmish / skirmish order                | déploie / déployer / déployez / tirailleurs / en tirailleurs / ordre dispersé
disperse      | disperse / loose / loose order / break ranks      | disperse / disperser / ordre lâche / rompt
ranks         | ranks                                             | rangs
rank          | rank                                              | rang
files         | files                                             | files
file          | file                                              | file
figures       | figures / figure / men / man                      | figurines / figurine / figures / figure / hommes / homme
elite         | elite / elite fire                                | élite / tir élite
keep          | keep / no elite                                   | garde / sans élite
plain         | plain                                             | simple
target        | target / aim at                                   | cible / vise
difference    | difference                                        | différence
noDifference  | no difference                                     | sans différence
end           | end / end turn / pass / done / finished           | fin / fin tour / termine / terminer / passe / terminé / fini
open          | open / open turn                                  | ouvre / ouvrir
resign        | resign / concede / surrender                      | abandonne / abandonner / capitule
draw          | draw                                              | nulle / match nul / partie nulle
`;

export const VOCABULARY = vocabularyOf(`${MARCH_TABLE.trim()}\n${TABLE.trim()}`, new Set(MARCH_FILLERS));
export const words = wordsOf(VOCABULARY);
