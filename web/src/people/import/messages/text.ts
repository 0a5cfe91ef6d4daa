import { defineMessages } from '../../../language/messages.ts';
import '../../accounts/messages/rules.ts';
import { en } from './en.ts';

export const { text, rich } = defineMessages(en, {});
