import { messagesOf } from '@almanac/domain/language/message';
import { en } from './export-en.ts';

export const exportMessage = messagesOf(en);
