import { en as rules } from '@almanac/domain/people/accounts/messages/en';
import { addMessages } from '../../../language/messages.ts';

addMessages(rules, {});
