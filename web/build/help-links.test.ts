import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../../scripts/environment/project.ts';
import { type HelpEntry, type HelpSection, helpFolder, helpPages } from '../src/platform/help/help-pages.ts';
import { helpPageName, topicTitle } from '../src/platform/help/help-title.ts';
import { helpFiles } from './help-files.ts';

const files = helpFiles();
const entries: HelpEntry[] = JSON.parse(files.get(`${helpFolder}/index.json`) ?? '');
const titles = new Map<string, string>([
  ...helpPages.map(({ id }) => [id, helpPageName(id)] as const),
  ...entries.map(({ page, id, title }) => [`${page}#${id}`, title] as const),
]);

const names = helpPages.map(({ id }) => id).join('|');
const quoted = new RegExp(`['"\`]((?:${names})#[^'"\`]*)['"\`]`, 'g');

/** The addresses of help paragraphs in code, of which the help has no heading. */
function deadAddresses(code: string): string[] {
  return [...code.matchAll(quoted)].map(([, address = '']) => address).filter((each) => !titles.has(each));
}

/** The links in the text of a help page that lead nowhere. */
function deadLinks(sections: readonly HelpSection[]): string[] {
  const links = JSON.stringify(sections).matchAll(/"to":"\/help\/([^"]*)"/g);
  return [...links].map(([, target = '']) => target).filter((target) => !titles.has(target));
}

const code = globSync('web/src/**/*.{ts,tsx}', { cwd: projectDirectory })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(projectDirectory, path), 'utf8'));

test("every '?' leads to an existing heading", () => {
  expect(code.flatMap(deadAddresses)).toEqual([]);
  const marks = code.flatMap((text) => [...text.matchAll(/<HelpMark\b[^/]*\/>/g)].map(([mark]) => mark));
  expect(marks.length).toBeGreaterThan(15);
  // An address that is put together could not be checked.
  expect(marks.filter((mark) => !new RegExp(`at="(${names})#[^"]+"`).test(mark))).toEqual([]);
  expect(deadAddresses(`<HelpMark at="setting-up-leave#no-such-heading" />`)).toEqual([
    'setting-up-leave#no-such-heading',
  ]);
  expect(deadAddresses(`const at: HelpAddress = 'glossary#nothing';`)).toEqual(['glossary#nothing']);
});

test("a '?' is named like its heading before the text is loaded", () => {
  const named = code.flatMap((text) => [...text.matchAll(quoted)].map(([, address = '']) => address));
  for (const address of named) {
    const [page, id] = address.split('#');
    const known = helpPages.find((each) => each.id === page);
    const words = (text = '') => text.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
    expect(known && words(topicTitle(`${known.id}#${id}`))).toBe(words(titles.get(address)));
  }
});

test('every link within the help leads to a page or heading of it', () => {
  for (const { id } of helpPages) {
    const sections: HelpSection[] = JSON.parse(files.get(`${helpFolder}/${id}.json`) ?? '');
    expect(deadLinks(sections)).toEqual([]);
  }
  const texts = [{ kind: 'link' as const, to: '/help/glossary#nowhere', texts: ['a term'] }];
  const planted = [{ id: 'a', title: 'A', level: 2, blocks: [{ kind: 'paragraph' as const, texts }] }];
  expect(deadLinks(planted)).toEqual(['glossary#nowhere']);
});
