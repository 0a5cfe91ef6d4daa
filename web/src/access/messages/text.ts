import { en as rules } from '@almanac/domain/access/messages/en';
import { addMessages, defineMessages } from '../../language/messages.ts';
import { en } from './en.ts';

addMessages(rules, {});
export const { text } = defineMessages(en, {});
