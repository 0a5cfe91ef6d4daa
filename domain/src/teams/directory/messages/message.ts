import { messagesOf } from '../../../language/message.ts';
import { en } from './en.ts';

export const message = messagesOf(en);
