/**
 * The words of orders: canonical name | English | French. The first form in each language is the one that is written;
 * the others, separated by a slash, are understood too. Little words (articles, prepositions) are in `FILLERS`.
 */
import type { Language } from '../../../kernel/ruleset.ts';
import { wordsOf } from '../../../kernel/text/reader.ts';
import { vocabularyOf, type Word } from '../../../kernel/text/vocabulary.ts';

const TABLE = `
march        | march / advance / move / go / frontal march / marches / advances / moves / goes | marche / marcher / avance / avancer / va / marchez / marchent / avancez / avancent / allez / vont / marche frontale / déplace / déplacer / déplacez / déplacent / porte / porter / portez / portent
forcedMarch  | forced march / force march / forces march | marche forcée / marche force / force marche / forcer marche / forcez marche / forcent marche
oblique      | oblique / oblique march / sidestep / obliques / sidesteps | oblique / marche oblique / oblique march / marche indirecte / obliquer / obliquez / obliquent
turn         | turn / rotate / wheel / turns / rotates / wheels | tourne / tourner / pivote / pivoter / tournez / tournent / pivotez / pivotent / rotation / fait face / font face / faites face / faire face
turnAbout    | turn about / about turn / about face / turns about | demi-tour / volte-face / fait demi-tour / font demi-tour / faites demi-tour / faire demi-tour / fait volte-face / font volte-face / faites volte-face / faire volte-face
evade        | evade / evades / fall back / falls back / withdraw / withdraws / retreat / retreats / retire / retires | esquive / esquiver / esquivez / esquivent / dérobe / dérober / dérobez / dérobent / recule / reculer / reculez / reculent / replie / replier / repliez / replient / retirer / retirez / retirent
flee         | flee / flees / run / rout / runs / routs | fuit / fuir / fuis / fuite / fuyez / fuient / enfuit / enfuir / enfuient / enfuyez
fire         | fire / fires / shoot / shoots / open fire / opens fire | tire / tirer / tir / feu / fait feu / tirez / tirent / font feu / faites feu / faire feu / ouvre feu / ouvrez feu / ouvrent feu / ouvrir feu
charge       | charge / charges                                | charge / charger / chargez / chargent
assault      | assault / assaults | assaut / assauts / donne assaut / donnent assaut / donnez assaut / donner assaut / assaille / assaillir / assaillez / assaillent / aborde / aborder / abordez / abordent / donne assaut contre / donnent assaut contre / donnez assaut contre / donner assaut contre
rally        | rally / rallies | rallie / rallier / ralliement / ralliez / rallient / reforme / reformer / reformez / reforment
extend       | extend / extends / extended line / extended | étend / étendre / étends / ligne étendue / étendu / étendue / étendez / étendent / étend ligne / étendre ligne / étendez ligne / étendent ligne
form         | form / forms / change / changes | forme / former / passe / formez / forment / passez / passent / met / mets / mettre / mettez / mettent / mise / adopte / adopter / adoptez / adoptent / prend / prendre / prenez / prennent / déploie / déployer / déployez / déploient / resserre / resserrer / resserrez / resserrent
line         | line                                            | ligne
column       | column                                          | colonne
square       | square                                          | carré
closedColumn | closed column / close column | colonne fermée / colonne serrée / serre colonne / serrer colonne / serrez colonne / serrent colonne / ferme colonne / fermer colonne / fermez colonne
skirmish     | skirmish / skirmish order / skirmishers         | tirailleurs / tirailleur / tiraille / tirailler / tiraillent
face         | face / facing                                   | face / orientation / orienté / orientée / orientés / orientées
via          | via / by / through / along                      | via / par
off          | off / off map                                   | hors carte / dehors
from         | from                                            | depuis
at           | at                                              | à
inHex        | at                                              | en
to           | to                                              | à
toward       | toward / towards                                | vers
then         | then                                            | puis / ensuite
on           | on                                              | sur
left         | left                                            | gauche
half         | half                                            | demi-unité / moitié
keep         | keep / keeps                                    | garde / garder / gardes / gardez / gardent
right        | right                                           | droite / droit
if           | if / when                                       | si
failed       | failed / fails / fail / failure / test failed   | échec / échoue / échoué / raté / échouent / échouez
else         | else / otherwise                                | sinon / autrement
attack       | attack / attacks                                | attaque / attaquer / attaquez / attaquent
stop         | stop / stops / halt                             | arrête / arrêter / arrêtes / halte / arrêtez / arrêtent
pursue       | pursue / pursues / pursuit                      | poursuit / poursuivre / poursuis / poursuite / poursuivez / poursuivent
noPursue     | no pursuit / no pursue / do not pursue / without pursuit / don't pursue | pas de poursuite / sans poursuite / poursuit pas / pas poursuivre / sans poursuivre / poursuivent pas / poursuivez pas
aside        | aside / step aside                              | écarte / écartez / écart / écarter / écartent
stayPut      | stay put                                        | reste sur place / rester sur place / restez sur place / restent sur place
with         | with                                            | avec
hold         | hold / holds / stand / stands / stand firm / do nothing  | tient / tenir / tiens / tient bon / tenir ferme / tient ferme / fait rien / rien faire / tenez / tiennent / tenez bon / tiennent bon / tenir bon / tenez ferme / tiennent ferme / font rien / faites rien
counter      | counter / countercharge / counter charge / countercharges / counter charges | contre / contre-charge / contre-charger / contrecharge / contre-chargez / contre-chargent
friend       | friend                                          | ami / amie
none         | none / nothing / nobody / nobody helps / no one helps | rien / aucun / aucune / personne / personne aide / aucune aide
stay         | stay / stays                                    | reste / rester / restes / restez / restent
stays        | stays                                           | reste / restent
return       | return / return fire / fire back                | riposte / riposter / ripostez / ripostent
noFire       | no fire / no return / no return fire / hold fire | pas de tir / tire pas / pas tirer / sans tir / riposte pas / pas riposte / pas riposter / tirez pas / tirent pas / ripostez pas / ripostent pas
strike       | strike / strike back / strikes back             | frappe / frapper / rend coups / frappez / frappent / rendez coups / rendent coups
noStrike     | no strike / no strike back / do not strike / do not strike back | pas de coups / frappe pas / pas frapper / sans frapper / frappez pas / frappent pas
transfer     | transfer / transfers / pass / passes | transfère / transférer / transférez / transfèrent / reporte / reporter / reportez / reportent
restrain     | restrain / restrains / hold back / holds back   | retiens / retient / retenir / retenez / retiennent
end          | end / end turn / pass / done / finished / finish / finish turn / ends turn | fin / fin tour / termine / passe / terminer / terminez / fini / terminé / ai fini / ai terminé / terminer tour / termine tour / terminez tour / terminé tour / ai terminé tour / finir / finir tour / finis / finissez / finissez tour / passer / passez / passe tour
resign       | resign / concede / surrender                    | abandonne / abandonner / capitule / abandonnez / capitulez
try          | try / test / rouse                              | tente / tenter / teste / tester / tentez / tentent / testez
is           | is / are                                        | est / sont
lose         | lose / loses / loss / losses                    | perd / perdre / perds / perdent / perte / pertes
strength     | strength                                        | force / effectif
panicked     | panicked / panic / panics                       | paniqué / paniquée / paniqués / paniquées / panique
steady       | steady / in good order                          | non paniqué / non paniquée / non paniqués / non paniquées / en bon ordre
acted        | has acted / have acted / acted                  | a agi / ont agi
mayAct       | may act / can act                               | peut agir / peuvent agir
eliminated   | eliminated / eliminate                          | éliminé / éliminée / éliminés / éliminées / élimine
points       | points / order points                           | points / points d'ordre
winner       | winner / victory                                | vainqueur / victoire
red          | red                                             | rouge / rouges
blue         | blue                                            | bleu / bleus
draw         | draw                                            | nulle / match nul / partie nulle
deploy       | deploy / deploys / set up                       | déploie / déployer / déploies / déploiement / déployez / déploient
first        | first / move first | premier / en premier / commence / commencer / commencez
second       | second / move second / let enemy move first | second / en second / deuxième / laisser commencer ennemi / laisse commencer ennemi
firstMove    | first move                                      | premier mouvement
lateOrders   | late orders                                     | ordres tardifs
rollPoints   | roll points                                     | tire points ordre
checkVictory | check victory                                   | vérifie victoire
all          | all / all mine / all my units                   | tous / toutes / tous les miens / toutes mes unités
charged      | charged / is charged                            | chargé / chargée / est chargé / est chargée
assaulted    | assaulted / is assaulted                        | assailli / assaillie / est assailli / est assaillie
attacked     | attacked / is attacked                          | attaqué / attaquée / est attaqué / est attaquée
shotAt       | shot at / fired at / is fired at                | sous le feu / essuie feu
by           | by                                              | par
cavalry      | cavalry / horse                                 | cavalerie
infantry     | infantry / foot                                 | infanterie
hexes        | hexes / hex                                     | cases / case
orMore       | or more / and more / or farther                 | ou plus / et plus
atLeast      | at least                                        | au moins
chance       | chance / chances                                | chance / chances
and          | and                                             | et
yes          | yes / y                                         | oui
no           | no                                              | non
`;

