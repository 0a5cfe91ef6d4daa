import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule, type SourceModule } from './source-module.ts';

export interface SourceFile {
  path: string;
  text: string;
}

/** The project's files and its parsed modules. */
export interface SourceTree {
  files: readonly SourceFile[];
  modules: readonly SourceModule[];
}

/** Configuration that affects how imports resolve. */
const rootFiles = ['package.json', 'tsconfig.base.json'];
const sourceFolders = ['domain', 'server', 'web', 'e2e', 'scripts', 'packages'];
const foldersMade = new Set(['node_modules', 'server/dist', 'web/dist']);
const moduleEnding = /\.[cm]?[jt]sx?$/;

/** Parses files, planted or real; takes texts by path. */
export function readTree(sources: Readonly<Record<string, string>>): SourceTree {
  const files = Object.entries(sources).map(([path, text]) => ({ path, text }));
  return {
    files,
    modules: files
      .filter(({ path }) => moduleEnding.test(path))
      .map(({ path, text }) => readModule(path, text)),
  };
}

/** Reads every file of the source folders; throws on anything that is neither a file nor a folder. */
export function readSources(project: string): Record<string, string> {
  const paths = [...rootFiles, ...sourceFolders.flatMap((folder) => pathsIn(project, folder))];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(project, path), 'utf8')]));
}

function pathsIn(project: string, folder: string): string[] {
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (foldersMade.has(entry.name) || foldersMade.has(path)) return [];
    if (entry.isDirectory()) return pathsIn(project, path);
    // A symbolic link would give modules a second path.
    if (!entry.isFile()) throw new Error(`${path} is neither a file nor a folder.`);
    return [path];
  });
}
