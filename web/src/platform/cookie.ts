/** Value of a cookie visible to scripts; undefined if not set. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Sets a cookie for the whole site, sent with same-site requests only. */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${name}=${value}; path=/; max-age=${lifetimeSeconds}; samesite=lax`;
}
