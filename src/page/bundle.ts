/** Bundles the TypeScript in `browser/`: one script and one style sheet for each page. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The practice channel, and a battle as a file. */
export type Page = 'channel' | 'transcript';

export interface Bundle {
  /** A module. It contains no `</script`, so it may be inlined. */
  readonly script: string;
  readonly style: string;
}

const bundles = new Map<Page, Promise<Bundle>>();

/** Built when first requested, then cached. */
export function bundleOf(page: Page): Promise<Bundle> {
  const known = bundles.get(page);
  if (known) return known;
  const made = bundle(fileURLToPath(new URL(`./browser/${page}.ts`, import.meta.url)));
  bundles.set(page, made);
  return made;
}

/** Bundles a file and everything it imports. */
export async function bundle(entry: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    loader: { '.ftl': 'text' },
    logLevel: 'silent',
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}
