import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A page as somebody asks for it. */
export interface AskedPage {
  /** As the router has it, such as 'teams/:teamId'; '*' where it has none. */
  address: string;
  /** What stands in the open parts of the address, as it is written there. */
  params: Record<string, string>;
  /** With its question mark, or nothing. */
  search: string;
}

export interface BuiltPage extends AskedPage {
  file: string;
}

const fileOfAddress = z.record(z.string(), z.string());

/**
 * Reads which files the build has made for the addresses of the web application; each names the code of its page. Gives the one for what
 * was asked for.
 */
export async function readBuiltPages(folder: string): Promise<(url: string) => BuiltPage> {
  const list = join(folder, 'pages.json');
  const files = existsSync(list) ? fileOfAddress.parse(JSON.parse(await readFile(list, 'utf8'))) : {};
  const pages = Object.entries(files)
    .map(([address, file]) => ({ address, file, ...readAddress(address) }))
    .toSorted((one, other) => one.openParts - other.openParts);
  const { '*': fileOfOthers = 'index.html' } = files;
  return (url) => {
    const [path = '', ...query] = url.split('?');
    const search = query.length === 0 ? '' : `?${query.join('?')}`;
    for (const { address, file, pattern } of pages) {
      const found = pattern.exec(path);
      if (found) return { address, file, params: { ...found.groups }, search };
    }
    return { address: '*', file: fileOfOthers, params: {}, search };
  };
}

/** An address as the router has it, such as 'teams/:teamId'; one that names more comes before one that leaves more open. */
function readAddress(address: string) {
  const parts = address.split('/');
  const open = /^:(\w+)$/;
  const pattern = parts.map((part) => part.replaceAll('*', '\\*').replace(open, '(?<$1>[^/]+)')).join('/');
  return {
    pattern: new RegExp(`^/${pattern}/?$`),
    openParts: parts.filter((part) => open.test(part)).length,
  };
}
