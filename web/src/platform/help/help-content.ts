import { queryOptions } from '@tanstack/react-query';
import { readBuiltFile } from '../session/built-file.ts';
import { type HelpEntry, type HelpPageId, type HelpSection, helpFolder, helpPages } from './help-pages.ts';

/** Every heading of the help. */
export const helpIndexQuery = queryOptions({
  queryKey: ['help'],
  queryFn: ({ signal }) => readBuiltFile<HelpEntry[]>(`${helpFolder}/index.json`, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The text of all pages, for the search. */
export const helpTextsQuery = queryOptions({
  queryKey: ['help', 'texts'],
  queryFn: async ({ signal }) => {
    const texts = await Promise.all(helpPages.map(async ({ id }) => [id, await readPage(id, signal)]));
    return Object.fromEntries(texts) as Record<HelpPageId, HelpSection[]>;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function helpPageQuery(page: HelpPageId) {
  return queryOptions({
    queryKey: ['help', page],
    queryFn: ({ signal }) => readPage(page, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function readPage(page: HelpPageId, signal: AbortSignal): Promise<HelpSection[]> {
  return readBuiltFile(`${helpFolder}/${page}.json`, signal);
}
