/** Scenarios and positions as text: see docs/scenarios-panache.md. */
export { readPosition, readScenario } from './read.ts';
export { writeScenario } from './write.ts';
