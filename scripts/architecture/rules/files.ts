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

const speaksForItself = /^(domain\/src|server\/src\/platform)\/.+\.ts$/;
/** A function that is exported, where no comment ends above it. */
const silentFunction = /(?<!\*\/\n)^export (?:async )?function\*? (\w+)/gm;

/** What may stand in the source folders: each kind of file in its own place. */
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
  /^web\/(index\.html|vite\.config\.ts)$/,
  /^web\/public\/(favicon\.svg|theme\.js)$/,
  // Run on whatever Node.js the machine has, before there is one that reads TypeScript.
  /^(scripts\/(prepare|turn)|server\/(build|build-state|start))\.mjs$/,
];

export const fileRules: readonly Rule[] = [
  ofFiles('every file is of a kind that is expected in its place', (path) =>
    expectedFiles.some((kind) => kind.test(path)) ? [] : ['is not a file that is expected there'],
  ),
  ofModules('every module can be parsed', ({ faults }) =>
    faults.map((fault) => `cannot be parsed: ${fault}`),
  ),
  ofModules('a file has one subject', ({ path, lines }) =>
    lines > longestFile && !path.endsWith('/tables.ts') ? [`has ${lines} lines; part it`] : [],
  ),
  ofModules('a name says what the file is for', ({ path }) =>
    path
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .filter((part) => emptyNames.has(part))
      .map((part) => `is named ${part}, which says nothing`),
  ),
  ofFiles(
    'a public function of the domain and the platform says in a sentence what it is for',
    (path, text) =>
      speaksForItself.test(path) && isProduct(path)
        ? [...text.matchAll(silentFunction)].map(([, name]) => `says nothing of ${name}`)
        : [],
  ),
  ofModules('names are in kebab-case', ({ path }) =>
    path.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part))
      ? []
      : ['is not in kebab-case'],
  ),
];
