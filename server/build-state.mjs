import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a source must be for a build made of it to be current, as tools that build compare it. */
export function stateOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** Whether `server/dist` was made of the sources that are there. */
export function isServerBuilt(project) {
  try {
    const sources = JSON.parse(readFileSync(join(project, 'server/dist/sources.json'), 'utf8'));
    return Object.entries(sources).every(([file, state]) => stateOf(join(project, file)) === state);
  } catch {
    return false;
  }
}
