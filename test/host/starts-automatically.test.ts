/** Where two armies set up in secret nobody is told to begin the battle by a command. */
import { expect, test } from 'vitest';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { type Phrase, phrase } from '../../src/kernel/phrase.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { BLUE, groundText, RED } from '../help/deploying.ts';
import { accepted, ann, bob, refusal, type Room, room } from '../help/room.ts';
import { createToy } from '../help/toy.ts';

const shipped = (name: string, text: string) => ({ name, text, ruleset: 'sabreur-hex' });

async function opened(deploys: 'sealed' | 'whole'): Promise<Room> {
  const at = await room({
    rulesets: rulesetsByName({ toy: createToy(), 'sabreur-hex': sabreurHex }),
    rulesetOf: () => 'sabreur-hex',
    scenarios: [{ ...shipped('heath', groundText()), title: phrase('toy-option', { text: 'heath' }) }],
    armies: [shipped('reds', RED), shipped('blues', BLUE)],
  });
  const armies = { red: 'reds', blue: 'blues' };
  accepted(await at.host.open(at.by(ann), 'heath', 'en', undefined, { armies, deploys }));
  accepted(await at.host.join(at.by(ann), 'red'));
  accepted(await at.host.join(at.by(bob), 'blue'));
  return at;
}

const ids = (says: readonly Phrase[]) => says.map(({ id }) => id);

test('help, /catchup and an export name /deploy while armies are still sealed', async () => {
  const at = await opened('sealed');
  expect(ids((await at.host.help(at.by(ann))).says)).toContain('help-deploy');
  for (const refused of [await at.host.catchUp(at.by(ann)), await at.host.export(at.by(ann))]) {
    expect(refusal(refused)).toBe('host-not-deployed');
  }
});

test('they name /battle start if the sides deploy openly, one after the other', async () => {
  const at = await opened('whole');
  expect(ids((await at.host.help(at.by(ann))).says)).toContain('help-start');
  expect(refusal(await at.host.catchUp(at.by(ann)))).toBe('host-not-started');
});
