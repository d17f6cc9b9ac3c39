/** Everything that answers somebody is among what the tests of secrets ask. */
import { expect, test } from 'vitest';
import { LOOKING } from '../help/overheard.ts';
import { room } from '../help/room.ts';

/** They do something: what follows is posted, or found by looking. */
const DOING = `
  done previewInstead takeBack unseal confirm discard answer resign previewRuling throwDice annul answerFor openSheets pause
  pressPanel typedInPanel typePanel backPanel againPanel confirmPanel
  undo askForPause unpause propose isDecidedAlone askForTime askForPace askForLive setOddsLevel cancel vote
  wishByUnit commandGive commandTake commandPoints away back tick vary salt threads replace vacancy take noted bring join
  leave start open rematch tutorial setStanding dropStanding writePlan writeInstead dropPlan repair resume idle close
`;

/** What a person, a server or a library holds, and the rulebooks: nothing of a battle but its scenario and its armies. */
const APART = `
  armies nations newArmy buildArmy pressBuilder typedInBuilder typeBuilder backBuilder undoBuilder addToArmy showArmy
  checkArmy copyArmy importArmy randomArmy exportArmy ownArmy deleteArmy shareArmy lineUps
  settings doctrine privacy forgetMe settle zones unreached toldUnreached lessons
  scenarios checkScenario addScenario removeScenario makeUp completeOptions rolls roll keepRoll dropRoll
  findRules openRule contents cited booksOfGames sheets kept astray
  chooseForThrow makeThrow throwChoices gamesThrowing droppedOrders
`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

test('every verb of the host is asked, or does something, or is about no battle', async () => {
  const { host } = await room();
  const known = [...LOOKING, ...words(DOING), ...words(APART), 'deskForm', 'oddsOf'];
  expect(known.toSorted()).toEqual(Object.keys(host).toSorted());
});
