/** SH-TURN-12. A unit to which nothing has happened yet in this player-turn: all that each turn resets. */
export const UNTOUCHED = {
  activated: false,
  acted: false,
  mayNotManoeuvre: false,
  firedBack: false,
  squareFired: false,
  displaced: false,
  scattered: false,
  hurtBy: [],
};
