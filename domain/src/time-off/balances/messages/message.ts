import { messagesOf } from '../../../language/message.ts';
import type { en } from './en.ts';

export const message = messagesOf<typeof en>();
