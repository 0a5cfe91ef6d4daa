import { defineMessages } from '../../language/messages.ts';
import '../../people/accounts/messages/rules.ts';
import { en } from './en.ts';

export const { text, rich } = defineMessages(en, {});
