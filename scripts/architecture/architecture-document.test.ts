import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../environment/project.ts';
import { nouns, rooms, slices } from './slices.ts';

const text = readText('docs/architecture.md');

describe('docs/architecture.md', () => {
  test('lists the slices and their rooms in order', () => {
    const described = rowsOfTable('| slice |').map(([slice = '', , ofSlice = '']) => [
      namesIn(slice),
      namesIn(ofSlice),
    ]);
    expect(described).toEqual(nouns.map((slice) => [[slice], rooms[slice] ?? []]));
  });

  test("lists each side's other slices", () => {
    const described = rowsOfTable('| side |').map((cells) => cells.flatMap(namesIn));
    const besides = Object.entries(slices).map(([side, order]) => [
      side,
      ...order.filter((slice) => !nouns.includes(slice) && slice !== 'ground' && slice !== 'door'),
    ]);
    expect(described.map((names) => names.filter((name) => !/^src$|\./.test(name)))).toEqual(besides);
  });

  test('names every rules file', () => {
    const [fences = ''] = text.match(/^- The architecture test[\s\S]*?(?=^- )/m) ?? [];
    const named = [...fences.matchAll(/((?:`[a-z]+`(?:, )?)+):/g)].flatMap(([subjects]) => namesIn(subjects));
    const files = readdirSync(join(projectDirectory, 'scripts/architecture/rules'));
    const subjects = files.map((file) => file.split('.')[0]);
    expect(new Set(named)).toEqual(new Set(subjects));
  });

  test('links to every document', () => {
    const documents = globSync('docs/*.md', { cwd: projectDirectory }).map((path) =>
      path.slice('docs/'.length),
    );
    const linked = [...text.matchAll(/\]\(([\w.-]+\.md)/g)].map(([, path]) => path);
    expect(new Set([...linked, 'architecture.md'])).toEqual(new Set(documents));
  });
});

describe.each(['docs/architecture.md', 'docs/adding-a-feature.md'])('%s', (document) => {
  test('names only files that exist', () => {
    const files = globSync(['{domain,server,web,e2e,scripts}/**/*.*', 'docs/**/*.md'], {
      cwd: projectDirectory,
      exclude: ['**/node_modules', 'web/dist'],
    }).map((path) => `/${path.replaceAll('\\', '/')}`);
    const named = namesIn(readText(document))
      .filter((name) => /^[^<]+\.(ts|tsx|sql|md)$/.test(name) && !name.includes('NNNN'))
      .map((name) => name.replace(/^…?/, '').replace(/^\/?/, '/'));
    const linked = [...readText(document).matchAll(/\]\(([\w./-]+\.md)/g)].map(([, path]) => `/docs/${path}`);
    expect(named.length).toBeGreaterThan(10);
    expect([...named, ...linked].filter((name) => !files.some((file) => file.endsWith(name)))).toEqual([]);
  });
});

/** The cells of each row of the table that starts with this head. */
function rowsOfTable(head: string): string[][] {
  const [, below = ''] = text.split(`\n${head}`);
  const [table = ''] = below.split('\n\n');
  const [, , ...rows] = table.split('\n');
  return rows.map((row) => row.split('|').slice(1, -1));
}

function namesIn(part: string): string[] {
  return [...part.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
}

function readText(path: string): string {
  return readFileSync(join(projectDirectory, path), 'utf8');
}
