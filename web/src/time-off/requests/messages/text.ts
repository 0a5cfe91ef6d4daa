import { en as rules } from '@almanac/domain/time-off/requests/messages/en';
import { addMessages } from '../../../language/messages.ts';

addMessages(rules, {});
