import { dirname, join } from 'node:path';

export const projectDirectory = dirname(dirname(import.meta.dirname));

/** The path of a program installed by npm. */
export function findProgram(name: string): string {
  return join(projectDirectory, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
