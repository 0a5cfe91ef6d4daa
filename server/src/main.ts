import { join } from 'node:path';

const start = join(import.meta.dirname, '../start.mjs');

// In the place of this process: having read TypeScript once, it would hold for good what reads it.
process.execve?.(process.execPath, [process.execPath, ...process.execArgv, start, ...process.argv.slice(2)]);
// Where a process cannot be replaced, it serves with what it has read.
await import('./start.ts');