/** The facings by number, and their forms; the first of each language is written. */
const FACING_TABLE = `
0 | N / north                  | N / nord
1 | NE / north-east / northeast | NE / nord-est
2 | SE / south-east / southeast | SE / sud-est
3 | S / south                  | S / sud
4 | SW / south-west / southwest | SO / sud-ouest
5 | NW / north-west / northwest | NO / nord-ouest
E | E / east                   | E / est
W | W / west                   | O / ouest
`;

/** Words that change nothing anywhere. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the an la le les l un une du de des d au aux en in into to a at s se ne n on sur of its it my i am il elle j je vous jusqu jusque sa son ses leur mon'.split(
    ' ',
  ),
);

export const VOCABULARY = vocabularyOf(TABLE, FILLERS);
const FACING_WORDS = vocabularyOf(FACING_TABLE, FILLERS);

export const { forms: FORMS } = VOCABULARY;
export const words = wordsOf(VOCABULARY);
export const { upcoming, take, takeWord, takeForm, sees, readEnd, refuseWord, refuseUnknown } = words;
export const { byPart: FACINGS_BY_PART, noun: facingNoun } = FACING_WORDS;
/** A word of the vocabulary, in each reader's language. */
export const { noun: vocabularyWord } = VOCABULARY;

/** The word as it is written in a language. */
export function shownWord(word: Word, language: Language): string {
  return VOCABULARY.shown(word, language);
}

export function shownFacing(facing: number, language: Language): string {
  return FACING_WORDS.shown(String(facing), language);
}
