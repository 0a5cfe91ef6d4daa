import { messagesOf } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const webhookMessage = messagesOf(en);
