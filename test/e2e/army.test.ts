/** Armies with the real rules and client: built with buttons alone, exported and imported, shared, deleted. */
import { expect, test } from 'vitest';
import { readArmies } from '../../src/armies.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, type Stage, textOf } from './stage.ts';
import type { Seen } from '../practice/visit.ts';

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly placeholder?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly components?: readonly Part[];
}

function menusOf(message: Seen | undefined): Part[] {
  const inside = (part: Part): Part[] => [part, ...(part.components ?? []).flatMap(inside)];
  return ((message?.components ?? []) as readonly Part[]).flatMap(inside).filter(({ type }) => type === 3);
}

/** Chosen or not, ignoring case. */
function isCalled(label: string, begins: string): boolean {
  return label.replace('✓ ', '').toLowerCase().startsWith(begins.toLowerCase());
}

const plainly = (message: Seen | undefined): string => textOf(message).replaceAll(/[\u00a0\u202f]/g, ' ');

/** A person's builder: its text, and a press on the button or menu that begins with a text. */
function builderOf(stage: Stage, who: string, channel: string, { id }: Seen) {
  const shown = async () => (await stage.seen(who, channel)).find((message) => message.id === id);
  return {
    shown,
    text: async () => plainly(await shown()),
    labels: async () => buttonsOf(await shown()).map(({ label }) => label),
    press: async (...wanted: string[]) => {
      for (const begins of wanted) {
        const message = await shown();
        const label = buttonsOf(message).find((each) => isCalled(each.label, begins))?.label;
        if (label === undefined) throw new Error(`no ${begins} in ${textOf(message)}`);
        expect((await stage.press(who, message!, label)).error).toBeUndefined();
      }
    },
    type: async (begins: string, words: string) => {
      const button = buttonsOf(await shown()).find(({ label }) => label.startsWith(begins));
      const { modal } = await stage.as(who).pressId(id, button!.id);
      await stage.as(who).submitToTheEnd(modal!.id, { [modal!.title]: words });
      await stage.settled();
    },
    choose: async (title: string, begins: string) => {
      const menu = menusOf(await shown()).find(({ placeholder = '' }) => placeholder.startsWith(title));
      const option = menu?.options?.find(({ label }) => isCalled(label, begins));
      if (!option) throw new Error(`no ${begins} in ${title}: ${JSON.stringify(menu)}`);
      const { error } = await stage.as(who).pressId(id, menu!.custom_id!, [option.value]);
      expect(error).toBeUndefined();
      await stage.settled();
    },
  };
}

async function told(stage: Stage, who: string, name: string, options: object = {}, channel = 'tavern', files = {}) {
  const before = await publicTexts(stage, channel);
  const { response, error } = await stage.command(who, channel, `army ${name}`, options, files);
  expect([error, response?.ephemeral]).toEqual([undefined, true]);
  expect(await publicTexts(stage, channel)).toEqual(before);
  return response!;
}

const offered = async (stage: Stage, who: string, name: string, option: string, typed = '') =>
  (await stage.as(who).complete('tavern', `army ${name}`, option, { [option]: typed })).choices?.map(
    (each) => each.name,
  );

