/** A battle as one file that contains everything it needs and sends no requests. */
import { createHash } from 'node:crypto';
import type { Transcript } from './browser/transcript/transcript.ts';
import { bundleOf } from './bundle.ts';

export type { Transcript } from './browser/transcript/transcript.ts';

export async function transcriptPage(transcript: Transcript, withoutScript: string): Promise<string> {
  const { script: made, style } = await bundleOf('transcript');
  // The start of a comment, even inside a string, may hide the end of the script from the browser.
  const script = made.replaceAll('<!--', String.raw`\x3C!--`);
  const own = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const policy = `default-src 'none'; script-src '${own}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'`;
  return `<!doctype html>
<html lang="${transcript.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(transcript.title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>${text(withoutScript)}</noscript>
<script type="application/json" id="transcript">${data(transcript)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(raw: string): string {
  return raw.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

/** JSON that cannot end its element or a line of script. */
function data(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
