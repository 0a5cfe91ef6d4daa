import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as TableDialect } from 'kysely-codegen';
import type pg from 'pg';

/** Names in other languages, stored as JSON. */
const namesColumns = Object.fromEntries(
  ['leave_types', 'leave_plans', 'places', 'teams'].map((table) => [
    `${table}.names`,
    { type: 'Identifier', name: 'Names', isTableIdentifier: false } as const,
  ]),
);

/** Generates TypeScript types for the tables of a migrated database. */
export async function writeTableTypes(pool: pg.Pool): Promise<string> {
  const choices = await findChoices(pool);
  return generate({
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    dialect: new TableDialect({ dateParser: 'string' }),
    camelCase: true,
    excludePattern: 'schema_migrations',
    typeMapping: { int8: 'number' },
    overrides: { columns: namesColumns },
    customImports: { Names: '@almanac/domain/language/names' },
    outFile: null,
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) {
        for (const column of table.columns) {
          column.enumValues ??= choices.get(`${table.name}.${column.name}`) ?? null;
        }
      }
      return metadata;
    },
  });
}

/** Columns that a check limits to listed texts (`role IN ('A', 'B')`): they become unions. */
async function findChoices(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ column: string; definition: string }>(`
    SELECT conrelid::regclass || '.' || attname AS "column", pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'c' AND cardinality(conkey) = 1`);
  const choices = new Map<string, string[]>();
  for (const { column, definition } of rows) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)?.[1];
    if (list === undefined) continue;
    choices.set(
      column,
      [...list.matchAll(/'([^']*)'::text/g)].flatMap(([, text]) => text ?? []),
    );
  }
  return choices;
}
