import { messagesOf } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const channelMessage = messagesOf(en);
