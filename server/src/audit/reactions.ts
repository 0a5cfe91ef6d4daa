import type { exportEvents } from '@almanac/domain/audit/export-events';
import type { ReactionsTo } from '../platform/events/reactions.ts';

export const exportReactions: ReactionsTo<typeof exportEvents> = {
  'people.exported': {},
  'teams.exported': {},
  'requests.exported': {},
  'balances.exported': {},
  'absences.exported': {},
  'provisions.exported': {},
  'sickness.exported': {},
  'audit-log.exported': {},
};
