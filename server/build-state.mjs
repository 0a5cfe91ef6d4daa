import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever the file does: a build is current while the state of each source is the same. */
export function stateOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** Whether `server/dist` was built from the present sources. */
export function isServerBuilt(project) {
  try {
    const sources = JSON.parse(readFileSync(join(project, 'server/dist/sources.json'), 'utf8'));
    return Object.entries(sources).every(([file, state]) => stateOf(join(project, file)) === state);
  } catch {
    return false;
  }
}
