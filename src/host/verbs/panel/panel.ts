/** The panel: an order put together by pressing, step by step, in one message. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { Preview } from '../../battle/preview.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Request } from '../../request.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Side } from '../../../kernel/play.ts';

/** A panel as somebody has it before his eyes: presses count for the step they were shown in, and for no other. */
export interface PanelAt {
  readonly draft: string;
  readonly step: number;
}

export interface PanelPress {
  /** Its number among all that can be pressed, from 0. */
  readonly n: number;
  readonly says: Phrase;
  /** Why it may not be now; it can be pressed, and then says so. */
  readonly why?: Phrase;
  /** Its number on the picture. */
  readonly mark?: number;
  readonly isToggle?: boolean;
}

export interface PanelShown {
  readonly at: PanelAt;
  /** What has happened since, or why the last press led nowhere. */
  readonly notes: readonly Phrase[];
  readonly asks: Phrase;
  readonly lines: readonly Phrase[];
  readonly rows: readonly { readonly says?: Phrase; readonly presses: readonly PanelPress[] }[];
  readonly typed?: { readonly says: Phrase; readonly example: string };
  /** What can be confirmed now: each order with what it does. */
  readonly orders: Preview['orders'];
  readonly warns: readonly Phrase[];
  /** The odds can be asked of what can be confirmed. */
  readonly mayReckon?: boolean;
  /** In the enemy's turn: what can be written into the plan now, in the reader's language. */
  readonly plan?: string;
  /** The person's own thread, if he has one: a panel had better stand there. */
  readonly thread?: string;
  readonly mayGoBack: boolean;
  readonly scene: Scene;
}

/** A person at his panel: the battle, and the side he may give orders for, now or in its next turn. */
export interface Desk {
  readonly parts: Parts;
  readonly request: Request;
  readonly loaded: Loaded;
  readonly side: Side;
  /** It is the enemy's turn. */
  readonly isPlan: boolean;
}
