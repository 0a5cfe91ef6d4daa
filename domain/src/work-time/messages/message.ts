import { messagesOf } from '../../language/message.ts';
import type { en } from './en.ts';
import type { en as words } from './words-en.ts';

export const message = messagesOf<typeof en>();

/** Creates a message about hours, holidays or bridge days, which many screens show. */
export const wordsMessage = messagesOf<typeof words>();
