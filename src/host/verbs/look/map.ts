/** The requested map: all or part of it, with the threats to a unit, without units, with a legend. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Frame, Look } from '../../../kernel/ruleset.ts';
import type { Scene } from '../../../scene/scene.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { endingWith } from '../../../survey/alt.ts';
import { surveyorOf } from '../../../survey/boards.ts';
import type { ShownRuleset } from '../../battle/shown.ts';
import { seenNow, shownTo } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import { no, type Voice, voiceOf } from '../../battle/voice.ts';

/** Options of the map; by default, all of it as it is. */
export interface MapWish {
  /** Only the surroundings of a unit or a position. */
  readonly around?: string;
  /** What the enemies of this unit could do to it. */
  readonly threats?: string;
  /** Without units. */
  readonly terrain?: boolean;
  readonly theme?: Scene['theme'];
  readonly legend?: boolean;
}

export interface MapShown {
  readonly scene: Scene;
  /** Its description, if any. */
  readonly look?: Look;
}

/** As this person may see it, including a waiting order as far as it was played. */
export function map(deps: Deps, loaded: LoadedBattle, request: Request, wish: MapWish = {}): MapShown | Refusal {
  const voice = voiceOf(deps.words, request.language);
  const shown = contradiction(wish) ?? shownAs(loaded, request, wish, voice);
  if (shown instanceof Refusal) return shown;
  return { ...shown, scene: dressed(shown.scene, wish, voice) };
}

/** A crop has one centre, and threats cannot be shown without units. */
function contradiction({ around, threats, terrain = false }: MapWish): Refusal | undefined {
  if (threats === undefined) return undefined;
  if (around !== undefined) return no(phrase('host-map-two-places'));
  return terrain ? no(phrase('host-map-no-units')) : undefined;
}

function shownAs(loaded: LoadedBattle, request: Request, wish: MapWish, { say }: Voice): MapShown | Refusal {
  const rules = shownTo(loaded, request);
  const [now, seen] = seenNow(loaded);
  if (wish.threats !== undefined) {
    const look = rules.threats(now, wish.threats);
    if (look instanceof Refusal) return look;
    const { frame, marks = [] } = look;
    return { look, scene: rules.draw({ now, transcript: [], frame, marks }, say) };
  }
  const frame = frameOf(rules, now, wish);
  if (frame instanceof Refusal) return frame;
  const transcript = wish.terrain ? [] : seen;
  return { scene: rules.draw({ now, transcript, frame, isBare: wish.terrain ?? false }, say) };
}

function frameOf(rules: ShownRuleset, now: unknown, { around }: MapWish): Frame | Refusal {
  if (around === undefined) return 'whole';
  const place = rules.place(now, around);
  return place instanceof Refusal ? place : { around: place };
}

/** In day or night colours, with a legend if wanted. */
function dressed(scene: Scene, { theme, legend = false }: MapWish, { say }: Voice): Scene {
  const themed = theme ? { ...scene, theme } : scene;
  return legend ? explained(themed, say) : themed;
}

/** With a legend, which its alternative text includes. */
function explained(scene: Scene, say: Voice['say']): Scene {
  const surveyor = surveyorOf(scene);
  const signs = surveyor.keyOf(scene);
  const alt = signs.length === 0 ? scene.alt : endingWith(scene.alt, say(phrase('alt-key', { signs })));
  return { ...surveyor.withKey(scene, say), alt };
}
