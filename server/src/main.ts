import { join } from 'node:path';

const start = join(import.meta.dirname, '../start.mjs');

// Replaces this process, which would otherwise keep the TypeScript loader in memory.
process.execve?.(process.execPath, [process.execPath, ...process.execArgv, start, ...process.argv.slice(2)]);
// Fallback if a process can't be replaced.
await import('./start.ts');
