import { defineMessages } from '../../../language/messages.ts';
import { policyEn } from './policy-en.ts';

export const { text: policyText, rich: policyRich } = defineMessages(policyEn, {});
