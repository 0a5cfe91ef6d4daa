import { en as amounts } from '@almanac/domain/leave/types/messages/en';
import { addMessages } from '../../../language/messages.ts';

addMessages(amounts, {});
