import { dirname } from 'node:path';
import { findCycles, type ImportingModule } from '../module-graph.ts';
import type { Rule } from '../rule.ts';
import { isProduct, isTest, sourceLocationOf } from '../slices.ts';
import type { SourceModule } from '../source-module.ts';

const mostFiles = 15;
/** Each stands beside the English texts, which count. */
const translation = /\/messages\/([\w-]+-)?(de|fr|es|ar)\.ts$/;

export const folderRules: readonly Rule[] = [
  {
    name: 'a folder has at most fifteen source files',
    violations: ({ modules }) =>
      [...byFolder(modules.filter(({ path }) => isProduct(path) && !translation.test(path)))]
        .filter(([, files]) => files.length > mostFiles)
        .map(([folder, files]) => `${folder} has ${files.length} source files; split it`),
  },
  {
    name: 'there are no import cycles between folders',
    violations: ({ modules }) =>
      findCycles(foldersOf(modules)).map((cycle) => `${cycle.join(' → ')} → ${cycle[0]}`),
  },
];

function byFolder(modules: readonly SourceModule[]): Map<string, SourceModule[]> {
  return Map.groupBy(modules, ({ path }) => folderOf(path));
}

/** Each folder as one module with the combined imports of its files. */
function foldersOf(modules: readonly SourceModule[]): ImportingModule[] {
  return [...byFolder(modules.filter(({ path }) => !isTest(path)))].map(([path, files]) => {
    const targets = files.flatMap(({ imports }) => imports.map(({ target }) => folderOf(target)));
    return {
      path,
      imports: [...new Set(targets)].filter((target) => target !== path).map((target) => ({ target })),
    };
  });
}

/** A package's door counts as a separate folder, since it imports the slices that the ground serves. */
function folderOf(path: string): string {
  const folder = dirname(path);
  return sourceLocationOf(path)?.slice === 'door' ? `${folder} (door)` : folder;
}
