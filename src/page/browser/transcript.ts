/** The page of a finished battle: draws the data it contains, and sends no requests. */
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

// Messages out of view have not been drawn yet and would be missing on paper.
addEventListener('beforeprint', () => {
  for (const image of root.querySelectorAll('img')) image.loading = 'eager';
});
