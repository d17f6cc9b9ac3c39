/** What a person has settled for himself, as the bot sees it. */
import type { Refusal } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Request } from '../request.ts';
import type { Settings } from './settings.ts';

/** What is to be settled anew, as it was typed or chosen; `none`: nothing of it any more. */
export interface SettingsWish {
  readonly language?: Language | 'none';
  /** The name of a zone. */
  readonly zone?: string;
  /** Hours such as `22-7`. */
  readonly quiet?: string;
  readonly theme?: 'day' | 'night' | 'none';
  readonly direct?: boolean;
}

export interface Persons {
  readonly settings: (userId: string) => Promise<Settings>;
  /** Settles it, all or nothing; what is settled then. */
  readonly settle: (request: Request, wish: SettingsWish) => Promise<Settings | Refusal>;
  /** Zones that somebody may mean by what he has typed so far, each with the clock there. */
  readonly zones: (typed: string, language: Language) => readonly { readonly name: string; readonly clock: string }[];
  /** A direct message cannot reach him: none is tried any more, and he is to be told. */
  readonly unreached: (userId: string) => Promise<void>;
  /** He has been told. */
  readonly toldUnreached: (userId: string) => Promise<void>;
}
