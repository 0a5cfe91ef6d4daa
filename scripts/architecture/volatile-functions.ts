const definition = /\bcreate\s+(?:or\s+replace\s+)?function\s+(?!pg_temp\.)(?:public\.)?"?(\w+)"?/i;
const change = /\balter\s+function\s+(?:public\.)?"?(\w+)"?/i;
const steady = /\b(immutable|stable)\b/i;

/** Built-in PostgreSQL functions that write, lock, signal or run SQL from a string. */
const writingFunctions =
  /^(pg_notify|nextval|setval|set_config|setseed|pg_(try_)?advisory_\w+|pg_(cancel|terminate)_backend|pg_reload_conf|pg_rotate_logfile|pg_switch_wal|pg_promote|pg_wal_replay_\w+|pg_create_\w+|pg_drop_\w+|pg_copy_\w+|pg_replication_\w+|pg_logical_\w+|pg_backup_\w+|pg_export_snapshot|pg_stat_reset\w*|pg_import_\w+|pg_file_\w+|lo_(?!get\b)\w+|lowrite|brin_\w+|gin_clean_pending_list|txid_current|pg_current_xact_id|dblink\w*|(query|table|cursor|schema|database)_to_xml\w*|ts_(stat|rewrite))$/;

/** The functions that the migrations leave volatile: those that may write. */
export function volatileFunctions(migrations: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of migrations.flatMap(statementsOf)) {
    const name = (definition.exec(statement) ?? change.exec(statement))?.[1]?.toLowerCase();
    if (name === undefined) continue;
    if (steady.test(statement)) names.delete(name);
    else if (definition.test(statement)) names.add(name);
  }
  return names;
}

/** Whether the function writes, whether it is ours or PostgreSQL's. */
export function isWritingFunction(name: string, own: ReadonlySet<string>): boolean {
  const plain = name.toLowerCase().replaceAll('"', '').replace(/^.*\./, '');
  return own.has(plain) || writingFunctions.test(plain);
}

/** The functions called in SQL. */
export function functionsCalledIn(text: string): string[] {
  return [...text.matchAll(/("?\w+"?)\s*\(/g)].map(([, name = '']) => name);
}

/** The statements of a migration without comments and function bodies. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/--[^\n]*|\/\*.*?\*\//gs, ' ')
    .replaceAll(/(\$\w*\$).*?\1/gs, ' ')
    .split(';');
}
