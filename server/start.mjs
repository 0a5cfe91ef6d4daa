// npm start runs this JavaScript, because a TypeScript loader would keep 17 MB of the server's memory.
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerBuilt } from './build-state.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

// Most of a start is reading the code. The compiled code is cached for the next one.
enableCompileCache(join(project, 'node_modules/.almanac/compiled'));
// The build is the same program in fewer files. If a source has changed since, the sources run instead.
if (isServerBuilt(project)) await import('./dist/start.js');
else await import('./src/start.ts');
