import type { Compilable, SelectQueryBuilder } from 'kysely';
import type { Reader } from '../database.ts';
import { builtOnce, onlyRow } from './built-once.ts';

interface Page {
  page: number;
  limit: number;
}

/** A query that counts rows. */
type Counting<DB, Tables extends keyof DB> = SelectQueryBuilder<DB, Tables, { total: number }>;

/** The rows of a page, and how many there are in all. */
interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/**
 * A page of the rows, and how many there are in all, which the second query counts: with one round trip, but for a page
 * past the end.
 */
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

/** What a query of a page is asked with besides its values. */
export interface Cut {
  limit: number;
  offset: number;
}

interface QueriesOfPage<Values, Shape, Row> {
  /** The rows of the page, each with the number of all. */
  rows: (database: Reader, values: Values & Cut, shape: Shape) => Compilable<Row>;
  total: (database: Reader, values: Values, shape: Shape) => Compilable<{ total: number }>;
}

/** The same by queries that are built once for each shape; the second is asked for a page past the end alone. */
export function pagesBuiltOnce<Values extends object, Shape, Row extends { total: number }>({
  rows,
  total,
}: QueriesOfPage<Values, Shape, Row>): (
  database: Reader,
  values: Values,
  page: Page,
  shape: Shape,
) => Promise<PageOf<Row>> {
  const askForRows = builtOnce(rows);
  const askForTotal = builtOnce(total);
  return async (database, values, { page, limit }, shape) => {
    const found = await askForRows(database, { ...values, limit, offset: (page - 1) * limit }, shape);
    return pageOf(found, page, async () => onlyRow(await askForTotal(database, values, shape)).total);
  };
}

/** A first page without rows has none; one past the end is empty, and does not tell how many there are. */
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
