/** The bot's texts, read once per process. */
import { openWords } from '../../src/words/words.ts';

export const words = openWords();
