import type { Compilable, SelectQueryBuilder } from 'kysely';
import type { Reader } from '../database.ts';
import { compiledQuery, onlyRow } from './compiled-query.ts';

interface Page {
  page: number;
  limit: number;
}

/** A query that counts rows. */
type Counting<DB, Tables extends keyof DB> = SelectQueryBuilder<DB, Tables, { total: number }>;

interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/** A page of rows with the total, in one round trip. Only a page past the end needs the second query, which counts. */
export async function readPage<Of, Tables extends keyof Of, All, AllTables extends keyof All, Row>(
  matching: SelectQueryBuilder<Of, Tables, Row>,
  counting: Counting<All, AllTables>,
  { page, limit }: Page,
): Promise<PageOf<Row>> {
  const rows = (await matching
    .select(counting.$asScalar().$notNull().as('total'))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()) as (Row & { total: number })[];
  return pageOf(rows, page, () => totalOf(counting));
}

/** Additional input of a page query. */
export interface Cut {
  limit: number;
  offset: number;
}

interface QueriesOfPage<Values, Shape, Row> {
  /** The rows of the page, each with the total. */
  rows: (database: Reader, values: Values & Cut, shape: Shape) => Compilable<Row>;
  total: (database: Reader, values: Values, shape: Shape) => Compilable<{ total: number }>;
}

/** The same with compiled queries; `total` runs only for a page past the end. */
export function compiledPages<Values extends object, Shape, Row extends { total: number }>({
  rows,
  total,
}: QueriesOfPage<Values, Shape, Row>): (
  database: Reader,
  values: Values,
  page: Page,
  shape: Shape,
) => Promise<PageOf<Row>> {
  const queryRows = compiledQuery(rows);
  const queryTotal = compiledQuery(total);
  return async (database, values, { page, limit }, shape) => {
    const found = await queryRows(database, { ...values, limit, offset: (page - 1) * limit }, shape);
    return pageOf(found, page, async () => onlyRow(await queryTotal(database, values, shape)).total);
  };
}

/** An empty first page means a total of 0; one past the end doesn't reveal the total. */
async function pageOf<Row extends { total: number }>(
  rows: Row[],
  page: number,
  count: () => Promise<number>,
): Promise<PageOf<Row>> {
  return { rows, total: rows[0]?.total ?? (page === 1 ? 0 : await count()) };
}

async function totalOf<DB, Tables extends keyof DB>(counting: Counting<DB, Tables>): Promise<number> {
  return ((await counting.executeTakeFirstOrThrow()) as { total: number }).total;
}
