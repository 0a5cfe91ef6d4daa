import { ofFiles, ofModules, type Rule } from '../rule.ts';
import { isProduct } from '../slices.ts';

const longestFile = 300;
const emptyNames = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'manager',
  'lib',
  'index',
]);

const needsDocstring = /^(domain\/src|server\/src\/platform)\/.+\.ts$/;
/** An exported function without a comment directly above it. */
const undocumentedFunction = /(?<!\*\/\n)^export (?:async )?function\*? (\w+)/gm;

/** The files allowed in the source folders. */
const expectedFiles: readonly RegExp[] = [
  /^(domain|server)\/src\/.+(?<!\.d)\.ts$/,
  /^web\/src\/.+(?<!\.d)\.tsx?$/,
  /^(e2e|scripts|packages\/[^/]+\/src)\/.+(?<!\.d)\.ts$/,
  /^web\/src\/styles\/[^/]+\.css$/,
  /^server\/migrations\/[^/]+\.sql$/,
  /^((domain|server|web|packages\/[^/]+)\/)?package\.json$/,
  /^packages\/[^/]+\/README\.md$/,
  /^tsconfig\.base\.json$/,
  /^(domain|server|web|e2e|scripts|packages\/[^/]+)\/tsconfig\.json$/,
  /^domain\/tsconfig\.tests\.json$/,
  /^web\/(index\.html|vite\.config\.ts|build\/[^/]+\.ts)$/,
  /^web\/public\/(favicon\.svg|theme\.js)$/,
  // These run on the machine's own Node.js, which may not read TypeScript.
  /^(scripts\/(prepare|turn)|server\/(build|build-state|start))\.mjs$/,
];

export const fileRules: readonly Rule[] = [
  ofFiles('every file is of a kind expected in its folder', (path) =>
    expectedFiles.some((kind) => kind.test(path)) ? [] : ['is not expected in this folder'],
  ),
  ofModules('every module can be parsed', ({ faults }) =>
    faults.map((fault) => `cannot be parsed: ${fault}`),
  ),
  ofModules('a file has at most 300 lines', ({ path, lines }) =>
    lines > longestFile && !path.endsWith('/tables.ts') ? [`has ${lines} lines; split it`] : [],
  ),
  ofModules('a file name says what the file is for', ({ path }) =>
    path
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .filter((part) => emptyNames.has(part))
      .map((part) => `has the meaningless name ${part}`),
  ),
  ofFiles('public functions of the domain and the platform have a docstring', (path, text) =>
    needsDocstring.test(path) && isProduct(path)
      ? [...text.matchAll(undocumentedFunction)].map(([, name]) => `has no docstring for ${name}`)
      : [],
  ),
  ofModules('file names are in kebab-case', ({ path }) =>
    path.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part))
      ? []
      : ['is not in kebab-case'],
  ),
];
