import { z } from 'zod';

// The database stores no NUL, and no other control character has a meaning in a name or a reason.
const controlCharacter = /[\p{Cc}\p{Cs}]/u;
const controlCharacterExceptLineBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** A text of one line, trimmed; lengths in characters. */
export function lineOfText(label: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .min(min, { error: `${label} must be at least ${min} characters` })
    .max(max, { error: `${label} must be at most ${max} characters` })
    .refine((text) => !controlCharacter.test(text), { error: `${label} must be plain text in one line` });
}

/** An optional text of several lines, trimmed; an empty one counts as absent. Length in characters. */
export function optionalText(label: string, { max }: { max: number }) {
  return plainText(label, max)
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}

/** A text of several lines, trimmed, that a change may set, clear (empty or null) or leave alone (absent). */
export function clearableText(label: string, { max }: { max: number }) {
  return plainText(label, max)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional();
}

function plainText(label: string, max: number) {
  return z
    .string({ error: `${label} must be a text` })
    .trim()
    .max(max, { error: `${label} must be at most ${max} characters` })
    .refine((text) => !controlCharacterExceptLineBreaks.test(text), { error: `${label} must be plain text` });
}

/** What a list is searched for, trimmed; an empty text counts as absent. Length in characters. */
export function searchText({ max }: { max: number }) {
  return z
    .string({ error: 'search must be a text' })
    .trim()
    .max(max, { error: `search must be at most ${max} characters` })
    .refine((text) => !controlCharacter.test(text), { error: 'search must be plain text in one line' })
    .transform((text) => (text === '' ? undefined : text))
    .optional();
}
