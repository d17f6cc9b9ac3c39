import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Reader } from '../../../src/page/browser/message/reader.ts';
import { ROOT } from '../../help/source.ts';

/** A reader in Paris: Alice, who knows Bruno, the umpires and #battle. */
export function reader(language: 'en' | 'fr'): Reader {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(ROOT, `assets/locales/${language}/page.ftl`), 'utf8')));
  return {
    say: (id, args = {}) => bundle.formatPattern(bundle.getMessage(id)!.value!, args),
    language,
    locale: language === 'en' ? 'en-GB' : 'fr',
    zone: 'Europe/Paris',
    theme: 'dark',
    id: '1',
    people: [
      { id: '1', name: 'Alice' },
      { id: '2', name: 'Bruno' },
    ],
    roles: [{ id: '3', name: 'Umpires' }],
    channels: [
      { id: '4', name: 'battle', type: 0 },
      { id: '5', name: 'Tower', type: 2 },
      { id: '6', name: 'somewhere' },
    ],
    commands: [{ name: 'battle new', shown: language === 'fr' ? 'bataille nouvelle' : 'battle new' }],
    addressOf: (url) => url,
  };
}
