import { defineMessages } from '../../../language/messages.ts';
import { setEn } from './set-en.ts';

export const { text } = defineMessages(setEn, {});
