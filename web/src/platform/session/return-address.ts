const home = '/dashboard';

/** Address of the sign-in that returns to the given path; the dashboard by default. */
export function signInAddress(path?: string): string {
  return path === undefined || path === home
    ? '/login'
    : `/login?${new URLSearchParams({ callbackURL: path })}`;
}

/** The path to open after the sign-in, if it is within this product. */
export function returnAddress(query: URLSearchParams): string {
  const path = query.get('callbackURL') ?? home;
  // A browser reads // and /\ as the start of another host.
  return /^\/(?![/\\])/.test(path) ? path : home;
}
