import { messagesOf } from '../message.ts';
import { en } from './en.ts';

/** Creates a message that all slices share. */
export const commonMessage = messagesOf(en);
