import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '../../web/build/help-markdown.ts';
import { projectDirectory } from '../environment/project.ts';

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: projectDirectory });
/** The changelog names files of its time. */
const current = documents.filter((document) => document !== 'CHANGELOG.md');
const link = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

test('every link between documents leads to a file and an existing heading', () => {
  const links = documents.flatMap((document) => linksOf(document, readText(document)));
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(isBroken)).toEqual([]);
  const planted =
    '[a](#terms-on-screens) [b](#nowhere) [c](nowhere.md) [d](ledger.md#nowhere) [e](ledger.md)';
  expect(linksOf('docs/glossary.md', planted).filter(isBroken)).toEqual([
    { document: 'docs/glossary.md', target: 'docs/glossary.md', heading: 'nowhere' },
    { document: 'docs/glossary.md', target: 'docs/nowhere.md', heading: undefined },
    { document: 'docs/glossary.md', target: 'docs/ledger.md', heading: 'nowhere' },
  ]);
});

test('every source file named in a document exists', () => {
  const files = globSync('{domain,server,web,e2e,scripts,packages}/**/*.*', {
    cwd: projectDirectory,
    exclude: ['**/node_modules', '**/dist'],
  }).map((path) => `/${path.replaceAll('\\', '/')}`);
  const named = current.flatMap((document) =>
    [...readText(document).matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|sql|css))`/g)].map(([, name = '']) => ({
      document,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ name }) => !files.some((file) => file.endsWith(`/${name}`)));
  expect(missing.filter(({ name }) => !name.includes('NNNN'))).toEqual([]);
});

test('every npm command named in a document exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
  const named = current.flatMap((document) =>
    [...readText(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => `${document}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((each) => !(each.replace(/.*: /, '') in scripts))).toEqual([]);
});

interface DocumentLink {
  document: string;
  target: string;
  heading: string | undefined;
}

function linksOf(document: string, text: string): DocumentLink[] {
  return [...text.matchAll(link)].map(([, path = '', heading]) => ({
    document,
    target: path === '' ? document : join(dirname(document), path),
    heading,
  }));
}

function isBroken({ target, heading }: DocumentLink): boolean {
  if (!existsSync(join(projectDirectory, target))) return true;
  return heading !== undefined && !anchorsOf(target).has(heading);
}

function anchorsOf(document: string): Set<string> {
  const headings = readText(document).matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, heading = '']) => anchorOf(heading)));
}

function readText(document: string): string {
  return readFileSync(join(projectDirectory, document), 'utf8');
}
