import { messagesOf } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const mailMessage = messagesOf<typeof en>();
