import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '../environment/project.ts';

export interface SourceFile {
  path: string;
  text: string;
}

/** Where an event is defined. */
export interface EventSource {
  action: string;
  /** The exported constant. */
  name: string;
  path: string;
}

/** The sources of the domain and the server, with their tests. */
export function readEventSources(): SourceFile[] {
  return globSync('{domain,server}/src/**/*.ts', { cwd: projectDirectory }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(projectDirectory, path), 'utf8'),
  }));
}

/** The definitions in the sources of the domain. */
export function definitionsIn(files: readonly SourceFile[]): EventSource[] {
  return files
    .filter(({ path }) => /^domain\/src\/.+\/([a-z-]+-)?events\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+) = \w+\('([a-z]+(?:-[a-z]+)*\.[a-z-]+)'/gm)].map(
        ([, name = '', action = '']) => ({ path, name, action }),
      ),
    );
}
