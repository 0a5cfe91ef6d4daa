import type { StaffLists } from '@almanac/domain/access/role';
import type { Writer } from '../../../platform/database/database.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import type { Entitlements } from './entitlements.ts';
import type { LeaveImport } from './leave-import.ts';

/** What people wrote about the time off of a person, which a later slice keeps. */
export interface Reasons {
  erase(writer: Writer, userId: string): Promise<void>;
}

/** What the slice is told about this installation. */
export interface PeopleSettings {
  company: { name: string; domain: string };
  appUrl: string;
  staff: StaffLists;
  entitlements: Entitlements;
  reasons: Reasons;
  leaveImport: LeaveImport;
  /** Deactivates those whose last day is over. */
  endEmployments(): Promise<void>;
}

export type PeopleContext = UseCaseContext & PeopleSettings;
