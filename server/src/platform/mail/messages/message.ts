import { messagesOf } from '@almanac/domain/language/message';
import { en } from './en.ts';

export const mailMessage = messagesOf(en);
