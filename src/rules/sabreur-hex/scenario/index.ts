/** Scenarios and positions as text: see docs/scenarios.md. */
export { BUILT_SKILLS } from './lexicon.ts';
export { readPosition, readScenario } from './read.ts';
export { writeScenario } from './write.ts';
