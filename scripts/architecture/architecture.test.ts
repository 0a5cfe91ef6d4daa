import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '../project.ts';
import { plantedViolations } from './planted-violations.ts';
import { rules } from './rules.ts';
import { readModule, type SourceModule } from './source-module.ts';

const folders = ['domain/src', 'server/src', 'web/src', 'e2e', 'scripts'];

function readTree(): SourceModule[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(projectDirectory, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) =>
      readModule(relative(projectDirectory, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
    );
}

const modules = readTree();

describe('the source', () => {
  test.each(rules)('$name', (rule) => {
    expect(rule.violations(modules)).toEqual([]);
  });
});

describe('the proof of the proof', () => {
  test('every module was read, with its imports', () => {
    const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: projectDirectory });
    expect(modules.map(({ path }) => path).sort()).toEqual(
      files.map((file) => file.replaceAll('\\', '/')).sort(),
    );
    expect(modules.length).toBeGreaterThan(100);
    for (const side of ['domain', 'server', 'web']) {
      const ofSide = modules.filter(({ path }) => path.startsWith(`${side}/src/`));
      expect(ofSide.flatMap(({ imports }) => imports).length).toBeGreaterThan(ofSide.length);
    }
  });

  test('every import of our own files was followed to a file', () => {
    const paths = new Set(modules.map(({ path }) => path));
    const lost = modules.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => /^(domain|server|web)\/src\/.+\.tsx?$/.test(target) && !paths.has(target))
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(lost).toEqual([]);
  });

  test('there is a planted violation for every rule', () => {
    expect(new Set(plantedViolations.map(({ rule }) => rule))).toEqual(
      new Set(rules.map(({ name }) => name)),
    );
  });

  test.each(plantedViolations)('$rule: catches $plant', ({ rule, files, caught }) => {
    const planted = Object.entries(files).map(([path, source]) => readModule(path, source));
    const found = rules.filter((each) => each.name === rule).flatMap((each) => each.violations(planted));
    expect(found).toEqual(caught);
  });
});
