import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';

/** Installation settings for time off. */
export interface TimeOffSettings {
  /** The public origin, for links in mails. */
  appUrl: string;
}

export type TimeOffContext = UseCaseContext & TimeOffSettings;
