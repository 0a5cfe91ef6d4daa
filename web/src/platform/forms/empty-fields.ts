/** A record as a form holds it: what may be left out may be held as null, too. */
export type OrEmpty<Fields> = {
  [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | null : Fields[Name];
};

/** What a new record is made of: a field that was left empty is not sent. */
export function withoutEmpty<Fields extends object>(fields: Fields) {
  const filled = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(filled) as {
    [Name in keyof Fields]: null extends Fields[Name] ? NonNullable<Fields[Name]> | undefined : Fields[Name];
  };
}

/** The changes, with null for those fields among them that may be cleared and were left empty. */
export function withCleared<Changes extends object, Name extends keyof Changes & string>(
  changes: Changes,
  clearable: readonly Name[],
) {
  const fields = Object.entries(changes).map(([name, value]) => [
    name,
    clearable.some((each) => each === name) && isEmpty(value) ? null : value,
  ]);
  return Object.fromEntries(fields) as Omit<Changes, Name> & {
    [Cleared in Name]?: NonNullable<Changes[Cleared]> | null;
  };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
