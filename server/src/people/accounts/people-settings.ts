import type { StaffLists } from '@almanac/domain/access/role';
import type { UseCaseContext } from '../../platform/use-case.ts';
import type { Entitlements } from './entitlements.ts';

/** What the slice is told about this installation. */
export interface PeopleSettings {
  company: { name: string; domain: string };
  appUrl: string;
  staff: StaffLists;
  entitlements: Entitlements;
  /** Deactivates those whose last day is over. */
  endEmployments(): Promise<void>;
}

export type PeopleContext = UseCaseContext & PeopleSettings;
