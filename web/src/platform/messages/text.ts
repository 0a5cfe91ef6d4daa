import { en as common } from '@almanac/domain/language/messages/en';
import { addMessages, defineMessages } from '../../language/messages.ts';
import { en } from './en.ts';

addMessages(common, {});
export const { text, rich } = defineMessages(en, {});
