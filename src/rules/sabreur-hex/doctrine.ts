/**
 * Doctrines: how a commander's staff answers for each unit when nothing narrower has been filed. A
 * doctrine only chooses among the answers that the question offers; what it leaves open waits for the person.
 *
 * - Regulation. Charged by cavalry: square, or closed column, where it may be formed, else stand. Skirmishers evade,
 *   batteries fire, everybody else stands. A friend fires into the charge, unless that is a square's only shot; whether
 *   one countercharges is asked. After a failed test: stay while more is left than the demoralisation threshold, flee
 *   where staying kills, ask between. Guns pass on just what saves the battery.
 * - Bold. Units that can fire do, while the test leaves a chance; cavalry countercharges where its chance is even or
 *   better; infantry that can do neither forms square against cavalry; the rest stand. Friends countercharge where the
 *   chance is even or better, else they fire, a square's only shot included. Stay while anything is left; strike,
 *   pursue, attack after the pursuit; try for Tactical Sense. Guns as above.
 * - Neither has a friend act for a target that is destroyed already.
 * - Ask: every question with more than one answer waits for the person, quiet ones too.
 */
export const DOCTRINES = ['regulation', 'bold', 'ask'] as const;
