/** Where the suggestions of a place's holidays in a year are open. */
export function suggestionsAddress(placeId: string, year: number): string {
  return `/admin/leave/places/${placeId}?year=${year}&suggest=true`;
}
