import { en as rules } from '@almanac/domain/teams/directory/messages/en';
import { addMessages, defineMessages } from '../../../language/messages.ts';
import { en } from './en.ts';

addMessages(rules, {});
export const { text, rich } = defineMessages(en, {});
