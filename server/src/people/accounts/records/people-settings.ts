import type { StaffLists } from '@almanac/domain/access/role';
import type { Writer } from '../../../platform/database/database.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import type { Entitlements } from './entitlements.ts';
import type { LeaveImport } from './leave-import.ts';

/** Texts about a person's time off, stored by a later slice. */
export interface Reasons {
  erase(writer: Writer, userId: string): Promise<void>;
}

/** Settings of this installation. */
export interface PeopleSettings {
  company: { domain: string };
  staff: StaffLists;
  entitlements: Entitlements;
  reasons: Reasons;
  leaveImport: LeaveImport;
  /** Deactivates people after their last day. */
  endEmployments(): Promise<void>;
}

export type PeopleContext = UseCaseContext & PeopleSettings;
