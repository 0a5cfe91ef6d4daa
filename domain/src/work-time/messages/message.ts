import { messagesOf } from '../../language/message.ts';
import { en } from './en.ts';
import { en as words } from './words-en.ts';

export const message = messagesOf(en);

/** Creates a message about hours, holidays or bridge days, which many screens show. */
export const wordsMessage = messagesOf(words);
