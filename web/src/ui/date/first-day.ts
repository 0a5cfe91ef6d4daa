import { createContext, use } from 'react';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The number of the first day of the week in calendars, 0 for Sunday to 6 for Saturday. */
export const FirstDay = createContext(0);

/** The first day of the week as React Aria names it. */
export function useFirstDayName(): (typeof names)[number] {
  return names[use(FirstDay)] ?? 'sun';
}
