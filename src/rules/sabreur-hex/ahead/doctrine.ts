/**
 * Doctrines: how a commander's staff answers for each unit unless a more specific order applies. A doctrine only
 * chooses among the options of the question; what it leaves open waits for the player.
 *
 * - Regulation. Charged by cavalry: square, or closed column, if possible, otherwise stand. Skirmishers evade,
 *   batteries fire, all other units stand. A friend fires into the charge, unless that is a square's only shot; whether
 *   one countercharges is asked. After a failed test: stay while more strength is left than the demoralisation
 *   threshold, flee where staying would eliminate the unit, otherwise ask. Guns pass on the fewest losses that save the
 *   battery.
 * - Bold. Units that can fire do so while the test leaves a chance; cavalry countercharges if its chance is even or
 *   better; infantry that can do neither forms square against cavalry; other units stand. Friends countercharge if the
 *   chance is even or better, otherwise they fire, a square's only shot included. Stay while any strength is left;
 *   strike, pursue, attack after the pursuit; try for Tactical Sense. Guns as above.
 * - Neither lets a friend act for a target that is already destroyed.
 * - Ask: every question with more than one answer waits for the player, minor ones too.
 */
export const DOCTRINES = ['regulation', 'bold', 'ask'] as const;
