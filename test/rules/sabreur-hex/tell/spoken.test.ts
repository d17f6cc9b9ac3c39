/** Random battles, played out: whatever happens can be told, asked and drawn, in both languages. */
import { describe, expect, test } from 'vitest';
import type { Phrase } from '../../../../src/kernel/phrase.ts';
import { type Asked, Refusal, type Side } from '../../../../src/kernel/play.ts';
import { type Entry, run } from '../../../../src/kernel/run.ts';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { draw } from '../../../../src/rules/sabreur-hex/picture/draw.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import type { Fact } from '../../../../src/rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { scene } from '../../../../src/scene/scene.ts';
import { position, report } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const FIELD = [
  'map 16 x 14',
  'red 7C heavy cavalry 0610 N',
  'red 8Hu light cavalry 0810 N',
  'red 45L line infantry line 0509 N',
  'red 57L line infantry column recruit 0909 N',
  'red 9Lg light infantry column 0709 N',
  'red 6B heavy foot battery 0410 N',
  'blue 3L line infantry line 0506 S',
  'blue 20L line infantry column elite 0606 S',
  'blue 11Lg light infantry line 0806 S',
  'blue 4B light horse battery 0706 S',
  'blue 1Gu regimental gun 0406 S',
  'blue 3D medium cavalry 0905 S',
  'hex 0507 wood',
  'hex 0708 hill 1',
];

/** A small generator, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Played {
  readonly before: State;
  readonly after: State;
  readonly by: Side;
  readonly transcript: readonly Entry<Fact>[];
  readonly asked: readonly { readonly asked: Asked; readonly at: State }[];
}

function playBattle(seed: number, orders: number): Played[] {
  const pick = random(seed);
  const played: Played[] = [];
  let now = position(...FIELD);
  while (played.length < orders) {
    const next = sabreurHex.next(now);
    if (next.kind === 'over' || next.kind === 'sealed') break;
    const texts = next.kind === 'auto' ? [next.text] : sabreurHex.suggest(now, next.side);
    const text = texts.length === 0 || pick(12) === 0 ? 'end' : texts[pick(texts.length)]!;
    const one = playOrder(now, next.kind === 'auto' ? next.text : text, next.side, pick);
    played.push(one);
    now = one.after;
  }
  return played;
}

function playOrder(before: State, text: string, by: Side, pick: (below: number) => number): Played {
  const read = sabreurHex.orders(text, before, by);
  if (read instanceof Refusal) throw new Error(`${text}: ${read.message}`);
  const questions: { asked: Asked; line: number }[] = [];
  let line = 0;
  const outcome = run(sabreurHex, before, read[0]!.order, by, [], {
    dice: ({ dice, sides }) => Array.from({ length: dice }, () => 1 + pick(sides)),
    answer: (asked) => {
      questions.push({ asked, line });
      line += 1;
      return { text: asked.options[pick(asked.options.length)]!.text, by: { who: 'default' } };
    },
  });
  if (outcome.kind !== 'done') throw new Error(`${text}: ${JSON.stringify(outcome)}`);
  const { state: after, transcript } = outcome;
  const asks = transcript.flatMap((entry, at) => ('ask' in entry ? [at] : []));
  const asked = questions.map((question, i) => ({ ...question, at: fold(before, transcript.slice(0, asks[i])) }));
  return { before, after, by, transcript, asked };
}

function fold(before: State, transcript: readonly Entry<Fact>[]): State {
  return transcript.reduce((now, entry) => ('fact' in entry ? apply(now, entry.fact) : now), before);
}

const battles = [1, 2, 3, 4, 5, 6].flatMap((seed) => playBattle(seed, 60));

describe('random battles', () => {
  test('they have every kind of event', () => {
    const facts = new Set(battles.flatMap(({ transcript }) => transcript.map(kindOf)));
    for (const kind of ['charged', 'attacked', 'fired', 'fled', 'eliminated', 'formed', 'saves', 'rout', 'ASK-10']) {
      expect(facts).toContain(kind);
    }
  });

  test.each(['en', 'fr'] as const)('they are reported in %s, whole or interrupted anywhere', (language) => {
    for (const each of battles) {
      expect(report(language, each)).not.toMatch(/undefined|NaN|\{|\[object/);
      for (let cut = 1; cut < each.transcript.length; cut++) {
        const middle = fold(each.before, each.transcript.slice(0, cut));
        const head = { ...each, after: middle, transcript: each.transcript.slice(0, cut) };
        const tail = { ...each, before: middle, transcript: each.transcript.slice(cut) };
        expect(report(language, head) + report(language, tail)).not.toMatch(/undefined|NaN|\{|\[object/);
      }
    }
  });

  test('they are reported with the clause of every roll', () => {
    const hidden = battles.flatMap((each) => {
      const told = report('en', each);
      const rolls = each.transcript.flatMap((entry) => ('roll' in entry ? [entry.roll.clause] : []));
      return rolls.filter((clause) => !new RegExp(`\\[[^\\]]*${clause.split('-').at(-1)!}`).test(told));
    });
    expect(hidden).toEqual([]);
  });

  test('they have cards that fit on buttons', () => {
    for (const { asked, at } of battles.flatMap((each) => each.asked)) {
      const shown = card(asked, at);
      expect(shown.options.map(({ text }) => text)).toEqual(asked.options.map(({ text }) => text));
      for (const language of ['en', 'fr'] as const) {
        for (const { says } of shown.options) expect(words.say(language, says).length).toBeLessThanOrEqual(80);
        for (const says of [shown.asks, ...shown.warns]) expect(words.say(language, says)).not.toBe('');
      }
    }
  });

  test('they are drawn as scenes', () => {
    for (const { before, after, transcript } of battles) {
      const awaited = after.units[0]!.id;
      for (const language of ['en', 'fr'] as const) {
        const speak = (says: Phrase) => words.say(language, says);
        for (const drawn of [
          draw({ now: after, transcript, frame: 'action' }, speak),
          draw({ now: after, before, transcript, frame: 'action', awaited }, speak),
        ]) {
          expect(scene.parse(drawn)).toEqual(drawn);
          expect(drawn.alt.length).toBeLessThanOrEqual(1000);
          expect(drawn.alt + drawn.title).not.toMatch(/\*\*|\u2060/);
        }
      }
    }
  });
});

function kindOf(entry: Entry<Fact>): string {
  if ('fact' in entry) return entry.fact.type;
  return 'roll' in entry ? entry.roll.why : entry.ask.kind;
}
