import { createContext } from 'react';

/** The time zone of 'today'; the device's by default. */
export const DayZone = createContext<string | undefined>(undefined);
