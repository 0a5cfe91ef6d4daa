import { en as directoryRules } from '@almanac/domain/teams/directory/messages/en';
import { en as rules } from '@almanac/domain/teams/members/messages/en';
import { addMessages, defineMessages } from '../../../language/messages.ts';
import { en } from './en.ts';

addMessages(directoryRules, {});
addMessages(rules, {});
export const { text, rich } = defineMessages(en, {});
