/** PE-STEP-02, -03. How a side writes its sheet, and how both are opened. */
import type { Sealing } from '../../../kernel/sealed.ts';
import { opening, sheetText } from '../language/index.ts';
import { NO_SHEET } from '../order.ts';
import { view } from '../secrets.ts';
import type { State } from '../state.ts';

export const sealed: Sealing<State> = {
  alone: (now, side) => ({ ...view(now, side), writing: { side, sheet: NO_SHEET } }),
  sheet: ({ writing }) => sheetText(writing!.sheet),
  isEveryTurn: true,
  open: (_now, sheets) => opening(sheets),
};
