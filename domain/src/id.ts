import * as z from 'zod/mini';
import { fieldError, fieldErrorText } from './language/field-error.ts';
import type { Said } from './language/message.ts';
import { commonMessage } from './language/messages/message.ts';

const isNoId = fieldError(commonMessage('common.uuid'));

/** Identifiers are compared in their stored form, in lower case. */
export const Id = z.uuid({ error: isNoId }).check(z.toLowerCase());

/** An identifier that a form demands with the given sentence. */
export const requiredId = (sentence: Said) =>
  z.uuid({ error: ({ input }) => (input ? isNoId() : fieldErrorText(sentence)) }).check(z.toLowerCase());
