/** Scenarios and positions as text: see docs/scenarios-panache.md. */
export { readScenario } from './read.ts';
export { writeScenario } from './write.ts';
