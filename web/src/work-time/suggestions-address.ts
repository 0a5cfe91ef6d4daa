/** Address that opens the suggested holidays of a place's year. */
export function suggestionsAddress(placeId: string, year: number): string {
  return `/admin/leave/places/${placeId}?year=${year}&suggest=true`;
}
