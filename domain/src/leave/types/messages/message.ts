import { messagesOf } from '../../../language/message.ts';
import type { en } from './en.ts';
import type { en as rules } from './rules-en.ts';

export const message = messagesOf<typeof en>();

/** Creates a message about the settings of a type. */
export const typeMessage = messagesOf<typeof rules>();
