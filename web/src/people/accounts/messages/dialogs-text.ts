import { defineMessages } from '../../../language/messages.ts';
import './rules.ts';
import { en } from './dialogs-en.ts';

export const { text, rich } = defineMessages(en, {});
