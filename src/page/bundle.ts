/** What a browser needs, made of the TypeScript in `browser/`: one script and one style sheet for each page. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The practice channel; a battle as a file. */
export type Page = 'channel' | 'transcript';

export interface Bundle {
  /** A module. It holds no `</script`, so that it may stand in a page. */
  readonly script: string;
  readonly style: string;
}

const bundles = new Map<Page, Promise<Bundle>>();

/** Made when it is first asked for, and then kept. */
export function bundleOf(page: Page): Promise<Bundle> {
  const known = bundles.get(page);
  if (known) return known;
  const made = bundle(fileURLToPath(new URL(`./browser/${page}.ts`, import.meta.url)));
  bundles.set(page, made);
  return made;
}

/** Of a file and all it imports. */
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
