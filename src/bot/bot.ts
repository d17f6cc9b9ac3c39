/** The parts a command may use. */
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
import type { Patience } from './patience.ts';

/** A finished picture: its bytes, its size, and the ending its name needs. */
export interface Picture {
  readonly data: Uint8Array;
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** `full`: too many pictures wait already, of this person's or altogether. */
export type Paint = (scene: Scene, wanted: PictureFor, options?: PaintOptions) => Promise<Picture | 'full'>;

/** A picture of a page, and what stands on it for those who cannot see it. */
interface PagePicture extends Picture {
  readonly alt: string;
}

/** A page of tables as one picture, or as several where it is long. */
export type PaintPage = (page: Page, wanted: PictureFor) => Promise<readonly PagePicture[] | 'full'>;

/** A question by its battle and its number. */
export interface Awaited {
  readonly battle: string;
  readonly no: number;
}

/** A proposal by its battle and its id. */
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
  /** The question that waits in a channel, whoever must answer it. */
  readonly awaited: (channelId: string) => Promise<Awaited | undefined>;
  /** The messages that show a question. */
  readonly cards: (question: Awaited) => Promise<readonly Said[]>;
  /** The threads of the battle in a place are as they should be. */
  readonly placesSettled: (channelId: string) => Promise<void>;
  /** What is proposed in the battle of a channel, and still to be decided. */
  readonly proposed: (channelId: string) => Promise<readonly Proposed[]>;
  /** The messages that show a proposal. */
  readonly ballots: (proposed: Proposed) => Promise<readonly Said[]>;
  readonly log: Log;
  readonly patience: Patience;
}

/** One use of a command or a button: who and where, and the parts. */
export interface Use extends Bot {
  readonly request: Request;
  readonly language: Language;
  /** For whom this use has pictures painted, and how soon. */
  readonly pictureFor: PictureFor;
  /** How this person wants the pictures that he alone is shown; without it, as they are. */
  readonly theme?: Scene['theme'];
  /** A direct message could not reach this person, who does not know it yet. */
  readonly unreached?: boolean;
}
