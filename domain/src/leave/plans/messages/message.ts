import { messagesOf } from '../../../language/message.ts';
import { en } from './en.ts';
import { policyEn } from './policy-en.ts';

export const message = messagesOf({ ...en, ...policyEn });
