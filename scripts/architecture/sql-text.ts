/** The first words of SQL statements, in lower case, without leading comments or parentheses. */
const beginnings: readonly RegExp[] = [
  /^select\s+(\*|distinct\b|\d|'|\$\d|…|[\w.]+\s*\(|[\w.*]+(\s+as\s+\w+)?\s*(,|from\b))/,
  /^insert\s+into\b/,
  /^update\s+(only\s+)?\S+(\s+as)?(\s+\w+)?\s+set\b/,
  /^delete\s+from\b/,
  /^merge\s+into\b/,
  /^with\s+(recursive\s+)?\S+(\s*\([^)]*\))?\s+as\s+((not\s+)?materialized\s+)?\(/,
  /^values\s*\(/,
  /^table\s+\S+$/,
  /^truncate\s+\S/,
  /^lock\s+(table\b|\S+\s+in\b)/,
  /^copy\s+\S+.*\b(from|to)\s/,
  /^(create|alter|drop|comment\s+on)\s+(or\s+replace\s+|temp\w*\s+|unlogged\s+|unique\s+|materialized\s+)*(table|index|view|function|procedure|trigger|extension|schema|sequence|type|role|user|database|rule|policy)\b/,
  /^(grant|revoke)\s.+\b(to|from)\b/,
  /^(listen|unlisten|notify)\s+\S/,
  /^set\s+((local|session)\s+)?[\w.]+\s*=|^set\s+(local|session)\s/,
  /^(begin|commit|rollback|start\s+transaction|savepoint\s+\S+|vacuum|reindex|discard\s+all)$/,
  /^(do\s+\$|call\s+\w+\s*\()/,
];
const comment = /--[^\n]*|\/\*.*?\*\//gs;
const prefix = /^[\s(]*(explain\s+(analyze\s+)?)?[\s(]*/;

/** Whether a string contains an SQL statement, also after a semicolon. */
export function isStatement(text: string): boolean {
  return text
    .replaceAll(comment, ' ')
    .toLowerCase()
    .split(';')
    .map((part) => part.replace(prefix, '').trimEnd())
    .some((part) => beginnings.some((beginning) => beginning.test(part)));
}
