/** Which request of a list is looked at, and where it stood. */
export interface ActiveRequest {
  id: string;
  index: number;
}

/** The request that is looked at: the one that was, the one that took its place once it is gone, or the first. */
export function activeOf<Request extends { id: string }>(
  requests: readonly Request[],
  { id, index }: ActiveRequest,
): Request | undefined {
  return requests.find((each) => each.id === id) ?? requests[Math.min(index, requests.length - 1)];
}

/** The request some places after the active one; at the ends of the list it stays. */
export function requestAfter<Request extends { id: string }>(
  requests: readonly Request[],
  active: Request | undefined,
  places: number,
): Request | undefined {
  const index = requests.findIndex(({ id }) => id === active?.id);
  return requests[Math.max(0, Math.min(requests.length - 1, index + places))];
}
