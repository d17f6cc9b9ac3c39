/** The visible changes between two positions: units that have moved, are weaker or stronger, or come back. */
import { canonical } from '../../../kernel/canonical.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Piece, Scene } from '../../../scene/scene.ts';
import { surveyorOf } from '../../../survey/boards.ts';
import type { Change } from '../../../survey/surveyor.ts';
import type { Post } from '../../post.ts';
import { line, sceneOf, type Speech } from '../../messages/posts.ts';
import type { Score } from '../../../kernel/ruleset.ts';
import { sideName } from '../../battle/voice.ts';

/** The most listed: the rest are counted. */
const SHOWN = 24;

interface Two<T> {
  readonly now: T;
  readonly back: T;
}

/** What everyone would see change if the position of `back` were restored. */
export function differencePost(speech: Speech, two: Two<unknown>): Pick<Post, 'sentences' | 'scene'> {
  const { rules, voice } = speech;
  const units = changedIn(speech, two);
  const scene = backPicture(speech, two);
  const lines = units.slice(0, SHOWN).map((unit) => voice.say(unitLine(scene, unit)));
  const more = units.length - lines.length;
  const scores = scoreLines({ now: rules.score(two.now), back: rules.score(two.back) });
  const says = phrase(units.length === 0 ? 'proposal-same-map' : 'proposal-changes', { n: units.length });
  return {
    sentences: [
      {
        says: voice.say(says),
        dice: [...lines, ...(more > 0 ? [voice.say(phrase('proposal-more', { n: more }))] : [])],
      },
      ...scores.map((score) => line(voice, score)),
    ],
    scene,
  };
}

/** The earlier position, with the ways back to it; if nothing moves, all of it. */
export function backPicture(speech: Speech, two: Two<unknown>): Scene {
  const surveyor = surveyorOf(pictureOf(speech, two.back));
  const marks = changedIn(speech, two).flatMap((change) => surveyor.wayBack(change));
  const frame = marks.length === 0 ? 'whole' : 'action';
  return sceneOf(speech, { before: two.back, after: two.back, transcript: [] }, frame, undefined, marks);
}

function pictureOf(speech: Speech, state: unknown): Scene {
  return sceneOf(speech, { before: state, after: state, transcript: [] }, 'whole');
}

function changedIn(speech: Speech, { now, back }: Two<unknown>): Change[] {
  return changed({ now: pictureOf(speech, now).pieces, back: pictureOf(speech, back).pieces });
}

function changed({ now, back }: Two<readonly Piece[]>): Change[] {
  const names = [...new Set([...now, ...back].map(({ name }) => name))];
  return names
    .map((name) => ({
      now: now.find((piece) => piece.name === name),
      back: back.find((piece) => piece.name === name),
    }))
    .filter(
      (unit) => unit.now === undefined || unit.back === undefined || canonical(unit.now) !== canonical(unit.back),
    );
}

function unitLine(scene: Scene, { now, back }: Change): Phrase {
  const surveyor = surveyorOf(scene);
  const unit = (back ?? now)!.name;
  if (!back) return phrase('proposal-unit-gone', { unit });
  if (!now)
    return phrase('proposal-unit-back', { unit, at: surveyor.placeOf(back, scene), strength: back.strength ?? 'none' });
  const strength = part('proposal-part-strength', now.strength, back.strength);
  return phrase('proposal-unit', { unit, parts: [...surveyor.differences(now, back, scene), ...strength] });
}

function scoreLines({ now, back }: Two<readonly Score[]>): Phrase[] {
  return back.flatMap((score) => {
    const before = now.find(({ side }) => side === score.side);
    const parts = before ? scoreParts(before, score) : [];
    return parts.length === 0 ? [] : [phrase('proposal-score', { side: sideName(score.side), parts })];
  });
}

function scoreParts(now: Score, back: Score): Phrase[] {
  return [
    ...part('proposal-part-strength', now.strength, back.strength),
    ...part('proposal-part-victory', now.victoryPoints, back.victoryPoints),
    ...part('proposal-part-orders', now.orderPoints, back.orderPoints),
  ];
}

function part(id: string, from: number | undefined, to: number | undefined): Phrase[] {
  return from === to ? [] : [phrase(id, { from: from ?? 0, to: to ?? 0 })];
}
