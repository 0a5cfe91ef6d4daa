import * as z from 'zod/mini';

// The database stores no NUL, and no other control character has a meaning in a name or a reason.
const controlCharacter = /[\p{Cc}\p{Cs}]/u;
const controlCharacterExceptLineBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** A text of one line, trimmed; lengths in characters. */
export function lineOfText(label: string, { min = 1, max }: { min?: number; max: number }) {
  return z.string({ error: `${label} is required` }).check(
    z.trim(),
    z.minLength(1, { error: `${label} is required`, abort: true }),
    z.minLength(min, { error: `${label} must be at least ${min} characters` }),
    z.maxLength(max, { error: `${label} must be at most ${max} characters` }),
    z.refine((text) => !controlCharacter.test(text), { error: `${label} must be plain text in one line` }),
  );
}

/** An optional text of several lines, trimmed; an empty one counts as absent. Length in characters. */
export function optionalText(label: string, { max }: { max: number }) {
  return z.optional(
    z.pipe(
      plainText(label, max),
      z.transform((text) => (text === '' ? undefined : text)),
    ),
  );
}

/** A text of several lines, trimmed, that a change may set, clear (empty or null) or leave alone (absent). */
export function clearableText(label: string, { max }: { max: number }) {
  return z.nullish(
    z.pipe(
      plainText(label, max),
      z.transform((text) => (text === '' ? null : text)),
    ),
  );
}

function plainText(label: string, max: number) {
  return z.string({ error: `${label} must be a text` }).check(
    z.trim(),
    z.maxLength(max, { error: `${label} must be at most ${max} characters` }),
    z.refine((text) => !controlCharacterExceptLineBreaks.test(text), {
      error: `${label} must be plain text`,
    }),
  );
}

/** What a list is searched for, trimmed; an empty text counts as absent. Length in characters. */
export function searchText({ max }: { max: number }) {
  return z.optional(
    z.pipe(
      z.string({ error: 'search must be a text' }).check(
        z.trim(),
        z.maxLength(max, { error: `search must be at most ${max} characters` }),
        z.refine((text) => !controlCharacter.test(text), { error: 'search must be plain text in one line' }),
      ),
      z.transform((text) => (text === '' ? undefined : text)),
    ),
  );
}
