import * as z from 'zod/mini';

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

interface LineLimits {
  min?: number;
  max: number;
  /** Rewrites the text before the checks, in linear time. */
  clean?: (text: string) => string;
}

/** A text of one line, trimmed; lengths in characters. Validation stops at a wrong length. */
export function lineOfText(label: string, { min = 1, max, clean = (text) => text.trim() }: LineLimits) {
  return z
    .string({ error: `${label} is required` })
    .check(
      z.overwrite(clean),
      z.minLength(1, { error: `${label} is required`, abort: true }),
      z.minLength(min, { error: `${label} must be at least ${min} characters` }),
      z.maxLength(max, { error: `${label} must be at most ${max} characters`, abort: true }),
      z.refine(isOneLine, { error: `${label} must be plain text in one line`, abort: true }),
    );
}

/** An optional text of several lines, trimmed; empty counts as absent. Length in characters. */
export function optionalText(label: string, limits: { max: number }) {
  return emptyAsAbsent(plainText(label, limits));
}

/** An optional text of one line, trimmed; empty counts as absent. Length in characters. */
export function optionalLine(label: string, limits: { max: number }) {
  return emptyAsAbsent(plainLine(label, limits));
}

/** A text of several lines, trimmed, to set, clear (empty or null) or leave unchanged (absent). */
export function clearableText(label: string, limits: { max: number }) {
  return emptyAsNull(plainText(label, limits));
}

/** A text of one line, trimmed, to set, clear (empty or null) or leave unchanged (absent). */
export function clearableLine(label: string, limits: { max: number }) {
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

function plainText(label: string, limits: { max: number }) {
  return trimmed(label, limits).check(z.refine(isPlainText, { error: `${label} must be plain text` }));
}

function plainLine(label: string, limits: { max: number }) {
  return trimmed(label, limits).check(
    z.refine(isOneLine, { error: `${label} must be plain text in one line` }),
  );
}

function trimmed(label: string, { max }: { max: number }) {
  return z
    .string({ error: `${label} must be a text` })
    .check(z.trim(), z.maxLength(max, { error: `${label} must be at most ${max} characters`, abort: true }));
}

/** The search text of a list, trimmed; empty counts as absent. Length in characters. */
export function searchText(limits: { max: number }) {
  return optionalLine('search', limits);
}
