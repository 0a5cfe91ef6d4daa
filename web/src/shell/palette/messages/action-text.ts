import { defineMessages } from '../../../language/messages.ts';
import { en } from './action-en.ts';

export const { text: actionText } = defineMessages(en, {});
