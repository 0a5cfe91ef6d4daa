/** A request with its position in the list. */
export interface ActiveRequest {
  id: string;
  index: number;
}

/** The active request: the same one, the one at its position once it is gone, or the first. */
export function activeOf<Request extends { id: string }>(
  requests: readonly Request[],
  { id, index }: ActiveRequest,
): Request | undefined {
  return requests.find((each) => each.id === id) ?? requests[Math.min(index, requests.length - 1)];
}

/** The request the given number of positions after the active one, clamped to the list. */
export function requestAfter<Request extends { id: string }>(
  requests: readonly Request[],
  active: Request | undefined,
  places: number,
): Request | undefined {
  const index = requests.findIndex(({ id }) => id === active?.id);
  return requests[Math.max(0, Math.min(requests.length - 1, index + places))];
}
