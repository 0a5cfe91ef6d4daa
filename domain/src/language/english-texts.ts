import { englishEntry } from './message.ts';
import { createTexts } from './texts.ts';

/** The English texts of all messages that this program can create. */
export const englishTexts = createTexts('en', 'en-GB', englishEntry);
