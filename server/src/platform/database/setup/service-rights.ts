import pg from 'pg';

/** What the service may do with a table. */
type TableRight = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** The tables with which the service may not do everything, and what it may; all others it reads and writes. */
export type RestrictedTables = Readonly<Record<string, readonly TableRight[]>>;

const allRights: readonly TableRight[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const schemas = ['public', 'pgboss'];

/**
 * Gives the service its rights on all tables that the owner has made, and on those to come; what an earlier version gave
 * and this one does not is taken back.
 */
export async function giveServiceRights(
  owner: pg.Pool,
  role: string,
  restricted: RestrictedTables,
): Promise<void> {
  const service = pg.escapeIdentifier(role);
  const { rows } = await owner.query<{ schema: string; name: string; kind: string }>(
    `SELECT nspname AS schema, relname AS name, relkind AS kind
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND relkind IN ('r', 'p', 'v', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`,
    [schemas],
  );
  const statements = schemas.flatMap((schema) => [
    `GRANT USAGE ON SCHEMA ${schema} TO ${service}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT ${allRights.join(', ')} ON TABLES TO ${service}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE ON SEQUENCES TO ${service}`,
  ]);
  for (const { schema, name, kind } of rows) {
    const object = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    if (kind === 'S') {
      statements.push(`GRANT USAGE ON SEQUENCE ${object} TO ${service}`);
      continue;
    }
    const rights = (schema === 'public' && restricted[name]) || allRights;
    statements.push(
      `REVOKE ALL ON ${object} FROM ${service}`,
      `GRANT ${rights.join(', ')} ON ${object} TO ${service}`,
    );
  }
  // One text is one transaction: nobody finds the rights taken and not yet given.
  await owner.query(statements.join(';\n'));
}

/** Makes sure that the service can neither change the restricted tables at will nor make itself their owner. */
export async function requireServiceRole(
  service: pg.Pool,
  restrictedTables: RestrictedTables,
): Promise<void> {
  const { rowCount } = await service.query("SELECT WHERE to_regclass('schema_migrations') IS NOT NULL");
  if (rowCount === 0) {
    throw new Error('DATABASE_URL and DATABASE_OWNER_URL lead to different databases or schemas.');
  }
  if (await ownsAnyTable(service, restrictedTables)) {
    throw new Error(
      'the role in DATABASE_URL owns the tables, or may become their owner; with DATABASE_OWNER_URL it takes a role that owns nothing.',
    );
  }
}

/** Whether the role of the pool could change the restricted tables at will. */
export async function ownsAnyTable(pool: pg.Pool, restrictedTables: RestrictedTables): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_class WHERE oid = ANY (SELECT to_regclass(name) FROM unnest($1::text[]) AS name)
       AND pg_has_role(relowner, 'MEMBER')`,
    [Object.keys(restrictedTables)],
  );
  return rowCount !== 0;
}

/** The role that the pool's connections work as. */
export async function roleOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role');
  if (!rows[0]) throw new Error('The database did not tell whom it serves.');
  return rows[0].role;
}
