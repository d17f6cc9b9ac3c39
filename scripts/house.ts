/** `npm run house`: the structure of the source in figures, checked by `test/house-figures.test.ts`. */
import { houseOf } from '../test/help/house.ts';

const { rooms, circles, up, across, questions, askers, members } = houseOf();
const row = (...cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(8))).join(''));

row('room', 'files', 'lines');
for (const { room, files, lines } of rooms) row(room, files, lines);
const sum = (of: 'files' | 'lines'): number => rooms.reduce((total, room) => total + room[of], 0);
row('all', sum('files'), sum('lines'));
console.log('');
row('import circles', circles.length);
row('arrows up in the host', up.length);
row('arrows between features', across.length);
row('members a book must write', members.length);
console.log('\nfiles that name a kind of question, and that import it:');
for (const [kind, files] of questions) row(kind, files.length, askers.get(kind)?.length ?? 0);
for (const line of [...circles.map((files) => `circle: ${files.join(' ')}`), ...up.map((each) => `up: ${each}`)])
  console.log(line);
if (process.argv.includes('across')) for (const each of across) console.log(each);
