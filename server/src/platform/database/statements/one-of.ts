import { type Expression, isExpression, type SqlBool, sql } from 'kysely';

/** Values, or the query that finds them: its one column. */
export type OneOf<Value> = readonly Value[] | Expression<unknown>;

/**
 * Whether the column holds one of the values. A single one is compared as such: the plan of a prepared statement is kept
 * for one value, and made anew at each call for a list.
 */
export function isOneOf<Value>(column: Expression<Value>, values: OneOf<Value>): Expression<SqlBool> {
  if (isExpression(values)) return sql`${column} in ${values}`;
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/** Values that a query is asked with: a single one by itself, as `isOneOf` compares it. */
export interface Listed<Value> {
  one?: Value;
  all?: readonly Value[];
}

/** The values as a query is asked with them. */
export function toListed<Value>(values: readonly Value[]): Listed<Value> {
  const [one] = values;
  return values.length === 1 && one !== undefined ? { one } : { all: values };
}

/** The values that a query was asked with. */
export function listOf<Value>({ one, all = [] }: Listed<Value>): readonly Value[] {
  return one === undefined ? all : [one];
}
