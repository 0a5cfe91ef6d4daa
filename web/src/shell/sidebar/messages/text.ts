import { defineMessages } from '../../../language/messages.ts';
import { en } from './en.ts';

export const { text } = defineMessages(en, {});
