/** The panel: an order built with buttons, step by step, in one message. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { StepShown } from '../../advance/wizard.ts';
import type { Preview, WrittenSheet } from '../../battle/preview.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Side } from '../../../kernel/play.ts';

/** A panel as shown to a person: buttons apply only to the step they were shown in. */
export interface PanelAt {
  readonly draft: string;
  readonly step: number;
}

export interface PanelPress {
  /** Its number among all buttons, from 0. */
  readonly n: number;
  readonly says: Phrase;
  /** Why it is not possible now; pressing it shows this. */
  readonly why?: Phrase;
  /** Its number on the picture. */
  readonly mark?: number;
  readonly isToggle?: boolean;
}

export interface PanelShown extends StepShown<PanelAt, PanelPress> {
  /** What can be confirmed now: each order with its effect. */
  readonly orders: Preview['orders'];
  readonly warns: readonly Phrase[];
  /** While sheets are written, at the beginning: the person's own so far. */
  readonly sheet?: WrittenSheet;
  /** Before the battle, at the beginning: the chief may ask to deploy unit by unit, or no longer. */
  readonly wish?: { readonly battle: string; readonly isWished: boolean };
  /** The odds of these orders can be requested. */
  readonly hasOdds?: boolean;
  /** In the enemy's turn: what can be added to the plan now, in the reader's language. */
  readonly plan?: string;
  /** The person's own thread, if any: the panel is better placed there. */
  readonly thread?: string;
  readonly mayGoBack: boolean;
  readonly scene: Scene;
}

/** A person at their panel: the battle, and the side they may give orders for, now or in its next turn. */
export interface Desk {
  readonly deps: Deps;
  readonly request: Request;
  readonly loaded: LoadedBattle;
  readonly side: Side;
  /** Orders are lines of a sheet. */
  readonly isSheet: boolean;
  /** It is the enemy's turn. */
  readonly isPlan: boolean;
}
