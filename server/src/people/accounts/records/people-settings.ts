import type { StaffLists } from '@almanac/domain/access/role';
import type { Writer } from '../../../platform/database/database.ts';
import type { UseCaseContext } from '../../../platform/use-case/use-case.ts';
import type { Entitlements } from './entitlements.ts';
import type { LeaveImport } from './leave-import.ts';

/** Texts about people that later slices store. */
export interface PersonalTexts {
  erase(writer: Writer, userId: string): Promise<void>;
}

/** Settings of this installation. */
export interface PeopleSettings {
  company: { domain: string };
  staff: StaffLists;
  entitlements: Entitlements;
  personalTexts: PersonalTexts;
  leaveImport: LeaveImport;
  /** Deactivates people after their last day. */
  endEmployments(): Promise<void>;
}

export type PeopleContext = UseCaseContext & PeopleSettings;
