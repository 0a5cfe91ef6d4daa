import * as z from 'zod/mini';
import { fieldError } from '../language/field-error.ts';
import { commonMessage } from '../language/messages/message.ts';
import { type NameLanguage, type Names, nameLanguages } from '../language/names.ts';
import { cleanName, nameText } from '../name-text.ts';

/** Names in other languages as given: each like the main name, empty counts as absent. Null if there are none. */
export function givenNames({ max }: { max: number }) {
  const each = (language: NameLanguage) => {
    const label = commonMessage('common.nameIn', { language });
    const typed = z
      .string({ error: fieldError(commonMessage('common.text', { label })) })
      .check(
        z.overwrite(cleanName),
        z.maxLength(max, { error: fieldError(commonMessage('common.tooLong', { label, max })), abort: true }),
      );
    const given = z.pipe(
      typed,
      z.transform((name) => (name === '' ? undefined : name)),
    );
    return z.optional(z.pipe(given, z.optional(nameText(label, { max }))));
  };
  return z.pipe(
    z.nullable(z.strictObject(shapeOf(each))),
    z.transform((names): Names | null => storedNames(names)),
  );
}

/** Names in other languages in an answer. */
export const AnsweredNames = z.object(shapeOf(() => z.optional(z.string())));

function shapeOf<Schema>(schemaOf: (language: NameLanguage) => Schema): Record<NameLanguage, Schema> {
  return Object.fromEntries(nameLanguages.map((language) => [language, schemaOf(language)])) as Record<
    NameLanguage,
    Schema
  >;
}

function storedNames(names: Names | null): Names | null {
  const given = Object.entries(names ?? {}).filter(([, name]) => name !== undefined);
  return given.length === 0 ? null : Object.fromEntries(given);
}
