import type { RequestPage, TimeOffRequest } from '@almanac/domain/time-off/requests/schema';

/** The requests of all pages, in order; each once, also when one moved to the next page in between. */
export async function everyRequest(
  readPage: (page: number) => Promise<RequestPage>,
): Promise<TimeOffRequest[]> {
  const requests = new Map<string, TimeOffRequest>();
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const { data, pagination } = await readPage(page);
    for (const request of data) requests.set(request.id, request);
    totalPages = pagination.totalPages;
  }
  return [...requests.values()];
}
