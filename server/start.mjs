// What npm start runs, in JavaScript: what reads TypeScript takes 17 MB, which a server would keep.
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerBuilt } from './build-state.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

// Most of a start is to read the code. What was made of it is kept for the next one; where it cannot be, nothing is lost.
enableCompileCache(join(project, 'node_modules/.almanac/compiled'));
// The build is the same program in fewer files; where a source has changed since, the sources are read.
if (isServerBuilt(project)) await import('./dist/start.js');
else await import('./src/start.ts');
