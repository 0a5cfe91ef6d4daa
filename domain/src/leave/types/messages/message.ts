import { messagesOf } from '../../../language/message.ts';
import { en } from './en.ts';
import { en as rules } from './rules-en.ts';

export const message = messagesOf(en);

/** Creates a message about the settings of a type. */
export const typeMessage = messagesOf(rules);
