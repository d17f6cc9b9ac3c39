/** The words of orders, and how they are read. */
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf, type Word } from '../../../kernel/text/vocabulary.ts';
import type { Language } from '../../../kernel/ruleset.ts';

const TABLE = `
move          | move / moves / go / goes / march / advance        | bouge / bouger / bouges / marche / marcher / avance / avancer / va / bougez / bougent / marchez / marchent / avancez / avancent / allez / vont / déplace / déplacer / déplacez / déplacent / mouvement / porte / porter / portez / portent
enter         | enter / enters / come in / arrive                 | entre / entrer / entres / arrive / entrez / entrent / arriver / arrivez / arrivent
leave         | leave / leaves / exit / go off / quit             | sort / sortir / sors / quitte / quitter / sortez / sortent / quittez / quittent
wagons        | wagons / wagon / draw up wagons / laager          | chariots / chariot
noWagons      | no wagons / without wagons / no laager            | sans chariots / pas de chariots
via           | via / by / through / along                        | via / par
to            | to / up to / as far as / until                    | jusqu'à / vers
with          | with                                              | avec
end           | end / end turn / end move / end movement / pass / end phase / done / finished | fin / fin tour / fin mouvement / termine / terminer / passe / fin phase / terminez / fini / terminé / ai fini / ai terminé
open          | open / open turn                                  | ouvre / ouvrir
resign        | resign / concede / surrender                      | abandonne / abandonner / capitule / abandonnez / capitulez
draw          | draw                                              | nulle / match nul / partie nulle
agree         | agree / agreed / yes                              | d'accord / accord / oui
refuse        | refuse / no                                       | non / refuse / refuser
fight         | fight / attack / charge / assault / fire / shoot / melee / combat | combat / combattre / combats / attaque / attaquer / attaquez / attaquent / charge / charger / chargez / chargent / assaut / assaille / tire / tirer / tirez / tirent / tir / mêlée
withoutCombat | without combat                                    | sans combat
cost          | cost                                              | coût
dice          | dice lost                                         | dés perdus
die           | die lost                                          | dé perdu
`;

/** Words without meaning anywhere in an order. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the an and la le les l un une du de des d au aux en et in into to a at s se ne n on of off it il elle j vous table map carte up vers toward towards'.split(
    ' ',
  ),
);

export const VOCABULARY = vocabularyOf(TABLE, FILLERS);
export const words = wordsOf(VOCABULARY);

/** The word as it is written in a language. */
export function shownWord(word: Word, language: Language): string {
  return VOCABULARY.shown(word, language);
}
