// Plain JavaScript, run first by `npm start` and `npm test`: says what to do where Node cannot run TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Aide-de-camp runs on Node 24; this is Node ${process.versions.node}.`);
  console.error('The project brings its own Node through npm. npm 10 forgets to link it: run `npm rebuild` once, or');
  console.error('`npx npm@11 install`; or install Node 24 yourself (on macOS, Alpine and Windows on ARM you must).');
  process.exit(1);
}
