import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from '../database.ts';

/** A placeholder for a value during compilation. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`The text of a query depends on the value of ${this.name}`);
  }
}

type Build<Source, Values, Shape extends unknown[], Row> = (
  database: Source,
  values: Values,
  ...shape: Shape
) => Compilable<Row>;

type Execute<Source, Values, Shape extends unknown[], Row> = (
  database: Source,
  values: Values,
  ...shape: Shape
) => Promise<Row[]>;

const mostShapes = 200;

type Compare = (executed: CompiledQuery, expected: CompiledQuery) => void;
let compare: Compare | undefined;

/** Compares each executed query with one built from its values; for tests. */
export function compareCompiledQueries(comparison: Compare): void {
  compare = comparison;
}

/**
 * A query built and compiled once per shape, then executed with different values. `build` gets a parameter per value,
 * which it can pass on or check for absence. Anything else that the query text depends on belongs to `shape`.
 */
export function compiledQuery<
  Values extends object,
  Row,
  Shape extends unknown[] = [],
  Source extends Reader = Reader,
>(build: Build<Source, Values, Shape, Row>): Execute<Source, Values, Shape, Row> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  return async (database, values, ...shape) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const key = JSON.stringify([given.map(([name]) => name), ...shape]);
    let query = compiled.get(key);
    if (!query) {
      const parameters = Object.fromEntries(given.map(([name]) => [name, new Parameter(name)]));
      query = build(database, parameters as Values, ...shape).compile();
      if (compiled.size >= mostShapes) compiled.clear();
      compiled.set(key, query);
    }
    const valuesByName = new Map(given);
    const parameters = query.parameters.map((each) =>
      each instanceof Parameter ? valuesByName.get(each.name) : each,
    );
    compare?.({ ...query, parameters }, build(database, values, ...shape).compile());
    const { rows } = await database.getExecutor().executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The only row of a query that always returns one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always returns a row returned none');
  return row;
}
