import { createContext } from 'react';

/** The time zone that says which day is today; that of the device where it is not given. */
export const DayZone = createContext<string | undefined>(undefined);
