/** Reads the locale files strictly: Fluent drops an invalid message silently, we do not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../kernel/ruleset.ts';
import { ENGLISH, englishType } from './english.ts';
import { FRENCH, frenchType } from './french.ts';

export const LOCALES = fileURLToPath(new URL('../../assets/locales', import.meta.url));

export interface Spoken {
  readonly bundle: FluentBundle;
  /** The messages of all files, without terms. */
  readonly ids: readonly string[];
}

/** The .ftl files of a language by name, which share one namespace. */
export function filesOf(folder: string, language: Language): { readonly name: string; readonly text: string }[] {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => ({
    name: `${language}/${name}`,
    text: readFileSync(join(folder, language, name), 'utf8').replaceAll('\r\n', '\n'),
  }));
}

export function readLanguage(folders: readonly string[], language: Language): Spoken {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: language === 'fr' ? { ...FRENCH } : { ...ENGLISH },
    transform: language === 'fr' ? frenchType : englishType,
  });
  const ids: string[] = [];
  for (const { name, text } of folders.flatMap((folder) => filesOf(folder, language))) {
    const resource = new FluentResource(text);
    const kept = new Set(resource.body.map((entry) => entry.id));
    const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
    const dropped = written.filter((id) => !kept.has(id));
    if (dropped.length > 0) throw new Error(`${name}: not understood: ${dropped.join(', ')}`);
    const faults = bundle.addResource(resource);
    if (faults.length > 0) throw new Error(`${name}: ${faults.map((fault) => fault.message).join('; ')}`);
    ids.push(...[...kept].filter((id) => !id.startsWith('-')));
  }
  return { bundle, ids };
}