test('an army from the first button to the last: built, exported and imported, shared, copied, deleted', async () => {
  const stage = await openStage({ aide: { ...REAL, armies: readArmies() } });
  const begun = await told(stage, 'Alice', 'new', { name: 'Old Guard', points: '1 500', nation: 'France' });
  const { press, choose, type, text, labels, shown } = builderOf(stage, 'Alice', 'tavern', begun);
  expect(plainly(begun)).toContain('`old-guard` is created.');
  expect(picturesOf(begun)[0]?.description).toContain('Old Guard');

  await press('Add a unit', 'Line infantry');
  await stage.restart();
  await choose('Strength', '14');
  await press('Elite');
  expect(await text()).toMatch(/strength 14 .* elite/);
  await choose('Skills', 'Stubborn');
  expect(await text()).toContain('**Stubborn** (−1)');
  await press('Undo');
  expect(await text()).toContain('Undone:');
  expect(await text()).not.toContain('**Stubborn** (−1)');
  await press('Back');
  await press('Rename');
  await type('English name', 'Middle Guard / Moyenne Garde');
  expect(await text()).toContain('Middle Guard');
  await press('Close');
  expect(await labels()).toEqual(['Keep building', 'Delete']);
  expect(picturesOf(await shown())).toHaveLength(1);

  const checked = plainly(await told(stage, 'Alice', 'check', { army: 'old-guard' }));
  expect(checked).toContain('### Middle Guard');
  expect(checked).toContain('✓ Legal: it can be fielded.');
  const added = plainly(
    await told(stage, 'Alice', 'add', {
      army: 'Moyenne garde',
      unit: '7C heavy cavalry strength 40; 8C light cavalry',
    }),
  );
  expect(added).toContain('Added to `old-guard`: 2 units');
  const illegal = plainly(await told(stage, 'Alice', 'check', { army: 'old-guard' }));
  expect(illegal).toMatch(/✗ Not legal yet: .*\n.*Line \d, column \d+: 7C may be bought with/s);

  const exported = await told(stage, 'Alice', 'export', { army: 'old-guard' });
  const [file] = exported.attachments;
  expect(file?.filename).toBe('old-guard.txt');
  const data = Buffer.from(await (await fetch(file!.url)).arrayBuffer()).toString('base64');
  const back = await told(stage, 'Bruno', 'import', { name: 'à moi' }, 'tavern', { file: { name: 'a.txt', data } });
  expect(plainly(back)).toMatch(
    /### Moyenne Garde\n.*`a-moi`.*Enregistrée sous le nom de `a-moi`.*✗ Elle ne peut pas encore/s,
  );
  const spoilt = Buffer.from('army "Nobody"\n7C hevy @everyone').toString('base64');
  const none = plainly(await told(stage, 'Bruno', 'import', {}, 'tavern', { file: { name: 'b.txt', data: spoilt } }));
  expect(none).toMatch(/^\*\*b\.txt\*\* : \d erreurs\. Rien n’a été enregistré\./);

  expect(await offered(stage, 'Dan', 'show', 'army', 'old-g')).toEqual([]);
  await told(stage, 'Alice', 'share', { army: 'old-guard', with: 'server' });
  expect(await offered(stage, 'Dan', 'show', 'army', 'old-g')).toEqual([
    expect.stringMatching(/^old-guard · Alice · Middle Guard · /),
  ]);
  expect(await offered(stage, 'Dan', 'delete', 'army')).toEqual([]);
  const seen = await told(stage, 'Dan', 'show', { army: 'old-guard', what: 'text' });
  expect(plainly(seen)).toMatch(/Built by Alice, shared on this server\..*\n- 7C · .* points/s);
  expect(plainly(await told(stage, 'Dan', 'edit', { army: 'old-guard' }))).toContain('someone else');
  await stage.press('Dan', seen, 'Make it mine');
  expect(await offered(stage, 'Dan', 'edit', 'army')).toEqual([expect.stringMatching(/^old-guard · Middle Guard · /)]);
  expect(plainly(await told(stage, 'Dan', 'list'))).toMatch(
    /Yours \(1\).*Shared on this server \(1\).*Alice.*Supplied with the bot \(\d+\)/s,
  );

  const asked = await told(stage, 'Alice', 'delete', { army: 'old-guard' });
  expect(plainly(asked)).toContain('for good. Battles already using it are not affected');
  await stage.press('Alice', asked, 'Delete old-guard');
  await press('Keep building');
  expect(await text()).toMatch(/^There is no army of that name here/);
  expect(plainly(await told(stage, 'Dan', 'list'))).not.toContain('Shared on this server');
  expect(stage.log.join('')).not.toMatch(/"level":[56]0/);
});

test('in direct messages, and in another server, a person has their own armies; a random army, the list, refusals', async () => {
  const stage = await openStage({ aide: { ...REAL, armies: readArmies() } });
  const drawn = await told(stage, 'Bruno', 'random', { points: '1000', nation: 'espagne' }, 'taverne');
  expect(plainly(drawn)).toMatch(/Tirée au hasard, et enregistrée sous le nom de `spain-1000-2`\./);
  expect(plainly(await told(stage, 'Bruno', 'random', { points: '1000', nation: 'Ruritanie' }))).toContain('austria');
  expect(plainly(await told(stage, 'Bruno', 'random', { points: 'viele', nation: 'spain' }))).toContain(
    'nombre entier',
  );
  expect(plainly(await told(stage, 'Bruno', 'random', { points: '3', nation: 'spain' }))).toContain(
    'Essayez une autre taille',
  );
  expect(plainly(await told(stage, 'Bruno', 'check'))).toContain('joignez un fichier');
  const { response } = await stage.command('Bruno', 'dm', 'army list', {});
  expect(plainly(response)).toMatch(/Les vôtres \(1\).*`spain-1000-2` · .*Elles viennent avec le bot/s);
  const { response: shared } = await stage.command('Bruno', 'dm', 'army share', {
    army: 'spain-1000-2',
    with: 'server',
  });
  expect(plainly(shared)).toContain('se partagent sur les serveurs');
});
