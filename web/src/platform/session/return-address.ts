const home = '/dashboard';

/** The address of the sign-in that leads back to the place; without one, to the dashboard. */
export function signInAddress(place?: string): string {
  return place === undefined || place === home
    ? '/login'
    : `/login?${new URLSearchParams({ callbackURL: place })}`;
}

/** The place to go to after the sign-in: what the query names, if it lies in this product. */
export function returnAddress(query: URLSearchParams): string {
  const place = query.get('callbackURL') ?? home;
  // A browser reads // and /\ as the start of another host.
  return /^\/(?![/\\])/.test(place) ? place : home;
}
