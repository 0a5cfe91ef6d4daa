import { en as rules } from '@almanac/domain/time-off/corrections/messages/en';
import { addMessages, defineMessages } from '../../../language/messages.ts';
import { en } from './en.ts';

addMessages(rules, {});
export const { text } = defineMessages(en, {});
