import { join } from 'node:path';

const start = join(import.meta.dirname, '../start.mjs');
// As npm start has them: new objects take 16 MB instead of 32 and old ones are looked through sooner, for one percent more of the processor.
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

// In the place of this process: having read TypeScript once, it would hold for good what reads it.
process.execve?.(process.execPath, [
  process.execPath,
  ...flags,
  ...process.execArgv,
  start,
  ...process.argv.slice(2),
]);
// Where a process cannot be replaced, it serves with what it has read.
await import('./start.ts');
