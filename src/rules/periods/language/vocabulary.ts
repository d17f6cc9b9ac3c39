/** The words of orders, and how they are read. */
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf } from '../../../kernel/text/vocabulary.ts';
import { MARCH_FILLERS, MARCH_TABLE } from '../../../march/words.ts';

const TABLE = `
forced         | forced march / force march                          | marche forcée / forcée
wheel          | wheel / wheels / pivot                              | conversion / fait conversion / pivote / pivoter
toFront        | front / to front                                    | en avant / avant
toRear         | rear / to rear                                      | en arrière / arrière
inColumn       | column / march column / in column / in march column / form column / column of companies | colonne / en colonne / colonne de marche / colonne de compagnies / forme colonne
inDivisions    | column of divisions / in column of divisions / form column of divisions | colonne de division / colonne de divisions / colonne par divisions / forme colonne de division
inLine         | line / in line / form line                          | ligne / en ligne / forme ligne
inDoubleLine   | double line / in double line / form double line     | double ligne / en double ligne / forme double ligne
inSkirmish     | skirmish / skirmish order / in skirmish order / skirmishers | tirailleurs / en tirailleurs
inSquare       | square / in square / form square / hollow square    | carré / en carré / forme carré / fait carré / carré creux
inSolidSquare  | solid square / in solid square / form solid square  | carré plein / en carré plein / forme carré plein
in             | in                                                  | en
onLeft         | on the left / left                                  | sur la gauche / gauche / à gauche
onRight        | on the right / right                                | sur la droite / droite / à droite
reform         | reform / reforms                                    | reforme / se reforme / reformer / reformez
facingRear     | facing rear / to the rear / faced about             | face en arrière / face à l'arrière
limber         | limber / limbers / limber up                        | attelle / atteler / attelez / amène avant-train
unlimber       | unlimber / unlimbers                                | en batterie / batterie / met en batterie / se met en batterie / mettez en batterie
manhandle      | manhandle / manhandled                              | bricole / à la bricole
prolonge       | manhandle back / prolonge                           | prolonge / à la prolonge
rejoin         | rejoin / rejoins                                    | rejoint son unité / rejoindre son unité / retourne
cross          | cross / crosses                                     | franchit / franchir / franchissez
wait           | wait / waits                                        | attend / attendre / attendez
charge         | charge / charges / attack / assault                 | charge / charger / charges / chargez / attaque
feint          | feint / feints                                      | feinte / feint
evade          | evade / evades / dodge                              | esquive / esquiver / esquivez / évite / éviter
from           | from / away from                                    | devant
rally          | rally / rallies                                     | rallie / se rallie / rallier / ralliez
goOn           | go on / goes on / keep on                           | continue / continuer / poursuit
enter          | enter melee / enters melee / enter                  | entre en mêlée / entre dans mêlée / entrez en mêlée
stand          | stand / stands / stay / stays / halt / stand still  | reste / rester / restez / halte
nothing        | nothing / no line / strike out                      | rien / aucune ligne
ride           | ride / rides / gallop                               | chevauche / chevaucher / galope
with           | with                                                | avec
ifCharged      | if charged / when charged                           | si chargé / si chargée / si chargés
ifEvades       | if evades / if it evades / if target evades / when evades | si esquive / s'il esquive / si elle esquive / si cible esquive
ifBarred       | if barred / if blocked                              | si barré / si barrée / si barrés
squadrons      | squadrons                                           | escadrons
pushPast       | push past / pushes past                             | dépasse / dépasser
noPushPast     | no push past / not push past                        | sans dépasser
follow         | follow / follows                                    | suit / suivre / suivez
noFollow       | no follow / not follow                              | sans suivre
pass           | pass / passes                                       | passe / passer / passez
ifFlanked      | if flanked                                          | si pris de flanc / si prise de flanc
ifCover        | if in cover                                         | si à couvert
ifDrawn        | if drawn                                            | si nul / si nulle
split          | split / splits                                      | se divise / divise / se diviser
noSplit        | no split / not split                                | sans se diviser / sans diviser
fromHalf       | from half / from                                    | dès la demi-période / dès / demi-période
forgotten      | forgotten / was forgotten                           | oublié / oubliée / oubliés / oubliées
countercharge  | countercharge / counter-charge / countercharges     | contre-charge / contrecharge / contre-charger
fire           | fire / fires / shoot                                | tire / tirer / tirez
fireFirst      | fire first / shoot first                            | tire d'abord / tirer d'abord
planFirst      | plan first                                          | plan d'abord
stop           | stop / stops                                        | arrête / s'arrête / arrêter / stop
contact        | contact                                             | contact / au contact
turnFlank      | turn / turns                                        | tourne / tourner / tournez
stay           | stay / stays / stand                                | reste / rester
halt           | halt / halts                                        | halte
attack         | attack                                              | attaquer / attaque
cover          | cover                                               | couvrir / couvre
hold           | hold                                                | tenir / tient
harass         | harass                                              | harceler / harcèle
march          | march                                               | marcher / marche
seal           | seal / sealed / end / done / finished               | scelle / sceller / scellé / fin / terminé / terminer
quarter        | quarter                                             | quart
half           | half                                                | demi-période
fight          | fight                                               | combat
resign         | resign / concede / surrender                        | abandonne / abandonner / capitule
draw           | draw                                                | nulle / match nul / partie nulle
`;

export const VOCABULARY = vocabularyOf(
  `${MARCH_TABLE.trim()}\n${TABLE.trim()}`,
  new Set([...MARCH_FILLERS, 'then', 'puis', 'ensuite']),
);
export const words = wordsOf(VOCABULARY);
