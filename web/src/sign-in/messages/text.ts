import { en as rules } from '@almanac/domain/sign-in/messages/en';
import { addMessages, defineMessages } from '../../language/messages.ts';
import '../../people/accounts/messages/rules.ts';
import { en } from './en.ts';

addMessages(rules, {});
export const { text, rich } = defineMessages(en, {});
