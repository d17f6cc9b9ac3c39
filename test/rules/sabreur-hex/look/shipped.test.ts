/** Every unit of every scenario has its card, what threatens it, and some line to an enemy, in both languages and within a message. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import { rulesetOf } from '../../../../src/rules/index.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { ROOT } from '../../../help/source.ts';
import { seen } from './looking.ts';

const folder = join(ROOT, 'assets/scenarios');
/** What `fitted` leaves to a message; nothing should have to be cut. */
const LIMIT = 3800;

const isOurs = (name: string) =>
  name.endsWith('.txt') && rulesetOf(readFileSync(join(folder, name), 'utf8')) === 'sabreur-hex';

test.each(readdirSync(folder).filter(isOurs))('%s', (name) => {
  const read = sabreurHex.read(readFileSync(join(folder, name), 'utf8'));
  if ('faults' in read) throw new Error('the scenario has faults');
  for (const active of ['red', 'blue'] as const) {
    const now = { ...read.state, active, phase: 'actions' as const, orderPoints: 3 };
    for (const unit of now.units) {
      const looks = [
        sabreurHex.unit(now, unit.id),
        sabreurHex.threats(now, unit.id),
        sabreurHex.sight(now, unit.id, now.units.find(({ side }) => side !== unit.side)!.id),
      ];
      for (const look of looks) {
        expect(look).not.toBeInstanceOf(Refusal);
        for (const language of ['en', 'fr'] as const) expect(seen(look, language).length).toBeLessThan(LIMIT);
      }
    }
  }
});
