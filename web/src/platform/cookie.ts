/** The value of a cookie that scripts may read; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Keeps a cookie for the whole site; it is sent along with calls from the site only. */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${name}=${value}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
}
