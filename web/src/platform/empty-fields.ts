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

/** The fields of a change that may be cleared: null clears those that were left empty. */
export function emptyAsNull<Fields extends object>(clearable: Fields) {
  const fields = Object.entries(clearable).map(([name, value]) => [name, isEmpty(value) ? null : value]);
  return Object.fromEntries(fields) as { [Name in keyof Fields]-?: NonNullable<Fields[Name]> | null };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
