/** A person's own settings, as the bot sees them. */
import type { Language } from '../../../kernel/ruleset.ts';

/** The changes, as typed or chosen; `none`: removes the setting. */
export interface SettingsWish {
  readonly language?: Language | 'none';
  /** The name of a zone. */
  readonly zone?: string;
  /** Hours such as `22-7`. */
  readonly quiet?: string;
  readonly theme?: 'day' | 'night' | 'none';
  readonly direct?: boolean;
}
