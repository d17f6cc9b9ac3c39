/** The page of a battle that is over: it draws what stands in it as data, and asks nobody for anything. */
import { render } from 'lit';
import { drawTranscript } from './transcript/draw.ts';
import { follow } from './transcript/light.ts';
import type { Transcript } from './transcript/transcript.ts';
import './transcript/transcript.css';

const transcript = JSON.parse(document.getElementById('transcript')?.textContent ?? '') as Transcript;
const root = document.createElement('div');
document.body.append(root);

follow((theme) => {
  root.dataset['theme'] = theme;
  render(drawTranscript(transcript, theme), root);
});

// What is not in sight has not been drawn yet, and would be missing on paper.
addEventListener('beforeprint', () => {
  for (const image of root.querySelectorAll('img')) image.loading = 'eager';
});
