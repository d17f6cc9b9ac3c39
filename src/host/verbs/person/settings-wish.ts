/** What a person has settled for himself, as the bot sees it. */
import type { Language } from '../../../kernel/ruleset.ts';

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
