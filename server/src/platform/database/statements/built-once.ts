import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from '../database.ts';

/** The place of a value in a query that is built before the value is known. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** What a query is built by belongs to its shape. */
  [Symbol.toPrimitive](): never {
    throw new Error(`A query was built by the value of ${this.name}`);
  }
}

type Build<Source, Values, Shape extends unknown[], Row> = (
  database: Source,
  values: Values,
  ...shape: Shape
) => Compilable<Row>;

type Ask<Source, Values, Shape extends unknown[], Row> = (
  database: Source,
  values: Values,
  ...shape: Shape
) => Promise<Row[]>;

const mostShapes = 200;

type Compare = (asked: CompiledQuery, fresh: CompiledQuery) => void;
let compare: Compare | undefined;

/** Has each query that is asked from now on compared with one that is built of the values themselves: the tests do. */
export function compareBuilt(comparison: Compare): void {
  compare = comparison;
}

/**
 * A query that is built and compiled once for each shape, and asked with other values from then on. `build` sees gaps in the place of
 * values and may only pass them on; that one is left out, it may see. `shape` is all else that it is built by.
 */
export function builtOnce<
  Values extends object,
  Row,
  Shape extends unknown[] = [],
  Source extends Reader = Reader,
>(build: Build<Source, Values, Shape, Row>): Ask<Source, Values, Shape, Row> {
  const built = new Map<string, CompiledQuery<Row>>();
  return async (database, values, ...shape) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const key = JSON.stringify([given.map(([name]) => name), ...shape]);
    let query = built.get(key);
    if (!query) {
      const gaps = Object.fromEntries(given.map(([name]) => [name, new Gap(name)]));
      query = build(database, gaps as Values, ...shape).compile();
      if (built.size >= mostShapes) built.clear();
      built.set(key, query);
    }
    const asked = new Map(given);
    const parameters = query.parameters.map((each) => (each instanceof Gap ? asked.get(each.name) : each));
    compare?.({ ...query, parameters }, build(database, values, ...shape).compile());
    const { rows } = await database.getExecutor().executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The row of a query that always has one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always has a row had none');
  return row;
}
