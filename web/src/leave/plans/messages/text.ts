import { en as rules } from '@almanac/domain/leave/plans/messages/en';
import { policyEn as sentences } from '@almanac/domain/leave/plans/messages/policy-en';
import { en as templates } from '@almanac/domain/leave/templates/messages/en';
import { addMessages, defineMessages } from '../../../language/messages.ts';
import { en } from './en.ts';

addMessages(rules, {});
addMessages(templates, {});
addMessages(sentences, {});
export const { text, rich } = defineMessages(en, {});
