import pg from 'pg';

/** The service's rights on a table. */
type TableRight = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** Tables with limited rights of the service; it reads and writes all others. */
export type RestrictedTables = Readonly<Record<string, readonly TableRight[]>>;

const allRights: readonly TableRight[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const schemas = ['public', 'pgboss'];

/**
 * Grants the service its rights on all existing and future tables of the owner, and revokes rights granted by earlier
 * versions.
 */
export async function grantServiceRights(
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
  // A single text runs in one transaction, so rights are never missing in between.
  await owner.query(statements.join(';\n'));
}

/** Checks that the service can neither freely change the restricted tables nor become their owner. */
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

/** Whether the pool's role could freely change the restricted tables. */
export async function ownsAnyTable(pool: pg.Pool, restrictedTables: RestrictedTables): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_class WHERE oid = ANY (SELECT to_regclass(name) FROM unnest($1::text[]) AS name)
       AND pg_has_role(relowner, 'MEMBER')`,
    [Object.keys(restrictedTables)],
  );
  return rowCount !== 0;
}

/** The role of the pool's connections. */
export async function roleOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role');
  if (!rows[0]) throw new Error('The database returned no role.');
  return rows[0].role;
}
