import { defineMessages } from '../../../language/messages.ts';
import { en } from './key-en.ts';

export const { text: keyText, rich: richKeyText } = defineMessages(en, {});
