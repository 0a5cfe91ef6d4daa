import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileOfAddress = z.record(z.string(), z.string());

/**
 * Reads the build's HTML files per address of the web application; each links its page's code. Returns the file for a
 * path.
 */
export async function readBuiltPages(folder: string): Promise<(path: string) => string> {
  const list = join(folder, 'pages.json');
  const files = existsSync(list) ? fileOfAddress.parse(JSON.parse(await readFile(list, 'utf8'))) : {};
  const pages = Object.entries(files)
    .map(([address, file]) => ({ file, ...readAddress(address) }))
    .toSorted((one, other) => one.openParts - other.openParts);
  const { '*': fileOfOthers = 'index.html' } = files;
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.file ?? fileOfOthers;
}

/** A router path such as 'teams/:teamId'; more specific ones come first. */
function readAddress(address: string) {
  const parts = address.split('/');
  const isOpen = (part: string) => part.startsWith(':');
  const pattern = parts.map((part) => (isOpen(part) ? '[^/]+' : part.replaceAll('*', '\\*'))).join('/');
  return { pattern: new RegExp(`^/${pattern}/?$`), openParts: parts.filter(isOpen).length };
}
