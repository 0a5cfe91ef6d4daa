import { dirname, join } from 'node:path';

export const projectDirectory = dirname(dirname(import.meta.dirname));

/** The file of a program that npm installed for this project. */
export function findProgram(name: string): string {
  return join(projectDirectory, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
