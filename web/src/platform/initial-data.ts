import type { QueryClient } from '@tanstack/react-query';

const elementId = 'initial-data';
const longestAgeMilliseconds = 30_000;

/** Puts the answers that the page has brought along into the cache, by the first part of their query keys; old ones are left out. */
export function takeInitialData(queryClient: QueryClient): void {
  const { timeOrigin } = performance;
  if (Date.now() - timeOrigin > longestAgeMilliseconds) return;
  for (const [name, answer] of Object.entries(readInitialData())) {
    queryClient.setQueryData([name], answer, { updatedAt: timeOrigin });
  }
}

function readInitialData(): Record<string, unknown> {
  const text = document.getElementById(elementId)?.textContent;
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    // The page was cut off on its way: the server is asked instead.
    return {};
  }
}
