import { messagesOf } from '../../../language/message.ts';
import type { en } from './en.ts';
import type { policyEn } from './policy-en.ts';

export const message = messagesOf<typeof en & typeof policyEn>();
