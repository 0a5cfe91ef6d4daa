import type { TimeOffContext } from '../requests/records/context.ts';

export interface LeavingSettings {
  /** Deactivates people whose last day is over. */
  endEmployments(): Promise<void>;
}

export type LeavingContext = TimeOffContext & LeavingSettings;
