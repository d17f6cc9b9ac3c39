/** The words of deeds by hand: canonical name | English | French. */
import type { Language } from '../../../kernel/ruleset.ts';
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf, type Word } from '../../../kernel/text/vocabulary.ts';
import { PLACE_TABLE } from '../../../march/by-hand.ts';
import { MARCH_FILLERS } from '../../../march/words.ts';

const TABLE = `
is            | is / are                                          | est / sont
lose          | lose / loses / loss / losses                      | perd / perdent / perdre / perte / pertes
leaves        | leaves table / leaves / leave / destroyed         | quitte table / quitte / quittent / détruite / détruit
inColumn      | in column / in march column                       | en colonne / en colonne de marche
inDivisions   | in column of divisions                            | en colonne de division
inLine        | in line                                           | en ligne
inDoubleLine  | in double line                                    | en double ligne
inSkirmish    | in skirmish order / skirmishing                   | en tirailleurs
inSquare      | in square                                         | en carré
inSolidSquare | in solid square                                   | en carré plein
limbered      | limbered                                          | attelée / attelé
deployed      | deployed                                          | déployée / déployé
formed        | formed                                            | formée / formé
unformed      | unformed                                          | sans formation
disorganised  | disorganised / disorganized                       | désorganisée / désorganisé
disordered    | disordered / in disorder                          | en désordre
retreats      | retreats / retreat                                | bat en retraite / en retraite
flees         | flees / flee / in flight                          | fuit / fuient / en fuite
routs         | routs / rout / routed                             | en déroute / déroute
rallies       | rallies / rally                                   | rallie / se rallie
charges       | charges / charge                                  | charge / chargent
touches       | in contact with / touches / touch                 | au contact de / touche / touchent
apart         | out of contact / no contact                       | plus au contact / sans contact
drawn         | drawn with / drawn                                | nul avec / nul / nulle avec
posture       | posture                                           | attitude / posture
attack        | attack                                            | attaquer / attaque
cover         | cover                                             | couvrir / couvre
hold          | hold                                              | tenir / tient
harass        | harass                                            | harceler / harcèle
march         | march                                             | marcher / marche
void          | line void / void / order void                     | ligne annulée / annulée / ordre annulé
joins         | joins / join                                      | rejoint / rejoindre
rate          | rate                                              | allure
columnRate    | column                                            | colonne
lineRate      | line                                              | ligne
skirmishRate  | skirmish                                          | tirailleurs
bonusRate     | bonus                                             | bonus
winner        | winner / victory                                  | vainqueur / victoire
red           | red                                               | rouge / rouges
blue          | blue                                              | bleu / bleus
draw          | draw                                              | match nul / partie nulle
done          | done / settled                                    | fini / terminé / réglé
`;

export const VOCABULARY = vocabularyOf(`${PLACE_TABLE}\n${TABLE.trim()}`, new Set(MARCH_FILLERS));

export const words = wordsOf(VOCABULARY);

/** The word as it is written in a language. */
export function deedWord(word: Word, language: Language): string {
  return VOCABULARY.shown(word, language);
}
