import { defineMessages } from '../../../language/messages.ts';
import { listEn } from './list-en.ts';

export const { text, rich } = defineMessages(listEn, {});
