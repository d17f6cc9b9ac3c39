/** Small battles, so that a database is small and played to its end in seconds; every version so far reads them. */

/** A cuirassier charge on the first turn, a village to assault, a ford, and on each side a routed regiment. */
const BROOK = `title en "The Brook" fr "Le ruisseau"
map 10 x 10
army red  en "Austrians" fr "Autrichiens" points 2000 edge south
army blue en "French"    fr "Français"    points 2000 edge north
first red
turns 3

terrain
  . . . . . . . . . .
   . . ^ ^ . . . . . .
  . . ^ . . . . w w .
   . . . . . . . w . .
  . . . . . v . . . .
   . w . . . . . . . .
  . . . . . . . . . .
   . . . . . . d d . .
  . . . w . . . . . .
   . . . . . . . . . .
end

side 0106 NE river
side 0206 NW river
side 0206 NE ford
side 0306 NW river
road 0601 0602 0603 0604 0605 0606 0607 0608 0609 0610

objective 0605 points 60 en "Mühlau" fr "Mühlau"

red 3E line infantry line 0407 N strength 16
red 4G light infantry column 0607 N strength 8
red 2K heavy cavalry half cuirass 0807 N strength 8
red 1B medium foot battery 0508 N strength 4
red 15Z line infantry recruit panicked 0409 N strength 12 of 14

blue 45L line infantry line 0404 S strength 16
blue 9Lg light infantry column 0605 S strength 10
blue 88L line infantry column 0804 S strength 16
blue 8H light cavalry 0903 S strength 6
blue 96L line infantry recruit panicked 0302 S strength 12 of 14

name 3E en "3rd Regiment Archduke Charles"; fr "le 3e régiment Archiduc-Charles"
name 8H en "8th Hussars" plural; fr "le 8e hussards"
`;

/** One turn, in which steps left to the players are settled twice. */
const FORD = `rules panache
title en "Ford" fr "Gué"
map 10 x 8
army red  en "Column" fr "Colonne" edge south
army blue en "Amir"   fr "Émir"    edge north
first red
turns 2
red 2L infantry medium 0505 stands 8
red 5M artillery very light 0605 stands 3
red G1 officer medium 0505
blue 21A infantry medium 0503 stands 7
blue 23H cavalry light 0403 stands 6
`;

/** One turn: a line near skirmishers, who may refuse contact, and another that can reach one of the enemy's. */
const FOLD = `rules skirmish
title en "The Sheepfold" fr "La bergerie"
field 60 x 50
army red  en "French"  fr "Français"  edge south
army blue en "Spanish" fr "Espagnols" edge north
first red
turns 1
area building en "the fold" fr "la bergerie" 46x22 54x22 54x30 46x30
line hedge en "the hedge" fr "la haie" 30x24 44x24
red 2L line close 8 ranks 2 at 14x12 face N
red 1S sergeant of 2L at 14x6
red 3L line close 6 ranks 2 at 36x12 face N
red 5V elite voltigeurs skirmish 4 at 52x16 face N
blue 6C light skirmish 4 at 14x24 face S
blue 7L line close 6 ranks 2 at 36x21 face S
blue 8S sergeant of 7L at 36x27
name 1S en bare "Sergeant Roux"; fr "le sergent Roux"
`;

/** One turn: a line that can charge archers, riders on a flank, and a pair that is engaged from the start. */
const PASS = `rules fantasy-battle
title en "The Pass" fr "Le col"
field 90 x 60
army red  en "Marches"   fr "Les Marches" edge south
army blue en "Highlands" fr "Les Hautes Terres" edge north
first red
turns 1
area wood en "the firs" fr "les sapins" 4x26 14x26 14x34 4x34
line wall en "the wall" fr "le mur" width 0.4 66x45 74x45
red 1K general at 30x10
red 3S infantry stands 3 in line at 30x15 face N
red 7C cavalry shock stands 2 in column at 58x12 face N
red 5S infantry stands 3 in line at 80x20 face N engaged 6O front
blue 6O infantry stands 3 in line at 80x20 face S
blue 4O infantry missiles stands 3 in line at 30x32 face S
blue 2O artillery missiles stands 1 in line at 70x46 face S fortified
blue 9K general at 40x50
name 4O en "Orc Slingers" plural; fr "les frondeurs orques" m
`;

const LANE = `rules periods
title en "The Lane" fr "La ruelle"
field 90 x 60
periods 1
army red  en "French"  fr "Français" edge south
army blue en "English" fr "Anglais"  edge north
area wood en "the limes" fr "les tilleuls" 4x40 14x40 14x50 4x50
red  3L infantry french regular column 18 at 30x15 face N posture attack
red  7H light cavalry french regular column 12 at 60x15 face N posture attack
red  1B foot battery french regular limbered at 80x12 face N posture hold
blue 11L infantry english regular column 18 at 30x29 face S posture attack
blue 11V light english elite skirmish 6 at 60x35 face S posture harass
blue 2B horse battery english regular deployed at 44x35 face S posture hold
`;

export const SCENARIOS = [
  { name: 'brook', title: 'The Brook', ruleset: 'sabreur-hex', text: BROOK },
  { name: 'ford', title: 'Ford', ruleset: 'panache', text: FORD },
  { name: 'fold', title: 'The Sheepfold', ruleset: 'skirmish', text: FOLD },
  { name: 'pass', title: 'The Pass', ruleset: 'fantasy-battle', text: PASS },
  { name: 'lane', title: 'The Lane', ruleset: 'periods', text: LANE },
];

/** For a deployment, on the first scenario's terrain. */
export const ARMIES = [
  {
    name: 'reds',
    ruleset: 'sabreur-hex',
    text: 'army en "Reds" fr "Rouges" points 2000\n7C heavy cavalry\n3L line infantry linear order strength 16\n',
  },
  {
    name: 'blues',
    ruleset: 'sabreur-hex',
    text: 'army en "Blues" fr "Bleus" points 2000\n8H light cavalry\n5L line infantry strength 16\n',
  },
];
