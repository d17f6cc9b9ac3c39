/** What commands and buttons have at hand. */
import type { Host } from '../host/create.ts';
import type { Request } from '../host/request.ts';
import type { Said } from '../host/store/store.ts';
import type { Language } from '../kernel/ruleset.ts';
import type { Page } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import type { PaintOptions } from '../paint/paint.ts';
import type { PictureFor } from '../paint/studio.ts';
import type { Words } from '../words/words.ts';
import type { Die } from '../dice/die.ts';
import type { Log } from './log.ts';
import type { Patience } from './interactions/patience.ts';

/** A finished picture: its bytes, its size and its file extension. */
export interface Picture {
  readonly data: Uint8Array;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** `full`: too many pictures are waiting, for this person or for everyone. */
export type Paint = (scene: Scene, wanted: PictureFor, options?: PaintOptions) => Promise<Picture | 'full'>;

/** A picture of a page with its alt text. */
interface PagePicture extends Picture {
  readonly alt: string;
}

/** Paints a page of tables, as several pictures if it is long. */
export type PaintPage = (page: Page, wanted: PictureFor) => Promise<readonly PagePicture[] | 'full'>;

/** A question, by battle and number. */
export interface Awaited {
  readonly battle: string;
  readonly no: number;
}

/** A proposal, by battle and id. */
export interface Proposed {
  readonly battle: string;
  readonly motion: string;
}

export interface Bot {
  readonly host: Host;
  readonly say: Words['say'];
  readonly paint: Paint;
  readonly paintPage: PaintPage;
  readonly die: Die;
  /** The id of the battle in a channel. */
  readonly battleAt: (channelId: string) => Promise<string | undefined>;
  /** The open question in a channel, no matter who must answer it. */
  readonly awaited: (channelId: string) => Promise<Awaited | undefined>;
  /** The messages that show a question. */
  readonly cards: (question: Awaited) => Promise<readonly Said[]>;
  /** Resolves when the threads of the channel's battle are in order. */
  readonly placesSettled: (channelId: string) => Promise<void>;
  /** The messages that show a proposal. */
  readonly ballots: (proposed: Proposed) => Promise<readonly Said[]>;
  readonly log: Log;
  readonly patience: Patience;
}

/** One use of a command or button: who, where, and the bot's parts. */
export interface Use extends Bot {
  readonly request: Request;
  readonly language: Language;
  /** For whom pictures are painted, and how urgently. */
  readonly pictureFor: PictureFor;
  /** The colours this person prefers for private pictures. Default: those of the scene. */
  readonly theme?: Scene['theme'];
  /** A direct message did not reach this person, and they have not been told yet. */
  readonly unreached?: boolean;
}
