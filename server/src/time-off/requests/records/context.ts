import type { AbsenceVisibility } from '@almanac/domain/access/absence-scope';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';

/** What time off needs to know of the installation. */
export interface TimeOffSettings {
  /** The public address of the product, for the links in mails. */
  appUrl: string;
  companyName: string;
  absenceVisibility: AbsenceVisibility;
}

export type TimeOffContext = UseCaseContext & TimeOffSettings;
