import type { QueryClient } from '@tanstack/react-query';

const elementId = 'initial-data';
const longestAgeMilliseconds = 30_000;

/**
 * Caches the answers preloaded in the page's HTML, keyed by the first part of their query keys. Old ones are
 * ignored.
 */
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
    // A truncated page; the data is fetched instead.
    return {};
  }
}
