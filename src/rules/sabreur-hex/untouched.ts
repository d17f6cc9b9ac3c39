/** SH-TURN-12. A unit at the beginning of a player-turn: everything that is reset each turn. */
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
