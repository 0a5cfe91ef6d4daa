import { type Expression, isExpression, type SqlBool, sql } from 'kysely';

/** Values, or a single-column query for them. */
export type OneOf<Value> = readonly Value[] | Expression<unknown>;

/**
 * Whether the column equals one of the values. A single value is compared directly, as prepared statements keep its
 * plan but replan lists every time.
 */
export function isOneOf<Value>(column: Expression<Value>, values: OneOf<Value>): Expression<SqlBool> {
  if (isExpression(values)) return sql`${column} in ${values}`;
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/** Parameter values for `isOneOf`: a single value or a list. */
export interface Listed<Value> {
  one?: Value;
  all?: readonly Value[];
}

/** Converts values to parameter values. */
export function toListed<Value>(values: readonly Value[]): Listed<Value> {
  const [one] = values;
  return values.length === 1 && one !== undefined ? { one } : { all: values };
}

/** Converts parameter values back. */
export function listOf<Value>({ one, all = [] }: Listed<Value>): readonly Value[] {
  return one === undefined ? all : [one];
}
