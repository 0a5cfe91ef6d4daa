/** A record in form values: optional fields may be null. */
export type OrEmpty<Fields> = {
  [Name in keyof Fields]: undefined extends Fields[Name] ? Fields[Name] | null : Fields[Name];
};

/** The fields of a new record, without the empty ones. */
export function withoutEmpty<Fields extends object>(fields: Fields) {
  const filled = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(filled) as {
    [Name in keyof Fields]: null extends Fields[Name] ? NonNullable<Fields[Name]> | undefined : Fields[Name];
  };
}

/** Changed fields; null clears an optional one. */
export type Cleared<Fields> = {
  [Name in keyof Fields]?: undefined extends Fields[Name] ? NonNullable<Fields[Name]> | null : Fields[Name];
};

/** The changes, with null for emptied fields. */
export function withCleared<Fields extends object>(changes: Partial<Fields>): Cleared<Fields> {
  const fields = Object.entries(changes).map(([name, value]) => [name, isEmpty(value) ? null : value]);
  return Object.fromEntries(fields);
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
