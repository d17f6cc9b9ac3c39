/** The toy's armies: `army "Guard" points 100`, then `R1 3` line by line; each point of strength costs ten. */
import type { Armies, Site } from '../../src/kernel/army.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { Refusal } from '../../src/kernel/play.ts';
import type { Fault } from '../../src/kernel/fault.ts';

const PRICE = 10;

const says = (text: string) => phrase('toy-option', { text });

interface ToyArmy {
  name: string;
  points: number;
  readonly units: { readonly id: string; readonly strength: number }[];
}

function readToy(text: string): { army: ToyArmy; faults: Fault[]; isNone: boolean } {
  const army: ToyArmy = { name: '', points: 0, units: [] };
  const faults: Fault[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^army "([^"@]+)" points (\d+)$/.exec(line);
    const unit = /^([A-Z]\d) (\d+)$/.exec(line);
    if (heading) Object.assign(army, { name: heading[1], points: Number(heading[2]) });
    else if (unit) army.units.push({ id: unit[1]!, strength: Number(unit[2]) });
    else if (line !== '') faults.push({ line: index + 1, column: 1, says: phrase('toy-fault', { line }) });
  }
  return { army, faults, isNone: faults.length > 0 || army.name === '' };
}

const write = ({ name, points, units }: ToyArmy): string =>
  `${[`army "${name}" points ${points}`, ...units.map(({ id, strength }) => `${id} ${strength}`)].join('\n')}\n`;

const costOf = ({ units }: ToyArmy) => PRICE * units.reduce((sum, { strength }) => sum + strength, 0);

const press = (leads: Site, text: string, isChosen = false) => ({ leads, says: says(text), isChosen });

const build: Armies['build'] = ({ text, at }) => {
  const { army } = readToy(text);
  const lines = [says(`${costOf(army)} of ${army.points}`)];
  const here = army.units.find(({ id }) => id === at);
  if (at !== '' && !here) return new Refusal('TOY-GONE', says(`${at} is gone`));
  const others = army.units.filter((unit) => unit !== here);
  if (!here) {
    const next = `R${army.units.length + 1}`;
    const grown = { ...army, units: [...army.units, { id: next, strength: 1 }] };
    const take = (words: string) =>
      /["@]/.test(words)
        ? new Refusal('TOY-WORD', says(`no name: ${words}`))
        : { text: write({ ...army, name: words }), at };
    return {
      asks: says(army.name),
      lines,
      rows: [
        { says: says('units'), presses: army.units.map(({ id }) => press({ text, at: id }, id)) },
        { presses: [press({ text: write(grown), at: next }, 'add')] },
      ],
      typed: { says: says('its name'), example: 'Guard', now: army.name, take },
    };
  }
  const presses = Array.from({ length: 30 }, (_, n) => n + 1).map((strength) => {
    const units = army.units.map((unit) => (unit === here ? { ...unit, strength } : unit));
    return press({ text: write({ ...army, units }), at }, `strength ${strength}`, strength === here.strength);
  });
  const last = [press({ text: write({ ...army, units: others }), at: '' }, 'dismiss')];
  return { asks: says(at), lines, rows: [{ says: says('strength'), presses }, { presses: last }] };
};

export const toyArmies: Armies = {
  read: (text) => {
    const { army, faults, isNone } = readToy(text);
    if (isNone) return { faults: faults.length > 0 ? faults : [{ line: 1, column: 1, says: says('no heading') }] };
    const cost = costOf(army);
    const tooMuch = { line: 1, column: text.indexOf('points') + 1, says: says(`${cost} is too much`) };
    const units = army.units.map(({ id, strength }) => ({ id, says: says(id), cost: PRICE * strength }));
    const { name, points } = army;
    return {
      name: { en: name, fr: name },
      points,
      cost,
      units,
      faults: cost > points ? [tooMuch] : [],
      text: write(army),
    };
  },
  blank: ({ en: name }, points) => write({ name, points, units: [] }),
  named: (text, { en: name }) => write({ ...readToy(text).army, name }),
  build,
  picture: (text, speak) => {
    const { army } = readToy(text);
    const rows = army.units.map(({ id, strength }) => [id, String(strength)]);
    const block = { title: speak(says('units')), head: [], rows, notes: [] };
    return { kind: 'page', title: army.name, subtitle: '', theme: 'day', across: 1, blocks: [block], alt: army.name };
  },
  nations: [{ name: 'toyland', says: says('Toyland') }],
  random: (nation, points, seed) => {
    if (points < PRICE) return undefined;
    const strength = 1 + (Number.parseInt(seed.slice(0, 4), 16) % Math.floor(points / PRICE));
    return write({ name: nation, points, units: [{ id: 'R1', strength }] });
  },
};
