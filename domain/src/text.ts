import * as z from 'zod/mini';
import { fieldError } from './language/field-error.ts';
import type { Message, Said } from './language/message.ts';
import { commonMessage } from './language/messages/message.ts';

// The database stores no NUL, and other control characters are meaningless in names and reasons.
const controlCharacter = /[\p{Cc}\p{Cs}]/u;
const controlCharacterExceptLineBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** Whether the text has no control characters except tabs and line breaks. */
export function isPlainText(text: string): boolean {
  return !controlCharacterExceptLineBreaks.test(text);
}

// U+2028 and U+2029 end a line like a line feed.
const lineEnd = /[\p{Zl}\p{Zp}]/u;

const isOneLine = (text: string) => !controlCharacter.test(text) && !lineEnd.test(text);

/** The characters a line may have, and the message about others. */
export interface LineFormat {
  pattern: RegExp;
  otherwise: Message;
}

interface OptionalLimits {
  max: number;
  format?: LineFormat;
}

interface LineLimits extends OptionalLimits {
  min?: number;
  /** Rewrites the text before the checks, in linear time. */
  clean?: (text: string) => string;
}

/** A text of one line, trimmed; lengths in characters. Validation stops at a wrong length. */
export function lineOfText(label: Said, { min = 1, max, format, clean = (text) => text.trim() }: LineLimits) {
  const line = z
    .string({ error: fieldError(commonMessage('common.required', { label })) })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: fieldError(commonMessage('common.required', { label })), abort: true }),
      z.minLength(min, { error: fieldError(commonMessage('common.tooShort', { label, min })) }),
      z.maxLength(max, { error: fieldError(commonMessage('common.tooLong', { label, max })), abort: true }),
      z.refine(isOneLine, { error: fieldError(commonMessage('common.plainLine', { label })), abort: true }),
    );
  return format ? line.check(matching(format)) : line;
}

/** An optional text of several lines, trimmed; empty counts as absent. Length in characters. */
export function optionalText(label: Said, limits: { max: number }) {
  return emptyAsAbsent(plainText(label, limits));
}

/** An optional text of one line, trimmed; empty counts as absent. Length in characters. */
export function optionalLine(label: Said, limits: OptionalLimits) {
  return emptyAsAbsent(plainLine(label, limits));
}

/** A text of several lines, trimmed, to set, clear (empty or null) or leave unchanged (absent). */
export function clearableText(label: Said, limits: { max: number }) {
  return emptyAsNull(plainText(label, limits));
}

/** A text of one line, trimmed, to set, clear (empty or null) or leave unchanged (absent). */
export function clearableLine(label: Said, limits: OptionalLimits) {
  return emptyAsNull(plainLine(label, limits));
}

function emptyAsAbsent(text: z.ZodMiniString<string>) {
  return z.optional(
    z.pipe(
      text,
      z.transform((given) => (given === '' ? undefined : given)),
    ),
  );
}

function emptyAsNull(text: z.ZodMiniString<string>) {
  return z.nullish(
    z.pipe(
      text,
      z.transform((given) => (given === '' ? null : given)),
    ),
  );
}

function plainText(label: Said, limits: { max: number }) {
  return trimmed(label, limits).check(
    z.refine(isPlainText, { error: fieldError(commonMessage('common.plainText', { label })) }),
  );
}

function plainLine(label: Said, { format, ...limits }: OptionalLimits) {
  const line = trimmed(label, limits).check(
    z.refine(isOneLine, { error: fieldError(commonMessage('common.plainLine', { label })), abort: true }),
  );
  return format ? line.check(matching(format)) : line;
}

function matching({ pattern, otherwise }: LineFormat) {
  return z.refine<string>((text) => pattern.test(text), { error: fieldError(otherwise) });
}

function trimmed(label: Said, { max }: { max: number }) {
  return z
    .string({ error: fieldError(commonMessage('common.text', { label })) })
    .check(
      z.trim(),
      z.maxLength(max, { error: fieldError(commonMessage('common.tooLong', { label, max })), abort: true }),
    );
}

/** The search text of a list, trimmed; empty counts as absent. Length in characters. */
export function searchText(limits: { max: number }) {
  return optionalLine('search', limits);
}
