/** The real rules, and small battles of one turn in them. */
import type { Scenario } from '../../src/host/battle/deps.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { readScenarios } from '../../src/scenarios.ts';
import { words } from '../help/words.ts';

/** Cuirassiers in front of a column, which stands, loses six, and stays with two fewer. */
const charge = `title en "Skirmish" fr "Escarmouche"
map 12 x 10
army red en "Austrians" fr "Autrichiens" points 500 edge south
army blue en "French" fr "Français" points 500 edge north
first red
turns 1
red 7C heavy cavalry 0507 N
red 9L line infantry line 0908 N
blue 3L line infantry column 0503 S
blue 4L line infantry line 0902 S
dice 6 5 1 6 6 6 5 5 4 2 1 6 3 3
`;

const SKIRMISH: Scenario = {
  name: 'skirmish',
  title: phrase('bot-scenario', { name: 'Skirmish' }),
  ruleset: 'sabreur-hex',
  text: charge,
};

/** On a table: fusiliers before a few skirmishers, with one turn for each side. */
export const FOLD: Scenario = {
  name: 'fold',
  title: phrase('bot-scenario', { name: 'Fold' }),
  ruleset: 'skirmish',
  text: `rules skirmish
title en "The Sheepfold" fr "La bergerie"
field 80 x 60
army red en "French" fr "Français" edge south
army blue en "Spanish" fr "Espagnols" edge north
first red
turns 1
variant fights simple
red 2L line close 8 ranks 2 at 40x14 face N
red 1S sergeant of 2L at 40x8
red 3L line close 8 ranks 2 at 15x14 face N
red 4S sergeant of 3L at 15x8
blue 6C light skirmish 4 at 40x26 face S
blue 7L line close 8 ranks 2 at 65x40 face S
blue 8S sergeant of 7L at 65x46
`,
};

/** On a table: a line before a single stand of archers, riders beside it, with one turn for each side. */
export const RIDGE: Scenario = {
  name: 'ridge',
  title: phrase('bot-scenario', { name: 'Ridge' }),
  ruleset: 'fantasy-battle',
  text: `rules fantasy-battle
title en "The Ridge" fr "La crête"
field 120 x 90
army red en "Orcs" fr "Orques" edge north
army blue en "League" fr "Ligue" edge south
first blue
turns 1
variant fights simple
blue 1K general at 53x40
blue 3S infantry stands 3 in line at 53x45 face N
blue 7C cavalry shock stands 2 in column at 90x30 face N activated
red 9K general at 60x76
red 4O infantry missiles stands 1 in line at 50x60 face S
red 5O infantry stands 3 in line at 20x80 face S
`,
};

/** The parts of a bot with the real rules. */
export const REAL = { words, rulesets: rulesetsByName(rulesets), scenarios: [SKIRMISH], rulesetOf };

/** The same with the built-in scenarios, and these dice in each. */
export const shipped = (dice: string) => ({
  ...REAL,
  scenarios: readScenarios(REAL.rulesets).map((each) => ({ ...each, text: `${each.text}\ndice ${dice}\n` })),
});
