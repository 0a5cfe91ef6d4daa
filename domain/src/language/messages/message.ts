import { messagesOf } from '../message.ts';
import type { en } from './en.ts';

/** Creates a message that all slices share. */
export const commonMessage = messagesOf<typeof en>();
