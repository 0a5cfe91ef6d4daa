const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whose time off the calendar shows, as the address bar holds it. */
export interface CalendarFilters {
  departmentId?: string;
  teamId?: string;
}

const addressNames = { departmentId: 'department', teamId: 'team' } as const;

/** Reads the filters from the address; what cannot be an identifier counts as not given. */
export function readCalendarFilters(address: URLSearchParams): CalendarFilters {
  const departmentId = readId(address, addressNames.departmentId);
  const teamId = readId(address, addressNames.teamId);
  return { ...(departmentId && { departmentId }), ...(teamId && { teamId }) };
}

/** The address with the filters in it; what is foreign stays. */
export function writeCalendarFilters(address: URLSearchParams, filters: CalendarFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const field of ['departmentId', 'teamId'] as const) {
    const id = filters[field];
    if (id === undefined) next.delete(addressNames[field]);
    else next.set(addressNames[field], id);
  }
  return next;
}

function readId(address: URLSearchParams, name: string): string | undefined {
  const id = address.get(name);
  return id !== null && idPattern.test(id) ? id : undefined;
}
